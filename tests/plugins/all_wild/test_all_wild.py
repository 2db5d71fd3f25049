"""What no scenario can show of All Wild: its deck in order, what is refused, and what the room reads."""

import pytest

from tests.plugins.built_in import all_rules, built_in
from tests.plugins.tables import seated
from uno_engine import DEAL, BadTable, DealerDrew
from unobot.kit.testing import fake_room

COUNTS = {"w": 54, "wrev": 14, "wsk": 14, "w2": 10, "w4": 6, "wsk2": 6, "wt2": 4, "ws": 4}
REFUSED = {
    "wd4=strict": "no-colors",
    "first-wd4=bottom": "no-colors",
    "first-wild=any": "no-colors",
    "first-reverse=right": "no-colors",
    "first-card=apply": "no-first-card",
    "challenge-by=anyone": "no-colors",
    "challenge-success=return": "no-colors",
    "challenge-guilty=2": "no-colors",
    "lead=any": "no-colors",
    "wild-follow=1": "no-colors",
    "no-out=black": "no-last-card",
    "+shield shield-colour=named": "no-colors",
    "+multi-play": "several-black",
    "+jump-in": "only-black-jumps",
    "+seven-zero": "no-seven-no-zero",
}


def test_the_deck_lies_in_the_order_of_the_list() -> None:
    deck = all_rules().compose("all-wild").deck

    assert {card.code: count for card, count in deck.counts.items()} == COUNTS
    assert [card.code for card in deck.counts] == list(COUNTS)
    assert len(deck) == 112


@pytest.mark.parametrize("option", REFUSED)
def test_what_means_nothing_without_colours_is_refused_with_its_reason(option: str) -> None:
    with pytest.raises(BadTable) as refused:
        all_rules().compose(f"all-wild {option}")

    assert refused.value.args_["reason"] == REFUSED[option]


def test_the_only_value_of_first_card_may_be_typed() -> None:
    assert all_rules().compose("all-wild first-card=plain").options["first-card"] == "plain"


def test_ten_players_find_a_seat_and_chance_alone_names_the_dealer() -> None:
    dealers = set()
    for seed in range(1, 9):
        game = seated("all-wild", 10, seed)
        game.play(0, DEAL)
        assert not [event for event in game.take_events() if isinstance(event, DealerDrew)]
        dealers.add(game.state.dealer)
    assert len(dealers) > 2


async def test_no_line_in_the_room_speaks_of_colours() -> None:
    async with fake_room("ann", "bob", seed=3, plugins=built_in()) as room:
        await room.say("ann", "!uno all-wild")
        await room.say("bob", "!join")
        await room.say("ann", "!deal")
        said = await room.say("bob", "!play w red")
        said += await room.say("bob", "!play w")
        said += await room.say("bob", "!top")

    assert said[0] == "bob: [#uno] This deck has no colours. Did you mean w or wrev?"
    assert [line for line in said if line.startswith("#uno: ")] == [
        "#uno: bob plays [w]. ann, your turn. Top card: [w].",
        "#uno: On top: [w]. The draw pile has 97 cards.",
    ]
