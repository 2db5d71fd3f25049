"""The inputs of a stored round, read back into a game.

Version 1 kept what was typed, in a form that only a reader of typed lines understands: `play w red uno`,
`/advance 90000`. Which version began a round is told by its saved state. A round that version 1 began and a later one
went on with has the entry `/version 2` between the two kinds.
"""

from collections.abc import Callable
from functools import cache
from typing import Final, Protocol

import msgspec

from uno_engine import (
    Game,
    Input,
    InputText,
    MakeMove,
    PassTime,
)
from unobot.parsing import MoveRead

VERSION_2: Final = "/version 2"


class OldReader(Protocol):
    """Reads moves as version 1 kept them."""

    def read_old(self, game: Game, seat: int, text: str) -> MoveRead:
        """The move. Raises NotUnderstood."""
        ...


class _Saved(msgspec.Struct):
    v: int = 2


def is_old(state: bytes) -> bool:
    """Whether version 1 saved that state."""
    try:
        return msgspec.json.decode(state, type=_Saved).v == 1
    except msgspec.MsgspecError:
        return False  # it cannot be loaded either, and that is told there


class Entries:
    """Gives a game the stored inputs of a round, one after the other.

    `state` is what the game was loaded from; `reader` makes the reader of old moves, if it is needed.
    """

    def __init__(self, game: Game, state: bytes, reader: Callable[[], OldReader]) -> None:
        self.game = game
        self.old = is_old(state)
        self._texts = InputText(game.rules.deck.by_code)
        # made when the first old entry comes: hardly any round has one
        self._reader = cache(reader)

    def feed(self, seat: str | None, text: str) -> None:
        """Give the next one. Raises what the game raises, and NotUnderstood or ValueError for what is no input."""
        if text == VERSION_2:
            self.old = False
            return
        whose = None if seat is None else int(seat)
        if self.old:
            self.game.take(self._read_old(whose, text))
        else:
            self.game.take(self._texts.read(whose, text, self.game.state.names))

    def _read_old(self, seat: int | None, text: str) -> Input:
        if seat is not None and not text.startswith("/"):
            read = self._reader().read_old(self.game, seat, text)
            return MakeMove(seat, read.move, read.ahead)
        word, _, rest = text.partition(" ")
        if word == "/advance":
            return PassTime(int(rest))
        return self._texts.read(
            seat, text, self.game.state.names
        )  # the other inputs have the same texts as then
