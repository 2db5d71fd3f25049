"""Scenarios that fail say at which step, and what was otherwise."""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from tests.plugins.built_in import all_rules
from uno_engine import Catalogue, Ctx, Game, Played, Rule, after
from unobot.kit.scenario import ScenarioError, read, run
from unobot.kit.scenario.board import lay_out

HOLDS: Mapping[str, Any] = {
    "name": "ann plays a red five",
    "clauses": ["B7"],
    "table": "classic",
    "seats": ["ann", "bob", "cid"],
    "hands": {"ann": "r5 b1 g2", "bob": "r6 y1"},
    "top": "r9",
    "draw": "g4 g5",
    "steps": ["ann: play r5", {"refused": "cid: draw"}, {"check": {"turn": ["bob"], "told": {"bob": ""}}}],
    "expect": {
        "turn": ["bob"],
        "top": "r5",
        "color": "red",
        "direction": "cw",
        "penalty": 0,
        "hands": {"ann": "g2 b1"},
        "counts": {"bob": 2, "cid": 7},
        "out": [],
        "scores": {"ann": 0},
        "round_over": False,
        "match_over": False,
        "winners": [],
        "effects": {"ann": []},
        "told": {"ann": ""},
        "offers": {"bob": ["play r6", "draw"]},
        "denied": {"bob": ["play y1"], "ann": ["draw"]},
    },
}


def message(**changes: object) -> str:
    return run(read({**HOLDS, **changes}), all_rules()).message


def test_a_scenario_that_holds_passes_without_a_message() -> None:
    result = run(read(HOLDS), all_rules())

    assert (result.name, result.clauses, result.passed, result.message) == (
        "ann plays a red five",
        ("B7",),
        True,
        "",
    )


@pytest.mark.parametrize(
    ("expect", "difference"),
    [
        ({"turn": ["ann"]}, "turn: expected ann, found bob"),
        ({"turn": []}, "turn: expected nothing, found bob"),
        ({"top": "r9"}, "top: expected r9, found r5"),
        ({"color": "none"}, "color: expected none, found red"),
        ({"direction": "ccw"}, "direction: expected ccw, found cw"),
        ({"penalty": 2}, "penalty: expected 2, found 0"),
        ({"hands": {"ann": "g2 b1 b1"}}, "hands: expected ann: b1 b1 g2, found ann: b1 g2"),
        ({"hands": {"bob": "y1 r5"}}, "hands: expected bob: r5 y1, found bob: r6 y1"),
        ({"counts": {"cid": 6}}, "counts: expected cid: 6, found cid: 7"),
        ({"row": ["r8"]}, "row: expected r8, found nothing"),
        ({"out": ["ann"]}, "out: expected ann, found nothing"),
        ({"scores": {"ann": 5}}, "scores: expected ann: 5, found ann: 0"),
        ({"round_over": True}, "round_over: expected true, found false"),
        ({"match_over": True}, "match_over: expected true, found false"),
        ({"winners": ["ann"]}, "winners: expected ann, found nothing"),
        ({"effects": {"ann": ["frozen"]}}, "effects: expected ann: frozen, found ann: nothing"),
        ({"told": {"ann": "r6"}}, "told: expected ann: r6, found ann: nothing"),
        (
            {"offers": {"bob": ["play y1"]}},
            "bob: play y1 should be possible: does-not-match, card y1, top r5, color r",
        ),
        ({"denied": {"bob": ["play r6"]}}, "bob: play r6 should not be possible"),
        ({"top": "r9", "turn": ["cid"]}, "turn: expected cid, found bob; top: expected r9, found r5"),
    ],
)
def test_what_is_otherwise_at_the_end_is_said(expect: dict[str, object], difference: str) -> None:
    assert message(expect=expect) == f"at the end: {difference}"


@pytest.mark.parametrize(
    ("steps", "complaint"),
    [
        (
            ["ann: play r5", "bob: play y1"],
            "step 2, bob: play y1: refused: does-not-match, card y1, top r5, color r",
        ),
        ([{"refused": "ann: play r5"}], "step 1, refused ann: play r5: should have been refused"),
        (
            [{"refused": {"bob: draw": "not-held"}}],
            "step 1, refused bob: draw: refused, but not because of not-held: not-your-turn, seat 0",
        ),
        ([{"check": {"turn": ["bob"]}}], "step 1, check: turn: expected bob, found ann"),
        (["deal"], "step 1, deal: refused: round-running"),
        (["ann: join"], "step 1, ann: join: refused: already-seated"),
        (["bob: stop"], "step 1, bob: stop: refused: not-host"),
        (["time: 3m", "ann: play r5"], "step 2, ann: play r5: refused: not-your-turn, seat 1"),
    ],
)
def test_the_step_that_went_wrong_is_named(steps: list[object], complaint: str) -> None:
    assert message(steps=steps) == complaint


def test_a_refused_try_that_costs_cards_is_refused_all_the_same() -> None:
    table, expect = "classic wrong-card=2", {"hands": {"ann": "r5 b1 g2 g4 g5"}}

    assert message(table=table, steps=[{"refused": "ann: play b1"}], expect=expect) == ""
    assert (
        message(table=table, steps=["ann: play b1"], expect=expect) == "step 1, ann: play b1: refused: Tried"
    )


@pytest.mark.parametrize("typed", ["cut r5", "p red 5", "PLAY 5 RED", "pl r-5", "r5"])
def test_a_step_is_read_as_a_player_would_type_it(typed: str) -> None:
    assert message(steps=[f"ann: {typed}"]) == ""


def test_cards_may_be_written_in_any_way_that_players_may() -> None:
    assert (
        message(hands={"ann": "rd2 g2 red-5"}, steps=["ann: r5"], expect={"hands": {"ann": "r+2 g2"}}) == ""
    )


def test_offers_and_denials_are_tried_on_a_copy() -> None:
    look = {"check": {"offers": {"ann": ["play r5", "draw"]}}}

    assert message(steps=[look, look, "ann: play r5"]) == ""


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        (
            {"table": "clasic"},
            "no such table can be opened: There is no rule or preset called “clasic”. Did you mean classic?",
        ),
        ({"color": "pink"}, "color: expected red, yellow, green, blue or none, not pink"),
        ({"side": "dark"}, "no side dark in this deck; its cards have one side"),
        (
            {"expect": {"color": "pink"}},
            "at the end: color: expected red, yellow, green, blue or none, not pink",
        ),
        ({"top": "q9"}, "no card q9 in this deck; did you mean r9?"),
        ({"draw": "r9 r9"}, "r9 is laid out more often than the deck has it (2)"),
        ({"expect": {"top": "q9"}}, "at the end: no card q9 in this deck; did you mean r9?"),
    ],
)
def test_what_the_table_does_not_have_is_named(changes: dict[str, object], complaint: str) -> None:
    assert message(**changes) == complaint


class Explodes(Rule):
    """Fails when a card is played."""

    id = "explodes"

    @after(Played)
    async def fail(self, ctx: Ctx, played: Played) -> None:
        """Fail."""
        raise RuntimeError("bang")


class Moods(msgspec.Struct, frozen=True):
    """What a scenario may say to the rule below."""

    moods: tuple[str, ...] = ()


class Moody(Rule):
    """Begins in some moods."""

    id = "moody"
    memory = Moods
    scenario_keys = Moods

    def begun_with(self, keys: Moods) -> Moods:
        """Keep them."""
        return keys


_TABLES = (
    'step 1: expected { check = … }, { refused = "seat: command" }, '
    '{ refused = { "seat: command" = "reason" } } or { input = "seat: input" }'
)


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"tabel": "x"}, "tabel: there is no such key at this table; did you mean table?"),
        ({"launcher": [1]}, "launcher: there is no such key at this table"),
        ({"moods": [4]}, "moods: Expected `str`, got `int` - at `$.moods[0]` (rule moody)"),
        ({"moods": ["glad"]}, ""),
    ],
)
def test_keys_of_rules_are_for_the_rules_of_the_table(changes: dict[str, object], error: str) -> None:
    known = all_rules()
    with_it = Catalogue([*known.rules.values(), Moody], known.presets.values())
    table = "classic +moody" if "moods" in changes else "classic"

    assert run(read({**HOLDS, "table": table, **changes}), with_it).message == error


def test_a_rule_begins_with_what_the_scenario_says_to_it() -> None:
    known = all_rules()
    rules = Catalogue([*known.rules.values(), Moody], known.presets.values()).compose("classic +moody")

    game = lay_out(read({**HOLDS, "moods": ["glad", "sad"]}), rules)

    assert game.state.memory("moody", Moods) == Moods(("glad", "sad"))


def test_a_rule_that_fails_fails_the_scenario_by_name() -> None:
    known = all_rules()
    with_it = Catalogue([*known.rules.values(), Explodes], known.presets.values())

    result = run(read({**HOLDS, "table": "classic +explodes"}), with_it)

    assert result.message == "step 1, ann: play r5: the rule explodes failed: RuntimeError: bang"


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"seats": ["ann"]}, "seats: expected at least two, each once"),
        ({"seats": ["ann", "ann"]}, "seats: expected at least two, each once"),
        ({"steps": ["play"]}, 'step 1: expected "seat: command", "time: 3m" or "deal", not "play"'),
        ({"steps": ["time: soon"]}, 'step 1: expected a time like 90s, 3m or 1h, not "soon"'),
        ({"steps": [{"chek": {}}]}, "step 1: chek: there is no such key; did you mean check?"),
        ({"steps": [{}]}, _TABLES),
        ({"steps": [{"refused": "deal"}]}, _TABLES),
        ({"steps": [{"refused": {}}]}, _TABLES),
        ({"steps": [{"check": {"tun": []}}]}, "step 1: check.tun: there is no such key; did you mean turn?"),
        ({"expect": {"counts": {"dan": 1}}}, "no seat is called dan"),
        ({"steps": ["dan: draw"]}, "no seat is called dan"),
        ({"dealer": "dan"}, "no seat is called dan"),
        ({"flip": "r1"}, "top and flip: expected one of them"),
        ({"turn": "bob", "top": None}, "turn: expected only with top or row"),
        ({"seed": "x"}, "seed: expected a number, or 64 hexadecimal digits"),
    ],
)
def test_a_scenario_that_cannot_be_read_is_named_with_what_was_expected(
    changes: dict[str, object], error: str
) -> None:
    with pytest.raises(ScenarioError) as raised:
        read({key: value for key, value in {**HOLDS, **changes}.items() if value is not None})

    assert str(raised.value) == f'"ann plays a red five": {error}'


def laid(**changes: object) -> Game:
    table = {key: value for key, value in {**HOLDS, "steps": [], **changes}.items() if value is not None}
    scenario = read(table)
    return lay_out(scenario, all_rules().compose(scenario.table))


def test_all_cards_of_the_deck_are_on_a_table_that_is_laid_out() -> None:
    state = laid().state

    assert state.cards() == all_rules().compose("classic").deck.counts
    assert [card.code for card in state.draw[-2:]] == ["g5", "g4"]
    assert [card.code for card in state.discard] == ["r9"]


def test_the_rest_is_shuffled_by_the_seed() -> None:
    assert laid(seed=1).state == laid(seed=1).state
    assert laid(seed=1).state.draw != laid(seed=2).state.draw
    assert laid(seed=1).state.hands[2] != laid(seed=2).state.hands[2]


def test_a_table_may_be_laid_out_otherwise_than_usual() -> None:
    state = laid(color="blue", direction="ccw", turn="cid", dealer="bob").state

    assert (state.color and state.color.word, state.direction, state.turn, state.dealer) == ("blue", -1, 2, 1)
    assert laid(color="none").state.color is None


def test_without_a_first_card_one_comes_from_the_deck() -> None:
    tops = [laid(top=None, seed=seed).state.top for seed in range(8)]

    assert None not in tops
    assert len(set(tops)) > 1


def test_a_centre_row_is_laid_out_first_card_first() -> None:
    game = laid(top=None, row=["r8", "g5"])

    assert [card.code for card in game.state.zones["row"]] == ["r8", "g5"]
    assert game.state.cards() == game.rules.deck.counts
