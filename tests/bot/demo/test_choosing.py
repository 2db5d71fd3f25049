import random

import pytest

from tests.bot.demo.fake_bot import KNOWS
from tests.plugins.built_in import all_rules
from uno_engine import Card, Color
from uno_engine.classic.cards import DECK
from unobot.demo.choosing import favourite, ranked
from unobot.demo.memory import Memory, all_cards
from unobot.demo.plain import Hand, read_private


def cards(codes: str) -> list[Card]:
    return [DECK.by_code[code] for code in codes.split()]


def knowing(cards: str, *lines: str, others: str = "ann 7, bob 7") -> Memory:
    memory = Memory(KNOWS.cards)
    hand = read_private(f"[#uno] Your cards: {cards} (playable: draw) · {others}")
    assert isinstance(hand, Hand)
    memory.take(hand)
    for line in lines:
        memory.hear(line)
    return memory


def first(answers: str, memory: Memory, seed: int = 1) -> str:
    return ranked(answers.split(), memory, ["ann", "bob"], random.Random(seed))[0]


@pytest.mark.parametrize("seed", range(5))
def test_numbers_of_the_colour_most_held_go_first_and_wild_cards_last(seed: int) -> None:
    memory = knowing("[r5] [g5] [g1] [g7] [w] [wd4]", "bob plays [b5]. cid, your turn on [b5].")
    commands = ranked(["r5", "g5", "w", "wd4", "draw"], memory, ["ann", "bob"], random.Random(seed))
    assert commands[:2] == ["play g5", "play r5"]
    assert set(commands[2:4]) == {"play w g", "play wd4 g"}
    assert commands[4:] == ["draw"]


def test_when_somebody_is_low_what_hurts_goes_first() -> None:
    memory = knowing("[r5] [g5] [g+2] [w] [g9]", others="ann 7, bob 2")
    assert first("r5 g5 g+2 g9 draw", memory) == "play g+2"


def test_uno_is_called_with_the_play_that_leaves_one_card() -> None:
    assert first("r5 draw", knowing("[r5] [g1]")) == "play r5 uno"
    assert first("w draw", knowing("[w] [g1]")) == "play w g uno"
    assert first("r5 draw", knowing("[r5] [g1] [g2]")) == "play r5"
    assert first("r5", knowing("[r5]")) == "play r5"


def test_where_a_call_is_refused_the_card_is_played_without_it() -> None:
    commands = ranked(["g8", "draw"], knowing("[g8] [b1]"), ["ann"], random.Random(1))
    assert commands == ["play g8 uno", "play g8", "draw"]


def test_cards_of_unknown_decks_are_counted_and_played() -> None:
    memory = knowing("[bounce] [gt4] [r#]")
    assert len(memory.codes) == 3
    assert ranked(["bounce", "draw"], memory, ["ann"], random.Random(1)) == ["draw", "play bounce"]


def test_a_colour_is_typed_only_behind_a_card_that_takes_one() -> None:
    memory = Memory(all_cards(all_rules()))
    memory.take(Hand("#uno", ("w", "bounce", "w2", "wblank", "b1", "b2"), ()))
    commands = ranked(["w", "bounce", "w2", "draw"], memory, ["ann"], random.Random(1))
    assert set(commands) == {"play w b", "play bounce", "play w2", "draw"}


def test_no_colour_is_typed_by_who_holds_none() -> None:
    assert first("w draw", knowing("[w] [wd4] [w]")) == "play w"


def test_where_no_call_is_made_none_is_typed() -> None:
    memory = knowing("[g8] [b1]")
    memory.calls = False
    assert ranked(["g8"], memory, ["ann"], random.Random(1)) == ["play g8"]


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
    memory = knowing("[r5] [r6] [r7] [w] [wd4]", "bob plays [r9]. cid, your turn on [r9].")
    assert first("w wd4 draw", memory) == "play w r"


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
    assert first(answers, knowing("[g1] [g2] [r5] [b3]", others="ann 7, bob 2")) == command


def test_a_wild_draw_four_is_sometimes_challenged_and_mostly_accepted() -> None:
    memory = knowing("[g1] [g2] [r5]")
    chosen = [first("accept challenge", memory, seed) for seed in range(100)]
    assert 10 < chosen.count("challenge") < 50
    assert set(chosen) == {"accept", "challenge"}


def test_the_favourite_colour_is_the_one_most_held_ties_in_the_order_of_the_rules() -> None:
    assert favourite(cards("b1 g1 g2 w")) is Color.GREEN
    assert favourite(cards("b1 g1")) is Color.GREEN
    assert favourite(()) is Color.RED


@pytest.mark.parametrize(
    ("line", "suspect"),
    [
        ("ann plays [r5]. cid, your turn on [r5].", "ann"),
        ("cid: ann plays [r5]. Your turn on [r5].", "ann"),
        ("annさんが [r5] を出しました。次は cidさんの番です。", "ann"),
        ("ann plays [r5], calling UNO. cid, your turn on [r5].", None),
        ("ann plays [r5]. ann has 1 card left. cid, your turn on [r5].", None),
        ("bob plays [rs] — ann is skipped. cid, your turn on [rs].", None),
        ("joanne plays [r5].", None),
    ],
)
def test_a_silent_last_card_is_suspect_in_whoever_acted_last(line: str, suspect: str | None) -> None:
    assert knowing("[g1] [g2]", line, others="ann 1, bob 3").suspect(KNOWS.room_lines) == suspect
    assert knowing("[g1] [g2]", line, others="ann 2, bob 3").suspect(KNOWS.room_lines) is None


def test_a_new_round_makes_all_counts_new() -> None:
    memory = knowing("[g1] [g2]", others="ann 1, bob 3")
    memory.end()
    assert memory.count("ann") == 7
