"""The pages that are written by the code: `python -m tests.docs.generated` writes them anew."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from inspect import cleandoc
from typing import Any

from tests.docs.blocks import ROOT
from tests.docs.directory import directory
from tests.docs.names import names_page
from tests.docs.reference import reference_page
from tests.docs.turn_events import turn_events
from tests.plugins.built_in import all_rules, built_in
from uno_engine import Rule, Setting
from unobot.commands import Command, Where, Who
from unobot.commands.registry import COMMANDS
from unobot.commands.set import OWN, ROOM
from unobot.document import plain
from unobot.kit.scenario import Expectation
from unobot.kit.scenario.model import WrittenScenario
from unobot.kit.scenario.schema import schema
from unobot.messages.texts import Texts
from unobot.parsing import typed_words

_WHO = {
    Who.ANYONE: "anyone",
    Who.SEATED: "players",
    Who.HOST: "the host, operators",
    Who.OPERATOR: "operators",
    Who.IN_CHARGE: "operators; in private admins",
}
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


@dataclass(frozen=True, slots=True)
class Row:
    """A command, or a verb of a game, with all that is typed for it."""

    name: str
    words: tuple[str, ...]
    who: str
    does: str


def command_rows() -> list[Row]:
    """Every command of the bot and of the features that come with it, then every verb of the rules that do."""
    texts = Texts(built_in().brought.texts)

    def row(kind: str, name: str, who: str) -> Row:
        words = typed_words(texts, "en", f"{kind}-{name}") or (name,)
        return Row(name, words, who, plain(texts.say("en", f"help-{name}", p="!")))

    rules = all_rules().rules.values()
    verbs = {verb.name: verb for rule in sorted(rules, key=lambda rule: rule.id) for verb in rule.verbs}
    commands = [row("command", each.name, _who(each.who, each.where)) for each in _every_command()]
    return [*commands, *(row("verb", name, "players") for name in verbs)]


def _every_command() -> tuple[Command, ...]:
    return (*COMMANDS, *built_in().brought.commands.values())


def _who(who: Who, where: Where) -> str:
    return f"{_WHO[who]}, in private" if where is Where.PRIVATE else _WHO[who]


def _commands() -> Iterator[str]:
    texts, rows = Texts(), command_rows()
    yield "# Commands\n"
    yield "With the default prefix `!`. In a private chat with the bot no prefix is needed. The words marked ° also work"
    yield "without a prefix in a room with a table. Whom the game waits for may answer without prefix, as the whole line,"
    yield "as the answers were printed or in another spelling of the same move: `r5`, `w red`, `draw`."
    yield "What other UNO bots call these commands is understood, too: `!showcards`, `!unotop10`, `!uno join`, `!upcard`.\n"
    yield from _table(rows[: len(_every_command())])
    yield "\n## Moves\n\nWhat is typed in a game belongs to its rules; a rule of a plugin may bring more.\n"
    yield from _table(rows[len(_every_command()) :])
    yield ""
    yield from (_cell(plain(texts.say("en", "help-cards", p="!"))), "")
    features = built_in().brought.features.values()
    own = [*OWN, *(key for each in features for key in each.own)]
    of_rooms = [*ROOM, *(key for each in features for key in each.of_rooms)]
    yield f"What can be `!set` for oneself, in private: {', '.join(f'`{key}`' for key in own)}. For the room, by its operators:"
    yield f"{', '.join(f'`{key}`' for key in of_rooms)}.\n"


def _table(rows: list[Row]) -> Iterator[str]:
    yield "| command | also | for | does |\n| --- | --- | --- | --- |"
    for row in rows:
        also = (f"`{word.rstrip('°')}`{'°' * word.endswith('°')}" for word in row.words if word != row.name)
        yield f"| `!{row.name}` | {' '.join(also)} | {row.who} | {_cell(row.does)} |"


def options_page() -> str:
    """Every preset, rule and option."""
    return "\n".join(_options())


def _options() -> Iterator[str]:
    known = all_rules()
    yield "# Presets, rules and options\n"
    yield "What may follow `!uno`, in any order: a preset, `+rule`, `-rule`, `option=value`, a kind of match. The clauses in"
    yield "brackets are those of the [rulebook](../reference/rulebook/README.md).\n"
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


def scenarios_page() -> str:
    """The page about scenarios: written by hand, but for the keys."""
    parts = schema()["$defs"]
    page = (ROOT / "docs/plugins/reference/scenarios.md").read_text(encoding="utf-8")
    page = _filled(page, "keys", _keys(parts[WrittenScenario.__name__]))
    return _filled(page, "checks", _keys(parts[Expectation.__name__]))


def rule_reference_page() -> str:
    """The page about the parts of a rule: written by hand, but for the events of a turn."""
    page = (ROOT / "docs/plugins/reference/rule-parts.md").read_text(encoding="utf-8")
    return _filled(page, "turn events", turn_events())


def directory_page() -> str:
    """The directory of plugins: written by hand, but for those that come with the bot."""
    page = (ROOT / "docs/plugins/directory.md").read_text(encoding="utf-8")
    return _filled(page, "directory", directory())


def _filled(page: str, mark: str, lines: Iterator[str]) -> str:
    """The page with these lines between its two comments of that name."""
    text = "\n".join(lines)
    new = f"<!-- {mark} -->\n{text}\n<!-- end of {mark} -->"
    return re.sub(rf"<!-- {mark} -->\n.*?<!-- end of {mark} -->", lambda _: new, page, flags=re.DOTALL)


def _keys(part: Mapping[str, Any]) -> Iterator[str]:
    yield "| key | what it is |\n| --- | --- |"
    for key, about in part["properties"].items():
        needed = " (needed)" if key in part.get("required", ()) else ""
        yield f"| `{key}`{needed} | {_cell(about['description'])} |"


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;")


PAGES: Mapping[str, Callable[[], str]] = {
    "docs/players/commands.md": commands_page,
    "docs/players/games-and-rules.md": options_page,
    "docs/plugins/directory.md": directory_page,
    "docs/plugins/reference/names.txt": names_page,
    "docs/plugins/reference/api.md": reference_page,
    "docs/plugins/reference/rule-parts.md": rule_reference_page,
    "docs/plugins/reference/scenarios.md": scenarios_page,
}
"""Each page, and what writes it."""

if __name__ == "__main__":
    for name, page in PAGES.items():
        (ROOT / name).write_text(page(), encoding="utf-8")
