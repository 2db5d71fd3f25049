"""How a line is understood in a room, from what its speaker can do there."""

from typing import TYPE_CHECKING

from unobot.adapter import Said
from unobot.commands import Context, at_table, read
from unobot.config import TableSettings

if TYPE_CHECKING:
    from unobot.hall.venue import Venue


def context_of(venue: "Venue", said: Said) -> Context:
    """What must be known to read that line."""
    settings, table = venue.settings, venue.table
    private = said.room is None or said.addressed
    if table is None:
        return Context(prefixes=settings.prefixes, bare=False, private=private)
    return at_table(
        table.view(table.seat_of(said.sender.identity)),
        table.notation,
        suffixes=table.rules.suffixes,
        prefixes=settings.prefixes,
        bare=settings.bare,
        private=private,
    )


def is_command(said: Said, settings: TableSettings) -> bool:
    """Whether a line asks for something, as far as that can be told without knowing the table."""
    context = Context(prefixes=settings.prefixes, bare=False, private=said.room is None)
    return read(said.text, context) is not None
