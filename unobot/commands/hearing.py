"""How a line is understood in a room, from what its speaker can do there."""

from contextlib import suppress
from typing import Any

from uno_engine import NotAllowed, NotUnderstood, TooLate
from unobot.adapter import Said
from unobot.commands import Context, at_table, read
from unobot.config import TableSettings
from unobot.hall.place import Place


def context_of(place: Place[Any], said: Said) -> Context:
    """What must be known to read that line."""
    settings, table = place.settings, place.table
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


def overheard(place: Place[Any], said: Said) -> bool:
    """What was said in the room without a prefix: whether a rule that listens (a charade) has waited for it.

    Such a rule comes first: its word may be one that is a command without prefix, too. No other command is given so.
    """
    table = place.table
    text = said.text.strip().rstrip(".!?… ")
    if table is None or said.room is None or not text or text.startswith(("/", *place.settings.prefixes)):
        return False
    seat = table.held_by(said.sender.identity)
    if seat is None or not table.view(None).listening:
        return False
    known = {word for option in table.view(seat).options for word in (option.id, *option.aliases)}
    if text.casefold() in known:
        return False
    with suppress(NotUnderstood, NotAllowed, TooLate):
        table.do(seat, text, place.clock.now())
        return True
    return False


def is_command(said: Said, settings: TableSettings) -> bool:
    """Whether a line asks for something, as far as that can be told without knowing the table."""
    context = Context(prefixes=settings.prefixes, bare=False, private=said.room is None)
    return read(said.text, context) is not None
