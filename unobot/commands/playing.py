"""What players ask and do in a round: moves, and `!hand`, `!top`, `!turn`, `!players`, `!moves`, `!why`, `!score`, `!backs`."""

from uno_engine import DEAL, MakeMove, NotAllowed, Seat
from unobot import messages
from unobot.commands.command import Command, Who
from unobot.commands.request import Request, Slipped
from unobot.parsing import MoveRead, Slip
from unobot.tables.announcing import send_hand


def give(request: Request, read: MoveRead) -> None:
    """Give the game the move. Raises EngineError if it refuses, or the move must not be made in the room."""
    if _opens_a_table(request, read):
        raise NotAllowed("table-runs", preset=request.table.title)
    if (observer := request.place.services.observer) is not None:
        observer.asked(read.move.verb)
    table, seat = request.table, request.seat
    if read.move == DEAL:
        table.organizer.allow("deal")
    # before the game takes it: an answer that must be private does not count once everybody has read it
    if not request.private and table.game.must_be_private(seat, read.move):
        raise NotAllowed("whisper-only")
    table.take(MakeMove(seat, read.move, read.ahead), request.now)


def _opens_a_table(request: Request, read: MoveRead) -> bool:
    """Whether `!uno taiwan` was typed during a round: no call, for which that player might have to draw."""
    if read.move.verb != "uno" or read.move.args:
        return False
    catalogue = request.place.services.catalogue
    behind = " ".join(request.said.text.split()[1:])
    line = request.place.signals.resolve(request.place.reader(request.identity).rule_line(behind).lower())
    return any(word in catalogue.presets or word.lstrip("+") in catalogue.rules for word in line.split())


def hand(request: Request) -> None:
    """`!hand`: send somebody the cards they hold. Raises NotAllowed where there are none."""
    table, seat = request.table, request.seat
    if table.waiting:
        raise NotAllowed("no-round")
    if table.game.state.seats[seat] is Seat.WAITING:
        raise NotAllowed("not-in-round")
    send_hand(request.place, table, seat, request.lines, asked_for=True)


HAND = Command("hand", hand, Who.SEATED, theme="looking")


def top(request: Request) -> None:
    """`!top`: say which card and colour must be matched."""
    request.answer(messages.top(request.voice, request.table.view(None)))


TOP = Command("top", top, theme="looking")


def turn(request: Request) -> None:
    """`!turn`: say whom the game waits for."""
    table = request.table
    waited = (table.clock(request.now) - table.game.asked_at) / 1000
    request.answer(messages.turn(request.voice, table.view(None), waited))


TURN = Command("turn", turn, theme="looking")


def players(request: Request) -> None:
    """`!players`: list the players, with the number of their cards."""
    request.answer(messages.players(request.voice, request.table.view(None)))


PLAYERS = Command("players", players, theme="looking")


def moves(request: Request) -> None:
    """`!moves`: whisper to somebody what they can do now."""
    request.whisper(messages.moves(request.own_voice, request.table.view(request.seat)))


MOVES = Command("moves", moves, Who.SEATED, theme="looking")


def why(request: Request) -> None:
    """`!why [CARD]`: whisper why that card cannot be played; without one, what can be played. Raises Slipped if it is no card."""
    if not request.rest:
        moves(request)
        return
    table, seat = request.table, request.seat
    card = request.place.reader(request.identity).card(request.rest, table.game)
    if isinstance(card, Slip):
        raise Slipped(card)
    request.whisper(messages.why_not(request.own_voice, table.game, table.view(seat), card.code))


WHY = Command("why", why, Who.SEATED, theme="looking")


def score(request: Request) -> None:
    """`!score`: say the standings of the match."""
    request.answer(messages.score(request.voice, messages.Snapshot(request.table.game)))


SCORE = Command("score", score, theme="looking")


def backs(request: Request) -> None:
    """`!backs [NAME]`: tell the backs of everybody's cards and the draw pile, or of that player's. Raises NotAllowed or Slipped."""
    table, seat = request.table, request.seat
    if table.waiting:
        raise NotAllowed("no-round")
    if not table.rules.two_faced:
        raise NotAllowed("backs-none")
    if table.game.state.seats[seat] is not Seat.IN:
        raise NotAllowed("backs-not-in")
    of = request.named_seat() if request.rest else None
    if of == seat:
        raise NotAllowed("backs-own")
    request.whisper(messages.backs(request.own_voice, table.view(seat), of))


BACKS = Command("backs", backs, Who.SEATED, theme="looking")
