"""Mistakes in the class of a rule: each is refused where it is written, and the error says what to write instead."""

from collections.abc import Iterator
from types import new_class
from typing import Any

import msgspec
import pytest

from tests.engine.random_play import reloaded
from tests.engine.tables import dealt, given, rules_for, say
from uno_engine import (
    Card,
    Ctx,
    Options,
    Played,
    Remembered,
    Rule,
    RuleFailed,
    after,
    phase,
    plays,
    starts,
)


def method(name: str, function: object) -> None:
    """Write a rule with that method."""
    new_class("Moo", (Rule,), exec_body=lambda body: body.update({"id": "moo", name: function}))


async def script(self: Rule, *given: object) -> None:
    """May ask."""


def generator(self: Rule, *given: object) -> Iterator[None]:
    """Yields."""
    yield None


@pytest.mark.parametrize("name", ["offers", "offered", "facts", "acted", "refusal", "fine", "check"])
def test_a_method_that_is_called_plainly_is_no_script(name: str) -> None:
    with pytest.raises(TypeError, match=rf"Moo\.{name}: .* write `def`, not `async def`"):
        method(name, script)


@pytest.mark.parametrize("name", ["refusal", "fine", "changed_deck", "keeps_from"])
def test_a_method_that_gives_one_value_does_not_yield(name: str) -> None:
    with pytest.raises(TypeError, match=rf"Moo\.{name}: .* return it"):
        method(name, generator)


def test_a_method_that_lists_may_yield_and_one_that_leads_to_questions_may_be_a_script() -> None:
    method("facts", generator)
    method("react", after(Played)(script))


def test_a_plain_method_does_not_take_the_place_of_a_script() -> None:
    class Asks(Rule):
        id = "asks"

        async def named(self, ctx: Ctx) -> str:
            return "red"

    def named(self: Rule, ctx: Ctx) -> str:
        return "blue"

    with pytest.raises(TypeError, match=r"Other\.named: it is awaited; write `async def`"):
        new_class("Other", (Asks,), exec_body=lambda body: body.update({"named": named}))


@pytest.mark.parametrize("mark", [after(Played), plays("s"), starts("s"), phase("turn")])
def test_a_marked_method_does_not_yield(mark: Any) -> None:
    def yields(self: Rule, *given: object) -> Iterator[None]:
        yield None

    with pytest.raises(TypeError, match=r"Moo\.react: it yields, .* emit or return it"):
        method("react", mark(yields))


AFTER: Any = after
PLAYS: Any = plays
MARKS = {
    "@after of Card, which is no event": lambda: AFTER(Card),
    "@after of played, which is no event": lambda: AFTER("played"),
    "@after of script, which is no event": lambda: AFTER(script),
    "@after of nothing, which is no event": AFTER,
    "@plays of script, which is no text": lambda: PLAYS(script),
    "@plays of nothing, which is no text": PLAYS,
    "@plays of 7, which is no text": lambda: PLAYS(7),
}


@pytest.mark.parametrize("wrong", MARKS)
def test_a_mark_is_given_what_it_is_about(wrong: str) -> None:
    with pytest.raises(TypeError, match=f"{wrong}; write @"):
        MARKS[wrong]()


# --- memory ---------------------------------------------------------------------------------------------------------------


class Herd(msgspec.Struct, frozen=True):
    """Some cows."""

    cows: tuple[int, ...] = ()
    milk: Card | None = None


class Other(msgspec.Struct, frozen=True):
    """Something else."""

    cows: tuple[int, ...] = ()


class Cowherd(Rule):
    """Remembers what a number on a card tells it to."""

    id = "cowherd"
    memory = Herd
    remembers: tuple[Any, ...] = (Herd((1,)), Other((1,)), {"cows": [1]}, Herd(("one",)), Herd([1]), None)  # type: ignore[arg-type]

    @after(Played)
    def remember(self, ctx: Ctx, played: Played) -> None:
        assert played.card.number is not None
        ctx.emit(Remembered(self.id, self.remembers[played.card.number]))


def remembers(number: int) -> Any:
    """A game in which the cowherd remembers the thing of that number."""
    game = given(dealt("classic", Cowherd), [f"r{number} r9", "r8 r7", "b8 b7"], "r6")
    say(game, 0, f"play r{number}")
    return game


@pytest.mark.parametrize(
    ("number", "why"),
    [
        (1, "cowherd remembers a Other, and its memory is Herd"),
        (2, "cowherd remembers a dict, and its memory is Herd"),
        (3, "cowherd: its Herd cannot be read again: Expected `int`, got `str` - at `$.cows[0]`"),
        (4, "cowherd: its Herd is another when it is read again"),
    ],
)
def test_what_could_not_be_read_after_a_restart_is_refused_when_it_is_remembered(
    number: int, why: str
) -> None:
    with pytest.raises(RuleFailed) as failed:
        remembers(number)

    assert failed.value.args_["rule"] == "cowherd"
    assert str(failed.value.__cause__) == why


def test_what_can_be_read_is_remembered() -> None:
    game = remembers(0)
    assert reloaded(game).state.memory("cowherd", Herd) == Herd((1,))
    assert "cowherd" not in remembers(5).state.own


def test_a_rule_without_a_memory_remembers_nothing() -> None:
    class Stray(Rule):
        """Remembers for a rule that is not there."""

        id = "stray"

        @after(Played)
        def remember(self, ctx: Ctx, played: Played) -> None:
            ctx.emit(Remembered(self.id, Herd()))

    game = given(dealt("classic", Stray), ["r1 r9", "r8 r7", "b8 b7"], "r6")
    with pytest.raises(RuleFailed) as failed:
        say(game, 0, "play r1")
    assert (
        str(failed.value.__cause__) == "stray remembers something, and no rule of this name here has a memory"
    )


def struct(kind: Any = int, default: Any = 0, *, frozen: bool = True) -> type[msgspec.Struct]:
    """A class with one field of that type."""
    return msgspec.defstruct("Memory", [("field", kind, default)], frozen=frozen)


class Cow:
    """No value."""


MEMORIES: list[tuple[Any, str]] = [
    (dict, "dict is no msgspec.Struct"),
    ({}, "{} is no msgspec.Struct"),
    (Cow, "Cow is no msgspec.Struct"),
    (struct(frozen=False), "Memory can be changed; write class Memory(msgspec.Struct, frozen=True)"),
    (msgspec.defstruct("Memory", [("field", int)], frozen=True), "Memory.field has no default"),
    (struct(list[int], ()), "Memory.field can be changed in place"),
    (struct(dict[str, int], ()), "Memory.field can be changed in place"),
    (struct(tuple[set[int], ...], ()), "Memory.field can be changed in place"),
    (struct(Any, None), "Memory.field may be anything"),
    (struct(Cow, None), "Memory.field is a Cow, which has no saved form"),
    (struct(struct(Cow | None, None), None), "Memory.field is a Cow"),
    (struct(Herd | Other, None), "Memory cannot be read again: If a type union"),
    (struct("Nothing", None), "Memory cannot be read again: name 'Nothing'"),
]


@pytest.mark.parametrize(("kind", "why"), MEMORIES)
def test_a_memory_that_could_not_be_saved_is_refused_when_the_table_is_opened(kind: Any, why: str) -> None:
    class Forgetful(Rule):
        """Keeps that."""

        id = "forgetful"

        def __init__(self, options: Options) -> None:
            super().__init__(options)
            self.memory = kind

    with pytest.raises(TypeError) as refused:
        rules_for("classic", Forgetful)
    assert str(refused.value).startswith(f"<rule forgetful>: memory {why}")


@pytest.mark.parametrize("kind", [int, str, Card | None, tuple[Card, ...], frozenset[int], tuple[int, str]])
def test_a_memory_of_plain_values_and_cards_is_fine(kind: Any) -> None:
    class Keeps(Rule):
        """Keeps that."""

        id = "keeps"
        memory = struct(kind, None)

    assert rules_for("classic", Keeps).by_id["keeps"]
