"""The referee against examples that were worked out from the rulebook by hand, clause by clause."""

import pytest

from tests.referee import Fined, Refused, Round, Setup, Unclear, referee


class Fixed:
    """Chance that tests hold: shuffles sort, presses come from a list."""

    def __init__(self, *presses: int) -> None:
        """Keep the presses to come."""
        self.presses = list(presses)

    def shuffle(self, cards: list[str]) -> list[str]:
        """Return the cards sorted."""
        return sorted(cards)

    def number(self, what: str, low: int, high: int) -> int:
        """Return the next press."""
        return self.presses.pop(0)


def deal(
    line: str, hands: str, draw: str = "b1 b1 b2 b2 b3 b3 b4 b4 b5 b5", top: str = "r9", **more: str
) -> Round:
    """Set up a round: `line` is the table's line, `hands` are separated by commas; ann begins."""
    preset, *words = line.split()
    options, rules = {}, set()
    for word in words:
        name, _, value = word.lstrip("+").partition("=")
        if word[0] in "+-" or not value:
            rules.add("-" + name if word[0] == "-" else name)
        if value:
            options[name] = value
    dealt = {
        seat: cards.split()
        for seat, cards in zip(("ann", "bob", "cid", "dan"), hands.split(","), strict=False)
    }
    seats = tuple(dealt)
    flip = more.get("flip")
    chance = Fixed(*(int(n) for n in more.get("presses", "").split()))
    return referee(
        Setup(
            preset,
            options,
            frozenset(rules),
            seats,
            seats[-1],
            dealt,
            draw.split(),
            flip,
            None if flip else top,
            {},
        ),
        chance,
    )


def run(round_: Round, *steps: str) -> dict[str, object]:
    """Play the steps and return what is seen."""
    for step in steps:
        seat, _, command = step.partition(": ")
        round_.do(seat, command)
    return round_.look()


def hand(round_: Round, seat: str) -> str:
    """Return a hand in the order of drawing."""
    hands = round_.look()["hands"]
    assert isinstance(hands, dict)
    return " ".join(hands[seat])


def test_lawful_names_each_choice_of_a_turn() -> None:
    """B7, B9, B14."""
    round_ = deal("classic", "r1 b2 w,b6 b7")
    assert round_.lawful("ann") == {
        "play r1", "play w red", "play w yellow", "play w green", "play w blue", "draw",
    }  # fmt: skip
    assert round_.lawful("bob") == set()


def test_a_refused_command_changes_nothing() -> None:
    """B7."""
    round_ = deal("classic", "r1 b2,b6 b7")
    before = round_.look()
    for command in (
        "play b2",
        "play g9",
        "pass",
        "accept",
        "challenge",
        "color red",
        "pick bob",
        "hello",
        "uno x",
    ):
        with pytest.raises(Refused):
            round_.do("ann", command)
    assert round_.look() == before


def test_the_frozen_hand_is_judged() -> None:
    """B18: cards that come between the play and the naming of the colour are not judged."""
    round_ = deal("classic", "wd4 g1,b6 b7 b8,y1 y2", draw="r1 r2 b1 b2 b3 b4 b5 b6")
    run(round_, "ann: play wd4", "cid: catch ann")
    assert hand(round_, "ann") == "g1 r1 r2"
    seen = run(round_, "ann: color blue", "bob: challenge")
    assert seen["turn"] == ["cid"]
    assert hand(round_, "bob") == "b6 b7 b8 b1 b2 b3 b4 b5 b6"


def test_anyone_may_challenge() -> None:
    """B17, challenge-by=anyone: guilty, its player draws four and the next plays; innocent, two for the challenger."""
    guilty = deal("classic challenge-by=anyone", "wd4 r1 g1,b6 b7 b8,y1 y2 y3")
    run(guilty, "ann: play wd4 blue")
    assert guilty.accuses("cid") >= {"challenge"}
    assert "challenge" not in guilty.accuses("ann")
    seen = run(guilty, "cid: challenge")
    assert seen["turn"] == ["bob"]
    assert seen["counts"] == {"ann": 6, "bob": 3, "cid": 3}
    innocent = deal("classic challenge-by=anyone", "wd4 g2 g1,b6 b7 b8,y1 y2 y3")
    seen = run(innocent, "ann: play wd4 blue", "cid: challenge")
    assert seen["turn"] == ["cid"]
    assert seen["counts"] == {"ann": 2, "bob": 7, "cid": 5}


def test_only_the_next_may_challenge_by_default() -> None:
    """B17."""
    round_ = deal("classic", "wd4 r1 g1,b6 b7 b8,y1 y2 y3")
    run(round_, "ann: play wd4 blue")
    assert round_.accuses("cid") == set()
    assert round_.lawful("bob") == {"draw", "accept", "challenge"}


def test_challenge_measures() -> None:
    """B36."""
    seen = run(deal("classic challenge-guilty=2", "wd4 r1,b6 b7"), "ann: play wd4 blue", "bob: challenge")
    assert seen["counts"] == {"ann": 3, "bob": 2}
    seen = run(deal("classic challenge-innocent=4", "wd4 g1,b6 b7"), "ann: play wd4 blue", "bob: challenge")
    assert seen["counts"] == {"ann": 1, "bob": 10}


def test_a_returned_bluff_swaps_before_its_player_draws() -> None:
    """B19: a 7 swaps the hand without the four."""
    round_ = deal("classic challenge-success=return +seven-zero", "wd4 r7 g1,b6,y1 y2 y3")
    seen = run(round_, "ann: play wd4 blue", "bob: challenge", "ann: pick cid")
    assert seen["turn"] == ["bob"]
    assert hand(round_, "cid") == "g1 wd4"
    assert hand(round_, "ann") == "y1 y2 y3 b1 b1 b2 b2"


def test_no_play_is_stricter_than_strict() -> None:
    """B15: refused whenever any other card could be played; black cards do not count for `strict`."""
    assert "play wd4 red" in deal("classic wd4=strict", "wd4 w g9,b1").lawful("ann")
    assert "play wd4 red" not in deal("classic wd4=no-play", "wd4 w g8,b1").lawful("ann")
    assert "play wd4 red" not in deal("classic wd4=no-play", "wd4 g9 g8,b1").lawful("ann")
    assert "play wd4 red" in deal("classic wd4=no-play", "wd4 g8 b1,b1").lawful("ann")


def test_reshuffling_takes_all_but_the_top_card() -> None:
    """B16."""
    round_ = deal("classic", "r1 g2 g3,r5 y8 y9", draw="")
    seen = run(round_, "ann: play r1", "bob: draw")
    assert hand(round_, "bob") == "r5 y8 y9 r9"
    assert seen["turn"] == ["bob"]


def test_a_round_in_which_all_passed_goes_to_the_fewest_cards() -> None:
    """B16."""
    round_ = deal("classic", "g1 g2,y1 y2 y3", draw="")
    seen = run(round_, "ann: pass", "bob: draw")
    assert seen["round_over"]
    assert seen["scores"] == {"ann": 6, "bob": 0}


def test_the_window_for_a_catch() -> None:
    """B22, B23: open until the next player begins their turn; a skipped one does not."""
    round_ = deal("classic", "rs g1,b1 b2,r3 b3 b4")
    run(round_, "ann: play rs")
    assert "catch ann" in round_.accuses("bob")
    assert "uno" in round_.accuses("ann")
    run(round_, "cid: play r3")
    assert "catch ann" not in round_.accuses("bob")


def test_false_calls_and_catches() -> None:
    """B25, B26."""
    round_ = deal("classic false-uno=2 false-uno-warning=yes false-catch=2", "r1 g1 g2,b1 b2")
    with pytest.raises(Fined) as warning:
        round_.do("ann", "uno")
    assert warning.value.cards == 0
    seen = run(round_, "ann: uno", "bob: catch ann")
    assert seen["counts"] == {"ann": 5, "bob": 4}


def test_a_wrong_card_costs_and_a_slip_does_not() -> None:
    """B31."""
    round_ = deal("classic wrong-card=1", "r1 g1 g2,b1 b2")
    with pytest.raises(Fined):
        round_.do("ann", "play g1")
    with pytest.raises(Refused) as slip:
        round_.do("ann", "play g7")
    assert not isinstance(slip.value, Fined)
    assert round_.look()["counts"] == {"ann": 4, "bob": 2}


def test_no_out() -> None:
    """B35: an action cannot be the last card, nor an answer."""
    assert deal("classic no-out=action", "rs,b1 b2").lawful("ann") == {"draw"}
    assert "play rs" in deal("classic no-out=black", "rs,b1 b2").lawful("ann")
    seen = run(deal("classic no-out=action +stack", "r+2 g1,g+2,y1 y2"), "ann: play r+2")
    assert seen["turn"] == ["cid"]
    assert seen["counts"] == {"ann": 1, "bob": 3, "cid": 2}


def test_first_cards() -> None:
    """B6."""
    hands = "r1 g1,b1 b2,y1 y2"
    assert deal("classic", hands, flip="rs").look()["turn"] == ["bob"]
    assert deal("classic", hands, flip="rr").look()["turn"] == ["cid"]
    assert deal("classic first-reverse=right", hands, flip="rr").look()["turn"] == ["bob"]
    assert deal("classic first-card=dealer", hands, flip="rr").look()["turn"] == ["bob"]
    assert deal("classic first-card=next", hands, flip="w", draw="gs g5 b1").look()["top"] == "g5"
    assert deal("classic first-wd4=bottom", hands, flip="wd4", draw="g5 b1").look()["top"] == "g5"
    assert deal("classic", hands, flip="w").lawful("ann") == {
        f"color {c}" for c in ("red", "yellow", "green", "blue")
    }
    assert "play g1" in deal("classic first-wild=any", hands, flip="w").lawful("ann")


def test_a_dealers_draw_two_may_be_answered_only_there() -> None:
    """B6 `dealer`."""
    hands = "g+2 g1,b1 b2,y1 y2"
    assert deal("classic +stack first-card=dealer", hands, flip="r+2").lawful("ann") == {
        "play g+2",
        "draw",
        "accept",
    }
    assert deal("classic +stack", hands, flip="r+2").look()["turn"] == ["bob"]


def test_jumping_in() -> None:
    """H1.1, H1.2; never on a card that nobody played."""
    round_ = deal("classic +jump-in", "r5 g1 g2,b1 b2,r5 y1 y2,r9 y3", top="r9")
    assert round_.accuses("dan") == set()
    run(round_, "ann: play r5")
    assert round_.accuses("cid") == {"play r5"}
    assert run(round_, "cid: play r5")["turn"] == ["dan"]
    turned_up = deal("classic +jump-in", "r1 g1,r5 b2,y1 y2", flip="r5")
    with pytest.raises(Refused):
        turned_up.do("bob", "play r5")


def test_a_jump_in_that_comes_too_late_is_no_interruption() -> None:
    """H1.4, H7.1."""
    round_ = deal("classic +jump-in +interrupt", "r5 g1 g2,r6 b1 b2,y1 y2 y3,r5 g7 g8")
    run(round_, "ann: play r5", "bob: play r6")
    with pytest.raises(Refused) as late:
        round_.do("dan", "play r5")
    assert not isinstance(late.value, Fined)
    run(round_, "cid: draw")
    assert run(round_)["turn"] == ["dan"]


def test_playing_out_of_turn() -> None:
    """H7.1, H7.2."""
    round_ = deal("classic +interrupt", "rs g1 g2,r6 b1,y1 y2,r5 g7")
    run(round_, "ann: play rs")
    for seat, card, cards in (("bob", "r6", 4), ("dan", "r5", 2)):
        with pytest.raises(Fined) as fine:
            round_.do(seat, f"play {card}")
        assert fine.value.cards == cards


def test_several_cards_at_once() -> None:
    """H2.1 to H2.3, H2.6."""
    round_ = deal("classic +multi-play", "r5 g5 b5 y1,b1 b2")
    plays = {command for command in round_.lawful("ann") if command.startswith("play")}
    assert plays == {"play r5", "play g5", "play b5"} - {"play g5", "play b5"} | {
        "play r5 g5", "play r5 b5", "play r5 g5 b5", "play r5 b5 g5",
    }  # fmt: skip
    assert deal("classic +multi-play=pairs", "g9 g9 g1,b1").lawful("ann") == {"play g9", "play g9 g9", "draw"}


def test_three_skips_of_two_players_leave_the_turn() -> None:
    """H2.3, H2.5."""
    assert run(deal("classic +multi-play", "rs gs bs y1,b1 b2"), "ann: play rs gs bs")["turn"] == ["ann"]
    assert run(deal("classic +multi-play", "rs gs y1,b1 b2"), "ann: play rs gs")["turn"] == ["bob"]


def test_chains() -> None:
    """H3.1, H3.2, H3.5."""
    hands = "r+2 g1,g+2 wd4 y1,b+2 y2"
    assert deal("classic +stack=d2", hands).look()["turn"] == ["ann"]
    for mode, answers in {
        "d2": {"play g+2"},
        "same": {"play g+2"},
        "any": {"play g+2", "play wd4 red"},
    }.items():
        round_ = deal(f"classic +stack={mode}", hands)
        run(round_, "ann: play r+2")
        assert answers <= round_.lawful("bob")
        assert ("play wd4 red" in round_.lawful("bob")) == (mode == "any")
    capped = deal("classic +stack=any chain-cap=4", hands)
    run(capped, "ann: play r+2")
    assert "play wd4 red" not in capped.lawful("bob")
    assert run(capped, "bob: play g+2")["counts"] == {"ann": 1, "bob": 2, "cid": 6}


def test_shields() -> None:
    """H5.1, H5.2, H5.5."""
    round_ = deal("classic +shield", "r+2 g1 g2,rr y1 y2,b1 b2")
    assert run(round_, "ann: play r+2", "bob: play rr")["turn"] == ["cid"]
    held = deal("classic +shield", "wd4 g1 g2,yr y1 y2,b1 b2")
    assert run(held, "ann: play wd4 green")["color"] == "none"
    assert run(held, "bob: accept")["color"] == "green"


def test_hands_move() -> None:
    """H8.1: a 0 in the direction of play, a 7 with a player of choice, and of two players unasked."""
    round_ = deal("classic +seven-zero", "r0 g1,b1 b2,y1 y2 y3")
    run(round_, "ann: play r0")
    assert (hand(round_, "ann"), hand(round_, "bob"), hand(round_, "cid")) == ("y1 y2 y3", "g1", "b1 b2")
    assert "catch bob" in round_.accuses("ann")
    assert "catch ann" not in round_.accuses("bob")
    two = deal("classic +seven-zero", "r7 g1,b1 b2")
    assert run(two, "ann: play r7")["turn"] == ["bob"]
    assert hand(two, "bob") == "g1"


def test_mercy() -> None:
    """H10.1: drawing stops at the limit, and the last one left wins."""
    round_ = deal("classic +mercy=4 round wd4=free", "wd4 g1,b1 b2")
    seen = run(round_, "ann: play wd4 red")
    assert seen["winners"] == ["ann"]
    assert seen["out"] == ["bob"]


def test_places() -> None:
    """M7: the round goes on, and a Reverse is a Skip once two are left."""
    seen = run(deal("classic places", "rr,b1 b2,y1 y2"), "ann: play rr")
    assert seen["out"] == ["ann"]
    assert seen["turn"] == ["cid"]


def test_leaving_and_silence() -> None:
    """M9, M10."""
    round_ = deal("classic", "w b1 b2,g1 g2,y1 y2")
    assert run(round_, "ann: play w", "ann: timeout")["color"] == "blue"
    assert run(round_, "bob: timeout")["turn"] == ["cid"]
    assert run(round_, "cid: leave")["turn"] == ["ann"]
    assert run(round_, "cid: join", "ann: leave")["turn"] == ["bob"]


def test_no_mercy() -> None:
    """N5, N8, N9, N10, N11."""
    assert run(deal("no-mercy", "g1 g2,y1 y2", draw="b1 b2 r4"), "ann: draw")["top"] == "r4"
    assert run(deal("no-mercy", "wr4 g1,y1 y2"), "ann: play wr4 red")["counts"] == {"ann": 5, "bob": 2}
    round_ = deal("no-mercy", "wcr g1,y1,g2", draw="b1 w6 g3 g4")
    seen = run(round_, "ann: play wcr", "bob: color green")
    assert hand(round_, "bob") == "y1 b1 w6 g3"
    assert seen["turn"] == ["cid"]
    assert hand(deal("no-mercy", "rda r1 g1 rs,y1"), "ann") == "rda r1 g1 rs"
    swept = deal("no-mercy", "rda r1 g1 rs,y1")
    run(swept, "ann: play rda")
    assert hand(swept, "ann") == "g1"
    assert run(deal("no-mercy", "rse g1 g2,y1"), "ann: play rse")["turn"] == ["ann"]


def test_flip() -> None:
    """F7: the lowest discard's other face is the new top, and the draw pile's lowest card its top."""
    round_ = deal("flip", "rf/u5 g1/or b1/uf,y1/o4 y2/t2", draw="g5/p8 g6/o3", top="r3/u4")
    seen = run(round_, "ann: play rf")
    assert seen["side"] == "dark"
    assert seen["top"] == "u4"
    assert seen["color"] == "purple"
    run(round_, "bob: draw")
    assert hand(round_, "bob") == "o4 t2 o3"


def test_attack() -> None:
    """A3, A6, A8: presses."""
    round_ = deal("attack", "rh2 wa g1,y1 y2,b1", presses="2 0 1 0 0")
    assert run(round_, "ann: play rh2")["counts"] == {"ann": 2, "bob": 4, "cid": 1}
    seen = run(round_, "cid: draw", "ann: play wa green bob")
    assert seen["turn"] == ["bob"]
    assert seen["counts"] == {"ann": 1, "bob": 4, "cid": 2}


def test_dos() -> None:
    """S4, S8, S9."""
    round_ = deal("dos-official", "b8 y3 w2 b1,g1 g3", top="r8 g5", draw="b3 b4")
    assert round_.lawful("ann") == {"play 1 b8", "play 2 w2 y3", "draw"}
    seen = run(round_, "ann: play 1 b8", "ann: pass")
    assert seen["row"] == ["g5", "b3"]
    assert seen["turn"] == ["bob"]


def test_what_is_not_modelled_is_named() -> None:
    """A table that is not modelled raises Unclear."""
    for line, name in (("extended", "extended"), ("classic custom=2", "custom"), ("classic +widow", "widow")):
        with pytest.raises(Unclear, match=name):
            deal(line, "r1,r2")
