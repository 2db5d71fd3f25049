"""The deck `all-wild`: 112 black cards (W1)."""

from uno_engine import BadTable, Colorless, Deck, Fact, GameState, Rule, RuleSet
from unobot_all_wild.cards import COUNTS
from unobot_all_wild.forced_swap import ForcedSwap
from unobot_all_wild.skip_two import SkipTwo
from unobot_all_wild.targeted_draw import TargetedDraw

_OF_COLORS = (
    "wd4",
    "first-wd4",
    "first-wild",
    "first-reverse",
    "challenge-by",
    "challenge-success",
    "challenge-turn",
    "challenge-guilty",
    "challenge-innocent",
    "lead",
    "wild-follow",
    "shield-colour",
)
"""Options that speak of colours, or of challenges, which colours decide."""


_COLORLESS = Colorless()


class AllWild(Rule):
    """112 black cards: no colours, no numbers, every card goes on every card (W1-W15)."""

    id = "all-wild"
    role = "deck"
    requires = ("classic-game",)
    includes = tuple(rule.id for rule in (ForcedSwap, SkipTwo, TargetedDraw))
    conflicts = {"multi-play": "several-black", "seven-zero": "no-seven-no-zero"}  # noqa: RUF012  # declared as a ClassVar by Rule
    refuses = {**dict.fromkeys(_OF_COLORS, "no-colors"), "no-out": "no-last-card"}  # noqa: RUF012  # as above
    presets = {"first-card": "plain", "wd4": "free"}  # noqa: RUF012  # as above
    before = ("double-deck",)

    def check(self, rules: RuleSet) -> None:
        """Raise BadTable if the first card should act (W3), or be a number, or if jump-ins are wanted that nobody could make (W12)."""
        if self.options.word("first-card") != "plain":
            raise BadTable("option-refused", option="first-card", rule=self.id, reason="no-first-card")
        if "jump-in" in rules.by_id and not self.options.flag("black-jump"):
            raise BadTable("rules-conflict", rule=self.id, other="jump-in", reason="only-black-jumps")

    def facts(self, state: GameState) -> tuple[Fact, ...]:
        """Publish that there are no colours."""
        return (_COLORLESS,)

    def changed_deck(self, deck: Deck, seats: int) -> Deck:
        """Return the black cards in the place of the deck that was there."""
        return Deck(self.id, COUNTS)
