"""The card Grenade, a table-wide game (X-Grenade)."""

from collections.abc import Iterable

import msgspec

import uno_engine as uno
from unobot_extended.asking import CANNOT, UNWILLING, ask_color
from unobot_extended.card import ExtendedCard, Laying, black
from unobot_extended.playing import ExtendedPlaying
from unobot_extended.state import players_dealt_to


class BlownUp(uno.Event, frozen=True):
    """A Grenade or C4 exploded: this player loses the whole hand for a new one."""

    seat: int
    card: uno.Card
    # the card was laid openly, perhaps so long ago that it was shuffled in meanwhile
    reveals = True

    seen_by = uno.seen_by_all


class GrenadePassed(uno.Event, frozen=True):
    """The Grenade goes to the next player, who must play a card of this colour."""

    seat: int
    to: int
    color: uno.Color


class Burning(msgspec.Struct, frozen=True):
    """The colour that whoever holds the grenade must play."""

    color: uno.Color | None = None


class Fuse(uno.Fact, frozen=True):
    """The colour that whoever holds the grenade must play, published to everyone."""

    fuse: uno.Color


class Grenade(ExtendedCard):
    """Table: its player names a colour and passes the grenade to the next player.

    That player plays a card of that colour (not black, no matter what matches last; its function does nothing) and
    names a colour for the next; and so on. Whoever does not — unable or unwilling — discards the whole hand and draws
    as many cards as were dealt at the start (the discard ends a Circlet first); it ends there, and the player after
    begins a turn. The cards played become last (X-Grenade).
    """

    id = "x-grenade"
    printed = (black("grenade", "Grenade", figure="grenade"),)
    place = 44
    memory = Burning
    facts_of_memory = True

    async def name(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Ask for the first colour."""
        laying.color = await ask_color(ctx, laying.seat)

    async def act(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Pass the grenade from player to player until it explodes, and set who is next."""
        thrower, color = laying.seat, laying.color
        while True:
            assert color is not None
            holder = ctx.state.after(thrower)
            ctx.emit(GrenadePassed(thrower, holder, color))
            ctx.emit(uno.Remembered(self.id, Burning(color)))
            choice = await self.ask(ctx, holder, color)
            if choice.card is None:
                break
            ctx.rule(ExtendedPlaying).toss(ctx, holder, choice.card)
            thrower, color = holder, await ask_color(ctx, holder)
        ctx.emit(uno.Remembered(self.id, None))
        lose_hand(ctx, holder, laying.card)
        laying.following = ctx.state.after(holder)

    def ask(self, ctx: uno.Ctx, seat: int, color: uno.Color) -> uno.Question:
        """Ask for a card of the colour, or for the explosion."""

        def options(state: uno.GameState, seat: int) -> list[uno.Move]:
            hand = dict.fromkeys(state.hands[seat])
            return [*(uno.play(card) for card in hand if card.color is color), CANNOT]

        return ctx.ask(seat, options, why="grenade", default=CANNOT, acts=True, synonyms=UNWILLING)

    def facts(self, state: uno.GameState) -> Iterable[uno.Fact]:
        """Publish the colour to play while the grenade is passed on."""
        color = state.memory(self.id, Burning).color
        return () if color is None else (Fuse(color),)


def lose_hand(ctx: uno.Ctx, seat: int, because: uno.Card) -> None:
    """Let a player discard the whole hand, and draw as many cards as were dealt at the start."""
    ctx.emit(BlownUp(seat, because))
    hand = tuple(ctx.state.hands[seat])
    if hand:
        ctx.emit(uno.Discarded(seat, hand))
    base = ctx.rules.base
    # Drawn after the discard: that ends a Circlet, which would hold the new cards back (X-Grenade, X-C4).
    base.draw(ctx, seat, base.dealt_to(players_dealt_to(ctx.state)), "new-hand")
