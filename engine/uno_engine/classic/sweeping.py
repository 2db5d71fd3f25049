"""Cards that take other cards of the hand along when they are played (N10)."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from uno_engine.kernel.cards import Card
from uno_engine.kernel.rule import Rule
from uno_engine.kernel.ruleset import RuleSet


class SweepCard(Rule):
    """Base of the rules of cards, those with that `symbol`, that take other cards of the hand along (N10).

    These lie under them without effect. They are gone before anybody looks at what is left: whether UNO is owed, and
    whether the player is out.
    """

    role = "part"
    symbol: ClassVar[str]

    def swept(self, hand: Sequence[Card], cards: Sequence[Card]) -> tuple[Card, ...]:
        """What else leaves that hand if these cards are played from it, the lowest first."""
        raise NotImplementedError


class Sweeps:
    """What the plays of a table take along: nothing, but for those of its `SweepCard` rules."""

    def __init__(self, rules: RuleSet) -> None:
        self._by_symbol: Mapping[str, SweepCard] = {
            rule.symbol: rule for rule in rules.rules if isinstance(rule, SweepCard)
        }

    def __contains__(self, symbol: str) -> bool:
        """Whether cards with that symbol take others along."""
        return symbol in self._by_symbol

    def of(self, hand: Sequence[Card], cards: Sequence[Card]) -> tuple[Card, ...]:
        """What else leaves that hand with these cards, which have one symbol; mostly nothing."""
        if not self._by_symbol or cards[0].symbol not in self._by_symbol:
            return ()
        return self._by_symbol[cards[0].symbol].swept(hand, cards)
