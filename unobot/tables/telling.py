"""Telling all who play at a table, in whichever room they do, each room in its own language."""

from collections.abc import Mapping

from unobot.adapter import Importance
from unobot.document import Document, Name
from unobot.messages import Address, Highlight, RoomLine, Snapshot, nobody
from unobot.tables.hands import clickable
from unobot.tables.lines import Lines
from unobot.tables.place import Place
from unobot.tables.sides import TableRoom
from unobot.tables.table import Table
from unobot.texts import Value


def tell_all(place: Place, lines: Lines, id_: str, **args: Value) -> None:
    """Say that message in every room of the table. The people in `args` are known as they are known at that place."""
    for side in place.hearing:
        tell_one(side, lines, id_, args if side.network == place.network else _abroad(args))


def tell_one(place: Place, lines: Lines, id_: str, args: Mapping[str, Value]) -> None:
    """Say that message in the room of one place, as something that happened at its table."""
    voice = place.voice()
    place.on(lines).room(voice.line(voice.say(id_, **args)), Importance.TURN)


def room_named(place: Place, side: TableRoom) -> Document:
    """What the room of another side is called there, where two rooms may have one name."""
    title = place.services.preferences.title(*side)
    return place.voice().say("share-room", room=title, network=side.network)


def _abroad(args: Mapping[str, Value]) -> Mapping[str, Value]:
    """The same for another network, where these people can be named and not linked."""
    return {key: Name(one.name, "") if isinstance(one, Name) else one for key, one in args.items()}


def address(side: Place, table: Table) -> Address:
    """With whose name a line begins, on a network where clients mark only a line that begins with it."""
    if not side.services.adapters[side.network].addresses_first:
        return nobody
    highlight_of, here = side.services.preferences.highlight_of, side.side

    def highlight(seat: int) -> Highlight:
        holder = table.holders[seat]
        # whoever plays in another room is rung there
        rung = holder.side == here and not holder.computer and seat not in side.played_for
        return highlight_of(side.network, holder.identity) if rung else "off"

    return highlight


def say_line(side: Place, table: Table, line: RoomLine, now: Snapshot, lines: Lines) -> None:
    """Say it in the room; where it asks one of its players for something, that player is mentioned."""
    called = None if line.mention is None else table.holders[line.mention]
    away = line.mention in side.played_for
    ours = called is not None and called.side == side.side and not (called.computer or away)
    mention = called.identity if called is not None and ours else None
    answers = clickable(table, now) if mention is not None else ()
    lines.room(
        line.document,
        line.importance,
        purpose=line.purpose,
        mention=mention,
        answers=answers,
        asked=line.asked,
    )
