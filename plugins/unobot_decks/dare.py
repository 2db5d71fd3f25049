"""Customizable action `dare`: the next player does it, or draws (D8)."""

from functools import partial

from uno_engine import ACCEPT, DRAW, REFUSE, BadTable, Ctx, Event, Flow, Move, Play, TurnGoesTo
from unobot_decks.customizable import CustomAction

DRAWING = {DRAW: REFUSE}
"""Moves that mean another answer: who draws refuses the dare."""
DARES = {
    "wc1": ("three sit-ups", 3),
    "wc2": ("sing a song", 2),
    "wc3": ("imitate an animal", 2),
}
"""What is dared where nothing else was agreed, and how many cards are drawn instead."""


class Dared(Event, frozen=True):
    """A player is dared to do something, or to draw so many cards."""

    seat: int
    by: int
    text: str
    cards: int


class DareMet(Event, frozen=True):
    """A player says that the dare is done, or refuses it."""

    seat: int
    done: bool


class Dare(CustomAction):
    """`dare:"text":n`: the next player does it or draws n; it is on their honour, and silence refuses (D8)."""

    id = "custom-dare"
    action = "dare"

    def check_words(self, words: str) -> None:
        """Raise BadTable if the number of cards in `sing a song:2` is not 1 to 10."""
        _, count = read_dare(words, "wc1")
        if not 1 <= count <= 10:
            raise BadTable("wants-number", option="dare", low=1, high=10, said=words)

    def act(self, ctx: Ctx, play: Play, words: str) -> Flow:
        """Ask the next player whether the dare is done; then that player has the turn."""
        text, cards = read_dare(words, play.card.symbol)
        seat = ctx.state.after(play.seat)
        ctx.emit(Dared(seat, play.seat, text, cards))
        then = partial(self.answered, cards)
        return ctx.ask(
            seat, (ACCEPT, REFUSE), why="dare", then=then, default=REFUSE, acts=True, synonyms=DRAWING
        )

    def answered(self, cards: int, ctx: Ctx, seat: int, choice: Move) -> None:
        """Tell whether the dare was done, let the player draw if it was not, and give them the turn."""
        done = choice == ACCEPT
        ctx.emit(DareMet(seat, done))
        if not done:
            ctx.rules.base.draw(ctx, seat, cards, "dare")
        ctx.emit(TurnGoesTo(seat))


def read_dare(words: str, symbol: str) -> tuple[str, int]:
    """Read `sing a song:2` as text and number of cards; what is left out comes from the card's usual dare."""
    text, colon, count = words.rpartition(":")
    # A colon may also be part of the text: only digits after the last one are a number.
    if not colon or not count.strip().isascii() or not count.strip().isdigit():
        text, count = words, ""
    usual, usual_count = DARES[symbol]
    return text.strip() or usual, int(count[:9]) if count else (2 if text else usual_count)
