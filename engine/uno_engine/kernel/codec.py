"""A state as JSON and back: what the store keeps of a checkpoint."""

from collections.abc import Mapping
from typing import Any

import msgspec

from uno_engine.kernel.cards import Card, Color
from uno_engine.kernel.errors import EngineError
from uno_engine.kernel.ruleset import RuleSet
from uno_engine.kernel.state import Effect, GameState, Seat

VERSION = 1
_PLAIN = (
    "names", "turn", "direction", "dealer", "phase", "round", "scores", "acts", "idle", "clock", "position",
)  # fmt: skip


class CannotLoad(EngineError):
    """Saved by another version, or for other rules."""


def _written(value: object) -> object:
    if isinstance(value, Card):
        return value.code
    raise NotImplementedError(f"no saved form for {type(value).__name__}")


def save_state(state: GameState) -> bytes:
    """The state as JSON."""
    kept: dict[str, Any] = {name: getattr(state, name) for name in _PLAIN}
    kept |= {
        "v": VERSION,
        "seats": [int(seat) for seat in state.seats],
        "hands": state.hands,
        "draw": state.draw,
        "discard": state.discard,
        "zones": state.zones,
        "top": state.top,
        "color": state.color.value if state.color else None,
        "effects": state.effects,
        "own": state.own,
        "timers": state.timers,
        "ended": state.ended,
    }
    return _ENCODER.encode(kept)


_ENCODER = msgspec.json.Encoder(enc_hook=_written)


def load_state(data: bytes, rules: RuleSet) -> GameState:
    """The state that was saved, for the same rules; raises CannotLoad if it is not for these."""
    try:
        kept = msgspec.json.decode(data)
        if kept["v"] != VERSION:
            raise CannotLoad("other-version", version=kept["v"])
        return _state(kept, rules)
    except (KeyError, IndexError, ValueError, TypeError, msgspec.MsgspecError) as error:
        raise CannotLoad("cannot-load", error=type(error).__name__) from None


def _state(kept: Mapping[str, Any], rules: RuleSet) -> GameState:
    cards = rules.deck.by_code
    state = GameState()
    for name in _PLAIN:
        value = kept[name]
        setattr(state, name, tuple(value) if isinstance(value, list) else value)
    state.seats = tuple(Seat(seat) for seat in kept["seats"])
    state.hands = [[cards[code] for code in hand] for hand in kept["hands"]]
    state.draw = [cards[code] for code in kept["draw"]]
    state.discard = [cards[code] for code in kept["discard"]]
    state.zones = {name: tuple(cards[code] for code in zone) for name, zone in kept["zones"].items()}
    state.top = cards[kept["top"]] if kept["top"] else None
    state.color = Color(kept["color"]) if kept["color"] else None
    state.timers = tuple((due, name) for due, name in kept["timers"])
    state.ended = None if kept["ended"] is None else tuple(kept["ended"])

    def read(kind: type, value: Any) -> Any:
        if kind is Card:
            return cards[value]
        raise NotImplementedError(f"no saved form for {kind.__name__}")

    state.effects = tuple(
        tuple(msgspec.convert(effect, Effect, dec_hook=read) for effect in effects)
        for effects in kept["effects"]
    )
    for rule, memory in kept["own"].items():
        kind = rules.by_id[rule].memory
        if kind is None:
            raise CannotLoad("no-memory", rule=rule)
        state.own[rule] = msgspec.convert(memory, kind, dec_hook=read)
    return state
