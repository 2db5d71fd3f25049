"""Discard All: all other cards of its colour in the hand go under it (N10)."""

from collections.abc import Sequence

from uno_engine.classic.calls import Calls
from uno_engine.classic.sweeping import SweepCard
from uno_engine.kernel.cards import Card
from uno_engine.kernel.context import Ctx
from uno_engine.kernel.events import TurnGoesTo
from uno_engine.kernel.marks import plays
from uno_engine.kernel.rule import Play
from uno_engine.kernel.ruleset import RuleSet


class DiscardAll(SweepCard):
    """Discard All: every other card of its colour in the hand goes under it, without effect; it must be all (N10).

    No part of the base game: a deck that has such cards, of a `Kind` with this symbol, includes it.
    """

    id = "discard-all"
    symbol = "da"

    def check(self, rules: RuleSet) -> None:
        """Keep the order of the deck's list, and let UNO be called for plays that leave one card of several."""
        self.places = {card: place for place, card in enumerate(rules.deck.counts)}
        rules.rule(Calls).several = True

    def swept(self, hand: Sequence[Card], cards: Sequence[Card]) -> tuple[Card, ...]:
        """The other cards of these cards' colours, in the order of the deck's list."""
        colors = {card.color for card in cards}
        rest = [card for card in hand if card.color in colors]
        for card in cards:
            rest.remove(card)
        return tuple(sorted(rest, key=self.places.__getitem__))

    @plays(symbol)
    def played(self, ctx: Ctx, play: Play) -> None:
        """Only pass the turn: the cards went with it when it was laid."""
        ctx.emit(TurnGoesTo(ctx.state.after(play.seat)))
