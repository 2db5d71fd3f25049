"""The deck `flip`: 112 cards with a light and a dark face (F1, F4, F5)."""

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from uno_engine import (
    Ctx,
    Deck,
    Fact,
    GameState,
    Options,
    RoundBegan,
    Rule,
    RuleSet,
    SkipEveryone,
    Word,
    instead,
    settings_of,
)
from unobot_flip.draw_cards import DrawFive, DrawOne, WildDrawTwo
from unobot_flip.flipping import FlipCard
from unobot_flip.table import DECK
from unobot_flip.wild_draw_color import WildDrawColor


class SideInPlay(Fact, frozen=True):
    """On which side everything is: `light` or `dark`."""

    side: str


class FlipSettings(msgspec.Struct, frozen=True):
    """Which faces belong together."""

    pairs: Annotated[
        Literal["shuffled", "table"],
        Word(
            "pairs",
            "shuffled",
            ("shuffled", "table"),
            "Which dark face is on the back of which light one: any, or as in the table of the rulebook (F4).",
        ),
    ]


class Flip(Rule):
    """112 cards with a light and a dark face; a Flip turns the whole table over (F1-F21)."""

    id = "flip"
    role = "deck"
    requires = ("classic-game",)
    includes = tuple(
        rule.id for rule in (DrawFive, DrawOne, FlipCard, SkipEveryone, WildDrawColor, WildDrawTwo)
    )
    before = ("double-deck",)
    laid_out = {"pairs": "table"}  # noqa: RUF012  # declared as a ClassVar by Rule
    settings = settings_of(FlipSettings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.shuffled = options.read(FlipSettings).pairs == "shuffled"

    def check(self, rules: RuleSet) -> None:
        """Keep the way to find out which side is in play."""
        self.side = rules.side

    def changed_deck(self, deck: Deck, seats: int) -> Deck:
        """Return the two-faced cards in the place of the deck that was there."""
        return DECK

    @instead(RoundBegan)
    def lay_backs(self, ctx: Ctx, began: RoundBegan) -> RoundBegan:
        """Shuffle the dark faces and lay them to the backs of the pile, from its top down."""
        if not self.shuffled:
            return began
        deck = ctx.rules.deck_for(len(ctx.state.sitting()))
        dark = ctx.shuffled([card.back for card in deck.cards if card.back is not None])
        backs = reversed(dark)  # a pile's top is its end
        pile = (card.with_back(back) for card, back in zip(began.pile, backs, strict=True))
        return replace(began, pile=tuple(pile))

    def facts(self, state: GameState) -> Iterable[Fact]:
        """Publish the side in play."""
        return (SideInPlay(self.side(state).name),)
