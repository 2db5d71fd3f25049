"""The card Chain, which is left out; the bot says why (X-Chain)."""

import uno_engine as uno


class Chain(uno.Rule):
    """Left out: its own source calls it undecidable. The bot says so when asked for it (X-Chain)."""

    id = "chain"
    role = "deck"

    def check(self, rules: uno.RuleSet) -> None:
        """Raise BadTable: no table can have it."""
        raise uno.BadTable("chain-undecidable")
