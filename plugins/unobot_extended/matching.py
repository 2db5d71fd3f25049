"""Which cards go on last (X5), each with the moves that play it; cached, for every turn asks."""

from collections.abc import Iterable, Mapping

from uno_engine import Card, Color, GameState, Move, Rule, RuleSet
from unobot_extended.card import ExtendedCard
from unobot_extended.course import TURN, Last, course
from unobot_extended.effects import Effects


class ExtendedMatching(Rule):
    """A card goes on last if it is black, or has its colour, number or function, and its own condition holds (X5)."""

    id = "extended-matching"
    role = "part"
    before = ("extended-calls",)  # which look at `cards` in their own `check`

    def check(self, rules: RuleSet) -> None:
        """Find the rule of each card of the deck."""
        kinds = [rule for rule in rules.rules if isinstance(rule, ExtendedCard)]
        self.cards = {each.kind.symbol: rule for rule in kinds for each in rule.printed}
        deck = [(card, self.cards[card.symbol]) for card in rules.deck.counts]
        self.on_last = _OnLast((card, rule) for card, rule in deck if rule.alone)
        self.special = frozenset(card for card, rule in deck if _depends_on_more(rule))

    def following(self, state: GameState) -> Mapping[Card, tuple[Move, ...]]:
        """Return the cards of the deck that go on last now, whoever holds them, each with its moves."""
        top = state.top
        number = course(state).number if top is None or top.number is None else top.number
        return self.on_last[state.color, top, number]

    def is_all(self, state: GameState) -> bool:
        """Whether only last decides what may be played: nothing is barred in this turn, no effect is on anybody."""
        return TURN not in state.own and Effects.id not in state.own


class _OnLast(dict[tuple[Color | None, Card | None, int | None], Mapping[Card, tuple[Move, ...]]]):
    """A cache from last (colour, card, number) to the cards that go on it, filled when one is first met."""

    def __init__(self, cards: Iterable[tuple[Card, ExtendedCard]]) -> None:
        super().__init__()
        self._cards = tuple(cards)

    def __missing__(
        self, lying: tuple[Color | None, Card | None, int | None]
    ) -> Mapping[Card, tuple[Move, ...]]:
        last = Last(*lying)
        found = self[lying] = {
            card: rule.moves(last, card) for card, rule in self._cards if rule.fits(last, card)
        }
        return found


def _depends_on_more(rule: ExtendedCard) -> bool:
    """Whether the moves of a card depend on more than on last."""
    kind, plain = type(rule), ExtendedCard
    return kind.forbidden is not plain.forbidden or kind.further_moves is not plain.further_moves
