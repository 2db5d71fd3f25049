"""Which message a status may edit: the last one in the room, whatever is heard first, its echo or that it was sent."""

from collections.abc import Sequence

import pytest

from unobot.clock import HeldClock
from unobot.kit.testing import MemoryShelf
from unobot_matrix.outgoing import StatusPosts
from unobot_matrix.wire import RoomEvent

US, ANN = "@bot:there", "@ann:there"


@pytest.mark.parametrize(
    ("happens", "edited"),
    [
        (["ann", "sent", "echo"], "$status"),
        (["ann", "echo", "sent"], "$status"),
        (["sent", "ann", "echo"], "$status"),
        (["echo", "sent", "ann"], None),
        (["echo", "ann", "sent"], None),
        (["ann", "sent"], None),
    ],
)
async def test_a_status_is_edited_where_nothing_stands_below_it(
    happens: Sequence[str], edited: str | None
) -> None:
    posts = StatusPosts(MemoryShelf(), HeldClock())
    for each in happens:
        if each == "sent":
            await posts.note_last("!uno", "turn", "$status")
        else:
            sender, event = (US, "$status") if each == "echo" else (ANN, "$talk")
            posts.note_heard("!uno", RoomEvent(event, "m.room.message", sender, 0.0, {}, None, {}), US)

    assert posts.status("!uno", "turn") == edited
