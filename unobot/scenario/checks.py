"""Looking at a game: what a check names against what is there."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from uno_engine import Card, backs_of
from unobot.scenario.board import Board
from unobot.scenario.layout import ScenarioCards
from unobot.scenario.model import Expectation, TypedCommand


def differences(board: Board, wanted: Expectation) -> list[str]:
    """How the game stands otherwise than it should; empty if it does not. Raises ScenarioError for unknown cards."""
    found: list[str] = []
    for key, value in wanted.named().items():
        if key in _TRIED:
            found += _TRIED[key](board, value)
            continue
        should, is_ = _COMPARED[key](board, value)
        if should != is_:
            found.append(f"{key}: expected {_shown(should)}, found {_shown(is_)}")
    board.told.clear()
    return found


def _shown(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{seat}: {_shown(part)}" for seat, part in value.items())
    if isinstance(value, list | tuple):
        return " ".join(map(str, value)) or "nothing"
    return str(value).lower() if isinstance(value, bool) else str(value)


Pair = tuple[object, object]
"""What should be, and what is, both in one form."""


def _seats_anyhow(board: Board, wanted: Iterable[str], found: Sequence[int]) -> Pair:
    return sorted(wanted), sorted(board.names(found))


def _turn(board: Board, wanted: Iterable[str]) -> Pair:
    return _seats_anyhow(board, wanted, () if board.round_over else board.view.waiting)


def _winners(board: Board, wanted: Iterable[str]) -> Pair:
    return _seats_anyhow(board, wanted, board.winners)


def _out(board: Board, wanted: Iterable[str]) -> Pair:
    return list(wanted), board.names(board.out)


def _top(board: Board, wanted: str) -> Pair:
    top = board.view.top
    return ScenarioCards(board.game.rules).card(wanted).code, top.code if top else "none"


def _color(board: Board, wanted: str) -> Pair:
    ScenarioCards(board.game.rules).color(wanted)  # one that the deck has not would be a slip in the file
    color = board.view.color
    return wanted, color.word if color else "none"


def _direction(board: Board, wanted: str) -> Pair:
    return wanted, "cw" if board.view.direction == 1 else "ccw"


def _penalty(board: Board, wanted: int) -> Pair:
    return wanted, board.published("penalty", 0)


def _row(board: Board, wanted: Sequence[str]) -> Pair:
    there = board.published("row", board.game.state.zones.get("row", ()))
    assert isinstance(there, Sequence)
    cards = ScenarioCards(board.game.rules)
    return [cards.card(code).code for code in wanted], [
        card.code if isinstance(card, Card) else str(card) for card in there
    ]


def _hands(board: Board, wanted: Mapping[str, str]) -> Pair:
    return _cards(board, wanted, lambda seat: board.game.state.hands[seat])


def _side(board: Board, wanted: str) -> Pair:
    return wanted, board.view.side


def _backs(board: Board, wanted: Mapping[str, str]) -> Pair:
    return _cards(board, wanted, lambda seat: backs_of(board.game.state.hands[seat]))


def _pile_back(board: Board, wanted: str) -> Pair:
    found = backs_of(board.game.state.draw[-1:])
    return ScenarioCards(board.game.rules).card(wanted).code, found[0].code if found else "none"


def _told(board: Board, wanted: Mapping[str, str]) -> Pair:
    return _cards(board, wanted, lambda seat: board.told.get(seat, ()))


def _cards(board: Board, wanted: Mapping[str, str], there: Callable[[int], Iterable[Card]]) -> Pair:
    cards = ScenarioCards(board.game.rules)
    return (
        {name: sorted(card.code for card in cards.named(codes)) for name, codes in wanted.items()},
        {name: sorted(card.code for card in there(board.seat(name))) for name in wanted},
    )


def _counts(board: Board, wanted: Mapping[str, int]) -> Pair:
    return wanted, {name: board.view.counts[board.seat(name)] for name in wanted}


def _scores(board: Board, wanted: Mapping[str, int]) -> Pair:
    return wanted, {name: board.view.scores[board.seat(name)] for name in wanted}


def _effects(board: Board, wanted: Mapping[str, Sequence[str]]) -> Pair:
    there = board.published("effects", ())
    assert isinstance(there, Sequence)
    return (
        {name: sorted(effects) for name, effects in wanted.items()},
        {name: sorted(there[board.seat(name)]) if there else [] for name in wanted},
    )


def _round_over(board: Board, wanted: bool) -> Pair:  # noqa: FBT001  # a value of the file
    return wanted, board.round_over


def _match_over(board: Board, wanted: bool) -> Pair:  # noqa: FBT001  # a value of the file
    return wanted, board.view.phase == "over"


def _offers(board: Board, wanted: Mapping[str, Sequence[str]]) -> list[str]:
    tried = {command: board.would_refuse(command) for command in _commands(wanted)}
    return [f"{command} should be possible: {why}" for command, why in tried.items() if why is not None]


def _denied(board: Board, wanted: Mapping[str, Sequence[str]]) -> list[str]:
    return [
        f"{command} should not be possible"
        for command in _commands(wanted)
        if board.would_refuse(command) is None
    ]


def _commands(wanted: Mapping[str, Sequence[str]]) -> list[TypedCommand]:
    return [TypedCommand(seat, text) for seat, texts in wanted.items() for text in texts]


_TRIED: Final[Mapping[str, Callable[[Board, Any], list[str]]]] = {"offers": _offers, "denied": _denied}
_COMPARED: Final[Mapping[str, Callable[[Board, Any], Pair]]] = {
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
    "side": _side,
    "backs": _backs,
    "pile_back": _pile_back,
}
