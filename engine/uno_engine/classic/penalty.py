"""Being hit by a draw card: the cards are drawn and the turn is lost, unless some rule offers an answer (B13, B15)."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

import msgspec

from uno_engine.kernel.cards import Card, Color
from uno_engine.kernel.events import Event, TurnGoesTo
from uno_engine.kernel.hooks import acts_last, plays_own
from uno_engine.kernel.moves import ACCEPT, DRAW, Flow, Move
from uno_engine.kernel.rules import Ctx, Fact, Play, Rule, RuleSet
from uno_engine.kernel.state import GameState

__all__ = [
    "Bluff", "DrawCard", "Penalty", "PenaltyDropped", "PenaltyDue", "PenaltyPending", "PenaltyTaken",
    "PenaltyUntil", "Pending", "draw_amounts", "draw_penalty",
]  # fmt: skip

TAKING = {ACCEPT: DRAW}
"""Whoever accepts a penalty draws it."""


class Bluff(msgspec.Struct, frozen=True):
    """The facts by which a Wild Draw Four is judged: its player's hand when it was played, and the card and colour to match."""

    hand: tuple[Card, ...]
    top: Card | None
    color: Color | None


class Pending(msgspec.Struct, frozen=True):
    """A penalty that is on its way: who will draw how many, because of which card, played by whom."""

    seat: int = -1
    amount: int = 0
    card: Card | None = None
    by: int = -1
    bluff: Bluff | None = None
    until: Color | None = None
    """Where it is no number of cards: the first is drawn for until one of this colour comes. `amount` is 1 then."""


class PenaltyDue(Event, frozen=True):
    """A draw card hits a player; `pending.bluff` is kept from everyone."""

    pending: Pending

    def apply(self, state: GameState) -> None:
        """Keep it as the pending penalty, which waits to be taken or answered."""
        state.own[Penalty.id] = self.pending

    def seen_by(self, seat: int | None) -> Event | None:
        """Return it without the hand that a challenge would examine."""
        return PenaltyDue(msgspec.structs.replace(self.pending, bluff=None))


class PenaltyTaken(Event, frozen=True):
    """The cards of a penalty are about to be drawn, and the turn is lost."""

    seat: int
    amount: int

    def apply(self, state: GameState) -> None:
        """Forget the pending penalty."""
        state.own.pop(Penalty.id, None)


class PenaltyDropped(Event, frozen=True):
    """A penalty will not be drawn: it was challenged, or went on to somebody else."""

    seat: int

    def apply(self, state: GameState) -> None:
        """Forget the pending penalty."""
        state.own.pop(Penalty.id, None)

    def seen_by(self, seat: int | None) -> None:
        """Tell nobody: what is done instead has events of its own."""


class DrawCard(Rule):
    """Base of the rules of cards that make the next player draw: `amount` cards, those with that `symbol`.

    The method `played` is their effect: override it if they do more.

    With an amount of 0 it is no number of cards, and the card has no part in chains (H3). `follows_itself`: it continues
    a chain of its own kind even where only a Draw Two continues one of Draw Twos (`stack=d2`).
    """

    role = "part"
    symbol: ClassVar[str]
    amount: ClassVar[int]
    follows_itself: ClassVar[bool] = False
    """Whether under `stack=d2` it answers one of its own kind, as a Draw Two does (H3.2)."""

    @plays_own
    @acts_last
    def played(self, ctx: Ctx, play: Play) -> Flow:
        """Hit the next player, also with the last card of a hand (B28)."""
        return ctx.rule(Penalty).hit(ctx, play, self.amount)


def draw_amounts(rules: RuleSet) -> Mapping[str, int]:
    """Return how many cards each draw card draws, by symbol; without those that draw no number of cards."""
    return {rule.symbol: rule.amount for rule in rules.rules if isinstance(rule, DrawCard) and rule.amount}


def draw_penalty(ctx: Ctx, seat: int, amount: int, until: Color | None, why: str) -> None:
    """Make a player draw so many cards; the first, if there is a colour, until one of it comes."""
    base = ctx.rules.base
    if until is not None and amount:
        drawn = base.draw(ctx, seat, 1, why)
        while drawn and drawn[0].color is not until:
            drawn = base.draw(ctx, seat, 1, why)
        amount -= 1
    if amount:
        base.draw(ctx, seat, amount, why)


class PenaltyPending(Fact, frozen=True):
    """So many cards are to be drawn by `seat`, who may take them or, if they are `challengeable`, doubt the card."""

    penalty: int
    seat: int
    challengeable: bool


class PenaltyUntil(Fact, frozen=True):
    """The pending penalty is no number of cards: one draws until this colour comes."""

    until: Color


class Penalty(Rule):
    """A player who is hit draws the cards and loses the turn (B13, B15); rules may offer answers to `penalty`."""

    id = "penalty"
    role = "part"
    memory = Pending
    facts_of_memory = True

    def hit(self, ctx: Ctx, play: Play, amount: int, bluff: Bluff | None = None) -> Flow:
        """Hit the next player with cards that draw `amount` each, on top of what they carry."""
        total = amount * play.times + play.carried
        return self.land(ctx, Pending(ctx.state.after(play.seat), total, play.card, play.seat, bluff))

    def land(self, ctx: Ctx, pending: Pending) -> Flow:
        """Let a player take the penalty that reaches them, or answer it. Ends the turn."""
        ctx.emit(PenaltyDue(pending))
        if ctx.state.ended is not None:  # a last card: nobody can answer it any more (B28)
            self.take(ctx, pending)
            return None
        return ctx.ask(
            pending.seat, (DRAW,), why="penalty", then=self._taken, default=DRAW, acts=True, about=pending.card,
            synonyms=TAKING,
        )  # fmt: skip

    def _taken(self, ctx: Ctx, seat: int, _move: Move) -> None:
        # looked up again: an answer to the penalty may have changed it
        self.take(ctx, msgspec.structs.replace(ctx.state.memory(self.id, Pending), seat=seat))

    def take(self, ctx: Ctx, pending: Pending, more: int = 0) -> None:
        """Make the player who is hit draw the penalty, and so many cards `more`, and lose the turn."""
        seat, amount = pending.seat, pending.amount + more
        ctx.emit(PenaltyTaken(seat, amount))
        draw_penalty(ctx, seat, amount, pending.until, "penalty")
        ctx.emit(TurnGoesTo(ctx.state.after(seat)))

    def facts(self, state: GameState) -> Iterable[Fact]:
        """Yield the pending total, who must draw it, and whether it may be challenged."""
        pending = state.own.get(self.id)
        if isinstance(pending, Pending):
            yield PenaltyPending(pending.amount, pending.seat, pending.bluff is not None)
            if pending.until is not None:
                yield PenaltyUntil(pending.until)
