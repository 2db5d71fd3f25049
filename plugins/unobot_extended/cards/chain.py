"""The card Chain, which is left out; the bot says why (X-Chain)."""

from uno_engine import BadTable, Rule, RuleSet


class Chain(Rule):
    """Left out: its own source calls it undecidable. The bot says so when asked for it (X-Chain)."""

    id = "chain"
    role = "deck"

    def check(self, rules: RuleSet) -> None:
        """Raise BadTable: no table can have it."""
        raise BadTable("chain-undecidable")
