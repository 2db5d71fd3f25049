"""The company in a room: who is there, and at which table they play, perhaps with the company of other rooms."""

from collections.abc import Iterator
from typing import Self

from unobot.adapter import Identity, Network, Room, Sender
from unobot.tables.seats import COMPUTER, Holder
from unobot.tables.sides import HOME, TableRoom
from unobot.tables.table import Table


class Company:
    """The people whom the bot sees at one place, and the table there.

    A table may be played in several rooms, its sides: then each of them has it, and one is its home.
    """

    def __init__(self, network: Network, room: Room | None) -> None:
        self.network, self.room = network, room
        self.side = TableRoom(network, room or HOME.room)
        """The room, as one side of a table."""
        self.present: dict[Identity, Sender] = {}
        """Who is here, in the order in which they came or took their names."""
        self.found: set[Identity] = set()
        """Who of them was here before the bot: nobody knows in which order they came."""
        self.spoke: dict[Identity, float] = {}
        """When the players at the table have last said something in the room, or to the bot about it."""
        self.went: dict[Identity, float] = {}
        """When players at the table who are away have gone."""
        self.inside = False
        """Whether the bot is in the room and sees who is there."""
        self.heard = True
        """Whether the room lets through what the bot says, as far as is known."""
        self.table: Table | None = None
        """The table at which is played here; where it is another room's, that one decides."""
        self.home: Self | None = None
        """The place at whose table this room plays; None where it has a table of its own, or none."""
        self.guests: tuple[Self, ...] = ()
        """The places of the other rooms that play at the table here."""

    def play_at(self, home: Self | None) -> None:
        """Have the table of that home from now on, or (None) that of no other room any more."""
        if self.home is not None:
            self.home.guests = tuple(guest for guest in self.home.guests if guest is not self)
            self.spoke.clear()
            self.went.clear()
        self.home, self.table = home, None if home is None else home.table
        if home is not None:
            home.guests = (*home.guests, self)

    def offers(self, code: str, date: float) -> bool:
        """Whether the table here waits for another room that knows that code."""
        offer = self.table.offer if self.table is not None else None
        return offer is not None and offer.code == code and date < offer.until

    @property
    def open(self) -> bool:
        """Whether those who are here can hear the bot and it can hear them."""
        return self.inside and self.heard

    @property
    def in_touch(self) -> bool:
        """Whether the bot and the players of at least one side hear each other; only then does their time run."""
        return self.open or self.open_elsewhere

    @property
    def open_elsewhere(self) -> bool:
        """Whether another room plays at the same table, and is open."""
        return any(place.open for place in self.sides if place is not self)

    @property
    def sides(self) -> tuple[Self, ...]:
        """All places at which the table here is played, its home first."""
        home = self.home or self
        return (home, *home.guests)

    @property
    def hearing(self) -> tuple[Self, ...]:
        """The sides that are told what happens: who is cut off is told how the table stands when they are back."""
        sides = self.sides
        return sides if len(sides) == 1 else tuple(place for place in sides if place.open)

    def side_of(self, holder: Holder) -> Self | None:
        """Where the holder of a seat plays; None if the bot is not on that side, or it plays at the table no more."""
        return next((place for place in self.sides if place.side == holder.side), None)

    def meets(self, holder: Holder) -> Self | None:
        """Where the holder of a seat is there now; None if they are away."""
        place = self.side_of(holder)
        return place if place is not None and holder.identity in place.present else None

    def elders(self, identity: Identity) -> Iterator[str]:
        """The names of those who were here before that person, as far as it is known who came first."""
        for place in self.sides:
            # those of another room came before, as nobody knows better; who is in both rooms is one person
            ours = identity if place.network == self.network else None
            if place is not self:
                yield from (sender.name for who, sender in place.present.items() if who != ours)
        if identity in self.found:
            return
        for other, sender in self.present.items():
            if other == identity:
                return
            yield sender.name

    def identities(self) -> list[Identity]:
        """Who of this side has a seat at the table, in the order of the seats; also seats that were given up."""
        holders, side = (self.table.holders, self.side) if self.table is not None else ([], None)
        return [holder.identity for holder in holders if holder.side == side]

    def linked(self) -> list[str]:
        """The same for every seat of the table."""
        return [self.known_as(holder) for holder in self.table.holders] if self.table is not None else []

    def known_as(self, holder: Holder) -> str:
        """Whom this network could link or mention: nobody for a computer player and for who is on another network."""
        ours = holder.side.network == self.network and not holder.identity.startswith(COMPUTER)
        return holder.identity if ours else ""

    def seat_of(self, identity: Identity) -> int | None:
        """The seat of that person of this network, also one given up during this match."""
        return self.table.seat_of(self.network, identity) if self.table is not None else None

    def opened_by(self, token: str) -> int | None:
        """The seat of this side that is taken back with that token."""
        holders = enumerate(self.table.holders) if self.table is not None else ()
        return next((seat for seat, one in holders if one.token == token and one.side == self.side), None)

    def held_by(self, identity: Identity) -> int | None:
        """The seat that person of this network holds."""
        return self.table.held_by(self.network, identity) if self.table is not None else None
