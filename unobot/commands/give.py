"""What is done with a move that somebody typed: there is one way for all games and all verbs."""

from uno_engine import DEAL, PASS, Game, MakeMove, NotAllowed
from unobot.commands.request import Request
from unobot.parsing import MoveRead


def give(request: Request, read: MoveRead) -> None:
    """Give the game the move. Raises EngineError if it refuses, or the move must not be made in the room."""
    if _opens_a_table(request, read):
        raise NotAllowed("table-runs", preset=request.table.title)
    request.place.services.observer.asked(read.move.verb)
    table, seat = request.table, request.seat
    if read.move == DEAL and table.heat is not None and not table.game.state.round:
        raise NotAllowed("cup-deal")
    # before the game takes it: a secret answer that everybody has read must not count
    if not request.private and tells_a_secret(table.game, seat, read):
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


def tells_a_secret(game: Game, seat: int, read: MoveRead) -> bool:
    """Whether that player is asked for a secret, and this move would answer, or was meant to.

    To pass tells nothing, nor does what is done beside the question (a call).
    """
    question = game.question
    if question is None or not question.secret or seat not in question.waiting() or read.move == PASS:
        return False
    return game.answers(seat, read.move) or game.refusal(seat, read.move) is not None
