"""`!verify`: what the next deal is bound to, and how the last one can be checked (docs/fairness.md)."""

from unobot.commands.command import Command
from unobot.commands.request import Request
from unobot.fairness import commitment


def verify(request: Request) -> None:
    """Tell the commitment of the deal that comes or is being played, and the secret of the last round."""
    table = request.table
    dealt = table.journal.seal()
    if table.waiting:
        seal = table.sealing.seal.commitment
        request.answer(request.say("verify-sealed", round="next", seal=seal))
    elif dealt is not None:
        seal = commitment(bytes.fromhex(dealt.secret))
        request.answer(request.say("verify-sealed", round="running", seal=seal))
    shown = table.sealing.shown
    if shown is None:
        request.answer(request.say("verify-none-yet"))
    else:
        request.answer(request.say("verify-shown", round=shown.round, secret=shown.secret))


VERIFY = Command("verify", verify)
