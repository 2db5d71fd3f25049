"""Telling how a table stands to those who may have missed something: after a restart, or a while without the bot."""

from unobot.adapter import Identity
from unobot.document import Document, Name
from unobot.messages import RoomLine, Snapshot, status_line
from unobot.tables.hands import send_hand
from unobot.tables.lines import Lines
from unobot.tables.next_deal import next_deal, plan_deal_anew
from unobot.tables.place import Place
from unobot.tables.sides import TableRoom
from unobot.tables.table import Table
from unobot.tables.telling import address, say_line, tell_one


class ComingBack:
    """What each side of the table at a place is still to be told when the bot is there again."""

    __slots__ = ("_owed", "_place", "_torn", "_untold")

    def __init__(self, place: Place) -> None:
        self._place = place
        self._untold: set[TableRoom] = set()
        """Who is to be told that the table was set up again from the store."""
        self._torn: set[TableRoom] = set()
        """Who is to be told that the turn in progress could not be replayed."""
        self._owed: set[int] = set()
        """The seats whose last hand may not have been read."""

    def owes_hand(self, table: Table, identity: Identity) -> bool:
        """Send that player the hand as it is then, when the bot is in the room; returns whether they have a seat."""
        seats = [seat for seat, holder in enumerate(table.holders) if holder.identity == identity]
        self._owed.update(seats)
        return bool(seats)

    def restored(self, table: Table, *, whole: bool, announce: bool) -> None:
        """The table was set up again from the store; `announce`: nobody in its rooms knows that yet."""
        sides = {table.home, *table.guests}
        self._untold = sides if announce else set()
        self._torn = set() if whole else sides
        self._owed = set()
        plan_deal_anew(self._place, table)

    def entered(self, side: Place, table: Table, lines: Lines) -> None:
        """The bot is in that room, perhaps again: say how the table stands, and send the hands that are waited for."""
        if table.days is not None and side.side not in self._untold:
            return  # in weeks a connection is lost many times
        self.say_standing(side, table, lines)
        for seat, holder in enumerate(table.holders):
            if side.side == holder.side and seat in {*table.asked(), *self._owed}:
                self._owed.discard(seat)
                send_hand(side, table, seat, lines)

    def say_standing(self, side: Place, table: Table, lines: Lines) -> None:
        """Say how the table stands to a room that may have missed something."""
        if not side.open_elsewhere:
            # the time at which the deal was planned is over, or nobody could have heard it
            plan_deal_anew(self._place, table)
        if side.side in self._torn:
            tell_one(side, lines, "table-turn-again", {})
        voice, now, before = side.voice(), Snapshot(table.game), self._standing(side, table)
        line = None if table.waiting else status_line(voice, now.view, address(side, table), before)
        if line is None and before:
            line = RoomLine(voice.line(voice.together("list-sentences", before)), purpose="status")
        if line is not None:
            say_line(side, table, line, now, side.on(lines))
        # said once: the bot may come in and out of a room many times
        self._untold.discard(side.side)
        self._torn.discard(side.side)

    def _standing(self, side: Place, table: Table) -> list[Document]:
        """How the table stands, for those who may have missed something; before whose turn it is."""
        voice, parts = side.voice(), []
        if side.side in self._untold:
            parts.append(voice.say("table-back" if table.waiting else "table-resumed"))
        if table.waiting:
            parts.append(_waits(side, table))
        elif away := seats_waiting(side, table):
            parts.append(away)
        if table.paused:
            parts.append(voice.say("paused"))
        return parts


def _waits(side: Place, table: Table) -> Document:
    """When the next round is dealt; before the first one, who may sit down."""
    if table.organizer.organized and not table.game.state.round:
        return table.organizer.standing()
    planned = table.game.state.round or table.deal_at is not None
    return next_deal(side, table) if planned else side.voice().say("table-waits")


def seats_waiting(side: Place, table: Table) -> Document:
    """Whose seats wait for them in the round, as a sentence for that side; nothing if everybody is there."""
    # where a turn has a day nobody has to be there
    if table.waiting or table.days is not None:
        return ()
    holders = [table.holders[seat] for seat in table.people()]
    away = [holder for holder in holders if side.meets(holder) is None]
    names = [(Name(holder.label, side.known_as(holder)),) for holder in away]
    voice = side.voice()
    players = voice.together("list-and", names)
    return voice.say("table-seats-wait", players=players, count=len(away)) if away else ()
