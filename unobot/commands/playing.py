"""The commands that are answers in the game itself: the engine knows what they mean."""

from uno_engine import NotAllowed
from unobot.hall.table import Table
from unobot.verbs.request import Request


def give(request: Request) -> None:
    """Give the game the command, in its own words."""
    table, command = request.table, request.command
    if not request.private and command.name == "pick" and wants_a_secret(table, request.seat):
        raise NotAllowed("whisper-only")
    table.do(request.seat, command.text, request.now)


def wants_a_secret(table: Table, seat: int) -> bool:
    """Whether that player is privately asked for a word of their own, which nobody in the room is to read."""
    seen = table.view(seat)
    asked = seat in seen.waiting and seen.why != table.view(None).why
    return asked and not any(option.verb in {"pick", "play"} for option in seen.options)
