"""The recipes of docs/contributing/architecture.md, followed in a copy of the tree: how many files something new touches, and that it works."""

import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT
from tests.docs.installed import environment, run

Edits = Mapping[str, tuple[tuple[str, str], ...]]
"""By file: what is replaced there by what; an empty text stands for the end of the file."""

COMMAND: Edits = {
    "unobot/commands/seats.py": (
        (
            "",
            '''

# --- `!wave`: greet the table.


def wave(request: Request) -> None:
    """Greet all players. Raises NotAllowed if there is no table."""
    request.answer(request.say("waved", player=request.speaker, count=len(request.table.holders)))


WAVE = Command("wave", wave)
''',
        ),
    ),
    "unobot/commands/registry.py": (
        ("SEAT, SKIP, WAIT\n", "SEAT, SKIP, WAIT, WAVE\n"),
        ("    BACKS,\n", "    BACKS,\n    WAVE,\n"),
    ),
    "unobot/messages/texts/en/words.ftl": (("", "command-wave = wave, hello\n"),),
    "unobot/messages/texts/en/help.ftl": (("", "help-wave = { $p }wave greets the table.\n"),),
    "unobot/messages/texts/en/table.ftl": (("", "waved = { $player } waves to { $count } at the table.\n"),),
}
WAVED = """
async def test_a_command_is_answered() -> None:
    async with fake_room("ann", "bob") as room:
        await room.say("ann", "!uno")
        assert await room.say("ann", "!hello") == ["#uno: ann waves to 1 at the table."]
        assert "!wave greets the table." in (await room.say("bob", "!help wave"))[0]
"""

FIELD: Edits = {
    "plugins/unobot_bans/__init__.py": (
        ("    until: float | None = None\n\n", "    until: float | None = None\n    at: float = 0.0\n\n"),
        ("request.sender.name, until)", "request.sender.name, until, place.date)"),
        ("by=ban.by,", 'by=f"{ban.by} at {ban.at:.0f}",'),
    ),
}
STORED = """
async def test_a_stored_field_outlasts_a_restart(tmp_path: Path) -> None:
    data, clock = tmp_path / "kept.db", HeldClock()
    network = FakeNetwork(clock)
    async with fake_room("ann", "eve", data=data, network=network, clock=clock) as room:
        await network.arrive("olga", operator=True)
        date = clock.now()
        await room.say("olga", "!ban eve")
        await room.wait(60)
    async with fake_room(data=data, network=network, clock=clock) as room:
        assert f"by olga at {date:.0f}" in (await room.say("olga", "!bans"))[0]
"""

OPTION: Edits = {
    "plugins/unobot_decks/official112.py": (
        (
            '(D1)."),\n    ]\n',
            '(D1)."),\n    ]\n    copies: Annotated[int, uno.Number("copies", 1, 1, 4, "How many of each are added.")]\n',
        ),
        (
            "        chosen = options.read(Official112Settings)\n",
            "        chosen = options.read(Official112Settings)\n        self.copies = chosen.copies\n",
        ),
        (
            "{uno.Card.of(None, kind): 1 for kind in self.more}",
            "{uno.Card.of(None, kind): self.copies for kind in self.more}",
        ),
    ),
}
CHOSEN = """
async def test_an_option_is_chosen() -> None:
    async with fake_room("ann", "bob") as room:
        assert "copies=2" in (await room.say("ann", "!uno +official112 copies=2"))[0]
        await room.say("bob", "!join")
        await room.say("ann", "!deal")
        assert len(room.table().rules.deck) == 108 + 2 * 4
"""

SETTING: Edits = {
    "plugins/unobot_hints/__init__.py": (
        (
            "    hints: bool = True\n",
            '    hint_cards: Annotated[int, Interval(ge=1, le=5), Expected("a number from 1 to 5")] = 2\n    hints: bool = True\n',
        ),
        ("[:_AT_ONCE]", "[: place.settings.of(HintSettings).hint_cards]"),
        (
            "from typing import Final\n",
            "from typing import Annotated, Final\n\nfrom annotated_types import Interval\n",
        ),
        (
            "from unobot.messages import slug\n",
            "from unobot.config.kinds import Expected\nfrom unobot.messages import slug\n",
        ),
    ),
}
SET = """
def write(tmp_path: Path, number: int) -> Path:
    file = tmp_path / "config.toml"
    file.write_text(f'[tables]\\nhint_cards = {number}\\n[network.fake]\\nadapter = "fake"\\n')
    return file


async def test_a_setting_holds_in_a_game(tmp_path: Path) -> None:
    tables = load_config(write(tmp_path, 1), load_plugins()).tables
    async with fake_room("ann", "bob", tables=tables) as room:
        for who, said in (("ann", "!new extended"), ("bob", "!join"), ("ann", "!deal")):
            await room.say(who, said)
        room.lay_out({"ann": "r5 r6 r7", "bob": "ra rv r1 g1"}, top="r2", turn="ann")
        assert sum("New to you" in line for line in await room.say("ann", "r5")) == 1


def test_a_wrong_setting_is_told_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="2: tables.hint_cards: expected a number from 1 to 5"):
        load_config(write(tmp_path, 9), load_plugins())
"""

HEAD = """
from pathlib import Path

import pytest

from unobot.clock import HeldClock
from unobot.config import ConfigError
from unobot.kit.testing import FakeNetwork, fake_room
from unobot.plugins import load_config, load_plugins
"""


RECIPES = {
    "command": (COMMAND, 2),
    "stored field": (FIELD, 1),
    "option": (OPTION, 1),
    "setting": (SETTING, 1),
}
"""What is done for each, and how many modules it touches."""


@pytest.mark.parametrize("name", RECIPES)
def test_a_recipe_touches_few_modules(name: str) -> None:
    edits, modules = RECIPES[name]
    assert sum(file.endswith(".py") for file in edits) == modules


def test_what_the_recipes_say_is_all_there_is_to_do(tmp_path: Path) -> None:
    for room in ("unobot", "plugins"):
        shutil.copytree(ROOT / room, tmp_path / room, ignore=shutil.ignore_patterns("__pycache__"))
    for edits, _ in RECIPES.values():
        for file, replaced in edits.items():
            text = (ROOT / file).read_text(encoding="utf-8")
            for old, new in replaced:
                assert old in text, f"{file} is not as the recipe has it: {old!r}"
                text = text.replace(old, new) if old else text + new
            (tmp_path / file).write_text(text, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nunobot = true\nasyncio_mode = auto\n")
    (tmp_path / "test_it.py").write_text(HEAD + WAVED + STORED + CHOSEN + SET)

    done = run("python -m pytest -q test_it.py", tmp_path, environment(tmp_path, tmp_path / "plugins"))

    assert done.returncode == 0, done.stdout + done.stderr
