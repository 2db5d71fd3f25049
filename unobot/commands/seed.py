"""`!seed TEXT`: a player's own share in the chance of the next deal (docs/fairness.md)."""

from uno_engine import NotAllowed
from unobot.commands.command import Command, Who
from unobot.commands.request import Request


def seed(request: Request) -> None:
    """Add the text to the player's share. Raises NotAllowed once the cards are dealt, for then it would change nothing."""
    table = request.table
    if not table.waiting:
        raise NotAllowed("seed-late")
    if not request.rest.strip():
        raise NotAllowed("seed-what")
    if request.private:
        # what is typed in the room is a share anyhow; other private lines are none, for they may hold what is secret
        table.sealing.seal.hear(request.seat, request.said.text)
        table.dirty = True
    request.answer(request.say("seed-taken"))


SEED = Command("seed", seed, who=Who.SEATED)
