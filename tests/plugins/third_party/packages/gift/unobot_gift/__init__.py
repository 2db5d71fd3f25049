"""A new card for DOS, as somebody else would write it."""

from collections.abc import Sequence
from pathlib import Path

from uno_engine import Card, Ctx, Deck, Event, Kind, Rule, after, each_color, seen_by_all
from unobot.plugins.hookspecs import hookimpl
from unobot_dos.row import Matched

GIFT = Kind("gift", "Gift", 15, number=5, spellings=("present",))


class Unwrapped(Event, frozen=True):
    """A player matched with a Gift: everybody else gets a card."""

    seat: int
    card: Card

    seen_by = seen_by_all


class Gift(Rule):
    """Two Gifts in each colour: a 5, and everybody else draws a card when it is played."""

    id = "gifts"
    requires = ("dos-game",)

    def changed_deck(self, deck: Deck, seats: int) -> Deck:
        """Eight more cards."""
        return deck.plus(f"{deck.id}-gifts", dict.fromkeys(each_color(GIFT), 2))

    @after(Matched)
    def unwrap(self, ctx: Ctx, matched: Matched) -> None:
        """Everybody else draws, once for each Gift."""
        for card in matched.cards:
            if card.kind is GIFT:
                ctx.emit(Unwrapped(matched.seat, card))
                for other in ctx.state.order_from(matched.seat):
                    if other != matched.seat:
                        ctx.rules.base.draw(ctx, other, 1, "gift")


@hookimpl
def unobot_rules() -> Sequence[type[Rule]]:
    """The card."""
    return (Gift,)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """What is said of it."""
    return (Path(__file__).parent / "texts",)
