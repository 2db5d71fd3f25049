"""A state as JSON and back: what the store keeps of a checkpoint."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, cast

import msgspec

from uno_engine.kernel.cards import Card
from uno_engine.kernel.errors import EngineError
from uno_engine.kernel.memory import ENCODER, card_reader
from uno_engine.kernel.state import GameState

if TYPE_CHECKING:
    from uno_engine.kernel.rules import RuleSet

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


def save_state(state: GameState) -> bytes:
    """The state as JSON: each field by its name, cards by their texts, colours by their letters, and the version of the form as `v`."""
    written: dict[str, object] = {"v": VERSION} | {name: getattr(state, name) for name in _FIELDS}
    written["hands"] = [_codes(hand) for hand in state.hands]
    written["draw"], written["discard"] = _codes(state.draw), _codes(state.discard)
    return ENCODER.encode(written)


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
    read = card_reader(cards)
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
