"""What an adapter may say of its rooms that is allowed, but surely not meant."""

from collections.abc import Iterator, Sequence

from unobot.config.problem import Wrong
from unobot.nearest import nearest


def doubtful_rooms(rooms: Sequence[str], tuned: Sequence[str]) -> Iterator[Wrong]:
    """Yield that there are no rooms at all, and each room with settings of its own that the bot will not be in.

    `tuned` are the rooms with a table `[network.NAME.room."ROOM"]`, in lower case.
    """
    if not rooms:
        yield Wrong(("rooms",), 'the bot is in no room; expected a list such as ["#uno"]')
    listed = {room.casefold(): room for room in rooms}
    for room in tuned:
        if rooms and room not in listed:
            near = [listed[each] for each in nearest(room, listed)]
            cure = f'did you mean "{near[0]}"?' if near else f"expected one of {', '.join(rooms)}"
            yield Wrong(("room", room), f"settings of a room that is not in rooms; {cure}")
