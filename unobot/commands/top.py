"""`!top`: the card to match, the colour in force, a pending penalty."""

from unobot import messages
from unobot.commands.command import Command
from unobot.commands.request import Request


def top(request: Request) -> None:
    """Say what lies on top."""
    request.answer(messages.top(request.voice, request.table.view(None)))


TOP = Command("top", top)
