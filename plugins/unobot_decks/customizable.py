"""The cards Wild Customizable, and what the table can agree that they do (D4, D8); `charade` has a file of its own."""

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

import uno_engine as uno


def out_by_discarding(ctx: uno.Ctx, seats: Sequence[int]) -> bool:
    """Let each of these players without a card go out, in this order; return whether the round ended by it (D8)."""
    state = ctx.state
    for seat in seats:
        if state.hands[seat] or state.seats[seat] is not uno.Seat.IN:
            continue
        if ctx.rule(uno.Playing).go_out(ctx, seat):
            # With `places` the winner of the round may be somebody who went out before this player.
            ctx.rules.base.end_round(ctx, state.ended or (seat,))
            return True
    return False


CUSTOMIZABLE = tuple(
    uno.Kind(f"wc{n}", f"Wild Customizable {n}", 40, spellings=(f"custom{n}", f"customizable {n}"))
    for n in (1, 2, 3)
)


class CustomAction(uno.Rule):
    """Base of what a customizable card may do, chosen when the table is opened: `wc1=dare:"sing a song":2` (D8).

    A plugin brings more of them as rules; one that is at the table can be named by its `action`.
    """

    role = "part"
    action: ClassVar[str]
    """The word that chooses it."""

    def check_words(self, words: str) -> None:
        """Raise BadTable if what follows the action's name, after a colon, does not say how it is meant."""
        if words:
            raise uno.BadTable("action-takes-nothing", action=self.action, said=words)

    def act(self, ctx: uno.Ctx, play: uno.Play, words: str) -> uno.Flow:
        """Do the action, after the colour was named. It must give the turn to somebody (TurnGoesTo) or end the round."""
        raise NotImplementedError


class Customizable(uno.Rule):
    """Wild Customizable: names a colour, and does what the table agreed before the deal (D4).

    Turned up first the first player names the colour, without an action.
    """

    id = "customizable"
    role = "part"
    # a plain tuple: one for each kind, whatever kinds there are
    settings = tuple(
        uno.Free(kind.symbol, "plain", f'What the {kind.name} does, `dare:"sing a song":2` (D8).')
        for kind in CUSTOMIZABLE
    )

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        agreed = {kind.symbol: options.word(kind.symbol).partition(":") for kind in CUSTOMIZABLE}
        self.agreed = {symbol: (name.strip(), words.strip()) for symbol, (name, _, words) in agreed.items()}

    def check(self, rules: uno.RuleSet) -> None:
        """Collect the actions at the table; raise BadTable if an agreed one does not exist or is worded wrongly."""
        self.actions = {rule.action: rule for rule in rules.rules if isinstance(rule, CustomAction)}
        for symbol, (name, words) in self.agreed.items():
            if name not in self.actions:
                raise uno.BadTable("unknown-action", option=symbol, said=name, words=", ".join(self.actions))
            self.actions[name].check_words(words)

    @uno.plays(*(kind.symbol for kind in CUSTOMIZABLE))
    async def played(self, ctx: uno.Ctx, play: uno.Play) -> uno.Flow:
        """Ask for the colour, then do the agreed action; as the first card it only names a colour (D4)."""
        await ctx.rule(uno.Wild).name_color(ctx, play.seat)
        name, words = ("plain", "") if play.first else self.agreed[play.card.symbol]
        return self.actions[name].act(ctx, play, words)


class Plain(CustomAction):
    """`plain`: the card only names a colour (D8)."""

    id = "custom-plain"
    action = "plain"

    def act(self, ctx: uno.Ctx, play: uno.Play, words: str) -> None:
        """Pass the turn to the next player."""
        ctx.emit(uno.TurnGoesTo(ctx.state.after(play.seat)))


class Encore(CustomAction):
    """`encore`: everyone is skipped, the player takes another turn (D8)."""

    id = "custom-encore"
    action = "encore"

    def act(self, ctx: uno.Ctx, play: uno.Play, words: str) -> None:
        """Give the turn to the same player again, or to the next one if this was the player's last card."""
        uno.skip_everyone(ctx, play.seat)


class EveryoneDraws(CustomAction):
    """`everyone-draws`: all others draw 2 (D8)."""

    id = "custom-everyone-draws"
    action = "everyone-draws"

    def act(self, ctx: uno.Ctx, play: uno.Play, words: str) -> None:
        """Let all others draw 2 in turn order, for the pile may not last for all (B16); then pass the turn."""
        for seat in ctx.state.order_from(play.seat):
            if seat != play.seat:
                ctx.rules.base.draw(ctx, seat, 2, "everyone-draws")
        ctx.emit(uno.TurnGoesTo(ctx.state.after(play.seat)))


class Purge(CustomAction):
    """`purge`: all others discard their black cards; a hand emptied by it is out, the first in turn order winning (D8)."""

    id = "custom-purge"
    action = "purge"

    def act(self, ctx: uno.Ctx, play: uno.Play, words: str) -> None:
        """Let all others discard their black cards; then pass the turn, unless somebody went out by it."""
        state = ctx.state
        others = [seat for seat in state.order_from(play.seat) if seat != play.seat]
        for seat in others:
            black = tuple(card for card in state.hands[seat] if card.color is None)
            if black:
                ctx.emit(uno.Discarded(seat, black))
        # Only when all have discarded: the first in turn order wins, whoever's hand was emptied first.
        if not out_by_discarding(ctx, others):
            ctx.emit(uno.TurnGoesTo(state.after(play.seat)))


DRAWING = {uno.DRAW: uno.REFUSE}
"""Moves that mean another answer: who draws refuses the dare."""
DARES = {"wc1": ("three sit-ups", 3), "wc2": ("sing a song", 2), "wc3": ("imitate an animal", 2)}
"""The dare of each card where nothing else was agreed, and how many cards are drawn instead."""


class Dared(uno.Event, frozen=True):
    """A player is dared to do something, or to draw so many cards."""

    seat: int
    by: int
    text: str
    cards: int


class DareMet(uno.Event, frozen=True):
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
            raise uno.BadTable("wants-number", option="dare", low=1, high=10, said=words)

    def act(self, ctx: uno.Ctx, play: uno.Play, words: str) -> uno.Flow:
        """Ask the next player whether the dare is done; then that player has the turn."""
        text, cards = read_dare(words, play.card.symbol)
        seat = ctx.state.after(play.seat)
        ctx.emit(Dared(seat, play.seat, text, cards))
        then = partial(self.answered, cards)
        return ctx.ask(
            seat,
            (uno.ACCEPT, uno.REFUSE),
            why="dare",
            then=then,
            default=uno.REFUSE,
            acts=True,
            synonyms=DRAWING,
        )

    def answered(self, cards: int, ctx: uno.Ctx, seat: int, choice: uno.Move) -> None:
        """Tell whether the dare was done, let the player draw if it was not, and give them the turn."""
        done = choice == uno.ACCEPT
        ctx.emit(DareMet(seat, done))
        if not done:
            ctx.rules.base.draw(ctx, seat, cards, "dare")
        ctx.emit(uno.TurnGoesTo(seat))


def read_dare(words: str, symbol: str) -> tuple[str, int]:
    """Read `sing a song:2` as text and number of cards; what is left out comes from the card's usual dare."""
    text, colon, count = words.rpartition(":")
    # A colon may also be part of the text: only digits after the last one are a number.
    if not colon or not count.strip().isascii() or not count.strip().isdigit():
        text, count = words, ""
    usual, usual_count = DARES[symbol]
    return text.strip() or usual, int(count[:9]) if count else (2 if text else usual_count)
