"""What the demo's players type, from what the bot lists, finishes a round of every preset."""

import random

import pytest

from tests.plugins.built_in import all_rules, built_in
from unobot.demo.choosing import ranked
from unobot.demo.introduction import OWN_SETTINGS
from unobot.demo.memory import Memory, all_cards
from unobot.demo.plain import DemoPrompt, Hand, read_private
from unobot.testing import FakeRoom, fake_room

PEOPLE = ("ada", "bela", "cleo")
BOUND = 900
SHORT = {"rounds": "rounds=1", "winner": "target=1", "round": ""}


def short(preset: str) -> str:
    """A table of that preset, with a match of a round or two."""
    return f"{preset} {SHORT[all_rules().presets[preset].match[0]]}"


class Listeners:
    """The demo's players, as far as they think."""

    def __init__(self, table: str, seed: int) -> None:
        cards = all_cards(all_rules(), table)
        self.memories = {name: Memory(cards) for name in PEOPLE}
        self.answers: dict[str, tuple[str, ...]] = {}
        self.chance = random.Random(seed)

    def hear(self, lines: list[str]) -> None:
        """Everybody reads what is theirs to read."""
        for line in lines:
            to, _, text = line.partition(": ")
            if to in self.memories:
                said = read_private(text)
                if isinstance(said, Hand):
                    self.memories[to].take(said)
                if isinstance(said, Hand | DemoPrompt):
                    self.answers[to] = said.answers or ()

    def commands(self, name: str) -> list[str]:
        """What that player would type, the best first."""
        others = [other for other in PEOPLE if other != name]
        return ranked(self.answers.get(name, ()), self.memories[name], others, self.chance)


async def step(room: FakeRoom, listeners: Listeners) -> None:
    """Whoever the table waits for looks what is open and types the best of the answers listed, and it is taken."""
    table = room.table()
    if table.waiting:
        listeners.hear(await room.say(PEOPLE[0], "!deal"))
        return
    name = table.game.state.names[table.asked()[0]]
    listeners.hear(await room.whisper(name, "hand"))
    before = list(table.game.inputs), table.game.checkpoint
    for command in listeners.commands(name)[:2]:
        listeners.hear(heard := await room.say(name, f"!{command}"))
        if room.find_table() is not table or (list(table.game.inputs), table.game.checkpoint) != before:
            return
        assert command.endswith(" uno"), f"{name} typed {command} and was told {heard}"
        listeners.memories[name].calls = False
    raise AssertionError(f"nothing that {name} types is taken: {listeners.answers[name]}")


@pytest.mark.parametrize("preset", [*all_rules().presets, "extended dropped=yes"])
async def test_the_demos_players_finish_every_preset_and_type_nothing_that_is_refused(preset: str) -> None:
    line = short(preset.split(maxsplit=1)[0]) + preset.removeprefix(preset.split(maxsplit=1)[0])
    listeners = Listeners(line, 5)
    async with fake_room(*PEOPLE, plugins=built_in(), seed=5) as room:
        for name in PEOPLE:
            for setting in OWN_SETTINGS:
                await room.whisper(name, setting)
        await room.say(PEOPLE[0], f"!uno {line}")
        for name in PEOPLE[1:]:
            await room.say(name, "!join")
        for _ in range(BOUND):
            if room.find_table() is None:
                return
            await step(room, listeners)
        raise AssertionError(f"{line} is not over after {BOUND} commands")
