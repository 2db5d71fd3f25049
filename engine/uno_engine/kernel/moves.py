"""Moves and inputs as values: what players choose, what can be typed for a rule, and the text in which both are stored.

That text is the same in every language and version: `play r5`, `pick bob, red, !uno`.
"""

import json
import re
from collections.abc import Mapping, Sequence
from enum import Enum, auto
from functools import cache, lru_cache
from typing import TypeAlias

import msgspec

from uno_engine.kernel.cards import COLORS, Card, Codes, Color
from uno_engine.kernel.errors import NotUnderstood

__all__ = [
    "ACCEPT", "ANYTHING", "A_COLOR", "CARDS", "DRAW", "GIVE_UP", "MAYBE_NUMBER", "MAYBE_PLAYER", "ONE_CARD",
    "PASS", "PICK_NONE", "REFUSE", "TEXT", "Ahead", "Arg", "Argument", "BeginTurnAnew", "GiveUpSeat", "Input",
    "InputText", "MakeMove", "Move", "PassTime", "Player", "RenameSeat", "SkipPlayer", "Stands", "StopMatch",
    "TakeSeat", "TakeSeatBack", "Takes", "Verb", "Words", "name_color", "pick", "pick_card", "pick_cards",
    "pick_player", "play", "play_together",
]  # fmt: skip


class Player(msgspec.Struct, frozen=True):
    """A player as an argument of a move, by the number of the seat."""

    seat: int


class Stands(msgspec.Struct, frozen=True):
    """A card, or a place in a row, together with the number that it is said to stand for: `ri=7`, `1=7`."""

    what: Card | int
    number: int


Arg = Card | Color | Player | Stands | int | str
"""An argument of a move: a card, a colour, a player, a number, a card that stands for a number, or a word."""


# cache_hash: the same few moves are looked up in lists and dictionaries at each turn
class Move(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A verb and its arguments, in their order. Two moves with the same verb and arguments are equal.

    >>> Move("pick", (7, "+")).word, Move("draw").card
    ('+', None)
    """

    verb: str
    args: tuple[Arg, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """All the cards among the arguments, in their order."""
        if len(self.args) == 1 and isinstance(self.args[0], Card):  # nearly always, and much quicker
            return (self.args[0],)
        cards = [arg.what if isinstance(arg, Stands) else arg for arg in self.args]
        return tuple(card for card in cards if isinstance(card, Card))

    @property
    def card(self) -> Card | None:
        """The first card among the arguments; None if there is none."""
        for arg in self.args:
            what = arg.what if isinstance(arg, Stands) else arg
            if isinstance(what, Card):
                return what
        return None

    @property
    def color(self) -> Color | None:
        """The first colour among the arguments; None if there is none."""
        return next((arg for arg in self.args if isinstance(arg, Color)), None)

    @property
    def seat(self) -> int | None:
        """The seat of the first player among the arguments; None if there is none."""
        return next((arg.seat for arg in self.args if isinstance(arg, Player)), None)

    @property
    def numbers(self) -> tuple[int, ...]:
        """All the numbers among the arguments, those that something stands for included."""
        numbers = [arg.number if isinstance(arg, Stands) else arg for arg in self.args]
        return tuple(number for number in numbers if isinstance(number, int))

    @property
    def number(self) -> int | None:
        """The first of these numbers; None if there is none."""
        return next(iter(self.numbers), None)

    @property
    def word(self) -> str:
        """The first word among the arguments; empty if there is none."""
        return next((arg for arg in self.args if isinstance(arg, str)), "")


Ahead = tuple[Arg | Move, ...]
"""What was typed beyond a move: values that answer the questions that follow from it, and moves that go along (`uno`)."""


# The moves that are made in every turn are kept, so that each is one object: comparing it with itself is quick. Where
# there may be any number of different arguments, only so many are kept.


@cache
def play(card: Card) -> Move:
    """Return the move that plays one card."""
    return Move("play", (card,))


@lru_cache(maxsize=4096)
def play_together(cards: tuple[Card, ...]) -> Move:
    """Return the move that plays several cards at once; the last one comes to lie on top."""
    return Move("play", cards)


@cache
def name_color(color: Color) -> Move:
    """Return the move that names a colour."""
    return Move("color", (color,))


@lru_cache(maxsize=256)
def pick_player(seat: int) -> Move:
    """Return the move that chooses a player."""
    return Move("pick", (Player(seat),))


@lru_cache(maxsize=4096)
def pick(*args: Arg) -> Move:
    """Return the move that chooses a number, a colour, a word of the rules, or several of them."""
    return Move("pick", args)


@cache
def pick_card(card: Card) -> Move:
    """Return the move that chooses one card."""
    return Move("pick", (card,))


def pick_cards(cards: Sequence[Card]) -> Move:
    """Return the move that chooses several cards; `pick none` for no card."""
    return Move("pick", tuple(cards)) if cards else PICK_NONE


PICK_NONE = Move("pick", ("none",))
"""The move that chooses none of the cards: `pick none`."""
DRAW = Move("draw")
"""The move that draws: a card instead of playing one, or the cards of a penalty."""
PASS = Move("pass")
"""The move that ends a turn without playing, or lets an offer go by."""
ACCEPT = Move("accept")
"""The move that says yes; in answer to a penalty it draws the cards."""
REFUSE = Move("refuse")
"""The move that says no."""
GIVE_UP = Move("give-up")
"""The default of a turn: draw one card and pass, for who does not take it (M10). Nobody can type it."""


class Takes(Enum):
    """What kind of thing an argument of a verb is."""

    CARD = auto()
    """A card, or a card that stands for a number (`ri=7`)."""
    COLOR = auto()
    """A colour."""
    PLAYER = auto()
    """A player at the table, by the name of the seat."""
    NUMBER = auto()
    """A number, or a place that stands for a number (`1=7`)."""
    WORD = auto()
    """A word of the rules, one of `Rule.words`."""
    ANY = auto()
    """Any of these."""
    TEXT = auto()
    """All that is typed, as it is; nothing can stand behind it."""

    def fits(self, arg: Arg) -> bool:
        """Whether that argument is of this kind."""
        match arg:
            case Stands(what=what):
                return self in {Takes.ANY, Takes.CARD if isinstance(what, Card) else Takes.NUMBER}
            case Card():
                kind = Takes.CARD
            case Color():
                kind = Takes.COLOR
            case Player():
                kind = Takes.PLAYER
            case int():
                kind = Takes.NUMBER
            case _:
                return self in {Takes.ANY, Takes.WORD, Takes.TEXT}
        return self in {Takes.ANY, kind}


class Argument(msgspec.Struct, frozen=True):
    """One argument of a verb, or several of the same kind in a row: from `least` to `most` of them."""

    kind: Takes
    least: int = 1
    most: int = 1


ONE_CARD = Argument(Takes.CARD)
"""The argument of a verb that takes one card."""
CARDS = Argument(Takes.CARD, 1, 99)
"""The argument of a verb that takes one card or several."""
A_COLOR = Argument(Takes.COLOR)
"""The argument of a verb that takes one colour."""
MAYBE_NUMBER = Argument(Takes.NUMBER, 0, 1)
"""The argument of a verb that takes a number, or nothing."""
MAYBE_PLAYER = Argument(Takes.PLAYER, 0, 1)
"""The argument of a verb that takes a player, or nothing."""
ANYTHING = Argument(Takes.ANY, 1, 99)
"""The argument of a verb that takes one thing or several, of any kind."""
TEXT = Argument(Takes.TEXT)
"""The argument of a verb that takes the rest of the line as it is."""


class Verb(msgspec.Struct, frozen=True):
    """A verb of a rule, and its arguments in their order.

    What is typed for it in each language stands in the text files beside the rule, as the message `verb-NAME`; its name
    is always understood. `along`: it may be typed behind a play, and is then done with it (`play r5 uno`). `spoken`:
    its argument may be said in the room without the verb, by any player, as the whole line (the word of a charade).
    """

    name: str
    takes: tuple[Argument, ...] = ()
    along: bool = False
    spoken: bool = False


_TOKEN = re.compile(r'@?"(?:[^"\\]|\\.)*"|[^\s,]+|,')
_COLORS = {color.word: color for color in COLORS}


class Words:
    """Writes and reads moves at one table: `names` are those of the seats, `cards` the deck's by their codes.

    A player is written by name, a word of the rules as it is, anything else in a form that can mean nothing else:
    `@red` is a player called red, `"a dog"` is a word (`@"a,b"`: a player whose name has a comma). Behind each comma stands something that was typed ahead.

    >>> words = Words(("ann", "7"), {})
    >>> words.write(Move("pick", (Player(0),))), words.write(Move("pick", (Player(1),)), (Color.RED, Move("uno")))
    ('pick ann', 'pick @7, red, !uno')
    >>> words.read("pick @7, red, !uno")
    (Move(verb='pick', args=(Player(seat=1),)), (<Color red>, Move(verb='uno', args=())))
    """

    def __init__(self, names: Sequence[str], cards: Mapping[str, Card]) -> None:
        self.names = names
        self.cards = cards
        self._colors = cards.colors if isinstance(cards, Codes) else _COLORS

    def write(self, move: Move, ahead: Ahead = ()) -> str:
        """Return the text of a move and of what was typed ahead with it."""
        text = self._move(move)
        for more in ahead:
            text += f", !{self._move(more)}" if isinstance(more, Move) else f", {self._arg(more)}"
        return text

    def read(self, text: str) -> tuple[Move, Ahead]:
        """Return the move that was written so. Raises NotUnderstood with the part that is none."""
        parts: list[list[str]] = [[]]
        for piece in _TOKEN.findall(text):
            if piece == ",":
                parts.append([])
            else:
                parts[-1].append(piece)
        if not all(parts):
            raise NotUnderstood("not-understood", said=text)
        first, *more = parts
        return self._read_move(first), tuple(self._read_ahead(part) for part in more)

    def _move(self, move: Move) -> str:
        return " ".join([move.verb, *map(self._arg, move.args)])

    def _arg(self, arg: Arg) -> str:
        match arg:
            case Card():
                text = arg.text
            case Stands(what=what, number=number):
                text = f"{self._arg(what)}={number}"
            case Color():
                text = arg.word
            case Player():
                # the bare name if it can mean nothing else at this table
                name = self.names[arg.seat]
                quoted = _quoted(name) if name.startswith('"') or "," in name else name
                text = name if self._is(name, arg) else f"@{quoted}"
            case int():
                text = str(arg)
            case _:
                text = arg if self._is(arg, arg) else _quoted(arg)
        return text

    def _is(self, token: str, arg: Arg) -> bool:
        """Whether that token is read as that argument and nothing else."""
        if not _TOKEN.fullmatch(token) or token[0] in '!"@':
            return False
        found = self._read_arg(token)
        return found == arg and found.__class__ is arg.__class__

    def _read_move(self, tokens: Sequence[str]) -> Move:
        verb, *args = tokens
        return Move(verb, tuple(map(self._read_arg, args)))

    def _read_ahead(self, tokens: Sequence[str]) -> Arg | Move:
        if tokens[0].startswith("!"):
            return self._read_move([tokens[0][1:], *tokens[1:]])
        if len(tokens) > 1:
            raise NotUnderstood("not-understood", said=tokens[1])
        return self._read_arg(tokens[0])

    def _read_arg(self, token: str) -> Arg:
        # In this order, which stored moves depend on: marked forms, cards, colours, numbers, then names, then words.
        if token.startswith('"'):
            return _unquoted(token)
        if token.startswith("@"):
            name = _unquoted(token[1:]) if token.startswith('@"') else token[1:]
            if name not in self.names:
                raise NotUnderstood("unknown-player", said=name)
            return Player(self.names.index(name))
        known = self.cards.get(token) or self._colors.get(token)
        if known is not None:
            return known
        if token.isascii() and token.isdecimal():
            return int(token)
        what, equals, number = token.rpartition("=")
        # isascii as well: isdecimal is true of the digits of other scripts, which are not written here
        if equals and number.isascii() and number.isdecimal():
            # a word if no card or place is before the `=`
            found = self._read_arg(what)
            return Stands(found, int(number)) if isinstance(found, Card | int) else token
        return Player(self.names.index(token)) if token in self.names else token


def _quoted(word: str) -> str:
    return json.dumps(word, ensure_ascii=False)


def _unquoted(token: str) -> str:
    try:
        return str(json.loads(token))
    except ValueError:
        raise NotUnderstood("not-understood", said=token) from None


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
        """Return whose input it is (None: nobody's), and its text; `names` are the seats' before the input."""
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
        """Return the input with that text. Raises NotUnderstood if it is none."""
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
