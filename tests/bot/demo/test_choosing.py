import random

import pytest

from unobot.demo.choosing import favourite, ranked
from unobot.demo.memory import Memory
from unobot.demo.plain import Hand, cards_in, read_private


def knowing(cards: str, *lines: str) -> Memory:
    memory = Memory()
    hand = read_private(f"[#uno] Your cards: {cards}")
    assert isinstance(hand, Hand)
    memory.take(hand)
    for line in lines:
        memory.hear(line, ["ann", "bob", "cid"], "cid")
    return memory


def first(answers: str, memory: Memory, seed: int = 1) -> str:
    return ranked(answers.split(), memory, ["ann", "bob"], random.Random(seed))[0]


@pytest.mark.parametrize("seed", range(5))
def test_numbers_of_the_colour_most_held_go_first_and_wild_cards_last(seed: int) -> None:
    memory = knowing("[r5] [g5] [g1] [g7] [w] [w4]", "bob plays [b5]. cid, your turn on [b5].")
    commands = ranked(["r5", "g5", "w", "w4", "draw"], memory, ["ann", "bob"], random.Random(seed))
    assert commands[:2] == ["play g5", "play r5"]
    assert set(commands[2:4]) == {"play w g", "play w4 g"}
    assert commands[4:] == ["draw", "pass", "accept"]


def test_when_somebody_is_low_what_hurts_goes_first() -> None:
    memory = knowing("[r5] [g5] [g+2] [gs] [g9]", "bob has 2 cards. cid, your turn on [g5].")
    assert first("r5 g5 g+2 gs g9 draw", memory) == "play g+2"


def test_uno_is_called_with_the_play_that_leaves_one_card() -> None:
    assert first("r5 draw", knowing("[r5] [g1]")) == "play r5 uno"
    assert first("w draw", knowing("[w] [g1]")) == "play w g uno"
    assert first("r5 draw", knowing("[r5] [g1] [g2]")) == "play r5"
    assert first("r5", knowing("[r5]")) == "play r5"


def test_where_a_call_is_refused_the_card_is_played_without_it() -> None:
    commands = ranked(["g8", "draw"], knowing("[g8] [b1]"), ["ann"], random.Random(1))
    assert commands == ["play g8 uno", "play g8", "draw", "pass", "accept"]


def test_cards_of_unknown_decks_are_counted_and_typed_as_they_are_listed() -> None:
    memory = knowing("[bounce] [gt4] [r#]")
    assert len(memory.cards) == 3
    commands = ranked(["bounce", "draw"], memory, ["ann"], random.Random(1))
    assert commands[:2] == ["play bounce", "bounce"]


@pytest.mark.parametrize("answer", ["play r5 g5", "r5 g5"])
def test_several_cards_at_once_are_liked_best(answer: str) -> None:
    commands = ranked(["r5", answer, "draw"], knowing("[r5] [g1] [g5]"), ["ann"], random.Random(1))
    assert commands[0] == answer


@pytest.mark.parametrize("answer", ["play 2 g1", "play r5 g5", "pick r5 g3", "put r9", "pick 7 +"])
def test_an_answer_of_several_words_is_typed_as_it_is_listed(answer: str) -> None:
    assert ranked([answer], knowing("[r5] [g1] [g5]"), ["ann"], random.Random(1))[0] == answer


def test_a_dare_is_refused() -> None:
    assert first("accept refuse", knowing("[r5] [g1] [g5]")) == "refuse"


def test_a_wild_draw_four_is_bluffed_only_for_want_of_another_wild() -> None:
    memory = knowing("[r5] [r6] [r7] [w] [w4]", "bob plays [r9]. cid, your turn on [r9].")
    assert first("w w4 draw", memory) == "play w r"


@pytest.mark.parametrize(
    ("answers", "command"),
    [
        ("red yellow green blue", "color green"),
        ("r y g b", "color green"),
        ("accept", "accept"),
        ("draw", "draw"),
        ("b3 pass", "play b3"),
        ("ann bob", "pick bob"),
        ("3", "pick 3"),
    ],
)
def test_every_kind_of_answer_becomes_its_command(answers: str, command: str) -> None:
    assert first(answers, knowing("[g1] [g2] [r5] [b3]", "bob has 2 cards.")) == command


def test_a_wild_draw_four_is_sometimes_challenged_and_mostly_accepted() -> None:
    memory = knowing("[g1] [g2] [r5]")
    chosen = [first("accept challenge", memory, seed) for seed in range(100)]
    assert 10 < chosen.count("challenge") < 50
    assert set(chosen) == {"accept", "challenge"}


def test_the_favourite_colour_is_the_one_most_held_ties_in_the_order_of_the_rules() -> None:
    assert favourite(list(cards_in("[b1] [g1] [g2] [w]"))) == "g"
    assert favourite(list(cards_in("[b1] [g1]"))) == "g"
    assert favourite(()) == "r"


def test_counts_follow_what_is_said() -> None:
    memory = knowing(
        "[g1] [g2] [r5]", "ann plays [r+2] — bob draws 2 and is skipped. cid, your turn on [r+2]."
    )
    assert (memory.count("ann"), memory.count("bob")) == (2, 5)


def test_a_silent_last_card_is_suspect_until_somebody_acts() -> None:
    memory = knowing("[g1] [g2]", "ann plays [r5]. bob, your turn on [r5].")
    assert memory.suspects == ["ann"]
    memory.hear("A line about the weather.", ["ann", "bob", "cid"], "cid")
    assert memory.suspects == ["ann"]
    memory.hear("bob plays [r6] and calls UNO. cid, your turn on [r6].", ["ann", "bob", "cid"], "cid")
    assert memory.suspects == []


def test_nobody_suspects_themselves() -> None:
    assert knowing("[g1] [g2]", "cid plays [r5]. ann, your turn on [r5].").suspects == []


def test_a_new_deal_makes_all_counts_new() -> None:
    memory = knowing("[g1] [g2]", "ann plays [r5]. bob, your turn on [r5].", "bob wins the round.")
    memory.take(Hand("#uno", tuple(cards_in("[g1] [g2] [g3] [g4] [g5]")), None))
    assert memory.count("ann") == 5
