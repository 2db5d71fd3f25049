"""A turn: judgement, then draw one card, play one card, or both; its end; and who gains no cards (X3, X6, X13-X17)."""

from collections.abc import Sequence
from functools import partial
from typing import Literal

from msgspec.structs import replace

import uno_engine as uno
from unobot_extended.card import Effect, Laying
from unobot_extended.effects import Effects, first_judged, on_player, take_off
from unobot_extended.playing import ExtendedCalls, ExtendedPlaying, GoingOut, following
from unobot_extended.state import TURN, Turn, course, players_dealt_to, remember, remember_turn, turn


class Judgement(uno.Rule):
    """All effects on a player are answered in one judgement, in the order of their classes (X17)."""

    id = "extended-judgement"
    role = "part"

    def check(self, rules: uno.RuleSet) -> None:
        """Find the rules for playing, going out, and the rest of the turn."""
        self.playing = rules.rule(ExtendedPlaying)
        self.going_out = rules.rule(GoingOut)
        self.turns = rules.rule(DrawAndPlay)

    def due(self, state: uno.GameState) -> bool:
        """Whether a turn begins with a judgement: an effect is to be answered. Who has no card is only judged (X8)."""
        own, seat = state.own, state.turn
        judged = Effects.id in own and first_judged(state, seat) is not None
        return judged or TURN in own or not state.hands[seat]

    def judge(self, ctx: uno.Ctx, seat: int) -> uno.Flow:
        """Ask the player to answer or accept the first effect on them, then the next; then go on with the turn, or end it (X8)."""
        state = ctx.state
        effect = first_judged(state, seat)
        if effect is None or len(state.playing()) < 2:
            now = turn(state)
            if not now.over:
                self.going_out.see_off(ctx)
                if ctx.state.hands[seat] and len(ctx.state.playing()) > 1:
                    return ctx.ask_as(self.turns.in_turn, seat)
            # an effect has ended it, or the hand is empty
            self.turns.end(ctx, seat, now.following)
            return None

        def choices(state: uno.GameState, seat: int) -> Sequence[uno.Move]:
            return [*effect.answers(state, seat), *self.playing.answers(state, seat, effect)]

        def answered(ctx: uno.Ctx, seat: int, move: uno.Move) -> uno.Flow:
            now = turn(ctx.state)
            if move.verb == "play":
                remember_turn(ctx, replace(now, moved=True))
                return self.playing.play(ctx, seat, move, self._played, effect)
            remember_turn(ctx, replace(now, moved=True, over=now.over or effect.ends_turn))
            # Taken off before it happens: what it does (drawing, discarding) must find it gone.
            take_off(ctx, seat, (effect,))
            happening = effect.happen(ctx, seat, move)
            if happening is not None:
                return following(ctx, happening, partial(self.judge, ctx, seat))
            return self.judge(ctx, seat)

        return ctx.ask(
            seat, choices, why=effect.name, then=answered, acts=True,
            # The default is never a card: who is absent accepts (M10).
            default=effect.answers(state, seat)[-1], synonyms=effect.synonyms,
        )  # fmt: skip

    def _played(self, ctx: uno.Ctx, laying: Laying) -> uno.Flow:
        """End the turn after a card was put on an effect; if the card was taken back, the effect still waits."""
        if not laying.taken_back:
            remember_turn(ctx, replace(turn(ctx.state), over=True, following=laying.following))
        return self.judge(ctx, laying.seat)

    def take_waiting(self, ctx: uno.Ctx, seat: int) -> None:
        """Let a player draw what waits and take the packets, unasked (M8)."""
        self.settle(ctx, seat, [effect for effect in on_player(ctx.state, seat) if effect.travels])

    @uno.after(uno.Left)
    def settle_for(self, ctx: uno.Ctx, left: uno.Left) -> None:
        """Let who leaves draw what waits and take the packets (M9); in their own turn the open question's default does it."""
        state, seat = ctx.state, left.seat
        if state.seats[seat] is uno.Seat.LEFT and state.turn != seat:
            self.settle(ctx, seat, on_player(state, seat))

    def settle(self, ctx: uno.Ctx, seat: int, effects: Sequence[Effect]) -> None:
        """Take these effects off, and give the player the cards that they bring."""
        for effect in effects:
            # Drawing may end another effect on the way, a Circlet for example: look again each time.
            if effect in on_player(ctx.state, seat):
                take_off(ctx, seat, (effect,))
                effect.settle(ctx, seat)


class DrawAndPlay(uno.Rule):
    """Draw and play may both be done, in that order, or either one; not neither (X6)."""

    id = TURN
    role = "part"
    memory = Turn
    verbs = (uno.Verb("draw"), uno.Verb("pass"))

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        # made once, for they are the same in every turn
        self.in_turn = uno.Question(
            (), self.moves, "turn", self._chosen, uno.GIVE_UP, acts=True, turn=True, accepts=self.allows
        )
        self.after_drawing = self._question_after_drawing(moved=True)
        self.after_nothing = self._question_after_drawing(moved=False)

    def check(self, rules: uno.RuleSet) -> None:
        """Find the rules that it needs."""
        self.playing = rules.rule(ExtendedPlaying)
        self.limits = rules.rule(Limits)
        self.going_out = rules.rule(GoingOut)
        self.calls = rules.rule(ExtendedCalls)
        self.base = rules.base

    def _question_after_drawing(self, *, moved: bool) -> uno.Question:
        """Return the question whether any card of the hand is played (X6); `moved` says whether there was a card to draw."""

        def choices(state: uno.GameState, seat: int) -> list[uno.Move]:
            return [*self.playing.moves(state, seat), uno.PASS]

        def accepts(state: uno.GameState, seat: int, move: uno.Move) -> bool:
            return move == uno.PASS or (move.verb == "play" and self.playing.allows(state, seat, move))

        def then(ctx: uno.Ctx, seat: int, move: uno.Move) -> uno.Flow:
            if move.verb == "play":
                return self.playing.play(ctx, seat, move, self._played)
            ctx.emit(uno.Passed(seat))
            # Who passes after nothing could be drawn has had a turn without a move (B16).
            self.end(ctx, seat, moved=moved)
            return None

        return uno.Question((), choices, "drawn", then, uno.PASS, turn=True, accepts=accepts)

    def moves(self, state: uno.GameState, seat: int) -> list[uno.Move]:
        """List the cards that can be played, and drawing; also passing, if neither playing nor drawing is possible (X6)."""
        moves = self.playing.moves(state, seat)
        stuck = not moves and not self.gains(state, seat)
        moves.append(uno.DRAW)
        if stuck:
            moves.append(uno.PASS)
        return moves

    def allows(self, state: uno.GameState, seat: int, move: uno.Move) -> bool:
        """Whether the move is one of these."""
        if move.verb == "play":
            return self.playing.allows(state, seat, move)
        if move == uno.PASS:
            return not self.gains(state, seat) and not self.playing.can_play(state, seat)
        return move == uno.DRAW

    def gains(self, state: uno.GameState, seat: int) -> bool:
        """Whether drawing would bring that player a card: there is one, and no limit holds it back (X3)."""
        return bool(state.draw or len(state.discard) > 1) and self.limits.room(state, seat) > 0

    def _chosen(self, ctx: uno.Ctx, seat: int, move: uno.Move) -> uno.Flow:
        if move.verb == "play":
            return self.playing.play(ctx, seat, move, self._played)
        drawn = self.base.draw(ctx, seat, 1)
        # GIVE_UP is the default of who is absent: it draws, and then passes without being asked (M10).
        if move is not uno.GIVE_UP and self.playing.can_play(ctx.state, seat):
            return ctx.ask_as(self.after_drawing if drawn else self.after_nothing, seat)
        ctx.emit(uno.Passed(seat))
        self.end(ctx, seat, moved=bool(drawn))
        return None

    def _played(self, ctx: uno.Ctx, laying: Laying) -> uno.Flow:
        """End the turn after a card was played; if it was taken back, its player draws and plays anew (X-Regret)."""
        seat = laying.seat
        if laying.taken_back:
            remember_turn(ctx, replace(turn(ctx.state), moved=True))
            if len(ctx.state.playing()) > 1:  # the last opponent may have gone out with a Regret
                return ctx.ask_as(self.in_turn, seat)
        self.end(ctx, seat, laying.following, moved=True)
        return None

    def end(self, ctx: uno.Ctx, seat: int, following: int | None = None, *, moved: bool = False) -> None:
        """Let everyone who is out leave, and pass the turn; the round ends when one player is left (X8, X9).

        It also ends when everyone in turn could or would do nothing (B16).
        """
        state = ctx.state
        if TURN in state.own:
            moved = moved or turn(state).moved
            remember_turn(ctx)
        now = course(state)
        if now.still or not moved:
            remember(ctx, replace(now, still=0 if moved else now.still + 1))
        # Calls before going out: a call kept for this turn belongs to a player who may leave the round now.
        if self.calls.id in state.own:
            self.calls.end_turn(ctx, seat)
        if now.emptied:
            self.going_out.see_off(ctx)
        playing = state.playing()
        if len(playing) < 2:
            self.base.end_round(ctx, tuple(playing))
            return
        if following is None or state.seats[following] is not uno.Seat.IN:
            following = state.after(seat if following is None else following)
        ctx.emit(uno.TurnGoesTo(following))
        if not moved and course(state).still >= len(playing) and state.ended is None:
            self.base.end_round(ctx, uno.fewest(state), "stalled")


class HeldBack(uno.Event, frozen=True):
    """A player drew so many cards fewer than they should: an effect on them forbids it, or too large a hand (X3)."""

    seat: int
    count: int
    why: Literal["effect", "limit"]


class Limits(uno.Rule):
    """Holds back cards of the draw pile from who holds more than three times the dealt ones or bears a Circlet (X3)."""

    id = "extended-limits"
    role = "part"

    def check(self, rules: uno.RuleSet) -> None:
        """Find the base rule, which knows how many are dealt, and the effects on players."""
        self.base = rules.base
        self.effects = rules.rule(Effects)
        self.always_room = 3 * self.base.dealt_to(self.base.most_seats)
        """So many cards can be held at this table however many play: nobody deals fewer than to the most players."""

    def room(self, state: uno.GameState, seat: int) -> int:
        """Return how many cards of the draw pile a player can gain now; each is checked as it is drawn (X3)."""
        if self.effects.id in state.own and any(effect.holds_back for effect in on_player(state, seat)):
            return 0
        dealt = self.base.dealt_to(players_dealt_to(state))
        # One more than the limit: X3 stops who holds *more* than three times, each card checked as it is drawn.
        return max(0, 3 * dealt + 1 - len(state.hands[seat]))

    @uno.instead(uno.Drew)
    def hold_back(self, ctx: uno.Ctx, drew: uno.Drew) -> uno.Event | None:
        """Shorten a draw to what the player may gain, and tell how many cards were held back."""
        state, count = ctx.state, len(drew.cards)
        if len(state.hands[drew.seat]) + count <= self.always_room and self.effects.id not in state.own:
            return drew  # quick way out: no limit is lower
        room = self.room(state, drew.seat)
        if room >= count:
            return drew
        held_back = any(effect.holds_back for effect in on_player(state, drew.seat))
        ctx.emit(HeldBack(drew.seat, count - room, "effect" if held_back else "limit"))
        return drew.fewer(room)

    @uno.after(uno.ChangesHands)
    def hands_changed(self, ctx: uno.Ctx, event: uno.Event) -> None:
        """End effects that a small hand ends, and note hands that became empty, in their order (X8)."""
        state = ctx.state
        if self.effects.id in state.own:
            self.effects.end_over(ctx)
        if not all(map(state.hands.__getitem__, state.playing())) or course(state).emptied:
            self.note_empty(ctx)

    def note_empty(self, ctx: uno.Ctx) -> None:
        """Store whose hands are empty, those that were empty before first."""
        state, hands, noted = ctx.state, ctx.state.hands, course(ctx.state).emptied
        empty = [seat for seat in state.playing() if not hands[seat]]
        if set(empty) != set(noted):
            still = [seat for seat in noted if seat in empty]
            new = [seat for seat in state.order_from(state.turn) if seat in empty and seat not in still]
            remember(ctx, replace(course(state), emptied=(*still, *new)))
