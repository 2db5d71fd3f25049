"""What can hold a card says who sees it, or nobody does."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
import pytest

from tests.engine.tables import dealt, given
from tests.plugins.built_in import all_rules
from uno_engine import (
    Card,
    Color,
    Deck,
    Drew,
    Event,
    Fact,
    Game,
    GameState,
    Kind,
    Move,
    Player,
    Rule,
    seen,
    seen_by_all,
    unsaid,
    view,
)
from uno_engine.kernel.state import may_hold_card


class Base(msgspec.Struct, frozen=True):
    """Holds nothing itself."""


class Derived(Base, frozen=True):
    """What is declared as a `Base` may be this."""

    cards: tuple[Card, ...]


class Chain(msgspec.Struct, frozen=True):
    """Has a field of its own class."""

    number: int
    then: "Chain | None" = None


class Pair(NamedTuple):
    """Two things of which one is a card."""

    seat: int
    card: Card


@dataclass
class Held:
    """A dataclass with a card."""

    cards: list[Card]


@pytest.mark.parametrize(
    "type_",
    [
        Card, Kind, Deck, Move, Held, Pair, Base, Derived, GameState, Any, object, list, Event, msgspec.Struct,
        Card | None, tuple[Card, ...], tuple[tuple[Card, ...], ...], dict[str, Card], Mapping[Card, int],
        Sequence[int | Card], Annotated[Card, "x"], list[Any], Callable[[], int], tuple[int, Base | None],
    ],
)  # fmt: skip
def test_what_may_hold_a_card_is_known(type_: object) -> None:
    assert may_hold_card(type_)


@pytest.mark.parametrize(
    "type_",
    [
        int, str, bool, float, Color, None, Chain, Player, tuple[int, ...], dict[str, int], Color | None, Literal[1, -1],
        tuple[()], type[Rule], Annotated[int, "x"], tuple[tuple[str, ...], ...],
    ],
)  # fmt: skip
def test_what_can_hold_none_is_known(type_: object) -> None:
    assert not may_hold_card(type_)


class HandSeen(Event, frozen=True):
    """An event that forgets to say who sees it."""

    seat: int
    cards: tuple[Card, ...]


class HandFact(Fact, frozen=True):
    """A fact that does."""

    card: Card | None


class DrewMore(Drew, frozen=True):
    """A draw with cards of which the `seen_by` of a draw does not know."""

    more: tuple[Card, ...] = ()


class DrewOpenly(DrewMore, frozen=True):
    """The same, which says so."""

    seen_by = seen_by_all


class DrewLate(Drew, frozen=True):
    """A draw with a further field that holds no card."""

    late: bool = False


def test_the_fields_of_which_nobody_says_who_sees_them_are_found() -> None:
    assert unsaid(HandSeen) == ("cards",)
    assert unsaid(HandFact) == ("card",)
    assert unsaid(DrewMore) == ("more",)
    assert unsaid(DrewOpenly) == unsaid(DrewLate) == unsaid(Drew) == ()


def table(*rules: type[Rule]) -> Game:
    return given(dealt("classic", *rules), ["r5 r6", "g1 g2", "b1 b2"], "r9")


def test_nobody_is_told_of_an_event_that_does_not_say_who_sees_its_cards() -> None:
    hand = tuple(table().state.hands[1])

    assert [seen([HandSeen(1, hand)], seat) for seat in (None, 0, 1)] == [[], [], []]


class Gossip(Rule):
    """Publishes a card of seat 1."""

    id = "gossip"

    def facts(self, state: GameState) -> list[Fact]:
        """The fact that forgets to say who sees it, and one that is everyone's."""
        return [HandFact(state.hands[1][0])]


def test_nobody_is_shown_a_fact_that_does_not_say_who_sees_its_cards() -> None:
    game = table(Gossip)

    assert [view(game, seat).fact(HandFact) for seat in (None, 0, 1)] == [None, None, None]


class OwnHand(Fact, frozen=True):
    """A fact that one seat alone may know."""

    seat: int
    card: Card

    def seen_by(self, seat: int | None) -> Fact | None:
        """Only the seat itself."""
        return self if seat == self.seat else None


class Whisperer(Rule):
    """Publishes a card of seat 1 to seat 1."""

    id = "whisperer"

    def facts(self, state: GameState) -> list[Fact]:
        """What seat 1 alone is shown."""
        return [OwnHand(1, state.hands[1][0])]


def test_a_fact_may_be_shown_to_one_seat_alone() -> None:
    game = table(Whisperer)

    assert [view(game, seat).fact(OwnHand) is not None for seat in (None, 0, 1)] == [False, False, True]


def test_every_event_and_fact_of_the_project_says_who_sees_its_cards() -> None:
    all_rules()

    for kind in (*made_from(Event), *made_from(Fact)):
        if kind.__module__.startswith(("uno_engine", "unobot")):
            assert unsaid(kind) == (), kind


def made_from(kind: type[msgspec.Struct]) -> set[type[msgspec.Struct]]:
    found = set(kind.__subclasses__())
    return found.union(*(made_from(each) for each in found))
