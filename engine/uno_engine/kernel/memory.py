"""What a rule may remember: it is saved with the game, and must be the same when it is read again."""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import inspect

from uno_engine.kernel.cards import Card, Codes, Color

_CHANGEABLE = (inspect.ListType, inspect.SetType, inspect.DictType, inspect.ByteArrayType)
_PLAIN = (inspect.AnyType, inspect.RawType)


def unfit_memory(kind: object) -> str | None:
    """Why this cannot be a rule's `memory`, and what is wanted instead; None if it can."""
    if not isinstance(kind, type) or not issubclass(kind, msgspec.Struct):
        return f"{_called(kind)} is no msgspec.Struct; write class Memory(msgspec.Struct, frozen=True)"
    if not kind.__struct_config__.frozen:
        return f"{kind.__name__} can be changed; write class {kind.__name__}(msgspec.Struct, frozen=True)"
    return _unfit_struct(kind)


@lru_cache(maxsize=1024)  # looked at whenever a table is opened
def _unfit_struct(kind: type[msgspec.Struct]) -> str | None:
    try:
        return next(_unfit_fields(kind), None)
    except (TypeError, NameError) as error:
        return f"{kind.__name__} cannot be read again: {error}"


def _called(kind: object) -> str:
    return kind.__name__ if isinstance(kind, type) else repr(kind)


def _unfit_fields(kind: type[msgspec.Struct]) -> Iterator[str]:
    """What is wrong with the fields, those of structs inside them included. Raises what reading it again would raise."""
    for field in msgspec.structs.fields(kind):
        if field.required:
            yield f"{kind.__name__}.{field.name} has no default; give it one, for a game begins without a memory"
    for name, type_ in _fields(inspect.type_info(kind), kind.__name__, set()):
        if isinstance(type_, _CHANGEABLE):
            yield f"{name} can be changed in place, also in older states; write tuple[..., ...]"
        elif isinstance(type_, _PLAIN):
            yield f"{name} may be anything, and what is read again is another thing; write its type"
        elif isinstance(type_, inspect.CustomType) and type_.cls not in {Card, Color}:
            yield f"{name} is a {type_.cls.__name__}, which has no saved form; write a number, text, Card, Color, enum or Struct"
    msgspec.json.Decoder(kind)


def _fields(info: inspect.Type, name: str, seen: set[type]) -> Iterator[tuple[str, inspect.Type]]:
    """The types that a type is made of, each with the name of its field."""
    yield name, info
    match info:
        case inspect.StructType(cls=cls, fields=fields) if cls not in seen:
            seen.add(cls)
            for field in fields:
                yield from _fields(field.type, f"{cls.__name__}.{field.name}", seen)
        case inspect.VarTupleType(item_type=inner) | inspect.FrozenSetType(item_type=inner):
            yield from _fields(inner, name, seen)
        case inspect.TupleType(item_types=several) | inspect.UnionType(types=several):
            for each in several:
                yield from _fields(each, name, seen)


def _written(value: object) -> object:
    """A card as its text, a colour as its letter; raises NotImplementedError for what has no saved form."""
    if isinstance(value, Card):
        return value.text
    if isinstance(value, Color):
        return value.value
    raise NotImplementedError(f"no saved form for {type(value).__name__}")


def card_reader(cards: Codes) -> Callable[[type, Any], Any]:
    """What finds the card of a text, or the colour of a letter, among these; it raises LookupError where there is none."""

    def read(kind: type, value: Any) -> Any:
        if kind is Card:
            return cards[value]
        if kind is Color:
            return cards.color(value)
        raise NotImplementedError(f"no saved form for {kind.__name__}")

    return read


ENCODER = msgspec.json.Encoder(enc_hook=_written)


class Memories:
    """Looks whether what the rules of a table remember could be read again; `kinds` has the class of each rule's memory."""

    def __init__(self, kinds: Mapping[str, type[msgspec.Struct] | None], cards: Codes) -> None:
        # made once: to make a decoder takes longer than to use it
        self._decoders = {
            rule: (kind, msgspec.json.Decoder(kind, dec_hook=card_reader(cards)))
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
            again = decoder.decode(ENCODER.encode(memory))
        except (LookupError, NotImplementedError, msgspec.MsgspecError) as error:
            # no value of the memory, which may be a secret, is in these errors
            raise TypeError(f"{rule}: its {kind.__name__} cannot be read again: {_why(error)}") from None
        if again != memory:
            raise TypeError(f"{rule}: its {kind.__name__} is another when it is read again")


def _why(error: Exception) -> str:
    return "a card is not in this deck" if isinstance(error, LookupError) else str(error)
