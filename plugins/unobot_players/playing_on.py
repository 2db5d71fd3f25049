"""How rounds are played on in thought: by quick habits, until the hands can be judged."""

from collections import Counter
from collections.abc import Callable, Sequence

from uno_engine import Card, Color, Game, Move, Stage
from unobot_players.prospects import likely_to_win

_CHALLENGES = 0.25
"""How often a challenge is thought to be made where it can be; `Heuristic` makes it as often."""
_LATE = 8
"""So many inputs more until somebody's turn begins: while something is asked in a turn, the hands are not yet what they will be."""


def play_on(game: Game, seat: int, inputs: int, chance: Callable[[], float]) -> float:
    """Play on by habit for so many inputs, or to the end of the round; returns how likely that seat wins it (0 to 1)."""
    for late in range(-inputs, _LATE):
        state, question = game.state, game.question
        if question is None or state.stage is not Stage.PLAYING:
            break
        if late >= 0 and question.turn and question.acts:
            break
        asked = question.waiting()[0]
        moves = _answers(game, asked)
        if not moves:
            game.skip(asked)
        elif len(moves) > 1:
            game.play(asked, habit(state.hands[asked], moves, chance))
        else:
            game.play(asked, moves[0])
    return likely_to_win(game.state, seat, game.rules)


def _answers(game: Game, seat: int) -> Sequence[Move]:
    """What that seat can answer, offers that take the question's place included, but no call and no accusation."""
    moves, question = game.options(seat), game.question
    assert question is not None
    if len(moves) > len(question.answers_listed):
        asides = game.asides(seat)
        return [move for move in moves if move not in asides]
    return moves


def habit(hand: Sequence[Card], moves: Sequence[Move], chance: Callable[[], float]) -> Move:
    """One of the moves, chosen quickly: many cards before few, the longest colour first, black cards last."""
    colors = Counter([card.color for card in hand])
    best, most = moves[0], -1e9
    for move in moves:
        like = _like(move, colors, chance) + chance()
        if like > most:
            best, most = move, like
    return best


def _like(move: Move, colors: Counter[Color | None], chance: Callable[[], float]) -> float:
    verb = move.verb
    if verb == "play":
        card = move.card
        if card is None or card.color is None:
            return 10.0 + 10 * len(move.args)
        return 50.0 + 10 * len(move.args) + colors[card.color] / 2 + (card.number is None) / 2
    if verb == "color":
        return 30.0 + colors[move.color]
    if verb == "challenge":
        return 100.0 if chance() < _CHALLENGES else -1.0
    return _LIKES.get(verb, 4.0)


_LIKES = {"draw": 2.0, "pass": 0.0}
