"""The card Widow, also a reaction (X-Widow)."""

from itertools import combinations

import uno_engine as uno
from unobot_extended.card import ExtendedCard, Laying, coloured


class Stopped(uno.Event, frozen=True):
    """Widow: the card that `of` played against `seat` has no effect."""

    seat: int
    of: int
    card: uno.Card

    seen_by = uno.seen_by_all


class Widow(ExtendedCard):
    """As a reaction to a Magic Hand or Pincer against oneself: it has no effect.

    As a turn's play: look privately at up to two cards of the next player's hand, picked by position (X-Widow).
    """

    id = "x-widow"
    printed = (coloured("v", "Widow", "widow", figure="widow"),)
    place = 15
    reacts = True

    def reacts_to(self, rule: ExtendedCard) -> bool:
        """Whether the card takes cards of the next player: Magic Hand and Pincer do."""
        return rule.robs

    def react(self, ctx: uno.Ctx, laying: Laying, seat: int) -> None:
        """Tell that the card was stopped; as a reaction was laid, it does not act."""
        ctx.emit(Stopped(seat, laying.seat, laying.card))

    async def name(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Ask which positions of the next player's hand to look at: none, one or two, counted from 1."""
        laying.answer = await ctx.ask(
            laying.seat, positions, why="positions", default=uno.PICK_NONE, accepts=is_position
        )

    def act(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Show the player the cards at these positions of the next player's hand."""
        assert laying.answer is not None
        other = ctx.state.after(laying.seat)
        hand = ctx.state.hands[other]
        cards = tuple(hand[place - 1] for place in sorted(laying.answer.numbers) if place <= len(hand))
        if cards:
            ctx.emit(uno.Showed(laying.seat, other, cards, "widow"))


def positions(state: uno.GameState, seat: int) -> list[uno.Move]:
    """Return `pick none`, `pick 3`, `pick 1 4`: every choice of up to two positions in the next player's hand."""
    places = range(1, len(state.hands[state.after(seat)]) + 1)
    return [uno.PICK_NONE, *map(uno.pick, places), *(uno.pick(m, n) for m, n in combinations(places, 2))]


def is_position(state: uno.GameState, seat: int, move: uno.Move) -> bool:
    """Whether the move is one of these, in whatever order."""
    places = move.args
    if move == uno.PICK_NONE:
        return True
    if move.verb != "pick" or not 1 <= len(places) <= 2 or len(set(places)) < len(places):
        return False
    held = len(state.hands[state.after(seat)])
    return all(isinstance(place, int) and 1 <= place <= held for place in places)
