"""The card Pile Flip, which turns the discard pile over, or the draw pile's top card (D14)."""

from typing import Annotated, Literal

import msgspec

import uno_engine as uno

PILE_FLIP = uno.Kind("wf", "Pile Flip", 50, spellings=("flip", "pile flip"))


class PileFlipped(uno.Event, frozen=True):
    """The played cards were shuffled and lie face up on the Pile Flip, `card` on top.

    `drawn`: the draw pile was shuffled instead, and its top `card` alone was turned up. `pile` is the shuffled pile, with
    `card` as its last.
    """

    card: uno.Card
    pile: tuple[uno.Card, ...] = ()
    drawn: bool = False

    def apply(self, state: uno.GameState) -> None:
        """Lay what was turned up on the Pile Flip; the new top card and its colour are in force."""
        if self.drawn:
            state.draw = list(self.pile[:-1])
            state.discard.append(self.card)
        else:
            state.discard = [state.discard[-1], *self.pile]
        state.top = self.card
        state.color = self.card.color

    def seen_by(self, seat: int | None) -> uno.Event | None:
        """Return the event without the cards under the top one: nobody may know their order."""
        return msgspec.structs.replace(self, pile=())


class PileFlipSettings(msgspec.Struct, frozen=True):
    """Which pile it turns over."""

    pile_flip: Annotated[
        Literal["played", "draw"],
        uno.Word(
            "pile-flip",
            "played",
            ("played", "draw"),
            "What a Pile Flip turns up: played cards, or one of the draw pile (D14).",
        ),
    ]


class PileFlip(uno.Rule):
    """Pile Flip: the played cards are shuffled and turned over, and the new top card must be matched (D14).

    With `pile-flip=draw` the draw pile is shuffled and its top card turned up. If the new top is black, the Flip's player names the colour. If it is a draw card the next player draws and loses the turn,
    without challenge or answer; other cards do nothing. As a last card it does nothing; turned up first it acts as a
    Wild (D17).
    """

    id = "pile-flip"
    role = "part"
    settings = uno.settings_of(PileFlipSettings)

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        self.from_draw = options.read(PileFlipSettings).pile_flip == "draw"

    def check(self, rules: uno.RuleSet) -> None:
        """Find out how many cards each draw card of this table makes others draw."""
        self.amounts = uno.draw_amounts(rules)

    @uno.plays("wf")
    async def played(self, ctx: uno.Ctx, play: uno.Play) -> None:
        """Flip the pile, ask for a colour if a black card came up, and let the next player draw if a draw card did."""
        state = ctx.state
        if state.hands[play.seat] and not play.first:
            self.turn_over(ctx)
        if state.color is None:
            await ctx.rule(uno.Wild).name_color(ctx, play.seat)
        else:
            # A colour may be typed with the Flip in case a black card comes up; here it is dropped without complaint.
            ctx.not_needed(play.seat, uno.Color)
        amount = self.amounts.get(state.top.symbol, 0) if state.top is not None else 0
        if amount:
            # `take` and not `hit`: this penalty can be neither challenged nor answered.
            ctx.rule(uno.Penalty).take(ctx, uno.Pending(state.after(play.seat), amount))
        else:
            ctx.emit(uno.TurnGoesTo(state.after(play.seat)))

    def turn_over(self, ctx: uno.Ctx) -> None:
        """Shuffle the pile and turn it up; nothing is turned up if there is no card to draw (B16)."""
        state = ctx.state
        if not self.from_draw:
            pile = tuple(ctx.shuffled(state.discard[:-1]))
            ctx.emit(PileFlipped(pile[-1], pile))
        elif state.draw or ctx.rules.base.refill(ctx):
            pile = tuple(ctx.shuffled(state.draw))
            ctx.emit(PileFlipped(pile[-1], pile, drawn=True))
