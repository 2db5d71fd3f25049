"""The commands that are answers in the game itself: the engine knows what they mean."""

from unobot.verbs.request import Request


def give(request: Request) -> None:
    """Give the game the command, in its own words."""
    request.table.do(request.seat, request.command.text, request.now)
