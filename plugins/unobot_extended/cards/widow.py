"""The card Widow, also a reaction (X-Widow)."""

from itertools import combinations

from uno_engine import PICK_NONE, Card, Ctx, Event, GameState, Move, Showed, pick, seen_by_all
from unobot_extended.card import ExtendedCard, Laying, coloured


class Stopped(Event, frozen=True):
    """Widow: the card that `of` played against `seat` has no effect."""

    seat: int
    of: int
    card: Card

    seen_by = seen_by_all


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

    def react(self, ctx: Ctx, laying: Laying, seat: int) -> None:
        """Tell that the card was stopped; as a reaction was laid, it does not act."""
        ctx.emit(Stopped(seat, laying.seat, laying.card))

    async def name(self, ctx: Ctx, laying: Laying) -> None:
        """Ask which positions of the next player's hand to look at: none, one or two, counted from 1."""
        laying.answer = await ctx.ask(
            laying.seat, positions, why="positions", default=PICK_NONE, accepts=is_position
        )

    def act(self, ctx: Ctx, laying: Laying) -> None:
        """Show the player the cards at these positions of the next player's hand."""
        assert laying.answer is not None
        other = ctx.state.after(laying.seat)
        hand = ctx.state.hands[other]
        cards = tuple(hand[place - 1] for place in sorted(laying.answer.numbers) if place <= len(hand))
        if cards:
            ctx.emit(Showed(laying.seat, other, cards, "widow"))


def positions(state: GameState, seat: int) -> list[Move]:
    """Return `pick none`, `pick 3`, `pick 1 4`: every choice of up to two positions in the next player's hand."""
    places = range(1, len(state.hands[state.after(seat)]) + 1)
    return [PICK_NONE, *map(pick, places), *(pick(m, n) for m, n in combinations(places, 2))]


def is_position(state: GameState, seat: int, move: Move) -> bool:
    """Whether the move is one of these, in whatever order."""
    places = move.args
    if move == PICK_NONE:
        return True
    if move.verb != "pick" or not 1 <= len(places) <= 2 or len(set(places)) < len(places):
        return False
    held = len(state.hands[state.after(seat)])
    return all(isinstance(place, int) and 1 <= place <= held for place in places)
