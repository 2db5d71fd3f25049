"""What is told: to one player of a table alone, and to all who play there, in whichever room."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from uno_engine import ACCEPT, REFUSE, name_color
from unobot.adapter import Importance
from unobot.document import Document, Name, Text
from unobot.messages import Address, Highlight, RoomLine, Snapshot, hand_line, hand_pictured, nobody
from unobot.messages.texts import Value
from unobot.tables.lines import Lines
from unobot.tables.place import Place
from unobot.tables.table import Table

# --- What is told to one player of a table alone: the hand, and the word that takes the seat back; what can
# be clicked.


REMARK: Final = " | "
"""Between a hand and what is told with it: programs that play read only what stands before."""


def send_hand(
    place: Place,
    table: Table,
    seat: int,
    lines: Lines,
    *,
    asked_for: bool = False,
    now: Snapshot | None = None,
    remarks: Iterable[Document] = (),
) -> None:
    """Send a player's hand, if the player is there or has asked; who is away gets it when they are back.

    `now`: how the table stands, if that has been looked at already. `remarks` are told with it, in one message.
    """
    holder = table.holders[seat]
    # the nick of somebody away may be anybody's: a hand must not go there
    side = place.side_of(holder) if asked_for else place.meets(holder)
    if side is None:
        return
    place, identity = side, holder.identity
    preferences = place.services.preferences
    sort = preferences.sort_of(place.network, identity)
    view = table.view(seat) if now is None else now.view_of(seat)
    voice = place.voice_for(identity)
    document, alone = hand_line(voice, view, place.title, sort), True
    for remark in remarks:
        document, alone = (*document, Text(REMARK), *remark), False
    # clicked under the hand, each of them plays it
    playable = tuple(dict.fromkeys(card.code for card in view.playable))
    pictures = preferences.wants_pictures(place.network, identity, place.room)
    place.on(lines).whisper(
        identity,
        document,
        # of two hands that wait to be sent only the newer one is sent; what else was told with the older is not lost
        purpose=f"hand {place.room}" if alone else None,
        named=False,
        answers=playable,
        hand=hand_pictured(voice, view, sort) if pictures else (),
    )


def tell_token(place: Place, table: Table, seat: int) -> Iterator[Document]:
    """Yield what tells a player how to take the seat back, if their identity ends with their connection."""
    holder = table.holders[seat]
    side = place.meets(holder)
    if not holder.lasting and side is not None:
        holder.told = table.dirty = True
        yield side.voice_for(holder.identity).say("seat-token", token=holder.token)


def whisper(place: Place, table: Table, seat: int, document: Document, lines: Lines) -> None:
    """Tell one player something alone, if they are there."""
    side = place.meets(table.holders[seat])
    if side is not None:
        side.on(lines).whisper(table.holders[seat].identity, document)


_CLICKABLE = {ACCEPT: "accept", REFUSE: "refuse"}


def clickable(table: Table, now: Snapshot) -> tuple[str, ...]:
    """The commands that can be offered for a click: accept, refuse, and the colours; none if several are asked."""
    asked, question = table.asked(), table.game.question
    # a click says who clicked, but not in whose stead: with several asked it would be unclear
    if len(asked) != 1 or question is None:
        return ()
    options = set(now.view_of(asked[0]).options)
    colors = table.rules.deck.by_code.colors.values()
    clicks = _CLICKABLE | {name_color(color): f"color {color.value}" for color in colors}
    return tuple(
        said for move, said in clicks.items() if move in options or question.synonyms.get(move) in options
    )


# --- Telling all who play at a table, in whichever room they do, each room in its own language.


def tell_all(place: Place, lines: Lines, id_: str, **args: Value) -> None:
    """Say that message in every room of the table. The people in `args` are known as they are known at that place."""
    for side in place.audience:
        tell_one(side, lines, id_, args if side.network == place.network else _abroad(args))


def tell_one(place: Place, lines: Lines, id_: str, args: Mapping[str, Value]) -> None:
    """Say that message in the room of one place, as something that happened at its table."""
    voice = place.voice()
    place.on(lines).room(voice.line(voice.say(id_, **args)), Importance.TURN)


def _abroad(args: Mapping[str, Value]) -> Mapping[str, Value]:
    """Return the arguments for a message on another network, where people can be named and not linked."""
    return {key: Name(one.name, "") if isinstance(one, Name) else one for key, one in args.items()}


def address(side: Place, table: Table) -> Address:
    """With whose name a line begins, on a network where clients mark only a line that begins with it."""
    if not side.services.adapters[side.network].addresses_first:
        return nobody
    highlight_of, here = side.services.preferences.highlight_of, side.side

    def highlight(seat: int) -> Highlight:
        holder = table.holders[seat]
        # whoever plays in another room is rung there
        rung = holder.side == here and seat not in side.played_for
        return highlight_of(side.network, holder.identity) if rung else "off"

    return highlight


def say_line(side: Place, table: Table, line: RoomLine, now: Snapshot, lines: Lines) -> None:
    """Say it in the room; where it asks one of its players for something, that player is mentioned."""
    called = None if line.mention is None else table.holders[line.mention]
    ours = called is not None and called.side == side.side and line.mention not in side.played_for
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
