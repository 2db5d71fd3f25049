"""Looking at a game: what a check names against what is there."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from uno_engine import Card
from unobot.scenario.layout import Cards
from unobot.scenario.model import Command, Expectation
from unobot.scenario.stand import Stand


def differences(stand: Stand, wanted: Expectation) -> list[str]:
    """How the game stands otherwise than it should; empty if it does not. Raises ScenarioError for unknown cards."""
    found: list[str] = []
    for key, value in wanted.named().items():
        if key in _TRIES:
            found += _TRIES[key](stand, value)
            continue
        should, is_ = _LOOKS[key](stand, value)
        if should != is_:
            found.append(f"{key}: expected {_shown(should)}, found {_shown(is_)}")
    stand.told.clear()
    return found


def _shown(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{seat}: {_shown(part)}" for seat, part in value.items())
    if isinstance(value, list | tuple):
        return " ".join(map(str, value)) or "nothing"
    return str(value).lower() if isinstance(value, bool) else str(value)


Pair = tuple[object, object]
"""What should be, and what is, both in one form."""


def _seats_anyhow(stand: Stand, wanted: Iterable[str], found: Sequence[int]) -> Pair:
    return sorted(wanted), sorted(stand.names(found))


def _turn(stand: Stand, wanted: Iterable[str]) -> Pair:
    return _seats_anyhow(stand, wanted, () if stand.round_over else stand.view.waiting)


def _winners(stand: Stand, wanted: Iterable[str]) -> Pair:
    return _seats_anyhow(stand, wanted, stand.winners)


def _out(stand: Stand, wanted: Iterable[str]) -> Pair:
    return list(wanted), stand.names(stand.out)


def _top(stand: Stand, wanted: str) -> Pair:
    top = stand.view.top
    return Cards(stand.game.rules).card(wanted).code, top.code if top else "none"


def _color(stand: Stand, wanted: str) -> Pair:
    color = stand.view.color
    return wanted, color.word if color else "none"


def _direction(stand: Stand, wanted: str) -> Pair:
    return wanted, "cw" if stand.view.direction == 1 else "ccw"


def _penalty(stand: Stand, wanted: int) -> Pair:
    return wanted, stand.published("penalty", 0)


def _row(stand: Stand, wanted: Sequence[str]) -> Pair:
    there = stand.published("row", stand.game.state.zones.get("row", ()))
    assert isinstance(there, Sequence)
    cards = Cards(stand.game.rules)
    return [cards.card(code).code for code in wanted], [
        card.code if isinstance(card, Card) else str(card) for card in there
    ]


def _hands(stand: Stand, wanted: Mapping[str, str]) -> Pair:
    return _cards(stand, wanted, lambda seat: stand.game.state.hands[seat])


def _told(stand: Stand, wanted: Mapping[str, str]) -> Pair:
    return _cards(stand, wanted, lambda seat: stand.told.get(seat, ()))


def _cards(stand: Stand, wanted: Mapping[str, str], there: Callable[[int], Iterable[Card]]) -> Pair:
    cards = Cards(stand.game.rules)
    return (
        {name: sorted(card.code for card in cards.named(codes)) for name, codes in wanted.items()},
        {name: sorted(card.code for card in there(stand.seat(name))) for name in wanted},
    )


def _counts(stand: Stand, wanted: Mapping[str, int]) -> Pair:
    return wanted, {name: stand.view.counts[stand.seat(name)] for name in wanted}


def _scores(stand: Stand, wanted: Mapping[str, int]) -> Pair:
    return wanted, {name: stand.view.scores[stand.seat(name)] for name in wanted}


def _effects(stand: Stand, wanted: Mapping[str, Sequence[str]]) -> Pair:
    there = stand.published("effects", ())
    assert isinstance(there, Sequence)
    return (
        {name: sorted(effects) for name, effects in wanted.items()},
        {name: sorted(there[stand.seat(name)]) if there else [] for name in wanted},
    )


def _round_over(stand: Stand, wanted: bool) -> Pair:  # noqa: FBT001  # a value of the file
    return wanted, stand.round_over


def _match_over(stand: Stand, wanted: bool) -> Pair:  # noqa: FBT001  # a value of the file
    return wanted, stand.view.phase == "over"


def _offers(stand: Stand, wanted: Mapping[str, Sequence[str]]) -> list[str]:
    tried = {command: stand.would_refuse(command) for command in _commands(wanted)}
    return [f"{command} should be possible: {why}" for command, why in tried.items() if why is not None]


def _denied(stand: Stand, wanted: Mapping[str, Sequence[str]]) -> list[str]:
    return [
        f"{command} should not be possible"
        for command in _commands(wanted)
        if stand.would_refuse(command) is None
    ]


def _commands(wanted: Mapping[str, Sequence[str]]) -> list[Command]:
    return [Command(seat, text) for seat, texts in wanted.items() for text in texts]


_TRIES: Final[Mapping[str, Callable[[Stand, Any], list[str]]]] = {"offers": _offers, "denied": _denied}
_LOOKS: Final[Mapping[str, Callable[[Stand, Any], Pair]]] = {
    "turn": _turn,
    "top": _top,
    "color": _color,
    "direction": _direction,
    "penalty": _penalty,
    "hands": _hands,
    "counts": _counts,
    "row": _row,
    "out": _out,
    "scores": _scores,
    "round_over": _round_over,
    "match_over": _match_over,
    "winners": _winners,
    "effects": _effects,
    "told": _told,
}
