"""`!score`: the match so far."""

from unobot import messages
from unobot.commands.command import Command
from unobot.commands.request import Request


def score(request: Request) -> None:
    """Say the standings."""
    request.answer(messages.score(request.voice, messages.Snapshot(request.table.game)))


SCORE = Command("score", score)
