"""A state as JSON and back: what the store keeps of a checkpoint."""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, cast

import msgspec

from uno_engine.kernel.cards import Card, Color
from uno_engine.kernel.decks import Codes
from uno_engine.kernel.errors import EngineError
from uno_engine.kernel.state import GameState

if TYPE_CHECKING:
    from uno_engine.kernel.ruleset import RuleSet

VERSION = 2

_FIELDS = {field.name: field.type for field in msgspec.structs.fields(GameState)}
_PILES = {"hands": list[list[str]], "draw": list[str], "discard": list[str]}
"""Where nearly all cards are; their codes are looked up at one go, which is much quicker than card by card."""
_OF_EACH_SEAT = ("names", "seats", "hands", "scores", "idle")
_Saved = msgspec.defstruct(
    "_Saved",
    [("v", int), *((_FIELDS | {"own": dict[str, msgspec.Raw]} | _PILES).items())],
    forbid_unknown_fields=True,
)
"""A state as it is written: its version, its fields by their names, cards by their texts, seats by their numbers."""


class CannotLoad(EngineError):
    """Saved by another version, or for other rules."""


def _written(value: object) -> object:
    """A card as its text, a colour as its letter; raises NotImplementedError for what has no saved form."""
    if isinstance(value, Card):
        return value.text
    if isinstance(value, Color):
        return value.value
    raise NotImplementedError(f"no saved form for {type(value).__name__}")


def _reader(cards: Codes) -> Callable[[type, Any], Any]:
    """What finds the card of a text, or the colour of a letter, among these; it raises LookupError where there is none."""

    def read(kind: type, value: Any) -> Any:
        if kind is Card:
            return cards[value]
        if kind is Color:
            return cards.color(value)
        raise NotImplementedError(f"no saved form for {kind.__name__}")

    return read


_ENCODER = msgspec.json.Encoder(enc_hook=_written)


def save_state(state: GameState) -> bytes:
    """The state as JSON: each field by its name, cards by their texts, colours by their letters, and the version of the form as `v`."""
    written: dict[str, object] = {"v": VERSION} | {name: getattr(state, name) for name in _FIELDS}
    written["hands"] = [_codes(hand) for hand in state.hands]
    written["draw"], written["discard"] = _codes(state.draw), _codes(state.discard)
    return _ENCODER.encode(written)


def _codes(cards: Iterable[Card]) -> list[str]:
    return [card.text for card in cards]


def load_state(saved: bytes, rules: "RuleSet") -> GameState:
    """The state that was saved, for the same rules; raises CannotLoad if it is not for these."""
    try:
        version = msgspec.json.decode(saved, type=_Version).v
        if version != VERSION:
            raise CannotLoad("other-version", version=version)
        return _state(saved, rules)
    except (LookupError, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise CannotLoad("cannot-load", error=type(error).__name__) from None


class _Version(msgspec.Struct):
    """Reads nothing but the version."""

    v: int


def _state(saved: bytes, rules: "RuleSet") -> GameState:
    """The state that was saved in the present form; raises what msgspec and look-ups raise if it does not fit."""
    cards = rules.deck.by_code
    read = _reader(cards)
    kept = cast("Any", msgspec.json.decode(saved, type=_Saved, dec_hook=read))
    state = GameState(**{name: getattr(kept, name) for name in _FIELDS})
    state.hands = [[cards[code] for code in hand] for hand in kept.hands]
    state.draw, state.discard = [cards[code] for code in kept.draw], [cards[code] for code in kept.discard]
    if len({len(getattr(state, name)) for name in _OF_EACH_SEAT}) > 1:
        raise CannotLoad("cannot-load", error="other numbers of seats")
    # each memory is read last, as the struct of its own rule: `own` alone does not say what it is
    for rule, memory in kept.own.items():
        kind = rules.by_id[rule].memory
        if kind is None:
            raise CannotLoad("no-memory", rule=rule)
        state.own[rule] = msgspec.json.decode(memory, type=kind, dec_hook=read)
    return state


class Memories:
    """Looks whether what the rules of a table remember could be read again; `kinds` has the class of each rule's memory."""

    def __init__(self, kinds: Mapping[str, type[msgspec.Struct] | None], cards: Codes) -> None:
        # made once: to make a decoder takes longer than to use it
        self._decoders = {
            rule: (kind, msgspec.json.Decoder(kind, dec_hook=_reader(cards)))
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
            raise TypeError(f"{rule}: its {kind.__name__} cannot be read again: {_why(error)}") from None
        if again != memory:
            raise TypeError(f"{rule}: its {kind.__name__} is another when it is read again")


def _why(error: Exception) -> str:
    return "a card is not in this deck" if isinstance(error, LookupError) else str(error)
