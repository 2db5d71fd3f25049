"""Looking at the game and one's own cards; nothing is changed."""

from uno_engine import NotAllowed, Seat
from unobot import messages
from unobot.verbs.request import Request


def hand(request: Request) -> None:
    """`!hand`: one's own cards again, privately."""
    seat = request.seat
    table = request.table
    if table.waiting:
        raise NotAllowed("no-round")
    if table.game.state.seats[seat] is Seat.WAITING:
        raise NotAllowed("not-in-round")
    request.place.send_hand(seat, request.lines)


def top(request: Request) -> None:
    """`!top`: the card to match, the colour in force, a pending penalty."""
    request.answer(messages.top(request.voice, request.table.view(None)))


def turn(request: Request) -> None:
    """`!turn`: who must do what, and since when."""
    table = request.table
    waited = (table.clock(request.now) - table.game.asked_at) / 1000
    request.answer(messages.turn(request.voice, table.view(None), waited))


def players(request: Request) -> None:
    """`!players`: the seats in order, the direction, the number of cards, the dealer."""
    request.answer(messages.players(request.voice, request.table.view(None)))


def moves(request: Request) -> None:
    """`!moves`: what can be played, privately; `!why CARD`: why that card cannot."""
    seat, table = request.seat, request.table
    if request.command.text:
        request.whisper(
            messages.why_not(request.own_voice, table.game, table.view(seat), request.command.text)
        )
    else:
        request.whisper(messages.moves(request.own_voice, table.view(seat)))


def score(request: Request) -> None:
    """`!score`: the match so far."""
    request.answer(messages.score(request.voice, messages.Snapshot(request.table.game)))
