"""How rounds are played on in thought: quick habits, and what a hand is worth where the thought breaks off."""

from collections import Counter
from collections.abc import Callable, Sequence
from math import exp, log

from uno_engine import Card, Color, Game, GameState, Move

_OVER = frozenset({"waiting", "score", "over"})

_EACH, _MANY, _BLACK, _ACTION, _TURN = -0.2, -0.5, 0.75, 0.2, 0.1
"""What makes a win likelier, fitted to rounds of the presets: each card, the logarithm of their number, a black card, a
card that acts, being next. The numbers hardly differ from game to game."""

_TAKES_UP = 0.25
"""How often somebody is thought to take up an offer where else there is no choice; `Heuristic` does it as often."""

_LEAST = 300
_COUNTED = [_EACH * count + _MANY * log(count + 0.5) for count in range(_LEAST)]


def play_on(game: Game, seat: int, inputs: int, chance: Callable[[], float]) -> float:
    """Play on by habit, for so many inputs or to the end of the round; returns how likely that seat wins it (0 to 1)."""
    for _ in range(inputs):
        state, question = game.state, game.question
        if question is None or state.ended is not None or state.phase in _OVER:
            break
        asked = question.waiting()[0]
        listed = game.options(asked)
        moves = question.answers_listed or listed
        if not moves:
            game.skip(asked)
        elif len(moves) > 1:
            game.play(asked, habit(state.hands[asked], moves, chance))
        else:
            # with no choice but what is offered beside it, such as a challenge: that is taken up now and then
            game.play(asked, listed[-1] if len(listed) > 1 and chance() < _TAKES_UP else moves[0])
    return likely_to_win(game.state, seat)


def likely_to_win(state: GameState, seat: int) -> float:
    """How likely that seat wins the round, by the hands as they are."""
    if state.ended is not None:
        return 1 / len(state.ended) if seat in state.ended else 0.0
    if seat not in (playing := state.playing()):
        return 0.0
    worths = {other: exp(worth(state.hands[other]) + _TURN * (other == state.turn)) for other in playing}
    return worths[seat] / sum(worths.values())


def worth(hand: Sequence[Card]) -> float:
    """How good it is to hold these cards; only differences mean anything."""
    value = _COUNTED[min(len(hand), _LEAST - 1)]
    for card in hand:
        if card.color is None:
            value += _BLACK
        elif card.number is None:
            value += _ACTION
    return value


def habit(hand: Sequence[Card], moves: Sequence[Move], chance: Callable[[], float]) -> Move:
    """One of the moves, chosen quickly: many cards before few, the longest colour first, black cards last."""
    colors = Counter([card.color for card in hand])
    best, most = moves[0], -1e9
    for move in moves:
        like = _like(move, colors) + chance()
        if like > most:
            best, most = move, like
    return best


def _like(move: Move, colors: Counter[Color | None]) -> float:
    verb = move.verb
    if verb == "play":
        card = move.card
        if card is None or card.color is None:
            return 10.0 + 10 * len(move.args)
        return 50.0 + 10 * len(move.args) + colors[card.color] / 2 + (card.number is None) / 2
    if verb == "color":
        return 30.0 + colors[move.color]
    return _LIKES.get(verb, 4.0)


_LIKES = {"draw": 2.0, "pass": 0.0}
