"""The card Wild Draw Four (X-Draw Two)."""

import uno_engine as uno
from unobot_extended.asking import name_last
from unobot_extended.card import Effect, ExtendedCard, Laying, black
from unobot_extended.cards.draw_two import DrawEffect, hit_next


class DrawFour(ExtendedCard):
    """Last becomes the named colour; draw effect +4, minimum 4. Always lawful; no challenge (X-Draw Two)."""

    id = "x-draw-four"
    printed = (black("wd4", "Wild Draw Four", "w4", "wd", "+4", "wild draw four", "draw four", count=4),)
    place = 41
    effects = (DrawEffect,)
    sets_last = True

    def answers(self, effect: Effect, card: uno.Card) -> bool:
        """Whether the effect is a draw effect: it answers any of them (X13)."""
        return isinstance(effect, DrawEffect)

    def name(self, ctx: uno.Ctx, laying: Laying) -> uno.Flow:
        """Ask for its colour."""
        return name_last(ctx, laying)

    def act(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Add to the draw effect, if it answers one, and hand it to the next player."""
        hit_next(ctx, laying, 4)
