"""What no scenario of Show 'Em No Mercy can say: the deck, what is refused, what all see, and whole rounds."""

from collections.abc import Iterable

import pytest

from tests.plugins.built_in import all_rules
from tests.plugins.tables import laid
from uno_engine import BadTable, Card, Drew, Game, InputText, Played, PutOut, seen
from unobot.parsing import ColorWords, Notation, Unclear
from unobot_no_mercy.cards import Roulette


def say(game: Game, seat: int, text: str) -> None:
    """Give the game that player's input."""
    game.take(InputText(game.rules.deck.by_code).read(seat, text, game.state.names))


def codes(cards: Iterable[Card]) -> str:
    """The cards by their codes."""
    return " ".join(card.code for card in cards)


def test_the_decks_order_is_that_of_the_list() -> None:
    order = [card.code for card in all_rules().compose("no-mercy").deck.counts]
    kinds = [*map(str, range(10)), "s", "r", "+2", "+4", "se", "da"]
    assert order == [*(f"{color}{kind}" for kind in kinds for color in "rygb"), "wr4", "w6", "w10", "wcr"]


@pytest.mark.parametrize(
    ("option", "reason"),
    [
        ("wd4=free", "no-wild-draw-four"),
        ("wd4=challenge", "no-wild-draw-four"),
        ("first-wd4=bottom", "no-wild-draw-four"),
        ("challenge-by=anyone", "no-wild-draw-four"),
        ("challenge-success=return", "no-wild-draw-four"),
        ("challenge-turn=one", "no-wild-draw-four"),
        ("challenge-guilty=2", "no-wild-draw-four"),
        ("challenge-innocent=4", "no-wild-draw-four"),
        ("wild-follow=1", "no-wild"),
    ],
)
def test_options_about_cards_that_are_not_in_the_deck_are_refused(option: str, reason: str) -> None:
    with pytest.raises(BadTable, match=f"^{reason}") as refused:
        all_rules().compose(f"no-mercy {option}")

    assert refused.value.args_ == {"option": option.partition("=")[0]}


def test_teams_are_refused_because_of_mercy_and_played_without_it() -> None:
    with pytest.raises(BadTable, match="rules-conflict") as refused:
        all_rules().compose("no-mercy teams")

    assert refused.value.args_["reason"] == "mercy-and-teams"
    assert "teams" in all_rules().compose("no-mercy -mercy teams").by_id


def test_ten_can_play() -> None:
    assert all_rules().compose("no-mercy").base.room == 10


def test_all_see_the_cards_under_a_discard_all_in_the_order_of_the_list() -> None:
    game = laid("no-mercy", {"ann": "rda rs r7 r+4 r0 g1 g2", "bob": "b1 b2"}, top="r9")
    say(game, 0, "play rda")

    shown = next(event for event in seen(game.take_events(), None) if isinstance(event, Played))
    assert codes(shown.swept) == "r0 r7 rs r+4"
    assert codes(game.state.discard[-5:]) == "r0 r7 rs r+4 rda"


def test_all_see_what_a_roulette_turns_up_and_nobody_what_else_is_drawn() -> None:
    game = laid(
        "no-mercy", {"ann": "wcr r1 g2", "bob": "b1 b2", "cid": "b3 b4"}, top="r9", draw="b5 w6 g5 y1 y2"
    )
    say(game, 0, "play wcr")
    say(game, 1, "color green")

    drawn = [codes(event.cards) for event in seen(game.take_events(), 2) if isinstance(event, Drew)]
    assert drawn == ["b5", "w6", "g5"]

    game = laid("no-mercy", {"ann": "r+2 r1 g2", "bob": "b1 b2", "cid": "b3 b4"}, top="r9")
    say(game, 0, "play r+2")
    assert [codes(event.cards) for event in seen(game.take_events(), 2) if isinstance(event, Drew)] == [""]


def test_a_roulette_stops_when_there_is_nothing_left_to_draw() -> None:
    game = laid("no-mercy -mercy", {"ann": "wcr r1", "bob": "b1 b2"}, top="r9", draw="b3")
    state = game.checkpoint.copy()
    state.draw = state.draw[-1:]
    state.discard = state.discard[-1:]
    game = Game(game.rules, game.seed, state=state)
    say(game, 0, "play wcr")
    say(game, 1, "color green")

    assert Roulette.id in game.rules.by_id
    assert game.question is not None
    assert (game.question.asked, codes(game.state.hands[1])) == ((0,), "b1 b2 b3 r9")


def test_the_room_learns_who_was_put_out_with_how_many_cards_and_not_with_which() -> None:
    game = laid("no-mercy mercy=6", {"ann": "w10 g1 g2", "bob": "b1 b2", "cid": "b3 b4"}, top="r9")
    say(game, 0, "play w10, red")

    events = game.take_events()
    assert PutOut(1) in events
    shown = [event for event in seen(events, None) if type(event).__name__ == "MercyShown"]
    assert [(event.seat, event.count) for event in shown] == [(1, 6)]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("typed", "candidates"),
    [
        ("rd", {"r+2", "r+4", "rda"}),
        ("w4", {"r+4", "y+4", "g+4", "b+4", "wr4"}),
        ("wd4", {"r+4", "y+4", "g+4", "b+4", "wr4"}),
        ("+4", {"r+4", "y+4", "g+4", "b+4", "wr4"}),
        ("+4 g", {"g+4", "wr4 green"}),
    ],
)
def test_what_two_cards_may_be_is_asked_back(typed: str, candidates: set[str]) -> None:
    read = Notation(all_rules().compose("no-mercy").deck, ColorWords()).read(typed)

    assert isinstance(read, Unclear)
    assert set(read.candidates) == candidates


def test_a_coloured_cards_own_spelling_is_that_card_however_its_colour_is_written() -> None:
    cards = Notation(all_rules().compose("no-mercy").deck, ColorWords())

    assert [cards.exact(text) for text in ("red +4", "blue+4")] == [cards.exact("r+4"), cards.exact("b+4")]
