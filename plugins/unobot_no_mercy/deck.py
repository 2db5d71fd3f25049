"""The deck `no-mercy`, 168 cards (N1), and its preset (N4)."""

from collections.abc import Mapping
from typing import Final

import uno_engine as uno
from unobot_no_mercy.cards import (
    DISCARD_ALL,
    DRAW_FOUR,
    SKIP_EVERYONE,
    WILD_COLOR_ROULETTE,
    WILD_DRAW_SIX,
    WILD_DRAW_TEN,
    WILD_REVERSE_DRAW_FOUR,
    DrawFour,
    Roulette,
    WildDrawSix,
    WildDrawTen,
    WildReverseDrawFour,
)

COLORED: Final[Mapping[uno.Kind, int]] = {DRAW_FOUR: 2, SKIP_EVERYONE: 2, DISCARD_ALL: 3}
"""How many of the new coloured cards there are in each colour."""
BLACK: Final[Mapping[uno.Kind, int]] = {
    WILD_REVERSE_DRAW_FOUR: 8,
    WILD_DRAW_SIX: 4,
    WILD_DRAW_TEN: 4,
    WILD_COLOR_ROULETTE: 8,
}
REFUSED: Final = {
    "wd4": "no-wild-draw-four",
    "first-wd4": "no-wild-draw-four",
    "challenge-by": "no-wild-draw-four",
    "challenge-success": "no-wild-draw-four",
    "challenge-turn": "no-wild-draw-four",
    "challenge-guilty": "no-wild-draw-four",
    "challenge-innocent": "no-wild-draw-four",
    "wild-follow": "no-wild",
}
"""The options that say something about cards which this deck has not, each with the reason."""


class NoMercy(uno.Rule):
    """168 cards: two of each number, three of each action, four new coloured and four new black kinds (N1)."""

    id = "no-mercy"
    role = "deck"
    requires = ("classic-game",)
    includes = tuple(
        rule.id
        for rule in (
            uno.DiscardAll,
            DrawFour,
            Roulette,
            uno.SkipEveryone,
            WildDrawSix,
            WildDrawTen,
            WildReverseDrawFour,
        )
    )
    before = ("double-deck",)

    def changed_deck(self, deck: uno.Deck, seats: int) -> uno.Deck:
        """Return this deck, with the numbers and coloured actions of the one before it; its black cards are left out."""
        kinds = dict.fromkeys(card.kind for card in deck.counts if card.color is not None)
        counts = {**{kind: 2 if kind.number is not None else 3 for kind in kinds}, **COLORED}
        cards = {card: count for kind, count in counts.items() for card in uno.each_color(kind)}
        return uno.Deck(self.id, cards | {uno.Card.of(None, kind): count for kind, count in BLACK.items()})

    def check(self, rules: uno.RuleSet) -> None:
        """Raise BadTable for an option about a card that this deck has not, typed or set by a preset (N18)."""
        said = {word.partition("=")[0] for word in rules.line.split()}
        for setting in (setting for rule in rules.rules for setting in rule.settings):
            name = setting.name
            if name in REFUSED and (name in said or self.options[name] != setting.default):
                raise uno.BadTable(REFUSED[name], option=name)


NO_MERCY = uno.Preset(
    "no-mercy",
    base="classic-game",
    about="The publisher's harsher game: 168 cards, stacking upwards, and out of the round with 25 cards.",
    rules=("no-mercy", "stack", "seven-zero", "mercy"),
    options={
        "stack": "up",
        "first-card": "next",
        "draw": "until",
        "play-drawn": "must",
        "voluntary-draw": "no",
        "target": "1000",
        "knockout": "250",
    },
    match=("winner",),
)
"""Show 'Em No Mercy as its sheet has it."""
