"""What no scenario can express of Extended."""

from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

from tests.plugins.extended.tables import game_with
from tests.plugins.other_games import CATALOGUE, rules_for, seated
from uno_engine import (
    PICK_NONE,
    BadTable,
    Color,
    Layout,
    Move,
    NotAllowed,
    Player,
    Seat,
    laid_out,
    pick,
    play,
    seed_from,
    view,
)
from unobot_extended.card import ExtendedCard
from unobot_extended.cards.revive import Revive
from unobot_extended.effects import on_player
from unobot_extended.extended import DECK

CARDS = Path(__file__).parents[3] / "plugins" / "unobot_extended" / "cards"


def test_the_deck_has_152_cards_of_24_kinds_beside_the_numbers() -> None:
    kinds = Counter(card.kind.name for card in DECK.cards if card.number is None)

    assert len(DECK) == 152
    assert len(DECK.by_code) == len(DECK.counts)
    assert sum(card.number is not None for card in DECK.cards) == 76
    assert len(kinds) == 24


def test_every_card_has_one_rule() -> None:
    rules = rules_for("extended dropped=yes")
    symbols = Counter(
        each.kind.symbol for rule in rules.rules if isinstance(rule, ExtendedCard) for each in rule.printed
    )

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
    game.play(0, Move("deal"))

    with pytest.raises(NotAllowed) as refused:
        game.play(0, Move("play", ("chain",)))

    assert refused.value.code == "chain-undecidable"


@pytest.mark.parametrize(
    "line", ["extended negative", "extended cards=2", "extended cards=12", "extended cards=x"]
)
def test_what_does_not_go_with_extended_is_refused(line: str) -> None:
    with pytest.raises(BadTable):
        CATALOGUE.compose(line)


def test_the_room_sees_only_whom_a_reaction_is_waited_for() -> None:
    rules = rules_for("extended")
    cards = rules.deck.by_code
    hands = {0: [cards["r1"], cards["b2"]], 1: [cards["regret"], cards["g2"]], 2: [cards["y1"]]}
    game = laid_out(rules, ["ann", "bob", "cid"], Layout(hands=hands, top=cards["r5"]), seed_from(1))

    game.play(0, play(cards["r1"]))

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
    game.play(0, play(cards["r+2"]))

    game.leave(1)

    assert game.state.seats[1] is Seat.LEFT
    assert on_player(game.state, 1) == ()
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
    game.play(0, play(cards["r1"]))
    bring_ann_back = Move("play", (cards["revive"], Player(0)))
    assert bring_ann_back in game.options(1)

    game.play(1, bring_ann_back)

    assert game.state.seats[0] is Seat.IN
    assert list(game.rules.rule(Revive).further_moves(game.state, 2, cards["revive"])) == []


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

    game.play(0, play(cards["dueln"]), Player(1))

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

    game.play(0, play(cards["dueln"]), Player(1))

    assert [] in game.state.hands, "somebody has won, and discarded their only card"


@pytest.mark.parametrize(
    ("top", "card", "code"),
    [
        ("ra", "rt4", "transfer-low"),
        ("r4", "rt5", "transfer-high"),
        ("g4", "rt4", "transfer-low"),
        ("r4", "b7", "does-not-match"),
        ("r4", "standin", "only-answers"),
    ],
)
def test_the_reason_of_a_refusal_is_the_true_one(top: str, card: str, code: str) -> None:
    game = game_with("extended dropped=yes", hands={"ann": f"{card} y9", "bob": "g1 g2"}, top=top)

    reason = game.refusal(0, play(game.rules.deck.by_code[card]))

    assert reason is not None
    assert reason.code == code


def test_a_small_draw_card_is_refused_on_a_large_one_for_that_reason() -> None:
    game = game_with(hands={"ann": "wd4 y9", "bob": "g+2 wd4 g2", "cid": "y1 y2"}, top="r5")
    cards = game.rules.deck.by_code
    game.play(0, play(cards["wd4"]), Color.BLUE)

    reasons = [game.refusal(1, play(cards[code])) for code in ("g+2", "g2")]

    assert [reason.code for reason in reasons if reason] == ["draw-too-small", "first-draw"]


def test_the_positions_of_a_widow_may_be_named_in_either_order() -> None:
    game = game_with(hands={"ann": "rv y9 y8", "bob": "g1 g2 g3 g4"}, top="r5")
    game.play(0, play(game.rules.deck.by_code["rv"]))

    wrong = [pick(0), pick(5), pick(1, 1), pick(1, 2, 3), pick("1"), pick()]

    assert [game.refusal(0, move) for move in (pick(1, 4), pick(4, 1), pick(2), PICK_NONE)] == [None] * 4
    assert all(game.refusal(0, move) for move in wrong)


@pytest.mark.parametrize(
    ("line", "code"), [("extended", "one-card-a-turn"), ("extended dropped=yes", "four-together")]
)
def test_cards_that_do_not_go_together_are_refused_for_that_reason(line: str, code: str) -> None:
    game = game_with(line, hands={"ann": "r1 b2 g3", "bob": "g1 g2"}, top="r5")
    cards = game.rules.deck.by_code

    reason = game.refusal(0, Move("play", (cards["b2"], cards["r1"])))

    assert reason is not None
    assert reason.code == code


def test_four_equal_numbers_may_be_named_in_any_order() -> None:
    game = game_with("extended dropped=yes", hands={"ann": "b1 g1 r1 y1 b2", "bob": "g3 g2"}, top="r5")
    four = [game.rules.deck.by_code[code] for code in ("b1", "g1", "r1", "y1")]

    assert all(game.refusal(0, Move("play", order)) is None for order in permutations(four))

    game.play(0, Move("play", (four[2], four[0], four[1], four[3])))
    assert game.state.top is four[3]
    assert len(game.state.hands[0]) == 1
