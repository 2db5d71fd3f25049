"""House rules of a few lines: `double-deck` (H11), `force-play` (H9) and `seven-zero` (H8)."""

from typing import Annotated

import msgspec

import uno_engine as uno


class DoubleDeckSettings(msgspec.Struct, frozen=True):
    """The option that says how many decks are shuffled together."""

    decks: Annotated[
        int, uno.Number("decks", 2, 2, 4, "How many decks are shuffled together at least (H11.1).")
    ]


class DoubleDeck(uno.Rule):
    """One deck for every ten players or part of ten, at least `decks`; each seats ten more (H11.1)."""

    id = "double-deck"
    settings = uno.settings_of(DoubleDeckSettings)

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        self.least = options.read(DoubleDeckSettings).decks

    def changed_deck(self, deck: uno.Deck, seats: int) -> uno.Deck:
        """Return the deck as many times as H11.1 says for this number of players."""
        return deck.times(max(self.least, (seats + 9) // 10))


class ForcePlay(uno.Rule):
    """If you can play, you may not draw, and you must play a drawn card that can be played (H9.1)."""

    id = "force-play"
    requires = ("classic-game",)
    presets = {"play-drawn": "must", "voluntary-draw": False}  # noqa: RUF012  # declared as a ClassVar by Rule


class SevenZero(uno.Rule):
    """With a 7 you swap hands with a player of your choice. With a 0 every hand moves one seat (H8.1).

    The hands move in the direction of play. Not when it is the last card: then the player just goes out. Several 7s
    or 0s played together act once (H2.5).
    """

    id = "seven-zero"
    requires = ("classic-game",)

    @uno.plays("7")
    def swap(self, ctx: uno.Ctx, laid: uno.Play) -> uno.Flow:
        """Ask the player whom to swap with; with the last card nobody is asked (H8.1)."""
        seat = laid.seat
        if ctx.state.hands[seat]:
            return ctx.ask(seat, uno.pick_others, why="swap", then=self.swap_hands, default=uno.pick_next)
        ctx.emit(uno.TurnGoesTo(ctx.state.after(seat)))
        return None

    def swap_hands(self, ctx: uno.Ctx, seat: int, choice: uno.Move) -> None:
        """Swap the two hands, and pass the turn."""
        assert choice.seat is not None
        uno.swap_hands(ctx, seat, choice.seat)
        ctx.emit(uno.TurnGoesTo(ctx.state.after(seat)))

    @uno.plays("0")
    def move_round(self, ctx: uno.Ctx, laid: uno.Play) -> None:
        """Move every hand one seat on in the direction of play, and pass the turn; not with the last card."""
        state = ctx.state
        if state.hands[laid.seat]:
            moved = {state.after(seat): state.hands[seat] for seat in state.playing()}
            uno.replace_hands(ctx, moved, "round")
        ctx.emit(uno.TurnGoesTo(state.after(laid.seat)))
