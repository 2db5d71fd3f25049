"""The first phase of a turn: a player answers the effects that sit on them (X6, X13-X17)."""

from collections.abc import Sequence

from uno_engine import Ctx, Effect, GameState, Left, Option, Rule, RuleSet, Seat, Skipped, after
from unobot_extended.asking import ACCEPT
from unobot_extended.card import Turn
from unobot_extended.cards.disarm import Disarm
from unobot_extended.effects import on, take_off
from unobot_extended.events import PacketTaken
from unobot_extended.playing import Playing

TAKE = Option("accept", "accept", aliases=("draw",))


class Judgement(Rule):
    """All effects on a player are answered in one judgement: Disarm, draw, transfer, Stun; then Weakness ends (X17)."""

    id = "extended-judgement"
    role = "part"

    def check(self, rules: RuleSet) -> None:
        """The parts that it needs."""
        self.playing = rules.rule(Playing)
        self.disarm = rules.rule(Disarm)
        self.base = rules.base

    async def judge(self, ctx: Ctx, turn: Turn) -> bool:
        """Answer everything; returns whether the turn is over."""
        state, seat = ctx.state, turn.seat
        over = False
        for name in ("disarm", "draw", "transfer", "stun", "weakness"):
            while len(state.playing()) > 1 and (effect := on(state, seat, name)) is not None:
                over |= await self.answer(ctx, turn, effect)
        return over

    async def answer(self, ctx: Ctx, turn: Turn, effect: Effect) -> bool:
        """One effect is answered with a card, or happens; returns whether the turn is over."""
        if effect.name in {"stun", "weakness"} and not self.playing.answers(ctx.state, turn, effect):
            return await self.happen(ctx, turn, effect)
        while True:
            choice = await self.ask(ctx, turn, effect)
            if choice.card is None:
                return await self.happen(ctx, turn, effect, choice)
            stands, turn.following = await self.playing.play(ctx, turn, choice, effect)
            if stands or len(ctx.state.playing()) < 2:  # the last opponent may have gone out with a Regret
                return True
            if effect not in ctx.state.effects[turn.seat]:
                return False

    async def ask(self, ctx: Ctx, turn: Turn, effect: Effect) -> Option:
        """Accept it, or put a card on it (X13)."""
        plain = self.plain(ctx.state, turn.seat, effect)

        def options(state: GameState, seat: int) -> list[Option]:
            del seat
            return [*plain, *self.playing.answers(state, turn, effect)]

        return await ctx.ask(turn.seat, options, why=effect.name, default=plain[-1], acts=True)

    def plain(self, state: GameState, seat: int, effect: Effect) -> Sequence[Option]:
        """The answers without a card; the last one is the default (M10)."""
        if effect.name == "disarm":
            return self.disarm.answers_to(state, seat)
        return (TAKE,) if effect.name == "draw" else (ACCEPT,)

    async def happen(self, ctx: Ctx, turn: Turn, effect: Effect, choice: Option = ACCEPT) -> bool:
        """The effect is accepted, and ends; returns whether that ends the turn."""
        seat = turn.seat
        await take_off(ctx, seat, (effect,))
        if effect.name == "disarm":
            await self.disarm.suffer(ctx, seat, choice)
        elif effect.name == "stun":
            await ctx.emit(Skipped(seat))
        else:
            await self.take_cards(ctx, seat, effect)
        if effect.name == "transfer":
            turn.no_transfer = True
        return effect.name not in {"transfer", "weakness"}

    async def take_cards(self, ctx: Ctx, seat: int, effect: Effect) -> None:
        """What waits is drawn (X13), or the packet taken (X14); other effects bring no cards."""
        if effect.name == "draw":
            await self.base.draw(ctx, seat, effect.amount, "penalty")
        elif effect.name == "transfer":
            await ctx.emit(PacketTaken(seat, effect.cards, len(effect.cards)))

    async def take_waiting(self, ctx: Ctx, seat: int) -> None:
        """What waits on a player is drawn, and packets are taken, without being asked about (M8)."""
        for effect in ctx.state.effects[seat]:
            if effect.name in {"draw", "transfer"}:
                await take_off(ctx, seat, (effect,))
                await self.take_cards(ctx, seat, effect)

    @after(Left)
    async def settle_for(self, ctx: Ctx, left: Left) -> None:
        """Who leaves draws what waits and takes the packets (M9); in their own turn the turn itself sees to it."""
        state, seat = ctx.state, left.seat
        if state.seats[seat] is not Seat.LEFT or state.turn == seat:
            return
        for effect in state.effects[seat]:
            await take_off(ctx, seat, (effect,))
            await self.take_cards(ctx, seat, effect)
