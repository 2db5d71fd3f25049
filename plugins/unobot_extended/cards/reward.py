"""The card Reward, and the effects Stun and Weakness (X-Reward, X15, X16)."""

from collections.abc import Iterable
from typing import Self

import msgspec

import uno_engine as uno
from unobot_extended.card import Effect, ExtendedCard, Laying, coloured
from unobot_extended.effects import put_on
from unobot_extended.state import Added, CardsLost, without

SPREAD = "spread"
"""The zone of cards that a Reward laid face down for the others."""


class LaidFaceDown(CardsLost, frozen=True):
    """Reward with a Magic Hand: so many cards were laid face down for the others to draw."""

    seat: int
    cards: tuple[uno.Card, ...]
    count: int

    def apply(self, state: uno.GameState) -> None:
        """Move the cards from the hand onto the table, in the order given: they were shuffled before."""
        state.take(self.seat, self.cards)
        state.zones = {**without(state, SPREAD), SPREAD: self.cards}

    def held_before(self, state: uno.GameState) -> Iterable[tuple[int, int]]:
        """Return the player who laid them."""
        return ((self.seat, len(state.hands[self.seat]) + self.count),)

    def seen_by(self, seat: int | None) -> uno.Event | None:
        """Return the event without the cards for the others, and sorted for their player: nobody may know the order."""
        if seat != self.seat:
            return msgspec.structs.replace(self, cards=())
        return msgspec.structs.replace(self, cards=tuple(sorted(self.cards, key=lambda card: card.code)))


class TookFaceDown(uno.ChangesHands, frozen=True):
    """Reward: a player drew one of the cards that lie face down."""

    seat: int
    card: uno.Card | None

    def apply(self, state: uno.GameState) -> None:
        """Move the first of the cards to the hand."""
        first, *rest = state.zones[SPREAD]
        state.give(self.seat, (first,))
        state.zones = {**without(state, SPREAD), **({SPREAD: tuple(rest)} if rest else {})}

    def seen_by(self, seat: int | None) -> uno.Event | None:
        """Return the event without the card for all but the one who drew it."""
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)

    @property
    def filled(self) -> tuple[int, ...]:
        """The player who drew the card."""
        return (self.seat,)


class Stunned(uno.Event, frozen=True):
    """A player loses this turn because of Stun (X15)."""

    seat: int


class Exhausted(uno.Event, frozen=True):
    """The player of a Reward gets Stun and Weakness (X-Reward)."""

    seat: int


class Stun(Effect, frozen=True, tag="stun"):
    """The player's next turn is skipped (X15)."""

    order = 40
    ends_turn = True

    def joined(self, new: Self) -> Self:
        """Return one Stun: two of them still cost one turn."""
        return self

    def happen(self, ctx: uno.Ctx, seat: int, move: uno.Move) -> None:
        """Tell that the player loses the turn, and why."""
        ctx.emit(Stunned(seat))


class Weakness(Effect, frozen=True, tag="weakness"):
    """No Pass, Bounce or Transfer may be played; it ends when the player's next judgement is over (X16)."""

    order = 50

    def joined(self, new: Self) -> Self:
        """Return one Weakness: two of them end together."""
        return self

    def forbids(self, rule: ExtendedCard) -> bool:
        """Whether the card may not be played in Weakness: Pass, Bounce and Transfer."""
        return rule.weakened


class Reward(ExtendedCard):
    """Immediate: every other card of the Reward's colour in hand is played with it; they get Stun and Weakness.

    Its player may play one Magic Hand of any colour with it (it does not count for last, and does not act); then every
    other card of the Reward's colour in hand must be played (no functions act; a Magic Hand of that very colour may
    count as the optional one). If a Magic Hand was added, the cards just played — not the Reward, not that Magic Hand —
    are laid face down and the other players draw them one each in turn until none is left; otherwise they are discarded.
    The drawing begins with the next player; X3 and Circlet do not hinder it. The Reward stays last. A hand emptied by it
    is out only when Stun and Weakness have ended (X-Reward).
    """

    id = "x-reward"
    printed = (coloured("a", "Reward", "reward", figure="reward"),)
    place = 14
    effects = (Stun, Weakness)
    sheds = True

    async def name(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Ask whether a Magic Hand is played with it."""
        seat = laying.seat
        able = [card for card in ctx.state.hands[seat] if card.symbol == "h"]
        move = await ctx.ask_cards(seat, able, 0, 1, why="added", default=uno.PICK_NONE, private=False)
        laying.cards = move.cards
        if laying.cards:
            ctx.emit(Added(seat, laying.cards))

    def act(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Play the rest of the colour, let the others draw it or discard it, and put Stun and Weakness on the player."""
        seat, color = laying.seat, laying.card.color
        cards = tuple(card for card in ctx.state.hands[seat] if card.color is color)
        if cards and laying.cards:
            # Shuffled by the table's own chance, so that the order in the hand tells nothing.
            mixed = tuple(ctx.shuffled(cards))
            ctx.emit(LaidFaceDown(seat, mixed, len(mixed)))
            self.share_out(ctx, seat)
        elif cards:
            ctx.emit(uno.Discarded(seat, cards))
        put_on(ctx, seat, Stun(), Weakness())
        ctx.emit(Exhausted(seat))

    def share_out(self, ctx: uno.Ctx, seat: int) -> None:
        """Let the others draw what lies face down, one each in turn, until none is left."""
        state = ctx.state
        others = [other for other in state.order_from(seat) if other != seat]
        while SPREAD in state.zones:
            for other in others[: len(state.zones[SPREAD])]:
                # Not a draw from the pile: X3 and a Circlet do not hinder it.
                ctx.emit(TookFaceDown(other, state.zones[SPREAD][0]))
