"""The card Flip: everything is turned over (F7, F8, F14)."""

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec

from uno_engine import (
    Card,
    ChangesHands,
    Color,
    Ctx,
    GameState,
    Options,
    Play,
    Rule,
    TurnGoesTo,
    Wild,
    Word,
    acts_last,
    alone,
    plays,
    seen_by_all,
    settings_of,
    starts,
)
from unobot_flip.kinds import FLIP


class TableTurned(ChangesHands, frozen=True):
    """Hands and piles were turned over, because of what that seat played: now it is the other `side`, with `card` on top."""

    seat: int
    side: str
    card: Card
    players: tuple[int, ...]
    """The seats that are in the round, and see their hands anew."""
    seen_by = seen_by_all

    def apply(self, state: GameState) -> None:
        """Turn every card; each pile as a whole, so that its lowest card becomes its top."""
        state.hands = [turned(hand) for hand in state.hands]
        state.draw = turned(reversed(state.draw))
        state.discard = turned(reversed(state.discard))
        state.zones = {name: tuple(turned(cards)) for name, cards in state.zones.items()}
        state.top = state.discard[-1]
        state.color = state.top.color

    @property
    def filled(self) -> tuple[int, ...]:
        """Everybody in the round."""
        return self.players


class FlipCardSettings(msgspec.Struct, frozen=True):
    """What it does as the first card."""

    first_flip: Annotated[
        Literal["plain", "turn"],
        Word(
            "first-flip",
            "plain",
            ("plain", "turn"),
            "What a Flip does as the first card: nothing, or it turns everything (F8).",
        ),
    ]


class FlipCard(Rule):
    """Flip: everything is turned over; what lay lowest in the discard pile must be matched, and does not act (F7).

    If that is black, the Flip's player names a colour. As a last card it turns everything, too: hands count by the new
    side (F14).
    """

    id = "flip-card"
    role = "part"
    settings = settings_of(FlipCardSettings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.turns_first = options.read(FlipCardSettings).first_flip == "turn"

    @plays(FLIP.symbol)
    @acts_last
    @alone
    async def played(self, ctx: Ctx, play: Play) -> None:
        """Turn everything, have a colour named if there is none, and pass the turn."""
        await self.turn(ctx, play.seat)
        ctx.emit(TurnGoesTo(ctx.state.after(play.seat)))

    @starts(FLIP.symbol)
    async def turned_up(self, ctx: Ctx, first: int) -> None:
        """Do so for the first player, where `first-flip` says so."""
        if self.turns_first:
            await self.turn(ctx, first)

    async def turn(self, ctx: Ctx, seat: int) -> None:
        """Turn everything over; that player names a colour if a black card comes to lie on top."""
        state = ctx.state
        top = state.discard[0].turned
        ctx.emit(TableTurned(seat, top.kind.side, top, tuple(state.playing())))
        if state.color is None:
            await ctx.rule(Wild).name_color(ctx, seat)
        else:
            # it may have been typed in case a black card comes up
            ctx.not_needed(seat, Color)


def turned(cards: Iterable[Card]) -> list[Card]:
    """Return these cards with their other side up."""
    return [card.turned for card in cards]
