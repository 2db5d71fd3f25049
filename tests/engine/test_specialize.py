"""Turns are taken by code that is made for a table's rules; it does what the rules' own code does."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from tests.engine.random_play import look
from tests.engine.tables import dealt, given, say
from tests.plugins.built_in import all_rules
from uno_engine import (
    DEAL,
    Card,
    Ctx,
    Event,
    Game,
    GameState,
    Move,
    Played,
    Rule,
    RuleFailed,
    after,
    seed_from,
)
from uno_engine.kernel.culprit import owner
from uno_engine.kernel.specialize import Instance, specialize

LINES = (
    "classic", "classic voluntary-draw=no play-drawn=must wd4=strict uno=none", "classic draw=until no-out=action", "flip",
    "attack", "all-wild", "mainland", "taiwan", "no-mercy", "dos", "dos-official", "extended", "unoplus", "wild4uno",
    "classic +jump-in +seven-zero +stack", "classic +double-deck",
)  # fmt: skip


def rounds(line: str, seed: int, *, made: bool) -> list[tuple[Any, ...]]:
    """All that a game of random players is seen to be, move by move."""
    rules, chance = all_rules().compose_anew(line), Random(seed)
    if made:
        Game.turn_code(rules)
    game = Game(rules, seed_from(seed))
    for number in range(rules.base.least_seats):
        game.join(f"p{number}")
    game.play(0, DEAL)
    seen: list[tuple[Any, ...]] = []
    for _ in range(150):
        if game.question is None:
            break
        seat = chance.choice(game.question.waiting())
        if chance.random() < 0.1:
            seat = chance.randrange(len(game.state.seats))
        if chance.random() < 0.02:
            game.advance(game.state.clock + 100_000)
        if options := game.options(seat):
            game.play(seat, chance.choice(options))
        seen.append((*look(game), game.take_events(), game.inputs))
    return seen


@pytest.mark.parametrize("line", LINES)
def test_the_made_code_plays_as_the_rules_do(line: str) -> None:
    for seed in range(3):
        assert rounds(line, seed, made=True) == rounds(line, seed, made=False)


def test_every_game_has_a_turn_that_is_made() -> None:
    assert {line for line in LINES if not Game.turn_code(all_rules().compose(line)).text} == set()


class Clumsy(Rule):
    id = "clumsy"

    @after(Played)
    def stumble(self, ctx: Ctx, played: Played) -> None:
        if not played.drawn:
            raise LookupError(played.seat)


def test_a_rule_that_fails_in_the_made_code_is_named() -> None:
    game = dealt("classic", Clumsy)
    text = Game.turn_code(game.rules).text
    game = given(game, ("r5 r6 r7", "r1 r2 r3", "b1 b2 b3"), "r9")
    before = look(game)
    game.options(0)

    with pytest.raises(RuleFailed) as failed:
        say(game, 0, "play r5")

    assert "raise LookupError" in text  # so it is no frame of the rule's own that tells it
    assert failed.value.rule == "clumsy"
    assert look(game) == before


class Laying:
    """Stands for a rule: what it is at a table is fixed."""

    id = "laying"

    def __init__(self, most: int, log: list[str]) -> None:
        self.most, self.log, self.allowed = most, log, {"r": 1}

    def first(self, hand: list[int]) -> int:
        for card in hand:
            if card > self.most:
                return card
        return 0

    def noted(self, text: str, card: int = 0) -> str:
        if card < self.most:
            card = 0
        if self.most > 1:
            self.log.append(f"{text} {card}")
        if not self.log:
            return "nothing"
        return text

    def lay(self, hand: list[int], color: str) -> str:
        if self.most and color in self.allowed:
            best = self.first(hand)
            told = self.noted(f"{color}{best}", best)
            self.log.append(told)
            return told
        for _ in ("a", "b"):
            self.noted(color)
        return self.noted("none") if hand else ""


@pytest.mark.parametrize("most", [0, 1, 3])
@pytest.mark.parametrize("hand", [[], [1], [2, 4]])
@pytest.mark.parametrize("color", ["r", "g"])
def test_it_gives_what_the_function_gives_and_does_what_it_does(
    most: int, hand: list[int], color: str
) -> None:
    plain, made = Laying(most, []), Laying(most, [])
    (lay,), _ = specialize([made_call(made)], {}, {})

    assert lay(hand, color) == plain.lay(hand, color)
    assert made.log == plain.log


RULE = Laying(0, [])


def lay_with_rule(hand: list[int], color: str) -> str:
    return RULE.lay(hand, color)


def made_call(rule: Laying) -> Any:
    globals()["RULE"] = rule
    return lay_with_rule


def text_of(rule: Laying) -> str:
    return specialize([made_call(rule)], {}, {})[1]


def test_what_the_rules_settle_is_not_asked_any_more() -> None:
    assert "most" not in text_of(Laying(3, []))
    assert "if color in allowed" in text_of(Laying(3, []))
    assert "allowed" not in text_of(Laying(0, []))


def test_what_may_fill_while_games_are_played_is_asked_each_time() -> None:
    assert "if not log" in text_of(Laying(3, []))


def test_a_function_that_returns_from_a_loop_is_made_for_itself() -> None:
    text = text_of(Laying(3, []))
    assert "= laying_first(hand)" in text
    assert "if card > 3" in text


class Asked(Struct):
    """Stands for a question: it keeps what follows."""

    seat: int
    then: Callable[[list[int], int], int]


class Effects:
    """Stands for what cards do, by their symbols; one of them asks."""

    id = "effects"

    def __init__(self, amount: int) -> None:
        self.amount = amount
        self.plays = {"+2": self.hit, "s": self.skip}

    def hit(self, hand: list[int], seat: int) -> Asked:
        return Asked(seat + self.amount, self.pay)

    def skip(self, hand: list[int], seat: int) -> int:
        return seat + self.amount

    def pay(self, hand: list[int], seat: int) -> int:
        if len(hand) > self.amount:
            raise LookupError(seat)
        return len(hand) - self.amount


EFFECTS = Effects(2)


def act(symbol: str, hand: list[int]) -> object:
    effect = EFFECTS.plays.get(symbol)
    return None if effect is None else effect(hand, 4)


def test_one_of_several_functions_and_what_a_question_keeps_are_made_anew() -> None:
    arguments = (Instance(list), None)
    (made,), text = specialize([act], {}, {}, kept={(Asked, "then"): arguments}, endless={LookupError})

    asked: Any = made("+2", [])

    assert (made("s", []), made("?", []), asked.seat) == (6, None, 6)
    assert asked.then([1, 2], 0) == 0
    assert "amount" not in text
    assert owner(asked.then) == "effects"
    with pytest.raises(LookupError):  # it may be called in a loop, so what ends that is looked for
        asked.then([1, 2, 3], 0)


class Holder:
    state: GameState


def act_once(holder: Holder, acts: int) -> None:
    if not acts:
        return
    state = holder.state
    state.acts += acts


def acted(holder: Holder, acts: int) -> int:
    act_once(holder, acts)
    return holder.state.acts


@pytest.mark.parametrize("acts", [0, 2])
def test_what_is_known_at_the_end_of_a_function_is_known_however_it_returned(acts: int) -> None:
    stable: dict[tuple[type, str], Instance] = {(Holder, "state"): Instance(GameState)}
    (made,), _ = specialize([acted], {"holder": Instance(Holder)}, stable)
    holder = Holder()
    holder.state = GameState()

    assert made(holder, acts) == acts


def turned(state: GameState, event: Event, card: Card) -> list[Move]:
    top = state.top
    state.top = card
    before = state.top
    return [Move("play", (card,)), Move("draw")] if top is before else [*map(Move, ["draw"])]


def test_an_attribute_that_is_put_anew_is_read_anew() -> None:
    card = next(iter(all_rules().compose("classic").deck.counts))
    (made,), _ = specialize([turned], {"state": Instance(GameState)}, {})

    state, other = GameState(), GameState(top=card)

    assert [len(made(each, Played(0, card), card)) for each in (state, other)] == [1, 2]


def test_copies_of_a_game_have_no_code_made_for_them() -> None:
    """A table tries moves on copies: the other tables would wait while the code is made."""
    rules = all_rules().compose_anew("classic cards=9")
    game = Game(rules, bytes(32))
    for name in ("ann", "bob"):
        game.join(name)
    for _ in range(20):
        game = game.copy()
    assert rules.turn_code is None
    for _ in range(8):
        Game(rules, bytes(32))
    assert rules.turn_code is not None
