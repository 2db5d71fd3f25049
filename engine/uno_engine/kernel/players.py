"""What a computer player is: it sees a view, and answers with a move."""

from collections.abc import Callable, Mapping
from typing import Final, Protocol, runtime_checkable

from uno_engine.kernel.moves import Move
from uno_engine.kernel.observation import Determinizer
from uno_engine.kernel.view import View

__all__ = ["LEVELS", "ComputerPlayer", "PlayerFactory", "SearchingPlayer", "worth_a_search"]


class ComputerPlayer(Protocol):
    """A computer player at one seat."""

    def answer(self, view: View, /) -> Move | None:
        """Return the move it makes, one of `view.options` or any other that the game allows.

        Asked when its seat is waited for; also while others are, if it could then do something (call, catch, jump in),
        and None then means nothing. The view shows the present: what is kept of it shows later what is then.
        """
        ...


@runtime_checkable
class SearchingPlayer(ComputerPlayer, Protocol):
    """A computer player that also thinks about its moves on games as they may be.

    Where its seat is waited for and there is a choice, `answer` is asked first; if that is no call or catch, `search` is
    asked, too, and what `answer` gave is only made if that finds nothing. `search` is called in another process, on a player made
    for this one call: so nothing can be kept in it, and nobody waits for it.
    """

    def search(self, determinizer: Determinizer, /) -> Move | None:
        """Return the move it makes; None if it finds none. `determinizer` makes games in which its player may be."""
        ...


def worth_a_search(view: View, move: Move | None) -> bool:
    """Whether a searching player thinks about this, where `answer` has given that move."""
    return view.seat in view.waiting and move not in view.asides and len(view.answers) > 1


LEVELS: Final[Mapping[str, str]] = {"easy": "random", "normal": "heuristic", "hard": "search"}
"""How strong a computer player is, in players' words, and the kind that is."""

PlayerFactory = Callable[[bytes], ComputerPlayer]
"""Makes a computer player whose chance comes from this seed."""
