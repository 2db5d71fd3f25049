"""The sides of a table: the rooms in which it is played, perhaps on several networks."""

from typing import NamedTuple

import msgspec

from unobot.adapter import Network, Room


class TableRoom(NamedTuple):
    """One room of one network. A table has its home, and may have a few more."""

    network: Network
    room: Room


HOME = TableRoom(Network(""), Room(""))
"""In what is stored by versions that knew no sides: the table's own room."""

MOST_GUESTS = 3
"""Beside its home a table has at most so many sides: each line about the game is said on every one of them."""


class ShareOffer(msgspec.Struct, frozen=True):
    """Whoever types this code in another room lets that room play at the table; once, and until then (a date)."""

    code: str
    until: float

    def __repr__(self) -> str:
        """How long it holds; never the code."""
        return f"<Offer until {self.until:.0f}>"
