"""A store with rounds in it, played by the bot itself."""

from collections.abc import Sequence
from pathlib import Path

from tests.plugins.built_in import built_in
from uno_engine import Words
from unobot.adapter import Room
from unobot.kit.testing import FakeRoom, fake_room


async def fill(
    data: Path,
    *,
    opening: str = "!uno",
    inputs: int = 1000,
    seed: int = 1,
    fair: bool = False,
    names: tuple[str, str] = ("ann", "bob"),
    said: str = "!top",
) -> list[str]:
    """Have two people play until the round is over, or for so many inputs; what the room was told from the deal on.

    The first of them says one thing more before the deal.
    """
    async with fake_room(
        *names,
        data=data,
        plugins=built_in(),
        seed=seed,
        fair=fair,
    ) as room:
        await room.say(names[0], opening)
        await room.say(names[1], "!join")
        await room.say(names[0], said)
        heard = await room.say(names[0], "!deal")
        heard += await play(room, names, inputs)
        return [line.removeprefix("#uno: ") for line in heard if line.startswith("#uno: ")]


async def play(room: FakeRoom, names: Sequence[str], inputs: int = 1000, *, typed: bool = False) -> list[str]:
    """Have these play, who sit in this order, until the round is over, or for so many inputs; what the bot said, and what was `typed`."""
    heard = []
    players = [built_in().brought.players["heuristic"](bytes([seat] * 32)) for seat in range(len(names))]
    for _ in range(inputs):
        table = room.bot.router.room(room.network.network, Room("#uno")).place.table
        if table is None or not table.asked():
            break
        seat = table.asked()[0]
        move = players[seat].answer(table.view(seat))
        assert move is not None
        line = "!" + Words(table.game.state.names, table.rules.deck.by_code).write(move)
        heard += [f"<{names[seat]}> {line}"] if typed else []
        heard += await room.say(names[seat], line)
    return heard
