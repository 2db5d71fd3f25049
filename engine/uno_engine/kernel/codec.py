"""What the store keeps of a game: a state as JSON, and an input as text.

The text of an input is the same in every language and version: `play r5`, `pick bob, red, !uno`. What a rule remembers is
part of the state, and must be of a class that can be read again.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, Protocol, cast

import msgspec
from msgspec import inspect

from uno_engine.kernel.cards import COLORS, Card, Codes, Color, Deck
from uno_engine.kernel.errors import EngineError, NotUnderstood
from uno_engine.kernel.moves import (
    Ahead,
    Arg,
    BeginTurnAnew,
    GiveUpSeat,
    Input,
    MakeMove,
    Move,
    PassTime,
    Player,
    RenameSeat,
    SkipPlayer,
    Stands,
    StopMatch,
    TakeSeat,
    TakeSeatBack,
)
from uno_engine.kernel.state import GameState

__all__ = ["CannotLoad", "InputText", "Words", "load_state", "save_state", "unfit_memory"]

VERSION = 2

_FIELDS = {field.name: field.type for field in msgspec.structs.fields(GameState)}
_PILES = {"hands": list[list[str]], "draw": list[str], "discard": list[str]}
"""Where nearly all cards are; their codes are looked up at one go, which is much quicker than card by card."""
_TEXT = attrgetter("text")
_OF_EACH_SEAT = ("names", "seats", "hands", "scores", "idle")
_Saved = msgspec.defstruct(
    "_Saved",
    [("v", int), *((_FIELDS | {"own": dict[str, msgspec.Raw]} | _PILES).items())],
    forbid_unknown_fields=True,
)
"""A state as it is written: its version, its fields by their names, cards by their texts, seats by their numbers."""


class CannotLoad(EngineError):
    """Saved by another version, or for other rules."""


class _Version(msgspec.Struct):
    """Reads nothing but the version."""

    v: int


class _Remembers(Protocol):
    """A rule, as far as it matters here."""

    @property
    def memory(self) -> type[msgspec.Struct] | None: ...


class _Rules(Protocol):
    """The rules of a table, as far as they matter here: their cards, and what each of them remembers."""

    @property
    def deck(self) -> Deck: ...
    @property
    def by_id(self) -> Mapping[str, _Remembers]: ...


def save_state(state: GameState) -> bytes:
    """Return the state as JSON: each field by its name, cards by their texts, colours by their letters, and the version of the form as `v`."""
    written: dict[str, object] = {"v": VERSION}
    for name in _FIELDS:
        written[name] = getattr(state, name)
    written["hands"] = [list(map(_TEXT, hand)) for hand in state.hands]
    written["draw"], written["discard"] = list(map(_TEXT, state.draw)), list(map(_TEXT, state.discard))
    return _ENCODER.encode(written)


def load_state(saved: bytes, rules: _Rules) -> GameState:
    """Return the state that was saved, for the same rules; raises CannotLoad if it is not for these."""
    cards = rules.deck.by_code
    read = _card_reader(cards)
    try:
        version = msgspec.json.decode(saved, type=_Version).v
        if version != VERSION:
            raise CannotLoad("other-version", version=version)
        kept = cast("Any", msgspec.json.decode(saved, type=_Saved, dec_hook=read))
        state = GameState(**{name: getattr(kept, name) for name in _FIELDS})
        state.hands = [[cards[code] for code in hand] for hand in kept.hands]
        state.draw, state.discard = ([cards[code] for code in pile] for pile in (kept.draw, kept.discard))
        if len({len(getattr(state, name)) for name in _OF_EACH_SEAT}) > 1:
            raise CannotLoad("cannot-load", error="other numbers of seats")
        # each memory is read last, as the struct of its own rule: `own` alone does not say what it is
        for rule, memory in kept.own.items():
            kind = rules.by_id[rule].memory
            if kind is None:
                raise CannotLoad("no-memory", rule=rule)
            state.own[rule] = msgspec.json.decode(memory, type=kind, dec_hook=read)
    except (LookupError, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise CannotLoad("cannot-load", error=type(error).__name__) from None
    return state


def _encode(value: object) -> object:
    """Return a card as its text, a colour as its letter; raises NotImplementedError for what has no saved form."""
    if isinstance(value, Card):
        return value.text
    if isinstance(value, Color):
        return value.value
    raise NotImplementedError(f"no saved form for {type(value).__name__}")


_ENCODER = msgspec.json.Encoder(enc_hook=_encode)


def _card_reader(cards: Codes) -> Callable[[type, Any], Any]:
    """Return what finds the card of a text, or the colour of a letter, among these; it raises LookupError where there is none."""

    def read(kind: type, value: Any) -> Any:
        if kind is Card:
            return cards[value]
        if kind is Color:
            return cards.color(value)
        raise NotImplementedError(f"no saved form for {kind.__name__}")

    return read


class Memories:
    """Looks whether what the rules of a table remember could be read again; `kinds` has the class of each rule's memory."""

    def __init__(self, kinds: Mapping[str, type[msgspec.Struct] | None], cards: Codes) -> None:
        # made once: to make a decoder takes longer than to use it
        self._decoders = {
            rule: (kind, msgspec.json.Decoder(kind, dec_hook=_card_reader(cards)))
            for rule, kind in kinds.items()
            if kind is not None
        }

    def check(self, rule: str, memory: object) -> None:
        """Raise TypeError if it could not; called for each `Remembered`, so that the rule's defect shows where it is."""
        if rule not in self._decoders:
            raise TypeError(f"{rule} remembers something, and no rule of this name here has a memory")
        kind, decoder = self._decoders[rule]
        if type(memory) is not kind:
            raise TypeError(f"{rule} remembers a {type(memory).__name__}, and its memory is {kind.__name__}")
        try:
            again = decoder.decode(_ENCODER.encode(memory))
        except (LookupError, NotImplementedError, msgspec.MsgspecError) as error:
            # no value of the memory, which may be a secret, is in these errors
            why = "a card is not in this deck" if isinstance(error, LookupError) else str(error)
            raise TypeError(f"{rule}: its {kind.__name__} cannot be read again: {why}") from None
        if again != memory:
            raise TypeError(f"{rule}: its {kind.__name__} is another when it is read again")


def unfit_memory(kind: object) -> str | None:
    """Return why this cannot be a rule's `memory`, and what is wanted instead; None if it can."""
    if not isinstance(kind, type) or not issubclass(kind, msgspec.Struct):
        name = kind.__name__ if isinstance(kind, type) else repr(kind)
        return f"{name} is no msgspec.Struct; write class Memory(msgspec.Struct, frozen=True)"
    if not kind.__struct_config__.frozen:
        return f"{kind.__name__} can be changed; write class {kind.__name__}(msgspec.Struct, frozen=True)"
    return _unfit_struct(kind)


@lru_cache(maxsize=1024)  # looked at whenever a table is opened
def _unfit_struct(kind: type[msgspec.Struct]) -> str | None:
    """Return what is wrong with the first field that is unfit, those of structs inside it included; None if none is."""
    try:
        for field in msgspec.structs.fields(kind):
            if field.required:
                return f"{kind.__name__}.{field.name} has no default; give it one, for a game begins without a memory"
        for name, type_ in _types_in(inspect.type_info(kind), kind.__name__, set()):
            if isinstance(type_, _CHANGEABLE):
                return f"{name} can be changed in place, also in older states; write tuple[..., ...]"
            if isinstance(type_, (inspect.AnyType, inspect.RawType)):
                return f"{name} may be anything, and what is read again is another thing; write its type"
            if isinstance(type_, inspect.CustomType) and type_.cls not in {Card, Color}:
                return f"{name} is a {type_.cls.__name__}, which has no saved form; write a number, text, Card, Color, enum or Struct"
        msgspec.json.Decoder(kind)
    except (TypeError, NameError) as error:
        return f"{kind.__name__} cannot be read again: {error}"
    return None


_CHANGEABLE = (inspect.ListType, inspect.SetType, inspect.DictType, inspect.ByteArrayType)


def _types_in(info: inspect.Type, name: str, seen: set[type]) -> Iterator[tuple[str, inspect.Type]]:
    """Yield the types that a type is made of, each with the name of its field."""
    yield name, info
    match info:
        case inspect.StructType(cls=cls, fields=fields) if cls not in seen:
            seen.add(cls)
            for field in fields:
                yield from _types_in(field.type, f"{cls.__name__}.{field.name}", seen)
        case inspect.VarTupleType(item_type=inner) | inspect.FrozenSetType(item_type=inner):
            yield from _types_in(inner, name, seen)
        case inspect.TupleType(item_types=several) | inspect.UnionType(types=several):
            for each in several:
                yield from _types_in(each, name, seen)


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
