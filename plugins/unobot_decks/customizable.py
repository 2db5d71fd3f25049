"""The cards Wild Customizable, which do what the table agreed before the deal (D4, D8)."""

from typing import ClassVar

from uno_engine import BadTable, Ctx, Flow, Free, Kind, Options, Play, Rule, RuleSet, Wild, plays

CUSTOMIZABLE = tuple(
    Kind(f"wc{n}", f"Wild Customizable {n}", 40, spellings=(f"custom{n}", f"customizable {n}"))
    for n in (1, 2, 3)
)


class CustomAction(Rule):
    """Base of what a customizable card may do, chosen when the table is opened: `wc1=dare:"sing a song":2` (D8).

    A plugin brings more of them as rules; one that is at the table can be named by its `action`.
    """

    role = "part"
    action: ClassVar[str]
    """The word that chooses it."""

    def check_words(self, words: str) -> None:
        """Raise BadTable if what follows the action's name, after a colon, does not say how it is meant."""
        if words:
            raise BadTable("action-takes-nothing", action=self.action, said=words)

    def act(self, ctx: Ctx, play: Play, words: str) -> Flow:
        """Do the action, after the colour was named. It must give the turn to somebody (TurnGoesTo) or end the round."""
        raise NotImplementedError


class Customizable(Rule):
    """Wild Customizable: names a colour, and does what the table agreed before the deal (D4).

    Turned up first the first player names the colour, without an action.
    """

    id = "customizable"
    role = "part"
    # a plain tuple: one for each kind, whatever kinds there are
    settings = tuple(
        Free(kind.symbol, "plain", f'What the {kind.name} does, `dare:"sing a song":2` (D8).')
        for kind in CUSTOMIZABLE
    )

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        agreed = {kind.symbol: options.word(kind.symbol).partition(":") for kind in CUSTOMIZABLE}
        self.agreed = {symbol: (name.strip(), words.strip()) for symbol, (name, _, words) in agreed.items()}

    def check(self, rules: RuleSet) -> None:
        """Collect the actions at the table; raise BadTable if an agreed one does not exist or is worded wrongly."""
        self.actions = {rule.action: rule for rule in rules.rules if isinstance(rule, CustomAction)}
        for symbol, (name, words) in self.agreed.items():
            if name not in self.actions:
                raise BadTable("unknown-action", option=symbol, said=name, words=", ".join(self.actions))
            self.actions[name].check_words(words)

    @plays(*(kind.symbol for kind in CUSTOMIZABLE))
    async def played(self, ctx: Ctx, play: Play) -> Flow:
        """Ask for the colour, then do the agreed action; as the first card it only names a colour (D4)."""
        await ctx.rule(Wild).name_color(ctx, play.seat)
        name, words = ("plain", "") if play.first else self.agreed[play.card.symbol]
        return self.actions[name].act(ctx, play, words)
