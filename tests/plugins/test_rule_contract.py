"""Our own rules keep what every rule promises; one that breaks a promise fails the test of it, and says how."""

import gc
import itertools
import weakref
from collections.abc import Iterable

import pytest

from tests.plugins.built_in import all_rules
from uno_engine import (
    BUILT_IN,
    DEAL,
    Catalogue,
    Ctx,
    Drew,
    Event,
    Game,
    GameState,
    Move,
    Offer,
    Options,
    Played,
    Question,
    Rule,
    after,
    instead,
    seed_from,
)
from unobot.kit.invariants import InvariantBroken
from unobot.kit.testing import RuleContract

OURS = [rule for rule in all_rules().rules.values() if rule.role in {"house", "match"}]


@pytest.mark.parametrize("preset", all_rules().presets)
def test_rules_that_are_played_by_no_more_leave_nothing_behind(preset: str) -> None:
    rules = all_rules().compose_anew(preset)
    game = Game(rules, seed_from(1))
    for name in ("ann", "bob"):
        game.join(name)
    game.play(0, DEAL)
    assert game.question is not None
    assert game.options(game.question.waiting()[0])
    left = [weakref.ref(rule) for rule in rules.rules]

    del rules, game
    gc.collect()

    assert [rule() for rule in left if rule() is not None] == []


class TestOurRules(RuleContract):
    players = 4  # for teams
    inputs = 40

    @pytest.fixture(autouse=True, params=OURS, ids=lambda rule: rule.id)
    def _each(self, request: pytest.FixtureRequest) -> None:
        self.rule = request.param
        self.tables = [f"classic {'' if self.rule.role == 'match' else '+'}{self.rule.id}"]


def told(rule: type[Rule], promise: str, line: str = "classic +mole") -> str:
    """What the contract says of a rule that breaks a promise."""

    class Broken(RuleContract):
        players = 2

    Broken.rule, Broken.tables = rule, [line]
    known = Catalogue([*all_rules().rules.values(), rule], all_rules().presets.values())
    given = {} if promise.startswith("it_has_an_id") else {"rules": known}
    with pytest.raises((AssertionError, InvariantBroken)) as failed:
        getattr(Broken(), f"test_{promise}")(**given)
    return str(failed.value)


class Mole(Rule):
    """It digs."""

    id = "mole"


def test_an_id_that_cannot_be_typed_is_told() -> None:
    class Digger(Mole):
        id = "The Mole"

    assert "not 'The Mole'" in told(
        Digger, "it_has_an_id_that_can_be_typed_and_a_sentence_that_says_what_it_does"
    )


def test_a_rule_that_no_plugin_brings_is_told() -> None:
    class Other(Mole):
        """It is not the one that is known."""

    class Broken(RuleContract):
        rule = Other
        tables = ()

    with pytest.raises(AssertionError, match="no plugin brings mole"):
        Broken().test_the_bot_knows_it(Catalogue([*BUILT_IN, Mole], []))


def test_a_table_without_the_rule_is_told() -> None:
    assert (
        told(Mole, "it_is_played_at_each_of_its_tables", "classic").splitlines()[0]
        == "'classic' is played without mole"
    )


def test_a_rule_that_loses_cards_is_told() -> None:
    class Eater(Mole):
        @after(Played)
        def eat(self, ctx: Ctx, played: Played) -> None:
            """Take a card out of the pile."""
            ctx.state.draw.pop()

    assert "cards are lost" in told(Eater, "no_card_is_lost_and_somebody_can_always_act")


COUNT = itertools.count()


def test_a_rule_with_chance_of_its_own_is_told() -> None:
    class Dice(Mole):
        @after(Played)
        def throw(self, ctx: Ctx, played: Played) -> None:
            """Let somebody draw, as it comes."""
            if next(COUNT) % 5 == 0:
                ctx.rules.base.draw(ctx, played.seat, 1, "mole")

    assert "two games with one seed differ" in told(Dice, "the_same_seed_plays_the_same_game")


def test_a_rule_that_keeps_something_in_itself_is_told() -> None:
    class Keeper(Mole):
        def __init__(self, options: Options) -> None:
            super().__init__(options)
            self.seen: list[object] = []

        @instead(Drew)
        def note(self, ctx: Ctx, drew: Drew) -> Event:
            """Remember it."""
            self.seen.append(drew)
            return drew

    assert told(Keeper, "it_keeps_nothing_in_itself").splitlines()[0] == "Keeper keeps something in self.seen"


def test_what_a_rule_forgets_when_it_is_loaded_is_told() -> None:
    class Tired(Mole):
        """Only a young rule gives moves."""

        def __init__(self, options: Options) -> None:
            super().__init__(options)
            self.plays = 0

        @after(Played)
        def count(self, ctx: Ctx, played: Played) -> None:
            """Grow older."""
            self.plays += 1

        def offers(self, state: GameState, question: Question, seat: int) -> Iterable[Offer]:
            """Nothing any more, when it is old."""
            if self.plays > 2:
                yield Offer(Move("dig"), lambda ctx, seat, move: None)

    assert "has other options" in told(Tired, "a_game_goes_on_the_same_when_it_was_saved_and_loaded")
