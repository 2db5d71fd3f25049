"""Judgement, the first phase of a turn: a player answers the effects on them (X6, X13-X17)."""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from uno_engine import Ctx, Flow, GameState, Left, Move, Rule, RuleSet, Seat, after
from unobot_extended.card import Effect, Laying
from unobot_extended.course import remember_turn, turn
from unobot_extended.effects import first_judged, on_player, take_off
from unobot_extended.going_out import GoingOut
from unobot_extended.matching import ExtendedMatching
from unobot_extended.playing import ExtendedPlaying
from unobot_extended.turn import DrawAndPlay


class Judgement(Rule):
    """All effects on a player are answered in one judgement, in the order of their classes (X17)."""

    id = "extended-judgement"
    role = "part"

    def check(self, rules: RuleSet) -> None:
        """Find the rules for cards, going out, and the rest of the turn."""
        self.matching = rules.rule(ExtendedMatching)
        self.playing = rules.rule(ExtendedPlaying)
        self.going_out = rules.rule(GoingOut)
        self.turns = rules.rule(DrawAndPlay)

    def judge(self, ctx: Ctx, seat: int) -> Flow:
        """Ask the player to answer or accept the first effect on them, then the next; then go on with the turn."""
        state = ctx.state
        if self.matching.is_all(state) and state.hands[seat]:
            # As nearly always. Who is out has left the round at the end of the last turn, so nobody is looked for.
            return self.turns.begin(ctx, seat)
        effect = first_judged(state, seat)
        if effect is None or len(state.playing()) < 2:
            return self._judged(ctx, seat)
        return ctx.ask(
            seat, partial(self._choices, effect), why=effect.name, then=partial(self._answered, effect), acts=True,
            # The default is never a card: who is absent accepts (M10).
            default=effect.answers(state, seat)[-1], synonyms=effect.synonyms,
        )  # fmt: skip

    def _choices(self, effect: Effect, state: GameState, seat: int) -> Sequence[Move]:
        return [*effect.answers(state, seat), *self.playing.answers(state, seat, effect)]

    def _answered(self, effect: Effect, ctx: Ctx, seat: int, move: Move) -> Flow:
        now = turn(ctx.state)
        if move.verb == "play":
            remember_turn(ctx, replace(now, moved=True))
            return self.playing.play(ctx, seat, move, self._played, effect)
        remember_turn(ctx, replace(now, moved=True, over=now.over or effect.ends_turn))
        # Taken off before it happens: what it does (drawing, discarding) must find it gone.
        take_off(ctx, seat, (effect,))
        happening = effect.happen(ctx, seat, move)
        if happening is not None:
            return self._when_done(ctx, seat, happening)
        return self.judge(ctx, seat)

    async def _when_done(self, ctx: Ctx, seat: int, happening: Flow) -> Flow:
        await ctx.follow(happening)
        return self.judge(ctx, seat)

    def _played(self, ctx: Ctx, laying: Laying) -> Flow:
        """End the turn after a card was put on an effect; if the card was taken back, the effect still waits."""
        if not laying.taken_back:
            remember_turn(ctx, replace(turn(ctx.state), over=True, following=laying.following))
        return self.judge(ctx, laying.seat)

    def _judged(self, ctx: Ctx, seat: int) -> Flow:
        """Go on with the turn when all effects are answered, or end it: if an effect did, or the hand is empty (X8)."""
        now = turn(ctx.state)
        if not now.over:
            self.going_out.see_off(ctx)
            if ctx.state.hands[seat] and len(ctx.state.playing()) > 1:
                return self.turns.begin(ctx, seat)
        self.turns.end(ctx, seat, now.following)
        return None

    # --- without being asked -----------------------------------------------------------------------------------------

    def take_waiting(self, ctx: Ctx, seat: int) -> None:
        """Let a player draw what waits and take the packets, unasked (M8)."""
        self.settle(ctx, seat, [effect for effect in on_player(ctx.state, seat) if effect.travels])

    @after(Left)
    def settle_for(self, ctx: Ctx, left: Left) -> None:
        """Let who leaves draw what waits and take the packets (M9); in their own turn the open question's default does it."""
        state, seat = ctx.state, left.seat
        if state.seats[seat] is Seat.LEFT and state.turn != seat:
            self.settle(ctx, seat, on_player(state, seat))

    def settle(self, ctx: Ctx, seat: int, effects: Sequence[Effect]) -> None:
        """Take these effects off, and give the player the cards that they bring."""
        for effect in effects:
            # Drawing may end another effect on the way, a Circlet for example: look again each time.
            if effect in on_player(ctx.state, seat):
                take_off(ctx, seat, (effect,))
                effect.settle(ctx, seat)
