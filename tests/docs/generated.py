"""The pages that are written by the code: `python -m tests.docs.generated` writes them anew."""

from collections.abc import Callable, Iterator, Mapping
from inspect import cleandoc

from unobot.commands.known import Entry, Who
from unobot.verbs import VERBS
from unobot.verbs.helping import not_there_yet
from unobot.verbs.setting import OWN, ROOM

from tests.docs.blocks import ROOT
from tests.plugins.built_in import all_rules
from uno_engine import Rule, Setting
from unobot.commands import COMMANDS
from unobot.document import plain
from unobot.texts import Texts

_WHO = {Who.ANYONE: "anyone", Who.SEATED: "players", Who.HOST: "the host, operators"}
_ROLES = {
    "match": "Kinds of match, by their bare name",
    "house": "House rules, `+name`",
    "deck": "Decks, `+name`",
    "base": "Games",
    "part": "Parts of games",
}


def commands_page() -> str:
    """Every command of the chat."""
    return "\n".join(_commands())


def _commands() -> Iterator[str]:
    texts = Texts()
    yield "# Commands\n"
    yield "With the default prefix `!`. In a private chat with the bot no prefix is needed. The words marked ° also work"
    yield "without a prefix in the room while a round is played, and on one's turn so does a card by its code: `r5`.\n"
    yield "| command | also | for | does |\n| --- | --- | --- | --- |"
    for entry in COMMANDS:
        also = " ".join(f"`{word}`{'°' * (word in entry.bare)}" for word in entry.words if word != entry.name)
        does = plain(texts.say("en", entry.help, p="!"))
        if VERBS.get(entry.name) is not_there_yet:
            does = "There in a later version."
        yield f"| {_typed(entry)} | {also} | {_WHO[entry.who]} | {_cell(does)} |"
    yield ""
    yield from (_cell(plain(texts.say("en", "help-cards", p="!"))), "")
    yield f"What can be `!set` for oneself, in private: {', '.join(f'`{key}`' for key in OWN)}. For the room, by its operators:"
    yield f"{', '.join(f'`{key}`' for key in ROOM)}.\n"


def _typed(entry: Entry) -> str:
    return "`!uno`" if entry.name == "open" else f"`!{entry.name}`"


def options_page() -> str:
    """Every preset, rule and option."""
    return "\n".join(_options())


def _options() -> Iterator[str]:
    known = all_rules()
    yield "# Presets, rules and options\n"
    yield "What may follow `!uno`, in any order: a preset, `+rule`, `-rule`, `option=value`, a kind of match. The clauses in"
    yield "brackets are those of the [rulebook](rulebook/README.md).\n"
    yield "## Presets\n\n| preset | what it is | its rules |\n| --- | --- | --- |"
    for preset in known.presets.values():
        words = [*(f"+{rule}" for rule in preset.rules), *preset.match]
        words += [f"{name}={value}" for name, value in preset.options.items()]
        yield f"| `{preset.id}` | {_cell(preset.about)} | {' '.join(f'`{word}`' for word in words)} |"
    for role, title in _ROLES.items():
        rules = [rule for rule in known.rules.values() if rule.role == role]
        if rules:
            yield f"\n## {title}\n\n| rule | what it does | options |\n| --- | --- | --- |"
            yield from (_rule(rule) for rule in sorted(rules, key=lambda rule: rule.id))
    yield "\n## Options\n\n| option | usually | what it is |\n| --- | --- | --- |"
    settings: Mapping[str, Setting] = {
        one.name: one for rule in known.rules.values() for one in rule.settings
    }
    for name, setting in sorted(settings.items()):
        yield f"| `{name}` | `{setting.write(setting.default)}` | {_cell(setting.about)} |"
    yield ""


def _rule(rule: type[Rule]) -> str:
    about = " ".join(cleandoc(rule.__doc__ or "").split("\n\n", 1)[0].split())
    return f"| `{rule.id}` | {_cell(about)} | {' '.join(f'`{one.name}`' for one in rule.settings)} |"


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;")


PAGES: Mapping[str, Callable[[], str]] = {
    "docs/commands.md": commands_page,
    "docs/options.md": options_page,
}
"""Each page, and what writes it."""

if __name__ == "__main__":
    for name, page in PAGES.items():
        (ROOT / name).write_text(page(), encoding="utf-8")
