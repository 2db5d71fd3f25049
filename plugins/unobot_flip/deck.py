"""The deck `flip`: 112 cards with a light and a dark face (F1, F4, F5)."""

from collections.abc import Iterable, Iterator
from typing import Annotated, Final, Literal

import msgspec
from msgspec.structs import replace

import uno_engine as uno
from unobot_flip import cards
from unobot_flip.cards import DrawFive, DrawOne, FlipCard, WildDrawColor, WildDrawTwo

ROWS: Final[tuple[tuple[uno.Kind, str], ...]] = (
    *zip(
        cards.LIGHT_NUMBERS,
        (
            "p2 tse | o4 p8 | or wc | uf dw",
            "p5 u+5 | t2 dw | p6 tr | o1 t4",
            "u4 pr | ur pf | p1 u8 | t9 use",
            "pse of | u4 t6 | t5 o6 | p4 wc",
            "u2 p+5 | t4 p9 | p8 dw | p3 t5",
            "o5 tr | o1 use | o3 u9 | u6 tse",
            "t6 o8 | p3 u5 | u6 p+5 | o9 pf",
            "t3 o4 | p1 t+5 | p7 tf | p2 u7",
            "p7 or | t3 p5 | u2 o7 | t1 o+5",
        ),
        strict=True,
    ),
    (cards.DRAW_ONE, "o2 dw | u3 o5 | t2 ose | t7 ur"),
    (cards.SKIP, "u3 wc | t7 o9 | p4 t8 | p9 ose"),
    (cards.REVERSE, "u1 tf | o2 u7 | t9 u+5 | o3 p6"),
    (cards.FLIP, "u5 t+5 | o7 wc | o8 uf | o6 u9"),
)
"""For each light kind the backs of its two cards in red, yellow, green and blue."""
BLACK: Final = ((cards.WILD, "u1 t8 o+5 pr"), (cards.WILD_DRAW_TWO, "t1 u8 pse of"))


def _pairs() -> Iterator[uno.Card]:
    """Yield the cards in the order of the table: row by row, then the black ones."""
    colored = (
        *cards.DARK_NUMBERS, cards.DRAW_FIVE, cards.SKIP_EVERYONE, cards.DARK_REVERSE, cards.DARK_FLIP,
    )  # fmt: skip
    faces = [card for kind in colored for card in uno.each_color(kind, cards.DARK_COLORS)]
    faces += [uno.Card.of(None, kind) for kind in (cards.DARK_WILD, cards.WILD_DRAW_COLOR)]
    dark = {face.code: face for face in faces}
    for kind, row in ROWS:
        for color, backs in zip(uno.COLORS, row.split("|"), strict=True):
            yield from (uno.Card.of(color, kind).with_back(dark[code]) for code in backs.split())
    for kind, backs in BLACK:
        yield from (uno.Card.of(None, kind).with_back(dark[code]) for code in backs.split())


DECK: Final = uno.Deck("flip", dict.fromkeys(_pairs(), 1))
"""The 112 cards, light side up."""


class SideInPlay(uno.Fact, frozen=True):
    """On which side everything is: `light` or `dark`."""

    side: str


class FlipSettings(msgspec.Struct, frozen=True):
    """Which faces belong together."""

    pairs: Annotated[
        Literal["shuffled", "table"],
        uno.Word(
            "pairs",
            "shuffled",
            ("shuffled", "table"),
            "The dark backs of the light faces: any, or as in the rulebook's table (F4).",
        ),
    ]


class Flip(uno.Rule):
    """112 cards with a light and a dark face; a Flip turns the whole table over (F1-F21)."""

    id = "flip"
    role = "deck"
    requires = ("classic-game",)
    includes = tuple(
        rule.id for rule in (DrawFive, DrawOne, FlipCard, uno.SkipEveryone, WildDrawColor, WildDrawTwo)
    )
    before = ("double-deck",)
    laid_out = {"pairs": "table"}  # noqa: RUF012  # declared as a ClassVar by Rule
    settings = uno.settings_of(FlipSettings)

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        self.shuffled = options.read(FlipSettings).pairs == "shuffled"

    def check(self, rules: uno.RuleSet) -> None:
        """Keep the way to find out which side is in play."""
        self.side = rules.side

    def changed_deck(self, deck: uno.Deck, seats: int) -> uno.Deck:
        """Return the two-faced cards in the place of the deck that was there."""
        return DECK

    @uno.instead(uno.RoundBegan)
    def lay_backs(self, ctx: uno.Ctx, began: uno.RoundBegan) -> uno.RoundBegan:
        """Shuffle the dark faces and lay them to the backs of the pile, from its top down."""
        if not self.shuffled:
            return began
        deck = ctx.rules.deck_for(len(ctx.state.sitting()))
        dark = ctx.shuffled([card.back for card in deck.cards if card.back is not None])
        backs = reversed(dark)  # a pile's top is its end
        pile = (card.with_back(back) for card, back in zip(began.pile, backs, strict=True))
        return replace(began, pile=tuple(pile))

    def facts(self, state: uno.GameState) -> Iterable[uno.Fact]:
        """Publish the side in play."""
        return (SideInPlay(self.side(state).name),)
