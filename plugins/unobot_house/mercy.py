"""Mercy: who holds too many cards is out (H10)."""

from collections.abc import Iterable
from typing import Annotated

import msgspec

import uno_engine as uno

_OUT = uno.Seat.OUT


class MercyShown(uno.Event, frozen=True):
    """A player holds too many cards, and lays them all under the discard pile."""

    seat: int
    count: int
    order: tuple[int, ...] = ()
    """The places of the cards in the hand, in the order in which they come to lie, the lowest first."""

    def apply(self, state: uno.GameState) -> None:
        """Lay the hand under the discard pile."""
        hand = state.hands[self.seat]
        state.discard[:0] = [hand[place] for place in self.order] or hand
        state.hands[self.seat] = []


class MercySettings(msgspec.Struct, frozen=True):
    """At how many cards a player is out, and what that earns the winner."""

    mercy: Annotated[
        int, uno.Number("mercy", 25, 2, 100, "With how many cards a player is out of the round (H10.1).")
    ]
    knockout: Annotated[
        int,
        uno.Number(
            "knockout", 0, 0, 10_000, "Points for each player put out, for the winner of the round (H10.2)."
        ),
    ]


class Forfeited(msgspec.Struct, frozen=True):
    """The hands of those who were put out: pairs of a seat and its points at that time."""

    points: tuple[tuple[int, int], ...] = ()


class Mercy(uno.Rule):
    """A player with `mercy` or more cards is out of the round. The last player left wins (H10.1).

    The cards go under the discard pile and score for nobody; where own hands count against their holders, they count
    as they were. Each single card counts: drawing stops at that number. A dealt hand is looked at when it first
    changes by drawing or exchange, and the last one left is never put out.
    """

    id = "mercy"
    requires = ("classic-game",)
    memory = Forfeited
    conflicts = {"teams": "mercy-and-teams"}  # noqa: RUF012  # declared as a ClassVar by Rule
    settings = uno.settings_of(MercySettings)

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        chosen = options.read(MercySettings)
        self.limit = chosen.mercy
        self.knockout = chosen.knockout

    @uno.instead(uno.Drew)
    def stop_drawing(self, ctx: uno.Ctx, drew: uno.Drew) -> uno.Drew | None:
        """Shorten a draw to what is left to the limit; a player who is out draws nothing."""
        state = ctx.state
        if state.seats[drew.seat] is _OUT:
            return None
        # At least one: a hand dealt above the limit is only looked at when it changes, so it must change.
        left = max(1, self.limit - len(state.hands[drew.seat]))
        return drew if len(drew.cards) <= left else drew.fewer(left)

    @uno.after(uno.Drew)
    def after_draw(self, ctx: uno.Ctx, drew: uno.Drew) -> None:
        """Put out who drew, if they hold too many cards now."""
        if len(ctx.state.hands[drew.seat]) >= self.limit:
            self.show_mercy(ctx, (drew.seat,))

    @uno.after(uno.HandsMoved)
    def after_exchange(self, ctx: uno.Ctx, _moved: uno.HandsMoved) -> None:
        """Put out everyone who holds too many cards after an exchange of hands."""
        self.show_mercy(ctx, ctx.state.playing())

    @uno.after(uno.Returned)
    def after_return(self, ctx: uno.Ctx, returned: uno.Returned) -> None:
        """Put out who comes back to too many cards: penalties are drawn for a leaver, too (M9)."""
        self.show_mercy(ctx, (returned.seat,))

    def show_mercy(self, ctx: uno.Ctx, seats: Iterable[int]) -> None:
        """Put out who holds too many cards; if one player is left, that one wins the round."""
        state = ctx.state
        for seat in seats:
            held = len(state.hands[seat])
            if held < self.limit or state.seats[seat] is not uno.Seat.IN or len(state.playing()) == 1:
                continue
            forfeited = state.memory(self.id, Forfeited).points
            # The points are noted before the hand is laid away; afterwards it would count nothing.
            ctx.emit(uno.Remembered(self.id, Forfeited((*forfeited, (seat, state.points(seat))))))
            ctx.emit(MercyShown(seat, held, self.laid_away(ctx, seat)))
            ctx.emit(uno.PutOut(seat))
            if len(state.playing()) == 1 and state.ended is None:
                ctx.take_over(self.last_one_wins)

    def laid_away(self, ctx: uno.Ctx, seat: int) -> tuple[int, ...]:
        """Return in which order a hand comes under the pile: that of the deck, where the pile may be turned over."""
        deck, hand = ctx.rules.deck, ctx.state.hands[seat]
        return tuple(sorted(range(len(hand)), key=lambda at: deck.place(hand[at]))) if deck.two_faced else ()

    def last_one_wins(self, ctx: uno.Ctx) -> None:
        """End the round: the one player who is left wins it."""
        ctx.rules.base.end_round(ctx, tuple(ctx.state.playing()), "mercy")

    @uno.instead(uno.RoundOver)
    def name_forfeits(self, ctx: uno.Ctx, over: uno.RoundOver) -> uno.RoundOver:
        """Add what those who were put out held to the result, and what they are worth to the winner (M2, M5, H10.2)."""
        forfeited = dict(ctx.state.memory(self.id, Forfeited).points)
        if not forfeited:
            return over
        return msgspec.structs.replace(
            over,
            forfeits=tuple(forfeited.get(seat, 0) for seat in range(len(over.points))),
            bonus=over.bonus + self.knockout * len(forfeited),
        )
