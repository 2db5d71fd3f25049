"""`!verify`: what the next deal is bound to, and how the last one can be checked (docs/fairness.md)."""

from unobot.adapter import Importance
from unobot.commands.command import Command
from unobot.commands.request import Request
from unobot.fairness import commitment


def verify(request: Request) -> None:
    """Tell the commitment of the deal that comes or is being played, and the secret of the last round.

    The shares in it are told to who asks alone: in them stands what players have typed.
    """
    shown = request.place.last_deal
    running = False
    if request.place.table is not None or shown is None:  # a match that is over has left its last deal
        running = _tell_commitment(request)
    if shown is None:
        if not running:  # else it was just said when something will be shown
            request.answer(request.say("verify-none-yet"))
        return
    request.answer(request.say("verify-shown", round=shown.round, secret=shown.secret))
    shares = request.own_voice.say("verify-shares", shares=" · ".join(shown.shares))
    request.lines.whisper(request.identity, shares, purpose="shares", importance=Importance.CHATTER)


def _tell_commitment(request: Request) -> bool:
    """Returns whether it is that of a round which is being played."""
    table = request.table
    dealt = table.journal.seal()
    if table.waiting:
        seal = table.sealing.seal.commitment
        request.answer(request.say("verify-sealed", round="next", seal=seal))
    elif dealt is not None:
        seal = commitment(bytes.fromhex(dealt.secret))
        request.answer(request.say("verify-sealed", round="running", seal=seal))
        return True
    return False


VERIFY = Command("verify", verify)
