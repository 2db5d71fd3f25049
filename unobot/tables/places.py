"""Where the tables of all networks are, and who sits at them."""

from collections.abc import Container, Iterator

from unobot.adapter import Identity, Network, Room
from unobot.tables.place import Place
from unobot.tables.services import Services


class Places:
    """All rooms of the bot, as places for tables."""

    __slots__ = ("_all",)

    def __init__(self, _services: Services) -> None:
        self._all: dict[tuple[Network, Room | None], Place] = {}

    def add(self, place: Place) -> None:
        """There is such a room."""
        self._all[place.network, place.room] = place

    def called(self, network: Network, said: str) -> Place | None:
        """The room that people call so, by its name or its title, if the bot knows it."""
        wanted = said.casefold()
        for (of, _), place in self._all.items():
            if of == network and wanted in {str(place.room).casefold(), place.title.casefold()}:
                return place
        return None

    def hosting(self) -> Iterator[Place]:
        """The rooms at whose tables other rooms play, too."""
        return (place for place in self._all.values() if place.guests)

    def seats_of(self, networks: Container[Network], identity: Identity) -> Iterator[tuple[Place, int]]:
        """The rooms of these networks where that person holds a seat, each with the seat."""
        for (network, _), place in self._all.items():
            seat = place.held_by(identity) if network in networks else None
            # of the rooms that play at one table, the one where they play
            if seat is not None and place.table is not None and place.table.holders[seat].side == place.side:
                yield place, seat
