"""What somebody commanded, and what they may do here."""

from dataclasses import replace
from typing import TYPE_CHECKING

from uno_engine import NotAllowed
from unobot.adapter import Identity, Room, Said, Sender
from unobot.document import Name
from unobot.parsing import CommandRead, Names, Read, Slip, find_player
from unobot.tables.hosting import acting_host
from unobot.tables.roles import Rank

if TYPE_CHECKING:
    from unobot.tables.place import Place
    from unobot.tables.table import Table


class Slipped(Exception):
    """Somebody meant something else than they said: here is what."""

    def __init__(self, slip: Slip) -> None:
        super().__init__(slip.id)
        self.slip = slip


class Commanded:
    """A command or a move: what was said, where, by whom, and what they may do here."""

    def __init__(self, place: "Place", said: Said, read: Read, now: float) -> None:
        self.place, self.said, self.read, self.now = place, said, read, now

    @property
    def rest(self) -> str:
        """What was typed behind the command, as it was typed."""
        return self.read.rest if isinstance(self.read, CommandRead) else ""

    @property
    def args(self) -> tuple[str, ...]:
        """The words of it."""
        return tuple(self.rest.split())

    @property
    def command(self) -> str:
        """The name of the command; empty for a move."""
        return self.read.command if isinstance(self.read, CommandRead) else ""

    # --- who ---------------------------------------------------------------------------------------------------------

    @property
    def sender(self) -> Sender:
        """Who gave it."""
        return self.said.sender

    @property
    def identity(self) -> Identity:
        """Who gave it, as far as it decides."""
        return self.said.sender.identity

    @property
    def private(self) -> bool:
        """Whether it was said to the bot alone."""
        return self.said.room is None

    @property
    def table(self) -> "Table":
        """The table here. Raises NotAllowed if there is none."""
        if self.place.table is None:
            raise NotAllowed("no-table")
        return self.place.table

    @property
    def room(self) -> Room:
        """The room it is about. Raises NotAllowed in private, where there is none."""
        if self.place.room is None or (self.private and self.place.table is None):
            raise NotAllowed("in-room-only")
        return self.place.room

    @property
    def seat(self) -> int:
        """The seat of who gave the command. Raises NotAllowed if they hold none."""
        self.require_seat()
        seat = self.place.held_by(self.identity)
        assert seat is not None
        return seat

    @property
    def is_operator(self) -> bool:
        """Whether they are an operator of the room, or an admin or owner, who may do the same."""
        return self.rank is not None

    @property
    def rank(self) -> Rank | None:
        """Whether they are an owner, an admin or an operator of the room."""
        # a private line has no room, and so no rank: what the bot has seen in the room counts
        present = self.place.present.get(self.identity) if self.private else self.sender
        return self.place.services.roles.rank(
            self.place.network, present or replace(self.sender, operator=False)
        )

    @property
    def operates(self) -> bool:
        """Whether they may direct this table: its host, or who stands in for the host, and the operators of its room."""
        if self.directs:
            return True
        acting = self._acting_host() if self.place.table is not None else None
        return acting is not None and acting == self.place.seat_of(self.identity)

    @property
    def directs(self) -> bool:
        """Whether their rank lets them direct the table; not that of an operator where it is another room's.

        A table of a cup is directed by who opened the cup, who has no seat at it.
        """
        table = self.place.table
        if table is not None and table.heat is not None and table.is_host(self.place.network, self.identity):
            return True
        return self.rank == "owner" if self.place.home is not None else self.is_operator

    def _acting_host(self) -> int | None:
        # who gives a command is there and answers, whatever was known before
        host = self.table.host_seat
        if host is not None and host == self.place.seat_of(self.identity):
            return host
        return acting_host(self.place, self.table, self.now)

    def require_seat(self) -> None:
        """Raise NotAllowed unless they hold a seat at the table here."""
        table = self.table
        if table.held_by(self.place.network, self.identity) is None:
            if self.place.seat_of(self.identity) is not None:
                raise NotAllowed("seat-given-up")
            # after a lost connection: on IRC the same nick is somebody new until the token has shown who it is
            namesake = self.place.seat_waiting_for(self.sender)
            if namesake is not None:
                raise NotAllowed("seat-waits-for-token", name=namesake.name)
            raise NotAllowed("not-at-table")

    def require_operator(self) -> None:
        """Raise NotAllowed unless they are an operator of the room."""
        if not self.is_operator:
            raise NotAllowed("operators-only")

    def require_in_charge(self) -> None:
        """Raise NotAllowed unless they are an operator of the room; in private unless they are an admin or an owner."""
        if not self.private:
            self.require_operator()
        elif self.place.services.roles.of(self.place.network, self.identity) is None:
            raise NotAllowed("admins-only")

    def named_seat(self, *, held: bool = False, word: int = 0) -> int:
        """The seat whose player that word behind the command names, if it must be so one that is still `held`.

        Raises NotAllowed, or Slipped with what may have been meant.
        """
        table = self.table
        if len(self.args) <= word:
            raise NotAllowed("who", command=self.command)
        seat = find_player(self.args[word], self.place.speaker(self.said).names)
        if isinstance(seat, Slip):
            raise Slipped(seat)
        if held and seat not in table.game.state.held():
            raise NotAllowed("not-held-now", name=table.holders[seat].label)
        return seat

    def somebody_called(self, said: str) -> Identity | None:
        """Who of those in the room, or who play from there, is called so."""
        place = self.place
        called = {sender.identity: sender.name for sender in place.present.values()}
        for holder in place.table.holders if place.table is not None else ():
            if holder.side.network == place.network:  # elsewhere the same identity is somebody else
                called.setdefault(holder.identity, holder.name)
        people = list(called)
        names = {number: called[who] for number, who in enumerate(people)}
        found = Names(shown=names, same=place.services.adapters[place.network].fold).whole(said)
        return None if found is None else people[found]

    def person(self, seat: int) -> Name:
        """A seat's holder, to be spoken of."""
        holder = self.table.holders[seat]
        return Name(holder.label, self.place.known_as(holder))

    @property
    def speaker(self) -> Name:
        """Who gave the command, to be spoken of."""
        return Name(self.place.called(self.sender), self.identity)
