"""Without any one of the features the bot starts, is played with, and knows nothing of that feature."""

from importlib.metadata import EntryPoint

import pytest

from tests.plugins.built_in import built_in, points
from unobot.kit.testing import fake_room
from unobot.plugins import load_plugins

FEATURES = {
    "bans": "bans",
    "coach": "",
    "computers": "bot add",
    "corrections": "",
    "daily": "",
    "cups": "cup",
    "fairness": "verify",
    "hints": "",
    "inviting": "invite bob",
    "links": "unlink",
    "machines": "",
    "privacy": "export me",
    "records": "top10",
    "room-presets": "preset list",
    "sharing": "share",
    "votes": "vote taiwan",
    "watching": "watch",
}
"""The features by the names of their plugins, each with a command of it, if it has one."""


def without(name: str) -> list[EntryPoint]:
    """The entry points of all plugins of the project but that one."""
    kept = [each for each in points() if each.name != name]
    assert len(kept) == len(points()) - 1
    return kept


@pytest.mark.parametrize("name", FEATURES)
async def test_a_round_is_played_without_it(name: str) -> None:
    plugins = load_plugins(installed=without(name))
    assert plugins.broken == ()
    async with fake_room("ann", "bob", "eve", plugins=plugins) as room:
        assert any("opens a table" in line for line in await room.say("ann", "!uno classic"))
        await room.say("bob", "!join")
        dealt = await room.say("ann", "!deal")
        assert sum("Your cards" in line for line in dealt) == 2
        for _ in range(60):
            game = room.table().game
            if room.table().waiting:
                break
            assert game.question is not None
            seat = game.question.waiting()[0]
            move = game.options(seat)[0]
            said = " ".join([move.verb, *(card.code for card in move.cards), *map(str, move.args)])
            assert await room.say(game.state.names[seat], f"!{said}")
        assert room.table().game.state.round >= 1
        await room.network.depart("bob")
        await room.network.arrive("bob")
        await room.say("ann", "hello")
        if command := FEATURES[name]:
            # such a line may be for another bot
            assert await room.say("eve", f"!{command}") == []


@pytest.mark.parametrize("command", [each for each in FEATURES.values() if each])
async def test_with_it_its_command_is_answered(command: str) -> None:
    async with fake_room("ann", "bob", "eve", plugins=built_in(), fair=True) as room:
        await room.say("ann", "!uno classic")
        assert await room.say("eve", f"!{command}") != []
