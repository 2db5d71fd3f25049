"""Jump-in: an identical card may be played out of turn (H1)."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

import msgspec

from uno_engine import (
    Card,
    Ctx,
    EngineError,
    Event,
    Flipped,
    GameState,
    Offer,
    Option,
    Played,
    Playing,
    Question,
    Remembered,
    Rule,
    RuleSet,
    Script,
    Seat,
    TooLate,
    after,
    play,
)

Take = Callable[[Ctx, int, Option], Script]
"""What follows from an option that is taken."""


class Window(msgspec.Struct, frozen=True):
    """The card that can be jumped in on, and the number of acts at which it was laid; and the same of the card before."""

    card: Card | None = None
    act: int = -1
    last: Card | None = None
    last_act: int = -1


class JumpedIn(Event, frozen=True):
    """A player is playing a card out of turn, lawfully."""

    seat: int


class JumpIn(Rule):
    """Whoever holds a card identical to the top one, never a black one, may play it out of turn (H1.1).

    It may be played until the next player acts, and acts as if played in turn: play goes on from there (H1.2). On an
    open chain or skip it does what the player who is asked could do with it (H1.3, H1.5). Who comes too late loses
    nothing (H1.4).
    """

    id = "jump-in"
    requires = ("classic-game",)
    memory = Window
    offers_to = frozenset({"turn", "penalty", "skipped"})

    def check(self, rules: RuleSet) -> None:
        """Find the rules whose answers a jump-in may give."""
        self.offering = rules.offering

    @after(Played)
    async def card_played(self, ctx: Ctx, played: Played) -> None:
        """From now on, this card can be jumped in on."""
        await self.open_window(ctx, played.card)

    @after(Flipped)
    async def card_flipped(self, ctx: Ctx, flipped: Flipped) -> None:
        """So can the first card."""
        await self.open_window(ctx, flipped.card)

    async def open_window(self, ctx: Ctx, card: Card) -> None:
        """Remember the card, and the one before."""
        before = ctx.state.memory(self.id, Window)
        now = Window(card, ctx.state.acts, before.card, before.act)
        await ctx.emit(Remembered(self.id, now))

    def offers(self, state: GameState, question: Question, seat: int) -> Iterable[Offer]:
        """The identical card, to everyone who is not asked anyway."""
        card = state.top
        if not question.acts or card is None or card.color is None or seat in question.asked:
            return
        if not self.is_open(state, card) or state.seats[seat] is not Seat.IN or card not in state.hands[seat]:
            return
        if question.why == "turn":
            yield Offer(play(card), partial(self.jump, self.in_turn), closes=True)
            return
        for answer in self.answers(state, question, seat):
            if answer.closes and answer.option.id == play(card).id:
                yield Offer(answer.option, partial(self.jump, answer.take), closes=True)

    def is_open(self, state: GameState, card: Card) -> bool:
        """Whether nobody has acted since that card was laid."""
        window = state.memory(self.id, Window)
        return window.card is card and window.act == state.acts

    def answers(self, state: GameState, question: Question, seat: int) -> Iterable[Offer]:
        """What that player could answer if they were asked instead."""
        asked = Question((seat,), (), question.why, None, acts=True)
        answering = (
            rule for rule in self.offering[question.why] if rule.role == "house" and rule is not self
        )
        return (offer for rule in answering for offer in rule.offers(state, asked, seat))

    async def in_turn(self, ctx: Ctx, seat: int, option: Option) -> None:
        """Play the card."""
        assert option.card is not None
        await ctx.rule(Playing).play(ctx, seat, option.card)

    async def jump(self, then: Take, ctx: Ctx, seat: int, option: Option) -> None:
        """Play goes on from there (H1.2)."""
        await ctx.emit(JumpedIn(seat))
        await then(ctx, seat, option)

    def too_late(self, state: GameState, card: Card) -> bool:
        """Whether that card could be jumped in on until a moment ago: until the turn since then has passed (H1.4)."""
        window = state.memory(self.id, Window)
        return (card is window.card and state.acts == window.act + 1) or (
            card is window.last and state.acts == window.last_act + 1
        )

    def refusal(
        self, state: GameState, question: Question | None, seat: int, words: Sequence[str]
    ) -> EngineError | None:
        """A jump-in that came too late."""
        if question is None or seat in question.waiting() or words[0] != "play" or not words[1:]:
            return None
        late = [card for card in state.hands[seat] if card.code == words[1] and self.too_late(state, card)]
        return TooLate("jump-in-too-late", card=late[0]) if late else None
