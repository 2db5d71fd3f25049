"""House rules where several meet, and what scenario files cannot say."""

import pytest

from tests.engine.tables import say
from tests.plugins.built_in import all_rules
from tests.plugins.tables import laid
from uno_engine import BadTable, NotAllowed, NotUnderstood, Played, Seat, view
from unobot_house.chains import PenaltyAnswerable


def test_a_jump_in_may_call_uno_in_the_same_line() -> None:
    game = laid("classic +jump-in", {"ann": "r5 b1 b2", "bob": "r6 g1", "cid": "r5 y1"}, "r9", draw="g3 g4")
    say(game, 0, "play r5")
    say(game, 2, "play r5, !uno")
    with pytest.raises(NotAllowed):
        say(game, 1, "catch cid")


def test_a_chain_may_be_continued_with_a_call() -> None:
    hands = {"ann": "r+2 b1 b2", "bob": "g+2 g1", "cid": "r5 y1"}
    game = laid("classic +stack", hands, "r9", draw="g3 g4 g5 g6")
    say(game, 0, "play r+2")
    say(game, 1, "play g+2, !uno")
    with pytest.raises(NotAllowed):
        say(game, 0, "catch bob")


def test_a_call_for_a_jump_in_that_never_came_does_not_count_for_a_later_turn() -> None:
    hands = {"ann": "r5 b1 b2", "bob": "r6 g1 g2", "cid": "r5 r1"}
    game = laid("classic +jump-in", hands, "r9", draw="g3 g4 g5")
    say(game, 0, "play r5")
    say(game, 2, "uno")
    say(game, 1, "play r6")
    say(game, 2, "play r1")
    say(game, 0, "catch cid")
    assert len(game.state.hands[2]) == 3


def test_several_cards_are_told_in_one_event() -> None:
    game = laid("classic +multi-play", {"ann": "r5 g5 b5 y1 y2", "bob": "r6 g1"}, "r9")
    say(game, 0, "play r5 b5 g5")
    played = next(event for event in game.take_events() if isinstance(event, Played))
    assert [card.code for card in (*played.under, played.card)] == ["r5", "b5", "g5"]


def test_a_shield_jumped_in_on_passes_the_penalty_to_the_jumpers_next_player() -> None:
    hands = {"ann": "r+2 b1 b2", "bob": "rs g1 g2", "cid": "rr r3 y1", "dan": "rs y2 y3", "eve": "b3 b4 b5"}
    game = laid("classic +shield +jump-in", hands, "r9", draw="g3 g4")
    say(game, 0, "play r+2")
    say(game, 1, "play rs")
    assert game.question is not None
    assert game.question.asked == (2,)
    say(game, 3, "play rs")
    assert [len(hand) for hand in game.state.hands] == [2, 2, 3, 2, 5]
    assert game.state.turn == 0


def test_a_draw_two_is_no_jump_in_while_a_shield_is_asked_for_without_stack() -> None:
    hands = {"ann": "r+2 b1 b2", "bob": "rs g1 g2", "cid": "r+2 r3 y1"}
    game = laid("classic +shield +jump-in", hands, "r9", draw="g3 g4")
    say(game, 0, "play r+2")
    with pytest.raises(NotAllowed):
        say(game, 2, "play r+2")


def test_a_false_call_that_ends_the_round_is_refused_whole_with_words_too_many_behind_it() -> None:
    many = "r1 r2 r3 r4 r5 r6 r7 r8 g1 g2 g3 g4 g5 g6 g7 g8 y1 y2 y3 y4 y5 y6 y7 y8"
    game = laid("classic +mercy false-uno=2", {"ann": many, "bob": "b1 b2 b3"}, "b9")
    with pytest.raises(NotUnderstood):
        say(game, 0, "uno, banana")
    assert len(game.state.hands[0]) == 24
    say(game, 0, "uno")
    assert game.state.phase == "waiting"


@pytest.mark.parametrize("success", ["draw", "return"])
def test_a_bluffer_who_is_out_meanwhile_takes_nothing_back_and_draws_nothing(success: str) -> None:
    many = "wd4 r1 r2 r3 r4 r5 r6 r7 r8 g1 g2 g3 g4 g5 g6 g7 g8 y1 y2 y3 y4 y5 y6 y7"
    hands = {"ann": many, "bob": "b1 b2 b3", "cid": "b4 b5 b6"}
    game = laid(f"classic +mercy false-uno=2 challenge-success={success}", hands, "r9")
    say(game, 0, "play wd4, blue")
    say(game, 0, "uno")
    assert game.state.seats[0] is Seat.OUT
    say(game, 1, "challenge")
    assert [len(hand) for hand in game.state.hands] == [0, 3, 3]
    assert game.state.turn == 1
    say(game, 1, "play b1")


def test_who_was_caught_up_to_the_mercy_limit_while_asked_answers_by_default() -> None:
    hands = {"ann": "w b1", "bob": "r6 g1 g2", "cid": "r5 y1 y2"}
    game = laid("classic +mercy=3", hands, "r9", draw="g3 g4")
    say(game, 0, "play w")
    say(game, 1, "catch ann")
    assert game.state.playing() == [1, 2]
    assert game.state.color is not None
    assert game.state.turn == 1


@pytest.mark.parametrize("words", ["play r5 r5", "play r5 zz", "play g5 r5", "play r5 g5 g1"])
def test_cards_that_do_not_go_together_are_refused_and_stay_in_hand(words: str) -> None:
    game = laid("classic +multi-play", {"ann": "r5 g5 g1 y1 y2", "bob": "r6 g1"}, "r9")
    with pytest.raises((NotAllowed, NotUnderstood)):
        say(game, 0, words)
    assert len(game.state.hands[0]) == 5


def test_the_cards_of_who_was_shown_mercy_lie_under_the_played_ones() -> None:
    hands = {"ann": "r+2 b1 b2", "bob": "r2 g1 g2", "cid": "r3 r4 y3"}
    game = laid("classic +mercy=5", hands, "r9", draw="b3 b4")
    say(game, 0, "play r+2")
    assert [card.code for card in game.state.discard[-2:]] == ["r9", "r+2"]
    assert sorted(card.code for card in game.state.discard[:-2]) == ["b3", "b4", "g1", "g2", "r2"]


@pytest.mark.parametrize(
    ("line", "seats", "decks"),
    [("", 2, 2), ("", 20, 2), ("", 21, 3), ("decks=3", 2, 3), ("decks=4", 31, 4), ("decks=2", 31, 4)],
)
def test_there_are_as_many_decks_as_tens_of_players_and_at_least_as_were_asked_for(
    line: str, seats: int, decks: int
) -> None:
    rules = all_rules().compose(f"classic +double-deck {line}")
    assert len(rules.deck_for(seats)) == decks * 108


@pytest.mark.parametrize("decks", [1, 5])
def test_fewer_than_two_decks_or_more_than_four_are_refused(decks: int) -> None:
    with pytest.raises(BadTable):
        all_rules().compose(f"classic +double-deck decks={decks}")


@pytest.mark.parametrize("line", ["classic draw=until play-drawn=never", "taiwan play-drawn=never"])
def test_drawing_until_a_card_fits_is_refused_where_no_drawn_card_may_be_played(line: str) -> None:
    """H6.2."""
    with pytest.raises(BadTable, match="until-and-never"):
        all_rules().compose(line)


@pytest.mark.parametrize(
    ("line", "card", "answerable"),
    [
        ("+stack", "r+2", True),
        ("+stack", "wd4", False),
        ("+stack=any", "wd4", True),
        ("+shield", "wd4", True),
        ("", "r+2", False),
    ],
)
def test_it_is_published_whether_a_pending_penalty_may_be_answered_with_a_card(
    line: str, card: str, *, answerable: bool
) -> None:
    game = laid(f"classic {line}", {"ann": f"{card} b1 b2", "bob": "rs r+2 wd4 g1"}, "r9")
    assert view(game, None).fact(PenaltyAnswerable) is None
    say(game, 0, f"play {card}, red" if card == "wd4" else f"play {card}")
    assert game.question is not None
    assert (view(game, None).fact(PenaltyAnswerable) is not None) == answerable


def test_several_cards_with_a_drawn_one_cost_as_one_wrong_card() -> None:
    hands = {"ann": "g5 y1 y2", "bob": "b6 r1"}
    game = laid("classic +multi-play wrong-card=2", hands, "r9", draw="r5 b1 b2")
    say(game, 0, "draw")
    say(game, 0, "play r5 g5")
    assert len(game.state.hands[0]) == 6


def test_who_was_put_out_may_deal_the_next_round_whatever_happens_before() -> None:
    hands = {"ann": "r1 r2", "bob": "b1 b2 b3", "cid": "g1 g2 g3"}
    game = laid("classic +mercy=4 winner false-uno=2", hands, "b9", draw="y1 y2 y3 y4")
    say(game, 0, "draw")
    say(game, 1, "uno")
    say(game, 2, "uno")
    assert game.state.phase == "waiting"
    game.rename(0, "anna")
    say(game, 1, "deal")
    assert game.state.round == 2
