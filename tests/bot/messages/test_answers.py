from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from tests.bot.messages.tables import CATALOGUE, laid_out
from uno_engine import BadTable, CallInVain, view
from unobot.document import plain
from unobot.messages import (
    Snapshot,
    moves,
    players,
    private_events,
    refusal,
    rules_lines,
    rules_named,
    rules_unknown,
    score,
    slip,
    top,
    turn,
    why_not,
)  # fmt: skip
from unobot.messages.rules import command_help
from unobot.messages.texts import Texts

HANDS = {"ann": "w b+2 g1 r5", "bob": "r1 b2 b4 w", "cid": "y1 y2 y3"}


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("ann: play g1", "You can't play [g1] on [r9]: play red, a 9 or a wild card. You can play [r5] [w], or !draw."),
        ("ann: play y7", "You don't have [y7]. You can play [r5] [w], or !draw."),
        ("ann: pass", "Draw a card first; you can only pass after that. You can play [r5] [w], or !draw."),
        ("bob: play r1", "It's ann's turn, not yours."),
        ("bob: draw", "It's ann's turn, not yours."),
        ("bob: uno", "Call UNO when you have one card left, or as you play down to one."),
        ("bob: catch", "There is nobody to catch right now."),
        ("ann: deal", "The round is still in progress."),
        ("join ann", "Someone at the table is already called ann."),
    ],
)  # fmt: skip
def test_a_refusal_says_why_and_what_is_possible(command: str, answer: str) -> None:
    assert laid_out(HANDS, "r9").does(command).refused == answer


def test_on_a_wild_card_a_refusal_names_the_colour() -> None:
    table = laid_out(HANDS, "w", color="blue")
    assert table.does("ann: play g1").refused.startswith(
        "You can't play [g1] on [w] (blue): play blue or a wild card."
    )


def test_a_strict_wild_draw_four_says_why_it_is_refused() -> None:
    for rule in ("strict", "no-play"):
        table = laid_out({"ann": "wd4 r5", "bob": "r1"}, "r9", line=f"classic wd4={rule}")
        assert table.does("ann: play wd4").refused.startswith("You can play [wd4] only if ")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("classic cards=99", "cards must be a number from 1 to 20, not “99”."),
        ("clasic", "There is no rule or preset called “clasic”. Did you mean classic?"),
        ("classic cads=3", "There is no option cads at this table. Did you mean cards?"),
        ("classic zzzz", "There is no rule or preset called “zzzz”."),
    ],
)
def test_a_table_that_cannot_be_opened_is_explained(line: str, answer: str) -> None:
    with pytest.raises(BadTable) as refused:
        CATALOGUE.compose(line)
    assert plain(refusal(laid_out(HANDS, "r9").voice, refused.value)) == answer


@dataclass(frozen=True)
class Slip:
    id: str
    args: Mapping[str, object]


@pytest.mark.parametrize(
    ("slipped", "answer"),
    [
        (
            Slip("slip-card", {"said": "wdq", "nearest": ("wd4",)}),
            "There is no card “wdq” here. Did you mean wd4?",
        ),
        (
            Slip("slip-unclear", {"said": "rd", "candidates": ("r+2", "rd7")}),
            "“rd” could be r+2 or rd7. Which one?",
        ),
        (
            Slip("slip-command", {"said": "plya", "nearest": "play"}),
            "I don't know “plya”. Did you mean !play?",
        ),
    ],
)
def test_a_slip_is_answered_with_help(slipped: Slip, answer: str) -> None:
    assert plain(slip(laid_out(HANDS, "r9").voice, slipped)) == answer


def test_how_it_stands_can_be_asked() -> None:
    table = laid_out(HANDS, "r9")
    everyone = view(table.game, None)
    assert plain(top(table.voice, everyone)) == "On top: [r9]. The draw pile has 96 cards."
    assert plain(turn(table.voice, everyone, 0)) == "ann, your turn. Top card: [r9]. (waiting for 0 s)"
    assert plain(players(table.voice, everyone)) == (
        "In order of play: ann has 4 cards (to act), bob has 4 cards, cid has 3 cards (dealer)."
    )
    assert (
        plain(score(table.voice, Snapshot(table.game)))
        == "No round has finished yet. The match goes to 500 points."
    )
    table.does("ann: play w, blue")
    assert plain(top(table.voice, view(table.game, None))).startswith("On top: [w] (blue).")


def test_moves_and_why_are_answered() -> None:
    table = laid_out(HANDS, "r9")
    assert plain(moves(table.voice, view(table.game, 0))) == "You can play [r5] [w], or !draw."
    assert plain(moves(table.voice, view(table.game, 1))) == "There is nothing for you to do right now."
    asked = {
        code: plain(why_not(table.voice, table.game, view(table.game, 0), code))
        for code in ("r5", "g1", "y7")
    }
    assert asked == {
        "r5": "[r5] can be played now.",
        "g1": "You can't play [g1] on [r9]: play red, a 9 or a wild card.",
        "y7": "You don't have [y7].",
    }


def test_asking_why_costs_nothing_where_a_wrong_card_does() -> None:
    table = laid_out(HANDS, "r9", line="classic wrong-card=2")
    assert plain(why_not(table.voice, table.game, view(table.game, 0), "g1")).startswith(
        "You can't play [g1] on [r9]"
    )
    assert len(view(table.game, 0).hand) == 4


def test_a_call_in_vain_with_a_play_is_told_to_its_player_alone() -> None:
    table = laid_out(HANDS, "r9")
    move, ahead = table.move("play r5, !uno")
    table.game.play(0, move, *ahead)
    events = table.game.take_events()
    told = list(private_events(table.voice_of, events, view(table.game, None)))
    assert [seat for seat, _ in told] == [0]
    assert plain(told[0][1]).startswith("Call UNO")
    assert all(event.seen_by(1) is None for event in events if isinstance(event, CallInVain))


def test_what_one_player_alone_is_told_is_told_in_their_language(tmp_path: Path) -> None:
    (tmp_path / "de.ftl").write_text("tried = Das kostet { $fine } Karten.\n", "utf-8")
    texts = Texts([tmp_path])
    table = laid_out(HANDS, "r9", line="classic wrong-card=2")

    def told(language: str) -> list[tuple[int, str]]:
        table.game.play(0, table.move("play g1")[0])
        events, voice = table.game.take_events(), replace(table.voice, texts=texts, language=language)
        return [
            (seat, plain(line))
            for seat, line in private_events(lambda _: voice, events, view(table.game, None))
        ]

    assert told("de") == [(0, "Das kostet 2 Karten.")]
    assert told("en")[0][1].startswith("You can't play [g1] on [r9]")


def test_the_rules_of_a_table_tell_how_it_differs_from_classic() -> None:
    voice = laid_out(HANDS, "r9").voice
    rules = CATALOGUE.compose("classic uno=none cards=9 wd4=free negative target=70")
    assert [plain(line) for line in rules_lines(voice, rules, CATALOGUE)] == [
        "This table plays classic: The original rules.",
        "Changes from classic: 9 cards are dealt; you don't have to call UNO; a Wild Draw Four can always be played and never challenged.",
        "Match: until someone has 70 points in their own hands; the fewest points win.",
    ]
    assert rules_named(voice, CATALOGUE, "classik") == []
    assert plain(rules_unknown(voice, CATALOGUE, "classik")) == (
        "There are no rules called “classik”. Did you mean classic?"
    )
    assert plain(rules_named(voice, CATALOGUE, "list")[0]).startswith("Presets: classic.")


def test_every_option_has_words_of_its_own() -> None:
    voice = laid_out(HANDS, "r9").voice
    options = {setting.name for rule in CATALOGUE.rules.values() for setting in rule.settings}
    assert sorted(name for name in options if not voice.has(f"option-{name}")) == []


@dataclass(frozen=True)
class Draw:
    name: str = "draw"
    words: Sequence[str] = ("draw", "dr", "pick up")
    help: str = "help-draw"


def test_help_on_a_command_names_its_other_words() -> None:
    voice = laid_out(HANDS, "r9").voice

    assert plain(command_help(voice, Draw())) == (
        "Help: !draw draws a card, or all the cards of a penalty. Also: !dr, !pick up."
    )
