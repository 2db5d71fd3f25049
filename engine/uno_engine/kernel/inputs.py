"""The inputs of a game as values: all that can change it.

An input has one text (`InputText`), which journals, replays and scenario files keep: a move as `Words` writes it, and
for the rest `/join ann`, `/leave`, `/return`, `/rename anna`, `/skip`, `/skip idle`, `/stop`, `/time 180000`, `/anew`. Whose input it is
stands beside the text, as the number of a seat.
"""

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from uno_engine.kernel.cards import Card
from uno_engine.kernel.errors import NotUnderstood
from uno_engine.kernel.moves import Ahead, Move
from uno_engine.kernel.words import Words


class MakeMove(msgspec.Struct, frozen=True, gc=False):
    """A player answers, or takes up an offer. `ahead` is what was typed beyond it."""

    seat: int
    move: Move
    ahead: Ahead = ()


class TakeSeat(msgspec.Struct, frozen=True):
    """Somebody takes a new seat, to be called so."""

    name: str


class GiveUpSeat(msgspec.Struct, frozen=True):
    """A player gives the seat up (M9)."""

    seat: int


class TakeSeatBack(msgspec.Struct, frozen=True):
    """Who left takes the seat again (M9)."""

    seat: int


class RenameSeat(msgspec.Struct, frozen=True):
    """A seat is called otherwise from now on."""

    seat: int
    name: str


class SkipPlayer(msgspec.Struct, frozen=True):
    """The default is taken for a player who is waited for, before the time is up; `idle`: as if it were up (M10)."""

    seat: int
    idle: bool = False


class StopMatch(msgspec.Struct, frozen=True):
    """The match is stopped, whatever is going on (M4)."""


class PassTime(msgspec.Struct, frozen=True):
    """The clock shows so many milliseconds of play; if something is due by then, the first of it happens (M10)."""

    clock: int


class BeginTurnAnew(msgspec.Struct, frozen=True):
    """Play was interrupted: whoever is waited for has the full time again, with a reminder (M10)."""


SeatInput: TypeAlias = TakeSeat | GiveUpSeat | TakeSeatBack | RenameSeat | SkipPlayer | StopMatch
"""The inputs about seats, and about the whole match."""

Input: TypeAlias = MakeMove | PassTime | BeginTurnAnew | SeatInput
"""Anything that can change a game."""


_OF_A_SEAT: dict[str, type[GiveUpSeat | TakeSeatBack | SkipPlayer]] = {
    "/leave": GiveUpSeat,
    "/return": TakeSeatBack,
    "/skip": SkipPlayer,
}
"""The inputs that say no more than whose they are, by their text."""
_OF_NOBODY: dict[str, type[StopMatch | BeginTurnAnew]] = {"/stop": StopMatch, "/anew": BeginTurnAnew}
_WORDS = {kind: text for text, kind in (_OF_A_SEAT | _OF_NOBODY).items()}


class InputText:
    """Writes and reads inputs at one table, whose deck's `cards` are given by their codes."""

    def __init__(self, cards: Mapping[str, Card]) -> None:
        self._cards = cards

    # These texts are in the journals of all games ever stored: a form that is changed must still be read.

    def write(self, given: Input, names: tuple[str, ...]) -> tuple[int | None, str]:
        """Whose input it is (None: nobody's), and its text; `names` are the seats' before the input."""
        match given:
            case MakeMove(seat, move, ahead):
                return seat, Words(names, self._cards).write(move, ahead)
            case TakeSeat(name):
                return None, f"/join {name}"
            case RenameSeat(seat, name):
                return seat, f"/rename {name}"
            case PassTime(clock):
                return None, f"/time {clock}"
            case StopMatch() | BeginTurnAnew():
                return None, _WORDS[given.__class__]
        idle = " idle" if isinstance(given, SkipPlayer) and given.idle else ""
        return given.seat, _WORDS[given.__class__] + idle

    def read(self, seat: int | None, text: str, names: tuple[str, ...]) -> Input:
        """The input with that text. Raises NotUnderstood if it is none."""
        if seat is not None and not text.startswith("/"):
            move, ahead = Words(names, self._cards).read(text)
            return MakeMove(seat, move, ahead)
        word, _, rest = text.partition(" ")
        match word:
            case "/join" if rest:
                return TakeSeat(rest)
            case "/time" if rest.isdecimal():
                return PassTime(int(rest))
            case _ if word in _OF_NOBODY:
                return _OF_NOBODY[word]()
            case "/rename" if rest and seat is not None:
                return RenameSeat(seat, rest)
            case _ if word in _OF_A_SEAT and seat is not None:
                return SkipPlayer(seat, idle=True) if text == "/skip idle" else _OF_A_SEAT[word](seat)
        raise NotUnderstood("not-understood", said=text)
