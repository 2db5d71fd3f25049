"""`!why CARD`: why that card cannot be played."""

from unobot import messages
from unobot.commands.command import Command, Who
from unobot.commands.commanded import Slipped
from unobot.commands.moves import moves
from unobot.commands.request import Request
from unobot.parsing import Slip


def why(request: Request) -> None:
    """Whisper the reason; without a card, what can be played. Raises Slipped if it is no card."""
    if not request.rest:
        moves(request)
        return
    table, seat = request.table, request.seat
    card = request.place.reader(request.identity).card(request.rest, table.game)
    if isinstance(card, Slip):
        raise Slipped(card)
    request.whisper(messages.why_not(request.own_voice, table.game, table.view(seat), card.code))


WHY = Command("why", why, Who.SEATED)
