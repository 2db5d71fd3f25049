"""What no scenario can express of Extended."""

from collections import Counter
from pathlib import Path

import pytest

from tests.plugins.other_games import CATALOGUE, rules_for, seated
from uno_engine import BadTable, Layout, NotAllowed, Seat, laid_out, seed_from, view
from unobot_extended.card import ExtendedCard
from unobot_extended.deck import DECK
from unobot_extended.dropped.revive import Revive

CARDS = Path(__file__).parents[3] / "plugins" / "unobot_extended" / "cards"


def test_the_deck_has_152_cards_of_24_kinds_beside_the_numbers() -> None:
    kinds = Counter(card.kind.name for card in DECK.cards if card.number is None)

    assert len(DECK) == 152
    assert len(DECK.by_code) == len(DECK.counts)
    assert sum(card.number is not None for card in DECK.cards) == 76
    assert len(kinds) == 24


def test_every_card_has_one_rule() -> None:
    rules = rules_for("extended dropped=yes")
    symbols = Counter(s for rule in rules.rules if isinstance(rule, ExtendedCard) for s in rule.symbols)

    assert set(symbols) == {card.symbol for card in rules.deck.cards}
    assert set(symbols.values()) == {1}


def test_dropped_cards_are_one_of_each() -> None:
    assert len(rules_for("extended dropped=yes").deck) == 152 + 6


@pytest.mark.parametrize("line", ["extended +chain", "extended dropped=yes +chain"])
def test_chain_is_refused_with_its_reason(line: str) -> None:
    with pytest.raises(BadTable) as refused:
        CATALOGUE.compose(line)

    assert refused.value.code == "chain-undecidable"


def test_who_tries_to_play_chain_is_told_why_not() -> None:
    game = seated("extended", 2, 1)
    game.submit(0, "deal")

    with pytest.raises(NotAllowed) as refused:
        game.submit(0, "play chain")

    assert refused.value.code == "chain-undecidable"


@pytest.mark.parametrize("line", ["extended negative", "extended cards=6"])
def test_what_does_not_go_with_extended_is_refused(line: str) -> None:
    with pytest.raises(BadTable):
        CATALOGUE.compose(line)


def test_the_room_sees_only_whom_a_reaction_is_waited_for() -> None:
    rules = rules_for("extended")
    cards = rules.deck.by_code
    hands = {0: [cards["r1"], cards["b2"]], 1: [cards["regret"], cards["g2"]], 2: [cards["y1"]]}
    game = laid_out(rules, ["ann", "bob", "cid"], Layout(hands=hands, top=cards["r5"]), seed_from(1))

    game.submit(0, "play r1")

    for seat in (None, 0, 2):
        seen = view(game, seat)
        assert (seen.waiting, seen.why, seen.about) == ((1,), "", None)
    assert view(game, 1).why == "reaction"


def test_who_leaves_takes_the_packet_that_waits_and_draws_what_is_due() -> None:
    rules = rules_for("extended")
    cards = rules.deck.by_code
    hands = {
        0: [cards["r+2"], cards["b2"], cards["b3"]],
        1: [cards["wd4"], cards["g2"], cards["g3"]],
        2: [cards["wd4"], cards["y1"], cards["y2"]],
    }
    game = laid_out(rules, ["ann", "bob", "cid"], Layout(hands=hands, top=cards["r5"]), seed_from(1))
    game.submit(0, "play r+2")

    game.leave(1)

    assert game.state.seats[1] is Seat.LEFT
    assert game.state.effects[1] == ()
    assert len(game.state.hands[1]) == 5
    assert game.question is not None
    assert game.question.waiting() == (2,)


def test_revive_brings_somebody_back_once_a_round() -> None:
    rules = rules_for("extended dropped=yes")
    cards = rules.deck.by_code
    hands = {
        0: [cards["r1"]],
        1: [cards["revive"], cards["b2"], cards["b3"]],
        2: [cards["y1"], cards["y2"], cards["y3"]],
    }
    game = laid_out(rules, ["ann", "bob", "cid"], Layout(hands=hands, top=cards["r5"]), seed_from(1))
    game.submit(0, "play r1")
    assert "play revive ann" in {option.id for option in game.options(1)}

    game.submit(1, "play revive ann")

    assert game.state.seats[0] is Seat.IN
    revive = game.rules.rule(Revive)
    assert [option.id for option in revive.typed(game.state, 2, cards["revive"])] == ["play revive"]


@pytest.mark.parametrize("file", sorted(CARDS.glob("*.py")), ids=lambda file: file.stem)
def test_each_file_of_a_card_tells_its_printed_rule_with_its_clause(file: Path) -> None:
    text = file.read_text(encoding="utf-8")

    assert file.stem == "__init__" or "(X-" in text or "(X1" in text


def test_the_cards_of_a_duel_lie_under_last() -> None:
    rules = rules_for("extended")
    cards = rules.deck.by_code
    hands = {0: [cards["dueln"], cards["b1"]], 1: [cards["g1"]], 2: [cards["y1"]]}
    draw = [cards["w"], cards["r7"], cards["g7"]]
    game = laid_out(
        rules, ["ann", "bob", "cid"], Layout(hands=hands, top=cards["r5"], draw=draw), seed_from(1)
    )

    game.submit(0, "play dueln bob")

    codes = [card.code for card in game.state.discard]
    assert codes[-1] == "dueln"
    assert sorted(codes) == ["dueln", "g7", "r5", "r7", "w"]


def test_a_duel_goes_on_with_the_discard_pile_when_the_draw_pile_is_empty() -> None:
    rules = rules_for("extended")
    cards = rules.deck.by_code
    hands = {0: [cards["dueln"], cards["b1"]], 1: [cards["g1"]], 2: [cards["y1"]]}
    game = laid_out(rules, ["ann", "bob", "cid"], Layout(hands=hands, top=cards["r5"]), seed_from(1))
    game.state.discard = [cards["r7"], cards["g4"], *([cards["w"]] * 4), *game.state.discard]
    game.state.draw = []

    game.submit(0, "play dueln bob")

    assert [] in game.state.hands, "somebody has won, and discarded their only card"
