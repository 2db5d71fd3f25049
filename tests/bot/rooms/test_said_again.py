"""What was committed and may not have been heard when the bot died is said again: without what the standing says anyway."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.bot.rooms.conversation import dealt, room_with
from unobot.clock import HeldClock
from unobot.config import TableSettings
from unobot.document import Style
from unobot.kit.testing import FakeNetwork

PEOPLE = ("ann", "bob", "cid")


async def _back(
    tmp_path: Path, *said: Sequence[str], told: bool = False, addressed: bool = True, style: Style = "plain"
) -> list[str]:
    """What is said after a restart if nothing could be said while these things were typed."""
    network = FakeNetwork(clock := HeldClock())
    network.repeats_are_told, network.addresses_first = told, addressed
    data, tables = (
        tmp_path / "unobot.db",
        TableSettings(style=style, features={"hints": False, "achievements": False}),
    )
    async with room_with(*PEOPLE, network=network, clock=clock, data=data, tables=tables) as room:
        hands = {"ann": "r5 r6 r8", "bob": "r7 g7 g8", "cid": "b5 b6 b7"}
        await dealt(room, *PEOPLE, **hands, top="r1", turn="ann", draw="b1 b2 b3 b4 b8 b9")
        network.take()
        network.held = True
        for who, what in said:
            await network.say(who, what)
            await room.bot.router.settled()
    network.held = False
    async with room_with(network=network, clock=clock, data=data, tables=tables) as room:
        return await room.heard()


@pytest.mark.parametrize("style", ["plain", "words"])
@pytest.mark.parametrize("told", [False, True])
async def test_what_happened_is_said_again_and_nobody_is_called_for_a_turn_that_is_not_theirs(
    tmp_path: Path, style: Style, *, told: bool
) -> None:
    heard = await _back(tmp_path, ("ann", "!play r5"), ("bob", "!play r7"), told=told, style=style)
    again = "" if told else " (again)"
    r5, r7 = ("red 5", "red 7") if style == "words" else ("[r5]", "[r7]")
    calls_ann, plays, *rest = [line for line in heard if line.startswith("#uno: ")]
    assert (calls_ann, plays) == (f"#uno: ann plays {r5}.{again}", f"#uno: bob plays {r7}.{again}")
    (standing,) = rest
    assert standing.startswith("#uno: cid: I'm back, and the round continues.")
    # hands are sent as they are now, with the standing
    assert heard[3:] == [
        "bob: [#uno] Your cards: [g7] [g8]"
        if style == "plain"
        else "bob: [#uno] Your cards: green 7, green 8",
        *[line for line in heard if line.startswith("cid: ")],
    ]


async def test_where_nobody_is_called_by_name_the_line_ends_where_the_question_began(tmp_path: Path) -> None:
    heard = await _back(tmp_path, ("ann", "!play r5"), addressed=False)
    assert heard[0] == "#uno: ann plays [r5]. (again)"
    assert re.match(r"#uno: I'm back, and the round continues\. bob", heard[1])


async def test_chatter_and_reminders_are_not_said_again_but_refusals_are(tmp_path: Path) -> None:
    heard = await _back(tmp_path, ("ann", "!score"), ("ann", "!turn"), ("ann", "!play g1"))
    assert len([line for line in heard if line.endswith("(again)")]) == 1
    assert len([line for line in heard if line.startswith("#uno: ")]) == 1
    (refused,) = [line for line in heard if "[g1]" in line]
    assert refused.startswith("ann: ")


async def test_where_no_table_stands_all_is_said_again(tmp_path: Path) -> None:
    heard = await _back(tmp_path, ("ann", "!stop"), ("ann", "!games"))
    assert len(heard) > 1
    assert [line for line in heard if not line.endswith(" (again)")] == []
