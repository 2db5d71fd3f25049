"""The card Chain, which is left out; the bot says why (X-Chain)."""

import uno_engine as uno


class Chain(uno.Rule):
    """Not available: its own source calls the rule undecidable. The bot says so if you ask for it (X-Chain)."""

    id = "chain"
    role = "deck"

    def check(self, rules: uno.RuleSet) -> None:
        """Raise BadTable: no table can have it."""
        raise uno.BadTable("chain-undecidable")
