"""The other cards of classic games: numbers, Skip, Reverse, Draw Two, Skip Everyone, Discard All; and hands that change hands."""

from collections.abc import Mapping, Sequence

import msgspec

from uno_engine.classic.penalty import DrawCard
from uno_engine.classic.turn import SweepCard
from uno_engine.kernel.cards import Card, Deck, Kind, each_color
from uno_engine.kernel.events import Event, HandsMoved, Remembered, Reversed, Skipped, TurnGoesTo
from uno_engine.kernel.hooks import plays
from uno_engine.kernel.moves import ACCEPT, DRAW, PASS, Flow, Move
from uno_engine.kernel.rules import Ctx, Play, Rule, RuleSet
from uno_engine.kernel.state import Seat

__all__ = [
    "NUMBERS", "DiscardAll", "DrawTwo", "EveryoneSkipped", "Reverse", "Skip", "SkipEveryone", "Skips",
    "replace_hands", "skip_everyone", "swap_hands",
]  # fmt: skip

NUMBERS = tuple(Kind(str(n), str(n), points=n, number=n) for n in range(10))
SKIP = Kind("s", "Skip", 20, spellings=("skip",))
REVERSE = Kind("r", "Reverse", 20, spellings=("rev", "reverse"))
DRAW_TWO = Kind("+2", "Draw Two", 20, spellings=("d2", "d", "dt", "draw two", "drawtwo"))
WILD = Kind("w", "Wild", 50, spellings=("wild",))
WILD_DRAW_FOUR = Kind(
    "wd4", "Wild Draw Four", 50, spellings=("w4", "wd", "+4", "w+4", "wild draw four", "wilddrawfour")
)


_COLORED = (*NUMBERS, SKIP, REVERSE, DRAW_TWO)
DECK = Deck(
    "108",
    {card: 1 if kind.number == 0 else 2 for kind in _COLORED for card in each_color(kind)}
    | {Card.of(None, kind): 4 for kind in (WILD, WILD_DRAW_FOUR)},
)

LOSING_TURN = {ACCEPT: PASS, DRAW: PASS}
"""All of them decline to answer a Skip (H4.1)."""


class Skips(msgspec.Struct, frozen=True):
    """The player who skips several others in a row, and how many are left: the one who is asked now, and those after them."""

    by: int = -1
    left: int = 1


class Skip(Rule):
    """Skip: the next player loses the turn (B11)."""

    id = "skip"
    role = "part"
    memory = Skips
    symbol = "s"

    @plays(symbol)
    def skip(self, ctx: Ctx, play: Play) -> Flow:
        """Let the next player lose the turn, or as many players as there are Skips."""
        return self.lose_turn(ctx, play.seat, ctx.state.after(play.seat), play.carried or play.times)

    def lose_turn(self, ctx: Ctx, by: int, seat: int, times: int = 1) -> Flow:
        """Let that player, and `times` in all, lose the turn because of what `by` played.

        Each is asked only if some rule offers a way out (B34), which passes on what is left of it. Nobody is asked to
        answer their own skips when these come round to themselves (H2.5).
        """
        # kept in the state while somebody is asked: the answer comes with another input
        if times > 1 or self.id in ctx.state.own:
            ctx.emit(Remembered(self.id, Skips(by, times) if times > 1 else None))
        if ctx.state.ended is None and seat != by and not ctx.is_forced("skipped"):
            return ctx.ask(
                seat, (PASS,), why="skipped", then=self._loses, default=PASS, acts=True, synonyms=LOSING_TURN
            )
        return self._loses(ctx, seat, PASS)

    def _loses(self, ctx: Ctx, seat: int, _move: Move) -> Flow:
        """Let that player lose the turn, and if more Skips were laid, the next one."""
        skips = ctx.state.memory(self.id, Skips)
        ctx.emit(Skipped(seat))
        following = ctx.state.after(seat)
        if skips.left > 1:
            return self.lose_turn(ctx, skips.by, following, skips.left - 1)
        ctx.emit(TurnGoesTo(following))
        return None


class Reverse(Rule):
    """Reverse: the direction changes; with two players it acts as a Skip (B12)."""

    id = "reverse"
    role = "part"
    symbol = "r"

    @plays(symbol)
    def reverse(self, ctx: Ctx, play: Play) -> Flow:
        """Turn round, once for each card, and the player on the other side is next."""
        skipped = ctx.state.after(play.seat)
        for _ in range(play.times):
            ctx.emit(Reversed(-ctx.state.direction))
        if len(ctx.state.playing()) == 2:
            return ctx.rule(Skip).lose_turn(ctx, play.seat, skipped, play.times)
        ctx.emit(TurnGoesTo(ctx.state.after(play.seat)))
        return None


class EveryoneSkipped(Event, frozen=True):
    """All others lose the turn: that seat takes another (N11)."""

    seat: int


class SkipEveryone(Rule):
    """Skip Everyone: all others lose the turn, its player takes another; several of them give one, too (N11).

    No part of the base game: a deck that has such cards, of a `Kind` with this symbol, includes it.
    """

    id = "skip-everyone"
    role = "part"
    symbol = "se"

    @plays(symbol)
    def played(self, ctx: Ctx, play: Play) -> None:
        """Skip all others."""
        skip_everyone(ctx, play.seat)


def skip_everyone(ctx: Ctx, seat: int) -> None:
    """Let all others lose the turn, and that player take another; if they have just gone out, the next one plays."""
    state = ctx.state
    # with `places` the round goes on after a last card, and its player is out of it (M7)
    if state.seats[seat] is Seat.IN:
        ctx.emit(EveryoneSkipped(seat))
        ctx.emit(TurnGoesTo(seat))
    else:
        ctx.emit(TurnGoesTo(state.after(seat)))


class DrawTwo(DrawCard):
    """Draw Two: the next player draws 2 and loses the turn (B13)."""

    id = "draw-two"
    symbol = "+2"
    amount = 2
    follows_itself = True


class DiscardAll(SweepCard):
    """Discard All: every other card of its colour in the hand goes under it, without effect; it must be all (N10).

    No part of the base game: a deck that has such cards, of a `Kind` with this symbol, includes it.
    """

    id = "discard-all"
    symbol = "da"

    def check(self, rules: RuleSet) -> None:
        """Keep the order of the deck's list."""
        self.places = {card: place for place, card in enumerate(rules.deck.counts)}

    def swept(self, hand: Sequence[Card], cards: Sequence[Card]) -> tuple[Card, ...]:
        """Return the other cards of these cards' colours, in the order of the deck's list."""
        colors = {card.color for card in cards}
        rest = [card for card in hand if card.color in colors]
        for card in cards:
            rest.remove(card)
        return tuple(sorted(rest, key=self.places.__getitem__))

    @plays(symbol)
    def played(self, ctx: Ctx, play: Play) -> None:
        """Pass the turn, and no more: the cards went with it when it was laid."""
        ctx.emit(TurnGoesTo(ctx.state.after(play.seat)))


def replace_hands(ctx: Ctx, hands: Mapping[int, Sequence[Card]], why: str) -> None:
    """Give each of these seats this new hand; `why` is the word by which the texts tell of it (`effect-hands-WHY`)."""
    now = tuple(tuple(hands.get(seat, hand)) for seat, hand in enumerate(ctx.state.hands))
    # Seats that are not in `hands` keep theirs and are not told a new one: only these seats are named.
    ctx.emit(HandsMoved(now, why, tuple(hands)))


def swap_hands(ctx: Ctx, seat: int, other: int) -> None:
    """Swap two hands. Nothing happens if `seat` holds no card any more: it went out, or was put out meanwhile."""
    mine, theirs = ctx.state.hands[seat], ctx.state.hands[other]
    if mine:
        replace_hands(ctx, {seat: theirs, other: mine}, "swap")
