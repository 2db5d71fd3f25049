"""The deck `unoplus`, 200 cards, and three of its cards: Draw Seven, Wild Draw Eight and Blank (D11-D13, D15)."""

import uno_engine as uno
from unobot_decks.pile_flip import PILE_FLIP, PileFlip

DRAW_SEVEN = uno.Kind("d7", "Draw Seven", 20, spellings=("+7", "draw seven"))


class DrawSeven(uno.DrawCard):
    """Draw Seven: as Draw Two with 7 (D13)."""

    id = "draw-seven"
    symbol = "d7"
    amount = 7


WILD_DRAW_EIGHT = uno.Kind("w8", "Wild Draw Eight", 50, spellings=("wd8", "+8", "wild draw eight"))


class WildDrawEight(uno.WildDraw):
    """Wild Draw Eight: as a Wild Draw Four with 8; a failed challenge costs 10, a successful one 8 (D12)."""

    id = "wild-draw-eight"
    symbol = "w8"
    amount = 8


BLANK = uno.Kind("wn", "Blank", 0, spellings=("blank",))


class StaysInForce(uno.Event, frozen=True):
    """A Blank was played: the card and colour that were to be matched before it still are."""

    card: uno.Card
    color: uno.Color | None

    seen_by = uno.seen_by_all

    def apply(self, state: uno.GameState) -> None:
        """Put the card below, and its colour, back in force."""
        state.top = self.card
        state.color = self.color


class Blank(uno.Rule):
    """Blank: played at any time, changes neither the colour nor the symbol in force, and does nothing (D15).

    Turned up first it acts as a Wild (D17).
    """

    id = "blank"
    role = "part"

    @uno.plays("wn")
    async def played(self, ctx: uno.Ctx, play: uno.Play) -> None:
        """Keep the card below in force, and pass the turn; as the first card, let the first player name a colour."""
        if play.top is None:
            await ctx.rule(uno.Wild).name_color(ctx, play.seat)
        else:
            ctx.emit(StaysInForce(play.top, play.color))
        ctx.emit(uno.TurnGoesTo(ctx.state.after(play.seat)))


class UnoPlus(uno.Rule):
    """200 cards: twice the usual numbers, and Draw Seven, Wild Draw Eight, Pile Flip and Blank (D11)."""

    id = "unoplus"
    role = "deck"
    requires = ("classic-game",)
    includes = tuple(rule.id for rule in (Blank, DrawSeven, PileFlip, WildDrawEight))
    before = ("double-deck",)

    def changed_deck(self, deck: uno.Deck, seats: int) -> uno.Deck:
        """Return the deck with its numbers once more, and four new kinds."""
        more = {card: 2 if kind.number else 1 for kind in uno.NUMBERS for card in uno.each_color(kind)}
        more |= dict.fromkeys(uno.each_color(DRAW_SEVEN), 1)
        more |= {uno.Card.of(None, kind): 4 for kind in (WILD_DRAW_EIGHT, PILE_FLIP, BLANK)}
        return deck.plus(self.id, more)
