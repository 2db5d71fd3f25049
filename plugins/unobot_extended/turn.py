"""The phases of a turn after the judgement: draw one card, play one card, or both; and the end of it (X6)."""

from msgspec.structs import replace

from uno_engine import (
    DRAW,
    GIVE_UP,
    PASS,
    Ctx,
    Flow,
    GameState,
    Move,
    Passed,
    Question,
    Rule,
    RuleSet,
    Seat,
    Then,
    TurnGoesTo,
    Verb,
    fewest,
)
from unobot_extended.calls import ExtendedCalls
from unobot_extended.card import Laying
from unobot_extended.course import TURN, Turn, course, remember, remember_turn, turn
from unobot_extended.going_out import GoingOut
from unobot_extended.limits import Limits
from unobot_extended.playing import ExtendedPlaying


class DrawAndPlay(Rule):
    """Draw and play may both be done, in that order, or either one; not neither (X6)."""

    id = TURN
    role = "part"
    memory = Turn
    verbs = (Verb("draw"), Verb("pass"))

    def check(self, rules: RuleSet) -> None:
        """Find the rules that it needs, and make the questions once, for they are the same in every turn."""
        self.playing = rules.rule(ExtendedPlaying)
        self.limits = rules.rule(Limits)
        self.going_out = rules.rule(GoingOut)
        self.calls = rules.rule(ExtendedCalls)
        self.base = rules.base
        self.in_turn = Question(
            (), self.moves, "turn", self._chosen, GIVE_UP, acts=True, turn=True, accepts=self.allows
        )
        self.after_drawing = self._question_after_drawing(self._with_drawn)
        self.after_nothing = self._question_after_drawing(self._with_nothing)

    def _question_after_drawing(self, then: Then) -> Question:
        choices, accepts = self._moves_drawn, self._allows_drawn
        return Question((), choices, "drawn", then, PASS, turn=True, accepts=accepts)

    # --- what may be done --------------------------------------------------------------------------------------------

    def moves(self, state: GameState, seat: int) -> list[Move]:
        """List the cards that can be played, and drawing; also passing, if neither playing nor drawing is possible (X6)."""
        moves = self.playing.moves(state, seat)
        stuck = not moves and not self.gains(state, seat)
        moves.append(DRAW)
        if stuck:
            moves.append(PASS)
        return moves

    def allows(self, state: GameState, seat: int, move: Move) -> bool:
        """Whether the move is one of these."""
        if move.verb == "play":
            return self.playing.allows(state, seat, move)
        if move == PASS:
            return not self.gains(state, seat) and not self.playing.moves(state, seat)
        return move == DRAW

    def gains(self, state: GameState, seat: int) -> bool:
        """Whether drawing would bring that player a card: there is one, and no limit holds it back (X3)."""
        return bool(state.draw or len(state.discard) > 1) and self.limits.room(state, seat) > 0

    def _moves_drawn(self, state: GameState, seat: int) -> list[Move]:
        return [*self.playing.moves(state, seat), PASS]

    def _allows_drawn(self, state: GameState, seat: int, move: Move) -> bool:
        return move == PASS or (move.verb == "play" and self.playing.allows(state, seat, move))

    # --- doing it ----------------------------------------------------------------------------------------------------

    def begin(self, ctx: Ctx, seat: int) -> Flow:
        """Ask the player to play or draw, when the judgement is over."""
        return ctx.ask_as(self.in_turn, seat)

    def _chosen(self, ctx: Ctx, seat: int, move: Move) -> Flow:
        if move.verb == "play":
            return self.playing.play(ctx, seat, move, self._played)
        drawn = self.base.draw(ctx, seat, 1)
        # GIVE_UP is the default of who is absent: it draws, and then passes without being asked (M10).
        if move is not GIVE_UP and self.playing.moves(ctx.state, seat):
            return ctx.ask_as(self.after_drawing if drawn else self.after_nothing, seat)
        ctx.emit(Passed(seat))
        self.end(ctx, seat, moved=bool(drawn))
        return None

    def _with_drawn(self, ctx: Ctx, seat: int, move: Move) -> Flow:
        """Take the answer after a card was drawn: any card of the hand may be played (X6)."""
        return self._play_or_pass(ctx, seat, move, moved=True)

    def _with_nothing(self, ctx: Ctx, seat: int, move: Move) -> Flow:
        """Take the answer after nothing could be drawn; a pass then counts as a turn without a move (B16)."""
        return self._play_or_pass(ctx, seat, move, moved=False)

    def _play_or_pass(self, ctx: Ctx, seat: int, move: Move, *, moved: bool) -> Flow:
        if move.verb == "play":
            return self.playing.play(ctx, seat, move, self._played)
        ctx.emit(Passed(seat))
        self.end(ctx, seat, moved=moved)
        return None

    def _played(self, ctx: Ctx, laying: Laying) -> Flow:
        """End the turn after a card was played; if it was taken back, its player draws and plays anew (X-Regret)."""
        seat = laying.seat
        if laying.taken_back:
            remember_turn(ctx, replace(turn(ctx.state), moved=True))
            if len(ctx.state.playing()) > 1:  # the last opponent may have gone out with a Regret
                return self.begin(ctx, seat)
        self.end(ctx, seat, laying.following, moved=True)
        return None

    # --- its end -----------------------------------------------------------------------------------------------------

    def end(self, ctx: Ctx, seat: int, following: int | None = None, *, moved: bool = False) -> None:
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
        self.calls.end_turn(ctx, seat)
        self.going_out.see_off(ctx)
        self._go_on(ctx, seat, following)
        if not moved and course(state).still >= len(state.playing()) and state.ended is None:
            self.base.end_round(ctx, fewest(state), "stalled")

    def _go_on(self, ctx: Ctx, seat: int, following: int | None) -> None:
        """Pass the turn to the next player, or end the round if one is left alone."""
        state = ctx.state
        playing = state.playing()
        if len(playing) < 2:
            self.base.end_round(ctx, tuple(playing))
            return
        if following is None or state.seats[following] is not Seat.IN:
            following = state.after(seat if following is None else following)
        ctx.emit(TurnGoesTo(following))
