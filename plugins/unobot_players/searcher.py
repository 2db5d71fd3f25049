"""A computer player that tries its moves in thought, on games as they may be; it knows no rule."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import cycle
from math import exp, log, sqrt
from random import Random
from statistics import fmean, variance
from typing import Final

import uno_engine as uno
from unobot_players.quick import Heuristic, advised

INPUTS: Final = 6000
"""How many inputs it makes in thought for a move at most. It counts them and looks at no clock, so that the same seed always
gives the same moves."""
_AHEAD: Final = 4
"""So many inputs it thinks ahead; then it judges by the hands."""
_GAME: Final = 4
"""To imagine a game takes as long as so many inputs, beside those that are made again since its turn began."""
_DEAL: Final = 6
"""So does it to deal the unseen cards."""
_IN_VAIN: Final = 40
"""And to deal them again and again, when no deal leads to what is seen."""
_START: Final = 1.0
"""So many wins the usual move has before the first try: with few tries the others would often be better by luck alone."""
_CUTS: Final = (0.25, 0.4, 0.55, 0.7, 0.85, 1.0)
"""After these parts of its time it gives up moves: those that are probably worse than the best, and of many the worse half."""
_FEW: Final = 4
"""So many moves are all kept, if none is probably worse."""
_WORSE: Final = 1.5
"""So many standard errors behind the best, and a move is probably worse."""
_LUCK: Final = 48
"""So many random numbers serve all moves that are tried in one game."""
_Tries = Mapping[uno.Move, list[float]]
"""How likely a win was after each move, for each game in which it was tried; all moves are tried in the same games."""


class Searcher:
    """Tries each move on games in which the unseen cards are dealt anew, and makes the one that wins most often.

    Calls and catches are habits of `Heuristic`, and so is all where nothing can be imagined, or a rule advises a move.
    """

    def __init__(self, seed: bytes) -> None:
        self._habits = Heuristic(seed)
        self._chance = uno.Chance(seed)

    def answer(self, view: uno.View) -> uno.Move | None:
        """Return what `Heuristic` would do: calls and catches, and a move to fall back on."""
        return self._habits.answer(view)

    def search(self, determinizer: uno.Determinizer) -> uno.Move | None:
        """Return the move that wins most often; the one that habit would choose has a start.

        None if no deal fits what is seen, or if the table's rules advise a move: they know more of it than hands can tell.
        """
        imagined = determinizer.sample(self._chance)
        if imagined is None:
            return None
        # as the player sees them: calls and catches are left to habits, and two-faced cards have other backs in each game
        seen = uno.view(imagined.game(), determinizer.observation.seat)
        if advised(seen) is not None:
            return None
        moves, usual = seen.answers, self._habits.answer(seen)
        if len(moves) < 2:
            return next(iter(moves), None)
        # seeded from the stream of chance: millions of numbers are wanted, and fairness is not
        chance = Random(self._chance.below(1 << 30)).random  # noqa: S311 - for thought, never for cards
        tries: _Tries = {move: [_START * (move == usual)] for move in moves}
        spent = 0
        for part in _CUTS:
            while spent < INPUTS * part:
                spent += self._try(determinizer, tries, chance)
            tries = _promising(tries)
            if len(tries) == 1:
                break
        return max(tries, key=lambda move: sum(tries[move]))

    def _try(self, determinizer: uno.Determinizer, tries: _Tries, chance: Callable[[], float]) -> int:
        """Try all these moves in one more game; returns how many inputs that took, about."""
        imagined = determinizer.sample(self._chance)
        if imagined is None:
            return _IN_VAIN
        # the same luck for each move, so that less of what differs between them is luck
        luck, again = [chance() for _ in range(_LUCK)], len(determinizer.observation.inputs)
        spent = _DEAL + again
        for move, won in tries.items():
            game = imagined.game()
            try:
                game.play(determinizer.observation.seat, move)
                likely, inputs = play_on(game, determinizer.observation.seat, _AHEAD, cycle(luck).__next__)
                spent += inputs
                won.append(likely)
            except uno.EngineError:
                won.append(0.0)  # a rule failed, or does not allow the move with these cards
            spent += _GAME + again
        return spent


def _promising(tries: _Tries) -> _Tries:
    """Return the better half of the moves, but at least a few, without those that are probably worse than the best."""
    ranked = sorted(tries, key=lambda move: sum(tries[move]), reverse=True)
    kept, best = ranked[: max(_FEW, (len(ranked) + 1) // 2)], tries[ranked[0]]

    def worse(won: Sequence[float]) -> bool:
        """Return whether a move is, by a paired test: the same games are easy or hard for both."""
        less = [other - one for one, other in zip(won[1:], best[1:], strict=True)]
        return len(less) > 1 and fmean(less) > _WORSE * sqrt(variance(less) / len(less)) > 0

    return {move: won for move, won in tries.items() if move in kept and not worse(won)}


_CHALLENGES = 0.25
"""How often a challenge is thought to be made where it can be; `Heuristic` makes it as often."""
_LATE = 8
"""So many inputs more until somebody's turn begins: while something is asked in a turn, the hands are not yet what they will be."""
_LIKES = {"draw": 2.0, "pass": 0.0}


def play_on(game: uno.Game, seat: int, inputs: int, chance: Callable[[], float]) -> tuple[float, int]:
    """Play on by habit for so many inputs, or to the end of the round.

    Returns how likely that seat wins it (0 to 1), and how many inputs that took.
    """
    for late in range(-inputs, _LATE):
        state, question = game.state, game.question
        if question is None or state.stage is not uno.Stage.PLAYING:
            break
        if late >= 0 and question.turn and question.acts:
            break
        asked = question.waiting()[0]
        moves = game.options(asked)
        if len(moves) > len(question.answers_listed):
            # offers that take the question's place are answers, too, but no call and no accusation
            asides = game.asides(asked)
            moves = [move for move in moves if move not in asides]
        if not moves:
            game.skip(asked)
        elif len(moves) > 1:
            game.play(asked, habit(state.hands[asked], moves, chance))
        else:
            game.play(asked, moves[0])
    return likely_to_win(game.state, seat, game.rules), late + inputs


def habit(hand: Sequence[uno.Card], moves: Sequence[uno.Move], chance: Callable[[], float]) -> uno.Move:
    """Return one of the moves, chosen quickly: many cards before few, the longest colour first, black cards last."""
    colors = [card.color for card in hand]
    best, most = moves[0], -1e9
    for move in moves:
        verb = move.verb
        if verb == "play":
            like, card = 10.0 + 10 * len(move.args), move.card
            if card is not None and card.color is not None:
                like += 40 + colors.count(card.color) / 2 + (card.number is None) / 2
        elif verb == "color":
            like = 30.0 + colors.count(move.color)
        elif verb == "challenge":
            like = 100.0 if chance() < _CHALLENGES else -1.0
        else:
            like = _LIKES.get(verb, 4.0)
        like += chance()
        if like > most:
            best, most = move, like
    return best


@dataclass(frozen=True, slots=True)
class _Weights:
    """What makes a win likelier: rounded from logistic regressions over rounds of most presets together, among players like `Heuristic`."""

    many: float
    """The logarithm of the cards' number: the more players there are, the sooner somebody else is out."""
    black: float
    action: float
    """Each coloured card that acts."""
    colors: float
    """Each colour that is held."""
    longest: float
    """That all cards are of one colour; for a part of them the same part of it."""
    fitting: float
    """That all cards could be laid now; for a part of them the same part of it."""
    turn: float
    last: float
    """To be next with a last card that can be laid."""
    ready: float
    """A last card that can be laid."""
    second: float
    """To come after the next with such a card."""
    pair: float
    """Two cards that can be laid one after the other."""
    pair_next: float
    """To be next with such cards, when one of them can be laid."""


_TWO = _Weights(
    many=-0.5, black=0.45, action=0.2, colors=-0.12, longest=0.0, fitting=0.5, turn=0.05, last=3.0, ready=0.9,
    second=0.0, pair=0.2, pair_next=0.7,
)  # fmt: skip
_MORE = _Weights(
    many=-1.25, black=0.5, action=0.1, colors=-0.1, longest=-0.6, fitting=0.4, turn=0.07, last=3.5, ready=0.5,
    second=0.6, pair=0.2, pair_next=0.55,
)  # fmt: skip
_EACH = -0.05
"""Each card: without it large hands would seem to get no worse by still more cards."""
_BLACKS, _ACTIONS = 8 / 108, 24 / 108
"""So many cards of the classic deck are black, or act. Where more are, each is worth as much, but an average card is worth no more."""
_MOST = 300
_LOGS = [log(count + 0.5) for count in range(_MOST)]


def likely_to_win(state: uno.GameState, seat: int, rules: uno.RuleSet) -> float:
    """Return how likely that seat wins the round (0 to 1), by the hands as they are."""
    if state.ended is not None:
        return 1 / len(state.ended) if seat in state.ended else 0.0
    if seat not in (playing := state.playing()):
        return 0.0
    weights, top = _TWO if len(playing) == 2 else _MORE, state.top
    each, color, symbol = _each(rules, weights), state.color, top.symbol if top is not None else None
    second = -1
    if state.turn in playing:
        second = playing[(playing.index(state.turn) + state.direction) % len(playing)]
    worths = {}
    for other in playing:
        hand, next_ = state.hands[other], other == state.turn
        value, fitting = _worth(hand, weights, color, symbol)
        value += each * len(hand) + weights.turn * next_
        if fitting and len(hand) == 1:
            value += weights.ready + weights.last * next_ + weights.second * (other == second)
        elif fitting and len(hand) == 2 and next_ and follows(*hand):
            value += weights.pair_next
        worths[other] = exp(value)
    return worths[seat] / sum(worths.values())


def _worth(
    hand: Sequence[uno.Card], weights: _Weights, color: uno.Color | None, symbol: str | None
) -> tuple[float, int]:
    """Return how good these cards are by themselves, and how many of them can be laid now, as most games have it."""
    value, fitting, counts = weights.many * _LOGS[min(len(hand), _MOST - 1)], 0, dict[uno.Color, int]()
    for card in hand:
        if (held := card.color) is None:
            value += weights.black
            fitting += 1
        else:
            counts[held] = counts.get(held, 0) + 1
            if card.number is None:
                value += weights.action
            fitting += held is color or card.symbol == symbol
    if counts:
        value += weights.colors * len(counts) + weights.longest * max(counts.values()) / len(hand)
    if fitting:
        value += weights.fitting * fitting / len(hand)
    if len(hand) == 2 and follows(*hand):
        value += weights.pair
    return value, fitting


def follows(one: uno.Card, other: uno.Card) -> bool:
    """Return whether one card can be laid on the other, as most games have it."""
    return one.color is None or other.color in {None, one.color} or one.symbol == other.symbol


@lru_cache(maxsize=32)  # asked for each thought
def _each(rules: uno.RuleSet, weights: _Weights) -> float:
    """Return how much each card changes, whichever it is: without it large hands would seem to get better, where many cards are worth much."""
    cards = rules.deck.cards
    blacks = sum(card.color is None for card in cards) / len(cards)
    actions = sum(card.color is not None and card.number is None for card in cards) / len(cards)
    return _EACH - weights.black * (blacks - _BLACKS) - weights.action * (actions - _ACTIONS)
