"""The pages that the code writes: `python -m tests.docs.generated` writes all of them."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from inspect import cleandoc
from typing import Any

from typer.testing import CliRunner

from tests.docs.blocks import ROOT
from tests.docs.directory import directory
from tests.docs.manual import bash_completion, man_page
from tests.docs.recording import readme_page, recording
from tests.docs.reference import reference_page
from tests.docs.turn_events import turn_events
from tests.plugins.built_in import all_rules, built_in
from uno_engine import Rule, Setting
from unobot.cli.app import app, commands, import_command
from unobot.commands import Command, Where, Who
from unobot.commands.registry import COMMANDS
from unobot.commands.set import OWN, ROOM
from unobot.document import plain
from unobot.kit.scenario import Expectation
from unobot.kit.scenario.model import WrittenScenario
from unobot.kit.scenario.schema import schema
from unobot.messages import Voice
from unobot.messages.rules import card_notation
from unobot.messages.texts import Texts
from unobot.parsing import typed_words

_WHO = {
    Who.ANYONE: "anyone",
    Who.SEATED: "players",
    Who.HOST: "the host, operators",
    Who.OPERATOR: "operators",
    Who.IN_CHARGE: "operators; in private admins",
}
_GROUPS = {
    "Open, join and leave a table": "uno new start join leave rejoin seat again bot invite notify vote share move",
    "Look something up": "help howto hand top turn players moves why backs score rules games watch",
    "Time": "wait skip pause resume",
    "Your settings and data": "set ping link unlink export forget",
    "Records and fairness": "stats top10 versus records verify seed",
    "Cups": "cup",
    "For hosts and operators": "kick host stop preset ban unban bans",
}
"""Commands by what they are for, in the order of the page; a command of no group comes last."""
_ROLES = {
    "match": "Kinds of match, by their bare name",
    "house": "House rules, `+name`",
    "deck": "Decks, `+name`",
    "base": "Games",
}
_TOPICS = {
    "Seats, deal and time": ("classic-game", "dos-game", "extended-game"),
    "First card": ("first-card",),
    "Drawing and playing": ("drawing", "playing", "wrong-card"),
    "Wild Draw Four and challenges": ("wild-draw-four", "challenge"),
    "Calling UNO": ("calls",),
}
"""Options by the rules that read them; those of other rules stand by the role of these."""
_FURTHER = {"match": "Matches", "house": "House rules"}


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
    of_classic = texts.forms("en", all_rules().compose("").called)

    def row(kind: str, name: str, who: str) -> Row:
        words = typed_words(texts, "en", f"{kind}-{name}") or (name,)
        return Row(
            name, words, who, plain(texts.say("en", of_classic.get(f"help-{name}", f"help-{name}"), p="!"))
        )

    rules = all_rules().rules.values()
    verbs = {verb.name: verb for rule in sorted(rules, key=lambda rule: rule.id) for verb in rule.verbs}
    of_bot = [row("command", each.name, _who(each.who, each.where)) for each in _every_command()]
    return [*of_bot, *(row("verb", name, "players") for name in verbs)]


def _every_command() -> tuple[Command, ...]:
    return (*COMMANDS, *built_in().brought.commands.values())


def _who(who: Who, where: Where) -> str:
    return f"{_WHO[who]}, in private" if where is Where.PRIVATE else _WHO[who]


def _commands() -> Iterator[str]:
    texts, rows = Texts(built_in().brought.texts), command_rows()
    of_bot, moves = rows[: len(_every_command())], rows[len(_every_command()) :]
    yield "# Commands\n\n*For players who look for a command, and for operators who want to know who may type it.*\n"
    yield "Commands begin with a prefix, `!` by default. In a private chat with the bot you need no prefix. The words marked ° also work"
    yield "without a prefix in a room with a table. On your turn you can type your answer without a prefix, as a line of its own:"
    yield "`r5`, `w red`, `draw`. The bot also understands what other UNO bots call these commands: `!showcards`, `!unotop10`, `!upcard`.\n"
    yield "## Moves\n\nMoves belong to the rules of a game, and plugins can add more.\n"
    yield from _table(moves)
    yield ""
    yield from (_cell(plain(line)) for line in card_notation(Voice(texts), all_rules().compose("classic")))
    grouped = {name for group in _GROUPS.values() for name in group.split()}
    further = " ".join(row.name for row in of_bot if row.name not in grouped)
    for title, group in {**_GROUPS, "More": further}.items():
        if found := [row for name in group.split() for row in of_bot if row.name == name]:
            yield f"\n## {title}\n"
            yield from _table(found)
    features = built_in().brought.features.values()
    own = [*OWN, *(key for each in features for key in each.own)]
    of_rooms = [*ROOM, *(key for each in features for key in each.of_rooms)]
    yield "\n## Settings\n"
    yield "[Settings and privacy](settings-and-privacy.md) describes what players can set.\n"
    yield "`!set KEY VALUE`, privately, changes your own settings. In a room it changes the room's, for its operators.\n"
    yield "| setting | of | what it is |\n| --- | --- | --- |"
    for key in dict.fromkeys([*own, *of_rooms]):
        of = " ".join(word for word, keys in (("you", own), ("room", of_rooms)) if key in keys)
        yield f"| `{key}` | {of.replace(' ', ', ')} | {_cell(plain(texts.say('en', f'setting-{key}', p='!')))} |"
    yield ""


def _table(rows: list[Row]) -> Iterator[str]:
    yield "| command | also | for | does |\n| --- | --- | --- | --- |"
    for row in rows:
        also = (f"`{word.rstrip('°')}`{'°' * word.endswith('°')}" for word in row.words if word != row.name)
        # the row has the command's name already, unless an argument follows it
        does = re.sub(rf"^!{row.name} (?!is )(?=[a-z]+s\b)", "", row.does)
        yield f"| `!{row.name}` | {' '.join(also)} | {row.who} | {_cell(does[0].upper() + does[1:])} |"


def options_page() -> str:
    """Every preset, option and rule that can be chosen."""
    return "\n".join(_options())


def _options() -> Iterator[str]:
    known = all_rules()
    yield "# Games and rules\n\n*For players who want to open a table of another game, or with other rules.*\n"
    yield "Type `!uno` and, in any order, what you want to play. For example, `!uno taiwan +jump-in cards=9` has a preset, a house rule and an option.\n"
    yield "- A **preset** is a game with its rules. If its description ends with an option, add that option for a quicker or quieter game."
    yield "- `+name` adds a **house rule** or a **deck**, and `-name` removes one. A **kind of match** is a bare name: `teams`."
    yield "- `option=value` sets an **option**. It has an effect at tables with one of the rules in the last column of its row.\n"
    yield "`!rules` shows the rules of the table, and `!help NAME` explains one of them. Brackets such as (B4) name a clause of the"
    yield "[rulebook](../reference/rulebook/README.md), which defines every rule exactly.\n"
    yield "## Presets\n\n| preset | what it is | its rules |\n| --- | --- | --- |"
    for preset in known.presets.values():
        words = [*(f"+{rule}" for rule in preset.rules), *preset.match]
        words += [f"{name}={value}" for name, value in preset.options.items()]
        yield f"| `{preset.id}` | {_cell(preset.about)} | {' '.join(f'`{word}`' for word in words)} |"
    yield from _settings()
    for role, title in _ROLES.items():
        yield f"\n## {title}\n"
        yield from _rules(role)
    yield ""


def _settings() -> Iterator[str]:
    """Yield the tables of options by topic, those of rare rules last."""
    topics: dict[str, dict[str, list[tuple[type[Rule], Setting]]]] = {
        topic: {} for topic in (*_TOPICS, *_FURTHER.values(), "Single games, decks and cards")
    }
    for rule in sorted(all_rules().rules.values(), key=lambda rule: rule.id):
        of_rule = next((topic for topic, rules in _TOPICS.items() if rule.id in rules), None)
        topic = of_rule or _FURTHER.get(rule.role, "Single games, decks and cards")
        for setting in rule.settings:
            if not any(setting.name in topics[before] for before in topics if before != topic):
                topics[topic].setdefault(setting.name, []).append((rule, setting))
    for topic, options in topics.items():
        yield f"\n## Options: {topic}\n\n| option | default | what it is | used by |\n| --- | --- | --- | --- |"
        for name, uses in sorted(options.items()):
            rules = " ".join(f"`{rule.id}`" for rule, _ in uses)
            setting = uses[0][1]
            yield f"| `{name}` | `{setting.write(setting.default)}` | {_cell(setting.about)} | {rules} |"


def _rules(role: str) -> Iterator[str]:
    yield "| rule | what it does | options |\n| --- | --- | --- |"
    for rule in sorted(all_rules().rules.values(), key=lambda rule: rule.id):
        if rule.role == role:
            about = " ".join(cleandoc(rule.__doc__ or "").split("\n\n", 1)[0].split())
            yield f"| `{rule.id}` | {_cell(about)} | {' '.join(f'`{one.name}`' for one in rule.settings)} |"


def configuration_page() -> str:
    """The page about the configuration: written by hand, but for the settings of the example."""
    page = (ROOT / "docs/operators/configuration.md").read_text(encoding="utf-8")
    return _filled(page, "settings", _configuration())


def _configuration() -> Iterator[str]:
    """Yield a table of settings for each part of config.example.toml, with the comments there."""
    about: list[str] = []
    lines = (ROOT / "config.example.toml").read_text(encoding="utf-8").splitlines()
    yield "### The bot\n\n| setting | default or example | what it is |\n| --- | --- | --- |"
    for line in lines[lines.index("") :]:
        if line.startswith("# "):
            about.append(line.removeprefix("# "))
        elif part := re.fullmatch(r"#?(\[[\w.\"#]+\])", line):
            yield f"\n### `{part[1]}`\n"
            if about:
                yield f"{' '.join(about)}\n"
            yield "| setting | default or example | what it is |\n| --- | --- | --- |"
            about = []
        elif setting := re.fullmatch(r"#?(\w+) = (.+)", line):
            value = setting[2] if len(setting[2]) < 80 else f"{setting[2][:60]} …"
            yield f"| `{setting[1]}` | `{value.replace('|', chr(92) + '|')}` | {_cell(' '.join(about))} |"
            about = []
        elif not line and about:
            yield f"\n{' '.join(about)}"
            about = []


def command_line_page() -> str:
    """Every command of the command line, as its --help has it."""
    return "\n".join(_command_line())


def _command_line() -> Iterator[str]:
    yield "# Command line\n\n*For operators and plugin authors who look for a command or an option.*\n"
    yield "`unobot --help` lists all commands, `unobot COMMAND --help` describes one of them.\n"
    yield "| command | does |\n| --- | --- |"
    for verb in commands():
        about = (import_command(verb).help or "").partition("\n")[0]
        yield f"| [`unobot {verb}`](#unobot-{verb}) | {_cell(about)} |"
    for verb in commands():
        shown = CliRunner().invoke(app, [verb, "--help"], prog_name="unobot", terminal_width=100)
        yield f"\n## unobot {verb}\n\n```text\n{shown.output.strip()}\n```"
    yield ""


def scenarios_page() -> str:
    """The page about scenarios: written by hand, but for the keys."""
    parts = schema()["$defs"]
    page = (ROOT / "docs/plugins/reference/scenarios.md").read_text(encoding="utf-8")
    page = _filled(page, "keys", _keys(parts[WrittenScenario.__name__]))
    return _filled(page, "checks", _keys(parts[Expectation.__name__]))


def rule_reference_page() -> str:
    """The page about the parts of a rule: written by hand, but for the events of a turn and the parts of games."""
    page = (ROOT / "docs/plugins/reference/rule-parts.md").read_text(encoding="utf-8")
    page = _filled(page, "parts", _rules("part"))
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
    "README.md": readme_page,
    "deploy/unobot.1": man_page,
    "deploy/unobot.bash": bash_completion,
    "docs/demo.svg": recording,
    "docs/operators/configuration.md": configuration_page,
    "docs/players/commands.md": commands_page,
    "docs/players/games-and-rules.md": options_page,
    "docs/plugins/directory.md": directory_page,
    "docs/plugins/reference/api.md": reference_page,
    "docs/plugins/reference/rule-parts.md": rule_reference_page,
    "docs/plugins/reference/scenarios.md": scenarios_page,
    "docs/reference/command-line.md": command_line_page,
}
"""Each page or picture, and what writes it."""

if __name__ == "__main__":
    for name, page in PAGES.items():
        (ROOT / name).write_text(page(), encoding="utf-8")
