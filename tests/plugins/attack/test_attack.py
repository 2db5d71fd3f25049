"""What no scenario can show of Attack: the launcher's odds, its decks in order, what is refused, and what the room reads."""

from collections import Counter
from fractions import Fraction

import pytest

from tests.plugins.built_in import all_rules, built_in
from tests.plugins.tables import laid, seated
from uno_engine import DEAL, DRAW, BadTable, Chance, Move, Remembered, seed_from, view
from unobot.kit.testing import fake_room
from unobot_attack.launcher import EVEN, USUAL, Loaded, Pressed

ORDER = {
    "new": "1 2 3 4 5 6 7 8 9 r s h1 h2 da w wa",
    "custom": "1 2 3 4 5 6 7 8 9 r s h2 da w wa wc1 wc2 wc3 wh4",
    "old": "1 2 3 4 5 6 7 8 9 r s h2 da th w wah whf",
}
REFUSED = {
    "wd4=free": "attack-no-wild-draw-four",
    "challenge-by=anyone": "attack-no-wild-draw-four",
    "challenge-success=return": "attack-no-wild-draw-four",
    "challenge-innocent=4": "attack-no-wild-draw-four",
    "wild-follow=1": "launcher-draws",
    "draw=until": "launcher-draws",
    "play-drawn=may": "launcher-draws",
    "+force-play": "nothing-drawn-is-played",
}


def test_half_of_the_presses_give_nothing_and_the_mean_is_a_card_and_a_quarter() -> None:
    assert Counter(USUAL) == {0: 16, 1: 6, 2: 4, 3: 3, 4: 1, 5: 1, 8: 1}
    assert Fraction(sum(USUAL), len(USUAL)) == Fraction(5, 4)
    assert EVEN == (0, 1, 2, 3, 4)


def test_the_example_seed_gives_what_the_rulebook_says() -> None:
    chance = Chance(seed_from(102))

    assert [USUAL[chance.below(32)] for _ in range(7)] == [5, 0, 0, 0, 0, 0, 1]
    assert chance.position == 7


@pytest.mark.parametrize("edition", ORDER)
def test_an_edition_has_112_cards_in_the_order_of_the_table(edition: str) -> None:
    deck = all_rules().compose(f"attack edition={edition}").deck

    assert len(deck) == 112
    assert list(dict.fromkeys(card.symbol for card in deck.counts)) == ORDER[edition].split()
    assert [card.code for card in deck.counts][:5] == ["r1", "y1", "g1", "b1", "r2"]


@pytest.mark.parametrize("option", REFUSED)
def test_what_the_launcher_leaves_no_room_for_is_refused_with_its_reason(option: str) -> None:
    with pytest.raises(BadTable) as refused:
        all_rules().compose(f"attack {option}")

    assert refused.value.args_["reason"] == REFUSED[option]


def test_the_number_is_taken_before_the_pile_is_shuffled_and_stands_with_the_press() -> None:
    game = laid("attack", {"ann": "r1 r2", "bob": "b1 b2"}, "g9")
    position = game.state.position
    number = Chance(game.seed, position).below(32)
    game.play(0, DRAW)

    pressed = next(event for event in game.take_events() if isinstance(event, Pressed))
    assert (pressed.number, pressed.thrown) == (number, USUAL[number])
    assert pressed.noted == f"number {number}: {USUAL[number]}"


def test_everybody_is_told_of_a_press_and_only_its_player_of_the_cards() -> None:
    game = laid("attack", {"ann": "r1 r2", "bob": "b1 b2"}, "g9", "y1 y2")
    pressed = Pressed(0, 2, "turn", 22)

    assert pressed.seen_by(1) == pressed.seen_by(None) == pressed
    assert not hasattr(pressed, "cards")
    assert view(game, 1).hand == tuple(game.state.hands[1])


def test_a_press_that_gives_nothing_does_not_stall_the_round() -> None:
    game = seated("attack", 2)
    game.play(0, DEAL)
    for _ in range(12):
        if game.state.phase != "turn":
            break
        game.play(game.state.turn, Move("press"))
    assert game.state.phase == "turn"


def test_what_a_scenario_loads_is_forgotten_with_the_last_press() -> None:
    game = laid("attack", {"ann": "r1 r2", "bob": "b1 b2"}, "g9")
    assert "launcher" not in game.state.own
    game.state.own["launcher"] = Loaded((0,))
    game.play(0, DRAW)

    assert "launcher" not in game.state.own
    assert any(isinstance(event, Remembered) for event in game.take_events())


async def test_the_room_reads_presses_with_their_counts_in_one_line() -> None:
    async with fake_room("ann", "bob", seed=3, plugins=built_in()) as room:
        await room.say("ann", "!uno uno-extreme launcher=even")
        await room.say("bob", "!join")
        await room.say("ann", "!deal")
        said = [line for line in await room.say("ann", "!press") if line.startswith("#uno: ")]

    assert said == ["#uno: ann presses: 3 cards come out. bob, your turn. Top card: [b1]."]
