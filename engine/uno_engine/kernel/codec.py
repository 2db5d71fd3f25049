"""A state as JSON and back: what the store keeps of a checkpoint; and what a rule may remember, so that it can be read again."""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from operator import attrgetter
from typing import Any, Protocol, cast

import msgspec
from msgspec import inspect

from uno_engine.kernel.cards import Card, Codes, Color, Deck
from uno_engine.kernel.errors import EngineError
from uno_engine.kernel.state import GameState

__all__ = ["CannotLoad", "load_state", "save_state", "unfit_memory"]

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
