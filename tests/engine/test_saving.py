import json
from typing import Any

import msgspec
import pytest

from tests.engine.tables import dealt, given, rules_for, say
from uno_engine import (
    CannotLoad,
    Card,
    Color,
    EngineError,
    Game,
    GameState,
    MakeMove,
    Rule,
    load_state,
    play,
    save_state,
)


class Kept(msgspec.Struct, frozen=True):
    cards: tuple[Card, ...] = ()
    by_seat: tuple[tuple[int, Card | None], ...] = ()
    word: str = ""


class Keeper(Rule):
    """Keeps cards in its memory."""

    id = "keeper"
    memory = Kept


def full_state() -> tuple[GameState, Any]:
    """A state with something in every field."""
    game = dealt("classic", Keeper)
    r5, wild = (game.rules.deck.by_code[code] for code in ("r5", "w"))
    state = game.checkpoint.copy()
    state.zones = {"row": (r5, wild), "none": ()}
    state.own["keeper"] = Kept((r5, r5), ((1, wild), (2, None)), "ünï\n")
    state.timers = ((5, "bell"), (900, "gong"))
    state.ended = (1, 2)
    state.idle = (0, 2, 0)
    state.scores = (10, 0, 250)
    state.clock = 12345
    return state, game.rules


def test_a_state_with_everything_in_it_comes_back_equal() -> None:
    state, rules = full_state()

    again = load_state(save_state(state), rules)

    assert again == state
    assert again.own["keeper"] == state.own["keeper"]
    assert save_state(again) == save_state(state)


def test_a_fresh_state_comes_back_equal() -> None:
    rules = rules_for("classic")

    assert load_state(save_state(GameState()), rules) == GameState()


def test_a_state_that_came_back_shares_nothing_with_a_copy() -> None:
    state, _ = full_state()
    copy = state.copy()

    copy.hands[0] = []
    copy.hands.append([])
    copy.draw.pop()
    copy.discard.pop()
    copy.zones["row"] = ()
    copy.own.clear()

    assert copy != state
    assert state == full_state()[0]


def test_a_saved_state_is_readable_json_with_cards_by_their_codes() -> None:
    state, _ = full_state()

    kept = json.loads(save_state(state))

    assert kept["v"] == 2
    assert kept["zones"] == {"row": ["r5", "w"], "none": []}
    assert kept["hands"] == [[card.code for card in hand] for hand in state.hands]
    assert kept["own"]["keeper"]["cards"] == ["r5", "r5"]


def test_another_version_is_refused() -> None:
    state, rules = full_state()
    kept = json.loads(save_state(state)) | {"v": 3}

    with pytest.raises(CannotLoad) as refused:
        load_state(json.dumps(kept).encode(), rules)

    assert refused.value.code == "other-version"


WRONG = [None, -7, "nonsense", [], ["x"], {}, {"a": "b"}, 3.5, True, [[1]], [["r5", "zz"]]]


@pytest.mark.parametrize("name", ["v", *(field.name for field in msgspec.structs.fields(GameState))])
def test_a_damaged_field_is_refused_or_makes_a_whole_state(name: str) -> None:
    state, rules = full_state()
    kept = json.loads(save_state(state))
    without = {key: value for key, value in kept.items() if key != name}

    with pytest.raises(CannotLoad):
        load_state(json.dumps(without).encode(), rules)
    for wrong in WRONG:
        try:
            loaded = load_state(json.dumps(kept | {name: wrong}).encode(), rules)
        except CannotLoad:
            continue
        assert load_state(save_state(loaded), rules) == loaded


@pytest.mark.parametrize("saved", [b"", b"{", b"null", b"[]", b"7", b'{"v": 1}', b"\xff\xfe", b'{"v": "1"}'])
def test_what_is_no_saved_state_is_refused(saved: bytes) -> None:
    with pytest.raises(CannotLoad):
        load_state(saved, rules_for("classic"))


def test_the_memory_of_a_rule_that_is_not_at_the_table_is_refused() -> None:
    state, _ = full_state()

    with pytest.raises(CannotLoad):
        load_state(save_state(state), rules_for("classic"))


def test_a_memory_for_a_rule_that_keeps_none_is_refused() -> None:
    state, rules = full_state()
    kept = json.loads(save_state(state))
    kept["own"]["reverse"] = {}

    with pytest.raises(CannotLoad) as refused:
        load_state(json.dumps(kept).encode(), rules)

    assert refused.value.code == "no-memory"


def test_cards_of_another_deck_are_refused() -> None:
    state, rules = full_state()

    with pytest.raises(CannotLoad):
        load_state(save_state(state).replace(b'"r5"', b'"r55"'), rules)


def test_inputs_that_do_not_fit_any_more_are_told_by_an_error() -> None:
    game = given(dealt("classic"), ["r5 g1", "r1 r2", "b1 b2"], "r9")

    with pytest.raises(EngineError):
        Game(
            game.rules,
            game.seed,
            state=game.checkpoint,
            inputs=[MakeMove(0, play(game.rules.deck.by_code["b9"]))],
        )


def test_a_copy_of_a_game_goes_its_own_way() -> None:
    game = given(dealt("classic"), ["w r5 r6", "r1 r2", "b1 b2"], "r9")
    say(game, 0, "play w")

    copy = game.copy()
    say(copy, 0, "color red")

    assert game.question is not None
    assert game.question.why == "color"
    assert copy.question is not None
    assert copy.question.asked == (1,)
    assert copy.take_events()


def test_a_game_after_a_move_is_another_one_and_none_where_the_move_is_refused_on_the_way() -> None:
    game = given(dealt("classic"), ["w r5 r6", "r1 r2", "b1 b2"], "r9")
    wild, red = play(game.rules.deck.by_code["w"]), Color.RED
    before = save_state(game.checkpoint)

    after = game.after(0, wild, red)
    refused = game.after(0, wild, red, red)

    assert after is not None
    assert after.question is not None
    assert after.question.asked == (1,)
    assert refused is None
    assert game.question is not None
    assert game.question.asked == (0,)
    assert save_state(game.checkpoint) == before
