"""Shield: answer a draw penalty with a Reverse or a Skip (H5)."""

from collections.abc import Iterable
from functools import partial
from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

import uno_engine as uno
from unobot_house.chains import answerable

SHIELDS = frozenset({uno.Reverse.symbol, uno.Skip.symbol})


class Named(msgspec.Struct, frozen=True):
    """The colour that was named with the black card on top, while it is not in force."""

    color: uno.Color | None = None


class ColorWaits(uno.Event, frozen=True):
    """A named colour is not in force while its card may still be answered (None), or has come into force."""

    color: uno.Color | None

    def apply(self, state: uno.GameState) -> None:
        """Set the colour in force; None: any colour goes."""
        state.color = self.color

    def seen_by(self, seat: int | None) -> None:
        """Tell nobody: they were told when the colour was named."""


class ShieldSettings(msgspec.Struct, frozen=True):
    """Whether an answer must match the named colour."""

    shield_colour: Annotated[
        Literal["none", "named"],
        uno.Word(
            "shield-colour",
            "none",
            ("none", "named"),
            "Whether a shield must match a Wild Draw Four's chosen colour (H5.2).",
        ),
    ]


class Shield(uno.Rule):
    """A player hit by a draw penalty may answer with a Reverse or a Skip, and loses no further turn (H5.1).

    A Reverse turns the direction, and the penalty falls on the player before; a Skip passes it over to the player
    after (H5.4: of two players it is the other, either way). The answer must match the top card by colour or symbol;
    on a Wild Draw Four any colour will do, unless `shield-colour=named` (H5.2). With `stack` the colour of a coloured
    draw card does not matter (H5.3). Shielding gives the challenge up (H3.3).
    """

    id = "shield"
    requires = ("classic-game",)
    memory = Named
    offers_to = frozenset({"penalty"})
    settings = uno.settings_of(ShieldSettings)

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        self.named = options.read(ShieldSettings).shield_colour == "named"

    def check(self, rules: uno.RuleSet) -> None:
        """Find out which cards make others draw, and whether `stack` is at the table."""
        self.amounts = uno.draw_amounts(rules)
        self.stacked = "stack" in rules.by_id
        self.playing = rules.rule(uno.Playing)

    def answers(self, state: uno.GameState, card: uno.Card) -> bool:
        """Whether that card answers the pending penalty (H5.2, H5.3)."""
        top = state.top
        if card.symbol not in SHIELDS or top is None:
            return False
        if self.stacked and top.symbol in self.amounts and not (self.named and top.color is None):
            return True
        return state.color is None or card.color is state.color or card.symbol == top.symbol

    def offers(self, state: uno.GameState, question: uno.Question, seat: int) -> Iterable[uno.Offer]:
        """List every card of the player who is hit that answers the penalty."""
        if seat not in question.asked:
            return ()
        hand = dict.fromkeys(state.hands[seat])
        found = [
            card for card in hand if self.answers(state, card) and self.playing.may_lay(state, seat, (card,))
        ]
        return [uno.Offer(uno.play(card), self.deflect, closes=True) for card in found]

    def facts(self, state: uno.GameState) -> Iterable[uno.Fact]:
        """Publish that the pending penalty may be answered with a card."""
        return answerable(state)

    def deflect(self, ctx: uno.Ctx, seat: int, move: uno.Move) -> uno.Flow:
        """Lay the card, let it act, and let the penalty fall on another player."""
        assert move.card is not None
        pending = ctx.state.memory(uno.Penalty.id, uno.Pending)
        # Dropped before the card is laid: dropping puts the named colour in force, which the card must then replace.
        ctx.emit(uno.PenaltyDropped(pending.seat))
        laid = self.playing.lay(ctx, seat, move.card, carried=pending.amount)
        return self.playing.act(ctx, laid, partial(self.passed_on, pending))

    def passed_on(self, pending: uno.Pending, ctx: uno.Ctx, laid: uno.Play) -> uno.Flow:
        """Let the penalty fall on the player after this one, in the direction that a Reverse has just turned."""
        if laid.card.symbol == uno.Reverse.symbol:
            ctx.emit(uno.Reversed(-ctx.state.direction))
        following = replace(pending, seat=ctx.state.after(laid.seat), bluff=None)
        return ctx.rule(uno.Penalty).land(ctx, following)

    @uno.after(uno.PenaltyDue)
    def no_colour_yet(self, ctx: uno.Ctx, due: uno.PenaltyDue) -> None:
        """Put the colour named with a black card aside until its penalty is taken (H5.2)."""
        state = ctx.state
        black = state.top is not None and state.top.color is None and state.top is due.pending.card
        if black and not self.named and state.ended is None:
            ctx.emit(uno.Remembered(self.id, Named(state.color)))
            ctx.emit(ColorWaits(None))

    @uno.after(uno.PenaltyTaken)
    def after_taking(self, ctx: uno.Ctx, _taken: uno.PenaltyTaken) -> None:
        """Put the named colour in force, for the penalty was taken."""
        self.colour_comes(ctx)

    @uno.after(uno.PenaltyDropped)
    def after_dropping(self, ctx: uno.Ctx, _dropped: uno.PenaltyDropped) -> None:
        """Put the named colour in force for a challenger's turn; a card laid instead brings its own colour anyway."""
        self.colour_comes(ctx)

    def colour_comes(self, ctx: uno.Ctx) -> None:
        """Put the named colour in force, if one was put aside."""
        if self.id in ctx.state.own:
            named = ctx.state.memory(self.id, Named).color
            ctx.emit(uno.Remembered(self.id, None))
            ctx.emit(ColorWaits(named))
