"""A computer player that tries its moves in thought, on games as they may be; it knows no rule."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from uno_engine import Chance, Deals, EngineError, Game, Imagined, Move, View, view
from unobot_players.heuristic import Heuristic
from unobot_players.playing_on import play_on

INPUTS: Final = 2500
"""How many inputs it makes in thought for a move: about 30 ms of a processor. It counts them and looks at no clock, so that
the same seed always gives the same moves."""

_AHEAD: Final = 12
"""So many inputs it thinks ahead; then it judges by the hands."""
_GAME: Final = 4
"""To imagine a game takes as long as so many inputs."""
_START: Final = 1.0
"""So many wins the usual move has before the first try: with few tries the others would often be better by luck alone."""
_CUTS: Final = (0.15, 0.3, 0.5, 0.75)
"""After these parts of its time it gives up the worse half of the moves that it still considers."""


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
        game, seat = imagined.game(), deals.outlook.seat
        moves = _closing(game, seat)
        usual = self._habits.answer(view(game, seat))
        return self._best(deals, moves, usual) if len(moves) > 1 else next(iter(moves), None)

    def _best(self, deals: Deals, moves: Sequence[Move], usual: Move | None) -> Move:
        """The move that wins most often; `usual`, which habit would choose, has a start."""
        # seeded from the stream of chance: millions of numbers are wanted, and fairness is not
        chance = Random(self._chance.below(1 << 30)).random  # noqa: S311 - for thought, never for cards
        won = {move: _START * (move == usual) for move in moves}
        cuts = [int(INPUTS * part) for part in _CUTS]
        spent = 0
        while spent < INPUTS:
            imagined = deals.imagine(self._chance)
            if imagined is None:
                spent += _AHEAD
                continue
            for move in won:
                won[move] += _tried(imagined, deals.outlook.seat, move, chance)
            spent += (_AHEAD + _GAME) * len(won)
            while cuts and spent >= cuts[0]:
                cuts.pop(0)
                won = _better_half(won)
        return max(won, key=won.__getitem__)


def _closing(game: Game, seat: int) -> list[Move]:
    """The moves that answer what is asked: those beside it are left to habits."""
    asides = game.asides(seat)
    return [move for move in game.options(seat) if move not in asides]


def _tried(imagined: Imagined, seat: int, move: Move, chance: Callable[[], float]) -> float:
    game = imagined.game()
    try:
        game.play(seat, move)
        return play_on(game, seat, _AHEAD, chance)
    except EngineError:
        return 0.0  # a rule failed, or does not allow the move with these cards


def _better_half(won: dict[Move, float]) -> dict[Move, float]:
    """The half of the moves that won more, at least two; the others had as many tries."""
    kept = sorted(won, key=won.__getitem__, reverse=True)[: max(2, (len(won) + 1) // 2)]
    return {move: won[move] for move in won if move in kept}
