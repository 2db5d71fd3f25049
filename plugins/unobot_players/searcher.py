"""A computer player that tries its moves in thought, on games as they may be; it knows no rule."""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import Final

from uno_engine import Chance, Deals, EngineError, Imagined, Move, View, view
from unobot_players.heuristic import Heuristic
from unobot_players.playing_on import play_on

INPUTS: Final = 4000
"""How many inputs it makes in thought for a move at most: 20 ms of a processor on average, in games with much to do 80. It counts
them and looks at no clock, so that the same seed always gives the same moves."""

_AHEAD: Final = 4
"""So many inputs it thinks ahead; then it judges by the hands."""
_GAME: Final = 4
"""To imagine a game takes as long as so many inputs."""
_START: Final = 1.0
"""So many wins the usual move has before the first try: with few tries the others would often be better by luck alone."""
_CUTS: Final = (0.15, 0.3, 0.45, 0.6, 0.8, 1.0)
"""After these parts of its time it gives up moves: those that are probably worse than the best, and of many the worse half."""
_FEW: Final = 4
"""So many moves are all kept, if none is probably worse."""
_WORSE: Final = 1.5
"""So many standard errors behind the best, and a move is probably worse."""

_Tries = Mapping[Move, list[float]]
"""How likely a win was after each move, for each game in which it was tried; all moves are tried in the same games."""


class Searcher:
    """Tries each move on games in which the unseen cards are dealt anew, and makes the one that wins most often.

    Calls and catches are habits of `Heuristic`, and so is all where nothing can be imagined.
    """

    def __init__(self, seed: bytes) -> None:
        self._habits = Heuristic(seed)
        self._chance = Chance(seed)

    def answer(self, view: View) -> Move | None:
        """Return what `Heuristic` would do: calls and catches, and a move to fall back on."""
        return self._habits.answer(view)

    def search(self, deals: Deals) -> Move | None:
        """Return the move that wins most often; None if no deal fits what is seen."""
        imagined = deals.imagine(self._chance)
        if imagined is None:
            return None
        # as the player sees them: calls and catches are left to habits, and two-faced cards have other backs in each game
        seen = view(imagined.game(), deals.outlook.seat)
        moves, usual = seen.answers, self._habits.answer(seen)
        return self._best(deals, moves, usual) if len(moves) > 1 else next(iter(moves), None)

    def _best(self, deals: Deals, moves: Sequence[Move], usual: Move | None) -> Move:
        """The move that wins most often; `usual`, which habit would choose, has a start."""
        # seeded from the stream of chance: millions of numbers are wanted, and fairness is not
        chance = Random(self._chance.below(1 << 30)).random  # noqa: S311 - for thought, never for cards
        tries: _Tries = {move: [_START * (move == usual)] for move in moves}
        spent = 0
        for part in _CUTS:
            while spent < INPUTS * part:
                spent += self._try(deals, tries, chance)
            tries = _promising(tries)
            if len(tries) == 1:
                break
        return _best_of(tries)

    def _try(self, deals: Deals, tries: _Tries, chance: Callable[[], float]) -> int:
        """Try all these moves in one more game; returns how many inputs that took, about."""
        imagined = deals.imagine(self._chance)
        if imagined is None:
            return _AHEAD
        for move, won in tries.items():
            won.append(_tried(imagined, deals.outlook.seat, move, chance))
        return (_AHEAD + _GAME) * len(tries)


def _tried(imagined: Imagined, seat: int, move: Move, chance: Callable[[], float]) -> float:
    game = imagined.game()
    try:
        game.play(seat, move)
        return play_on(game, seat, _AHEAD, chance)
    except EngineError:
        return 0.0  # a rule failed, or does not allow the move with these cards


def _best_of(tries: _Tries) -> Move:
    return max(tries, key=lambda move: sum(tries[move]))


def _promising(tries: _Tries) -> _Tries:
    """The better half of the moves, but at least a few, without those that are probably worse than the best."""
    ranked = sorted(tries, key=lambda move: sum(tries[move]), reverse=True)
    kept, best = ranked[: max(_FEW, (len(ranked) + 1) // 2)], tries[ranked[0]]
    return {move: won for move, won in tries.items() if move in kept and not _worse(won, best)}


def _worse(won: Sequence[float], best: Sequence[float]) -> bool:
    """Whether a move is probably worse than the best one, by a paired test: the same games are easy or hard for both."""
    less = [other - one for one, other in zip(won[1:], best[1:], strict=True)]
    return len(less) > 1 and fmean(less) > _WORSE * sqrt(variance(less) / len(less)) > 0
