"""The checks of secrets must themselves be able to fail, and must know every event."""

from types import MappingProxyType

import msgspec
import pytest

from tests.engine.knowledge import assert_events_tell_no_secret, assert_views_tell_no_secret, cards_in
from tests.engine.tables import dealt, given
from uno_engine import (
    Card,
    Drew,
    Event,
    Fact,
    Game,
    GameState,
    HandsMoved,
    Move,
    PutBack,
    Reshuffled,
    RoundBegan,
    Rule,
    Showed,
    Tried,
    seen,
    seen_by_all,
)
from uno_engine.classic.penalty import Bluff, PenaltyDue, Pending
from uno_engine.kernel.layout import LaidOut


class Heard(Fact, frozen=True):
    """What a rule of a test publishes."""

    what: object

    seen_by = seen_by_all


def table(*rules: type[Rule]) -> Game:
    return given(dealt("classic", *rules), ["r5 r6", "g1 g2", "b1 b2"], "r9")


def secrets(game: Game) -> list[Event]:
    """One of each event that holds what not everybody may know; the cards are of seat 1 or of the pile."""
    hand = tuple(game.state.hands[1])
    pile = tuple(game.state.draw)
    pending = Pending(2, 4, game.state.top, 1, Bluff(hand, game.state.top, game.state.color))
    return [
        Drew(1, hand, "turn", 2), RoundBegan(1, 0, pile), Reshuffled(pile), PutBack(pile[0], pile), Tried(1, hand[:1], "x", 2),
        HandsMoved(tuple(map(tuple, game.state.hands)), "swap"),
        LaidOut((hand, hand), pile, hand, {"row": hand}, "turn"), Showed(2, 1, hand, "challenge"), PenaltyDue(pending),
    ]  # fmt: skip


def test_events_that_hold_secrets_tell_them_only_to_whom_they_concern() -> None:
    game = table()

    for event in secrets(game):
        assert_events_tell_no_secret(game.state, [event], game)


@pytest.mark.parametrize("number", range(9))
def test_an_event_that_told_everybody_all_would_be_found_out(number: int) -> None:
    game = table()
    event = secrets(game)[number]

    class Open(Event, frozen=True):
        inner: Event

        seen_by = seen_by_all

    with pytest.raises(AssertionError, match="Open tells seat None of"):
        assert_events_tell_no_secret(game.state, [Open(event)], game)


def test_who_draws_and_who_is_shown_sees_the_cards() -> None:
    game = table()
    drew, *_, showed, _ = secrets(game)

    assert seen([drew], 1) == [drew]
    assert seen([drew], 0) == [Drew(1, (), "turn", 2)]
    assert seen([showed], 2) == [showed]
    assert seen([showed], 1) == [Showed(2, 1, (), "challenge")]


@pytest.mark.parametrize("how", ["card", "code", "key", "deep"])
def test_a_view_that_showed_too_much_would_be_found_out(how: str) -> None:
    class Gossip(Rule):
        """Shows everyone the first card of seat 1."""

        id = "gossip"

        def facts(self, state: GameState) -> list[Fact]:
            card = state.hands[1][0]
            forms: dict[str, object] = {
                "card": card, "code": f"has {card.code} !", "key": {card.code: 1}, "deep": [({"x": (card,)},)],
            }  # fmt: skip
            return [Heard(forms[how])]

    with pytest.raises(AssertionError, match="the view of seat"):
        assert_views_tell_no_secret(table(Gossip))


def test_a_view_of_a_table_shows_nothing_that_is_not_known() -> None:
    assert_views_tell_no_secret(table())


def test_every_event_of_the_engine_that_holds_cards_of_hands_or_piles_is_among_the_checked() -> None:
    game = table()
    checked = {type(event) for event in secrets(game)}
    openly = {"DealerDrew", "Discarded", "Flipped", "Played", "TakenBack"}

    for kind in subclasses(Event):
        fields = {field.name: str(field.type) for field in msgspec.structs.fields(kind)}
        holds = [name for name, type_ in fields.items() if "Card" in type_ or "Pending" in type_]
        if kind.__module__.startswith("uno_engine") and holds:
            assert kind in checked or kind.__name__ in openly, kind


def subclasses(kind: type[Event]) -> set[type[Event]]:
    found = set(kind.__subclasses__())
    return found.union(*(subclasses(each) for each in found))


def test_what_cannot_be_looked_into_is_refused() -> None:
    with pytest.raises(AssertionError, match="cannot look into"):
        cards_in(object(), {})


def test_cards_are_found_wherever_they_are() -> None:
    game = table()
    codes = game.rules.deck.by_code
    r5: Card = codes["r5"]

    for value in (
        r5,
        "play r5",
        ["r5"],
        {"r5": 1},
        {1: r5},
        {r5: 1},
        MappingProxyType({1: [r5]}),
        Move("play", (r5,)),
        Drew(0, (r5,)),
        [[(r5,)]],
    ):
        assert cards_in(value, codes) == {r5}
