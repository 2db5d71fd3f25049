"""`!kennel`: how much barking there has been."""

from unobot.commands import Command
from unobot.commands.request import Request
from unobot_bark.bark import Barking


def kennel(request: Request) -> None:
    """Say it where it was asked."""
    fact = request.table.view(None).fact(Barking)
    request.answer(request.say("kennel", count=fact.barks if fact is not None else 0))


KENNEL = Command("kennel", kennel)
