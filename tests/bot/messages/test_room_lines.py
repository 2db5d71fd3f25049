import pytest

from tests.bot.messages.tables import Spoken, laid_out

THREE = {"ann": "r+2 r5 rs rr w wd4 b1 y9", "bob": "r1 b2 g3 w", "cid": "y1 y2 y3"}


@pytest.mark.parametrize(
    ("command", "line"),
    [
        ("play r5", "ann plays [r5]. bob, your turn. Top card: [r5]."),
        ("play r+2", "ann plays [r+2] — bob draws 2 and is skipped. cid, your turn. Top card: [r+2]."),
        ("play rs", "ann plays [rs] — bob is skipped. cid, your turn. Top card: [rs]."),
        ("play rr", "ann plays [rr] — the direction changes. cid, your turn. Top card: [rr]."),
        ("play w, blue", "ann plays [w] and picks blue. bob, your turn. Top card: [w] (blue)."),
        ("play w", "ann plays [w]. ann, which colour? (!color red, yellow, green or blue)"),
        (
            "play wd4, green",
            "ann plays [wd4] and picks green. bob, draw 4 (!draw) or challenge it (!challenge).",
        ),
        ("draw", "ann draws a card and passes. bob, your turn. Top card: [r9]."),
    ],
)
def test_an_ordinary_turn_is_one_line(command: str, line: str) -> None:
    assert laid_out(THREE, "r9", draw="b7").does(f"ann: {command}").room == [line]


def test_the_player_whose_turn_it_is_is_mentioned() -> None:
    assert laid_out(THREE, "r9").does("ann: play r+2").mentioned == "cid"


def test_the_rooms_own_prefix_is_in_every_hint() -> None:
    said = laid_out(THREE, "r9", prefix=".").does("ann: play wd4, green")
    assert said.room == ["ann plays [wd4] and picks green. bob, draw 4 (.draw) or challenge it (.challenge)."]


def story(table: Spoken, *steps: tuple[str, str]) -> None:
    for step, expected in steps:
        said = table.does(step)
        assert (said.room or [said.refused]) == [expected]


def test_a_colour_is_named_afterwards() -> None:
    story(
        laid_out(THREE, "r9"),
        ("ann: play w", "ann plays [w]. ann, which colour? (!color red, yellow, green or blue)"),
        ("ann: color blue", "ann picks blue. bob, your turn. Top card: [w] (blue)."),
    )


def test_a_drawn_card_may_be_played_or_passed() -> None:
    story(
        laid_out(THREE, "g9", draw="g1 b5"),
        ("ann: draw", "ann draws a card and may play or pass (!pass)."),
        ("ann: play g1", "ann plays [g1]. bob, your turn. Top card: [g1]."),
        ("bob: draw", "bob draws a card and passes. cid, your turn. Top card: [g1]."),
        ("cid: play y1", "cid plays [y1]. ann, your turn. Top card: [y1]."),
    )


def test_a_bluff_is_found_out() -> None:
    table = laid_out(THREE, "r9")
    table.does("ann: play wd4, blue")
    said = table.does("bob: challenge")
    assert said.room == [
        "bob challenges ann: it was a bluff — ann draws 4. bob, your turn. Top card: [wd4] (blue)."
    ]
    assert said.private["bob"][-1] == "[#uno] ann held [r+2] [r5] [rs] [rr] [w] [b1] [y9]"
    assert not any("held" in line for who in ("ann", "cid") for line in said.private.get(who, []))


def test_a_wrong_doubt_costs_six() -> None:
    table = laid_out(THREE, "g9")
    table.does("ann: play wd4, blue")
    said = table.does("bob: challenge")
    assert said.room == [
        "bob challenges ann: it was not a bluff — bob draws 6 and is skipped. cid, your turn. Top card: [wd4] (blue)."
    ]


def test_a_penalty_is_taken() -> None:
    story(
        laid_out(THREE, "g9"),
        (
            "ann: play wd4, blue",
            "ann plays [wd4] and picks blue. bob, draw 4 (!draw) or challenge it (!challenge).",
        ),
        ("bob: draw", "bob draws 4 and is skipped. cid, your turn. Top card: [wd4] (blue)."),
    )


def test_a_bluff_goes_back_where_that_is_the_rule() -> None:
    story(
        laid_out(THREE, "r9", line="classic challenge-success=return"),
        (
            "ann: play wd4, blue",
            "ann plays [wd4] and picks blue. bob, draw 4 (!draw) or challenge it (!challenge).",
        ),
        (
            "bob: challenge",
            "bob challenges ann: it was a bluff — ann takes [wd4] back. ann, play a card of the previous colour, red (!play CARD).",
        ),
        ("ann: play r5", "ann plays [r5] and draws 4. bob, your turn. Top card: [r5]."),
    )


def test_the_bot_says_nothing_while_a_call_is_owed() -> None:
    story(
        laid_out({"ann": "r5 r6", "bob": "r1 r2 r3", "cid": "r7 r8 b1"}, "r9"),
        ("ann: play r5", "ann plays [r5]. bob, your turn. Top card: [r5]."),
        ("bob: play r1", "bob plays [r1]. ann has 1 card left. cid, your turn. Top card: [r1]."),
        ("cid: play r7", "cid plays [r7]. ann, your turn. Top card: [r7]."),
    )


def test_a_call_is_told_with_the_play_or_after_it() -> None:
    two = {"ann": "r5 r6", "bob": "r1 r2", "cid": "r7 r8 b1"}
    story(
        laid_out(two, "r9"),
        ("ann: play r5, !uno", "ann plays [r5] and calls UNO. bob, your turn. Top card: [r5]."),
        ("bob: uno", "bob calls UNO in advance."),
        ("bob: play r1", "bob plays [r1] and calls UNO. cid, your turn. Top card: [r1]."),
    )
    table = laid_out(two, "r9")
    table.does("ann: play r5")
    story(table, ("ann: uno", "ann calls UNO."))


def test_who_forgot_the_call_is_caught() -> None:
    table = laid_out({"ann": "r5 r6", "bob": "r1 r2", "cid": "r7 r8 b1"}, "r9")
    table.does("ann: play r5")
    said = table.does("cid: catch")
    assert said.room == ["cid catches ann, who forgot to call UNO: ann draws 2."]
    assert list(said.private) == ["ann"]


def test_nothing_is_said_about_one_card_where_nobody_calls() -> None:
    story(
        laid_out({"ann": "r5 r6", "bob": "r1 r2", "cid": "r7 r8 b1"}, "r9", line="classic uno=none"),
        ("ann: play r5", "ann plays [r5]. bob, your turn. Top card: [r5]."),
        ("bob: play r1", "bob plays [r1]. cid, your turn. Top card: [r1]."),
    )


def test_false_alarms_are_told_with_what_they_cost() -> None:
    line = "classic false-uno=2 false-uno-warning=yes false-catch=2 wrong-card=1"
    table = laid_out(THREE, "r9", line=line)
    warned = table.does("cid: uno")
    assert (warned.room, list(warned.private)) == ([], ["cid"])
    assert "don't need to call UNO now. This is just a warning" in warned.private["cid"][0]
    story(
        table,
        ("cid: uno", "cid calls UNO by mistake and draws 2."),
        ("cid: catch bob", "cid wrongly accuses bob and draws 2."),
        ("ann: play b1", "ann tries a card that can't be played and draws 1."),
    )


def test_time_runs_out_and_the_idle_leave() -> None:
    table = laid_out({"ann": "r5 r6 r7", "bob": "r1 r2"}, "g9", line="classic idle-limit=1 turn-timeout=2m")
    assert table.does("time").room == ["ann, it's still your turn: 1 min left. Top card: [g9]."]
    assert table.does("time").room[0] == "ann is not responding and leaves the round (!join to come back)."


def test_the_bot_plays_on_for_who_does_not_answer() -> None:
    table = laid_out(THREE, "g9", draw="b7")
    table.does("time")
    assert table.does("time").room == [
        "Time is up: ann draws a card and passes. bob, your turn. Top card: [g9]."
    ]


def test_people_come_and_go() -> None:
    story(
        laid_out(THREE, "r9"),
        ("join dan", "dan joins and will be dealt in next round."),
        ("leave cid", "cid leaves the round (!join to come back)."),
        ("back cid", "cid is back with 3 cards."),
        ("leave dan", "dan leaves."),
    )


def test_a_round_is_won_and_the_standings_follow() -> None:
    said = laid_out({"ann": "r5", "bob": "r1 w", "cid": "b9"}, "r9").does("ann: play r5")
    assert said.room == [
        "ann plays [r5] and goes out.",
        "ann wins the round and scores 60 points. Standings: ann 60, bob 0, cid 0 (first to 500).",
    ]
    assert said.private == {}


def test_a_match_is_won() -> None:
    said = laid_out({"ann": "r5", "bob": "r1 w", "cid": "b9"}, "r9", line="classic target=50").does(
        "ann: play r5"
    )
    assert (
        said.room[-1]
        == "ann wins the match with 60 points. Standings: ann 60, bob 0, cid 0 (first to 50). Another match? Type !uno."
    )


def test_with_the_fewest_points_winning_the_lowest_stands_first() -> None:
    said = laid_out({"bob": "r5", "ann": "r1 w"}, "r9", line="classic negative target=50").does(
        "bob: play r5"
    )
    assert said.room[1:] == [
        "bob wins the round.",
        "bob wins the match with 0 points. Standings: bob 0, ann 51 (first to 50). Another match? Type !uno.",
    ]


def test_a_match_is_stopped() -> None:
    assert laid_out(THREE, "r9").does("stop").room == [
        "The match was stopped before anyone scored. Another match? Type !uno."
    ]
    table = laid_out({"ann": "r5", "bob": "r1 w"}, "r9")
    table.does("ann: play r5")
    assert table.does("stop").room == [
        "The match was stopped: ann wins with 51 points. Standings: ann 51, bob 0 (first to 500). Another match? Type !uno."
    ]


def test_a_last_draw_card_still_hits() -> None:
    said = laid_out({"ann": "r+2", "bob": "r1 w"}, "r9", draw="b0 y0").does("ann: play r+2")
    assert said.room[0] == "ann plays [r+2] and goes out — bob draws 2 and is skipped."


def test_the_pile_is_shuffled() -> None:
    table = laid_out({"ann": "r5 b5 y9", "bob": "r1 w"}, "g9", pile="")
    story(table, ("ann: draw", "ann passes: there is nothing left to draw. bob, your turn. Top card: [g9]."))


def test_a_name_that_could_be_a_command_gets_a_word_before_it() -> None:
    table = laid_out({"!draw": "r5 b5 y9", "bob": "r1 w"}, "r9")
    said = table.does("!draw: play r5")
    assert said.room == ["player !draw plays [r5]. bob, your turn. Top card: [r5]."]


def test_a_new_name_is_told_where_it_is_first_said() -> None:
    table = laid_out(THREE, "r9")
    assert table.does("rename bob bobby").room == []
    assert table.does("ann: play r5").room == ["ann plays [r5]. bobby (was bob), your turn. Top card: [r5]."]
    assert table.does("bobby: play r1").room == ["bobby plays [r1]. cid, your turn. Top card: [r1]."]


def test_the_new_name_of_somebody_who_is_not_in_the_line_is_a_sentence_of_it() -> None:
    table = laid_out(THREE, "r9")
    table.does("rename cid cyd")
    assert table.does("ann: play r5").room == [
        "cid is now called cyd. ann plays [r5]. bob, your turn. Top card: [r5]."
    ]


@pytest.mark.parametrize(
    ("steps", "line"),
    [
        (["play r5"], "bob: ann plays [r5]. Your turn. Top card: [r5]."),
        (["play w, blue"], "bob: ann plays [w] and picks blue. Your turn. Top card: [w] (blue)."),
        (
            ["play wd4, red"],
            "bob: ann plays [wd4] and picks red. Draw 4 (!draw) or challenge it (!challenge).",
        ),
        (["play w"], "ann plays [w]. ann, which colour? (!color red, yellow, green or blue)"),
    ],
)
def test_the_line_that_passes_the_turn_may_begin_with_the_name(steps: list[str], line: str) -> None:
    table = laid_out(THREE, "r9")
    table.highlight = {"ann": "turn", "bob": "turn"}
    for step in steps:
        said = table.does(f"ann: {step}")
    assert said.room == [line]


def test_reminders_begin_with_the_name_too() -> None:
    table = laid_out(THREE, "r9")
    table.highlight = {"ann": "turn"}
    assert table.does("time").room == ["ann: It's still your turn: 1 min 30 s left. Top card: [r9]."]


def test_who_wants_it_always_is_also_called_when_something_happened_to_them_alone() -> None:
    table = laid_out({"ann": "r5 r6", "bob": "r1 r2", "cid": "r7 r8 b1"}, "r9")
    table.highlight = {"ann": "always"}
    table.does("ann: play r5")
    assert table.does("cid: catch").room == ["ann: cid catches ann, who forgot to call UNO: ann draws 2."]
    table.highlight = {"ann": "turn"}
    assert table.does("bob: play r1").room == ["bob plays [r1]. cid, your turn. Top card: [r1]."]


def test_acts_with_several_parts_are_one_clean_sentence() -> None:
    table = laid_out({"ann": "w r6", "bob": "r1 r2", "cid": "r7 r8 b1"}, "r9")
    said = table.does("ann: play w, red, !uno")
    assert said.room == ["ann plays [w], picks red and calls UNO. bob, your turn. Top card: [w] (red)."]


def test_who_leaves_on_their_turn_is_not_told_to_pass_too() -> None:
    assert laid_out(THREE, "r9").does("leave ann").room == [
        "ann leaves the round (!join to come back). bob, your turn. Top card: [r9]."
    ]
