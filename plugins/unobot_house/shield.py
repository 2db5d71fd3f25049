"""Shield: answer a draw penalty with a Reverse or a Skip (H5)."""

from collections.abc import Iterable
from functools import partial
from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from uno_engine import (
    Card,
    Color,
    Ctx,
    Event,
    Fact,
    Flow,
    GameState,
    Move,
    Offer,
    Options,
    Penalty,
    PenaltyDropped,
    PenaltyDue,
    PenaltyTaken,
    Pending,
    Play,
    Playing,
    Question,
    Remembered,
    Reverse,
    Reversed,
    Rule,
    RuleSet,
    Skip,
    Word,
    after,
    draw_amounts,
    play,
    settings_of,
)
from unobot_house.chains import answerable

SHIELDS = frozenset({Reverse.symbol, Skip.symbol})


class Named(msgspec.Struct, frozen=True):
    """The colour that was named with the black card on top, while it is not in force."""

    color: Color | None = None


class ColorWaits(Event, frozen=True):
    """A named colour is not in force while its card may still be answered (None), or has come into force."""

    color: Color | None

    def apply(self, state: GameState) -> None:
        """Set the colour in force; None: any colour goes."""
        state.color = self.color

    def seen_by(self, seat: int | None) -> None:
        """Tell nobody: they were told when the colour was named."""


class ShieldSettings(msgspec.Struct, frozen=True):
    """Whether an answer must match the named colour."""

    shield_colour: Annotated[
        Literal["none", "named"],
        Word(
            "shield-colour",
            "none",
            ("none", "named"),
            "Whether a Wild Draw Four's named colour must be matched by a shield (H5.2).",
        ),
    ]


class Shield(Rule):
    """Who is hit by a draw penalty may answer with a Reverse or a Skip, and loses no turn beyond that play (H5.1).

    A Reverse turns the direction, and the penalty falls on the player before; a Skip passes it over to the player
    after (H5.4: of two players it is the other, either way). The answer must match the top card by colour or symbol; on
    a Wild Draw Four any colour will do, unless `shield-colour=named` (H5.2). With `stack` the colour of a
    coloured draw card does not matter (H5.3). Shielding gives the challenge up (H3.3).
    """

    id = "shield"
    requires = ("classic-game",)
    memory = Named
    offers_to = frozenset({"penalty"})
    settings = settings_of(ShieldSettings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.named = options.read(ShieldSettings).shield_colour == "named"

    def check(self, rules: RuleSet) -> None:
        """Find out which cards make others draw, and whether `stack` is at the table."""
        self.amounts = draw_amounts(rules)
        self.stacked = "stack" in rules.by_id
        self.playing = rules.rule(Playing)

    # --- which cards answer ------------------------------------------------------------------------------------------

    def answers(self, state: GameState, card: Card) -> bool:
        """Whether that card answers the pending penalty (H5.2, H5.3)."""
        top = state.top
        if card.symbol not in SHIELDS or top is None:
            return False
        if self.stacked and top.symbol in self.amounts and not (self.named and top.color is None):
            return True
        return state.color is None or card.color is state.color or card.symbol == top.symbol

    def offers(self, state: GameState, question: Question, seat: int) -> Iterable[Offer]:
        """List every card of the player who is hit that answers the penalty."""
        if seat not in question.asked:
            return ()
        hand = dict.fromkeys(state.hands[seat])
        found = [
            card for card in hand if self.answers(state, card) and self.playing.may_lay(state, seat, (card,))
        ]
        return [Offer(play(card), self.deflect, closes=True) for card in found]

    def facts(self, state: GameState) -> Iterable[Fact]:
        """Publish that the pending penalty may be answered with a card."""
        return answerable(state)

    def deflect(self, ctx: Ctx, seat: int, move: Move) -> Flow:
        """Lay the card, let it act, and let the penalty fall on another player."""
        assert move.card is not None
        pending = ctx.state.memory(Penalty.id, Pending)
        # Dropped before the card is laid: dropping puts the named colour in force, which the card must then replace.
        ctx.emit(PenaltyDropped(pending.seat))
        laid = self.playing.lay(ctx, seat, move.card, carried=pending.amount)
        return self.playing.act(ctx, laid, partial(self.passed_on, pending))

    def passed_on(self, pending: Pending, ctx: Ctx, laid: Play) -> Flow:
        """Let the penalty fall on the player after this one, in the direction that a Reverse has just turned."""
        if laid.card.symbol == Reverse.symbol:
            ctx.emit(Reversed(-ctx.state.direction))
        following = replace(pending, seat=ctx.state.after(laid.seat), bluff=None)
        return ctx.rule(Penalty).land(ctx, following)

    # --- a Wild Draw Four has no colour until it is taken ------------------------------------------------------------

    @after(PenaltyDue)
    def no_colour_yet(self, ctx: Ctx, due: PenaltyDue) -> None:
        """Put the colour named with a black card aside until its penalty is taken (H5.2)."""
        state = ctx.state
        black = state.top is not None and state.top.color is None and state.top is due.pending.card
        if black and not self.named and state.ended is None:
            ctx.emit(Remembered(self.id, Named(state.color)))
            ctx.emit(ColorWaits(None))

    @after(PenaltyTaken)
    def after_taking(self, ctx: Ctx, _taken: PenaltyTaken) -> None:
        """Put the named colour in force, for the penalty was taken."""
        self.colour_comes(ctx)

    @after(PenaltyDropped)
    def after_dropping(self, ctx: Ctx, _dropped: PenaltyDropped) -> None:
        """Put the named colour in force for a challenger's turn; a card laid instead brings its own colour anyway."""
        self.colour_comes(ctx)

    def colour_comes(self, ctx: Ctx) -> None:
        """Put the named colour in force, if one was put aside."""
        if self.id in ctx.state.own:
            named = ctx.state.memory(self.id, Named).color
            ctx.emit(Remembered(self.id, None))
            ctx.emit(ColorWaits(named))
