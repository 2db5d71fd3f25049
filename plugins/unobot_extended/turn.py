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
        """The parts that it needs, and the questions, which are the same in every turn."""
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
        """The cards that can be played, and drawing; who can neither play nor gain a card may as well say pass."""
        moves = self.playing.moves(state, seat)
        stuck = not moves and not self.gains(state, seat)
        moves.append(DRAW)
        if stuck:
            moves.append(PASS)
        return moves

    def allows(self, state: GameState, seat: int, move: Move) -> bool:
        """Whether that is one of these moves."""
        if move.verb == "play":
            return self.playing.allows(state, seat, move)
        if move == PASS:
            return not self.gains(state, seat) and not self.playing.moves(state, seat)
        return move == DRAW

    def gains(self, state: GameState, seat: int) -> bool:
        """Whether drawing would bring that player a card."""
        return bool(state.draw or len(state.discard) > 1) and self.limits.room(state, seat) > 0

    def _moves_drawn(self, state: GameState, seat: int) -> list[Move]:
        return [*self.playing.moves(state, seat), PASS]

    def _allows_drawn(self, state: GameState, seat: int, move: Move) -> bool:
        return move == PASS or (move.verb == "play" and self.playing.allows(state, seat, move))

    # --- doing it ----------------------------------------------------------------------------------------------------

    def begin(self, ctx: Ctx, seat: int) -> Flow:
        """The judgement is over, and the turn goes on."""
        return ctx.ask_as(self.in_turn, seat)

    def _chosen(self, ctx: Ctx, seat: int, move: Move) -> Flow:
        if move.verb == "play":
            return self.playing.play(ctx, seat, move, self._played)
        drawn = self.base.draw(ctx, seat, 1)
        if move is not GIVE_UP and self.playing.moves(ctx.state, seat):
            return ctx.ask_as(self.after_drawing if drawn else self.after_nothing, seat)
        ctx.emit(Passed(seat))
        self.end(ctx, seat, moved=bool(drawn))
        return None

    def _with_drawn(self, ctx: Ctx, seat: int, move: Move) -> Flow:
        """After drawing any card of the hand may be played (X6)."""
        return self._play_or_pass(ctx, seat, move, moved=True)

    def _with_nothing(self, ctx: Ctx, seat: int, move: Move) -> Flow:
        """The same where nothing could be drawn."""
        return self._play_or_pass(ctx, seat, move, moved=False)

    def _play_or_pass(self, ctx: Ctx, seat: int, move: Move, *, moved: bool) -> Flow:
        if move.verb == "play":
            return self.playing.play(ctx, seat, move, self._played)
        ctx.emit(Passed(seat))
        self.end(ctx, seat, moved=moved)
        return None

    def _played(self, ctx: Ctx, laying: Laying) -> Flow:
        """The turn is over, unless the card was taken back: then one draws and plays anew."""
        seat = laying.seat
        if laying.taken_back:
            remember_turn(ctx, replace(turn(ctx.state), moved=True))
            if len(ctx.state.playing()) > 1:  # the last opponent may have gone out with a Regret
                return self.begin(ctx, seat)
        self.end(ctx, seat, laying.following, moved=True)
        return None

    # --- its end -----------------------------------------------------------------------------------------------------

    def end(self, ctx: Ctx, seat: int, following: int | None = None, *, moved: bool = False) -> None:
        """See off whoever is out, and pass the turn; the round ends when one is left (X8, X9).

        It also ends when everyone in turn could or would do nothing (B16).
        """
        state = ctx.state
        if TURN in state.own:
            moved = moved or turn(state).moved
            remember_turn(ctx)
        now = course(state)
        if now.still or not moved:
            remember(ctx, replace(now, still=0 if moved else now.still + 1))
        self.calls.end_turn(ctx, seat)
        self.going_out.see_off(ctx)
        self._go_on(ctx, seat, following)
        if not moved and course(state).still >= len(state.playing()) and state.ended is None:
            self.base.end_round(ctx, fewest(state), "stalled")

    def _go_on(self, ctx: Ctx, seat: int, following: int | None) -> None:
        """The turn goes to the next player, unless one is left alone."""
        state = ctx.state
        playing = state.playing()
        if len(playing) < 2:
            self.base.end_round(ctx, tuple(playing))
            return
        if following is None or state.seats[following] is not Seat.IN:
            following = state.after(seat if following is None else following)
        ctx.emit(TurnGoesTo(following))
