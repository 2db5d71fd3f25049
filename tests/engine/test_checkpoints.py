"""Where a checkpoint stands when a phase is a script, and that making one does not play the round again."""

import pytest

from uno_engine import (
    DEAL,
    DRAW,
    NUMBERS,
    PASS,
    BaseRule,
    Catalogue,
    Ctx,
    Dealt,
    Deck,
    Game,
    PhaseBegan,
    Preset,
    TurnGoesTo,
    each_color,
    phase,
    seed_from,
)

BEGUN: list[int] = []
"""Whose turns have begun, each time that the script was run."""


class AsksAtOnce(BaseRule):
    """A game in which each turn is a script, and nothing ever ends it."""

    id = "asks-at-once"
    deck = Deck("numbers", {card: 2 for kind in NUMBERS for card in each_color(kind)})

    @phase("deal")
    def deal(self, ctx: Ctx) -> None:
        self.gather(ctx)
        ctx.emit(Dealt(self.cards))
        ctx.emit(PhaseBegan("open"))

    @phase("open")
    def open(self, ctx: Ctx) -> None:
        ctx.emit(PhaseBegan("turn"))

    @phase("turn")
    async def turn(self, ctx: Ctx) -> None:
        seat = ctx.state.turn
        BEGUN.append(seat)
        self.first(ctx, seat)
        await ctx.ask(seat, (PASS, DRAW), why="turn", turn=True, acts=True)
        ctx.emit(TurnGoesTo(ctx.state.after(seat)))

    def first(self, ctx: Ctx, seat: int) -> None:
        """What happens in the turn before anybody is asked."""


class DrawsFirst(AsksAtOnce):
    id = "draws-first"

    def first(self, ctx: Ctx, seat: int) -> None:
        self.draw(ctx, seat, 1)


class ThrowsFirst(AsksAtOnce):
    id = "throws-first"

    def first(self, ctx: Ctx, seat: int) -> None:
        ctx.below(6)


def in_turn(base: type[BaseRule], turns: int) -> Game:
    """A table of that game after so many turns."""
    rules = Catalogue([base], [Preset("game", base=base.id, about="")]).compose("game")
    game = Game(rules, seed_from(1))
    for name in ("ann", "bob", "cid"):
        game.join(name)
    game.play(0, DEAL)
    for _ in range(turns):
        game.play(game.state.turn, PASS)
    return game


@pytest.mark.parametrize("base", [AsksAtOnce, DrawsFirst, ThrowsFirst])
def test_a_checkpoint_stands_where_the_phase_began(base: type[BaseRule]) -> None:
    game = in_turn(base, 5)
    game.take_events()

    again = Game(game.rules, game.seed, state=game.checkpoint)

    assert again.state == game.state
    assert again.question is not None
    assert again.question.asked == (game.state.turn,)


def test_a_checkpoint_is_from_before_what_the_turn_has_thrown() -> None:
    game = in_turn(ThrowsFirst, 5)

    assert game.checkpoint.position < game.state.position


def test_a_turn_that_has_only_asked_is_not_played_again_for_its_checkpoint() -> None:
    game = in_turn(AsksAtOnce, 20)
    BEGUN.clear()

    assert game.checkpoint == game.state
    assert BEGUN == []


def test_nor_are_many_turns_played_again_for_the_checkpoint_that_is_made_now_and_then() -> None:
    BEGUN.clear()

    in_turn(AsksAtOnce, 100)

    assert len(BEGUN) == 101
