"""`!verify`: what the next deal is bound to, and how the last one can be checked (docs/fairness.md)."""

from unobot.commands.command import Command
from unobot.commands.request import Request


def verify(request: Request) -> None:
    """Tell the commitment of the deal that comes or is being played, and the secret of the last round."""
    table = request.table
    sealed = table.seal if table.waiting else table.dealt_with
    if sealed is not None:
        now = "next" if table.waiting else "running"
        request.answer(request.say("verify-sealed", round=now, seal=sealed.commitment))
    if table.shown is None:
        request.answer(request.say("verify-none-yet"))
    else:
        shown = table.shown
        request.answer(request.say("verify-shown", round=shown.round, secret=shown.secret))


VERIFY = Command("verify", verify)
