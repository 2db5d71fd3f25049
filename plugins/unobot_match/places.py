"""Match rule `places`: the round goes on until one player is left (M7)."""

import msgspec

from uno_engine import (
    Ctx,
    GameState,
    Left,
    MatchOver,
    MatchRule,
    PutOut,
    Remembered,
    Returned,
    RoundEnding,
    RoundOver,
    RuleSet,
    TurnGoesTo,
    after,
    in_round,
    instead,
)


class Taken(msgspec.Struct, frozen=True):
    """The places taken: `first` from the top, `last` from the bottom, the worst at its end.

    `counting` went out with the card that is being played, and scores when it has acted; `prizes` are what was scored.
    """

    first: tuple[int, ...] = ()
    last: tuple[int, ...] = ()
    counting: int = -1
    prizes: tuple[tuple[int, int], ...] = ()


class Places(MatchRule):
    """The round goes on until one player is left; those who went out are skipped, and take the places in order (M7).

    Leavers, and who was shown mercy, take the last free places. Alone it is one round; with `winner` each player out
    scores the hands then left.
    """

    id = "places"
    leads = False
    memory = Taken
    conflicts = {"teams": "teams-and-places"}  # noqa: RUF012  # a ClassVar in Rule

    def check(self, rules: RuleSet) -> None:
        """Find out whether another rule of the table says when the match is over."""
        self.alone = not any(isinstance(rule, MatchRule) and rule.leads for rule in rules.rules)

    # --- during the round --------------------------------------------------------------------------------------------

    @instead(RoundEnding)
    def play_on(self, ctx: Ctx, ending: RoundEnding) -> RoundEnding | None:
        """Who went out takes the next place; the round ends only when one player is left."""
        state, seat = ctx.state, ending.winners[0]
        taken = state.memory(self.id, Taken)
        self.remember(ctx, msgspec.structs.replace(taken, first=(*taken.first, seat), counting=seat))
        # The place is stored before PutOut: `put_out` below would give a player without one the last place.
        ctx.emit(PutOut(seat))
        if len(state.playing()) > 1:
            return None
        return RoundEnding(state.memory(self.id, Taken).first[:1])

    @after(PutOut)
    def put_out(self, ctx: Ctx, out: PutOut) -> None:
        """Give the last free place to a player whom `mercy` has put out (H10)."""
        taken = ctx.state.memory(self.id, Taken)
        if out.seat not in taken.first:
            self.remember(ctx, msgspec.structs.replace(taken, last=(out.seat, *taken.last)))

    @after(Left)
    def left(self, ctx: Ctx, left: Left) -> None:
        """Give the last free place to a player who leaves, unless they have a place already (M7)."""
        taken = ctx.state.memory(self.id, Taken)
        if in_round(ctx.state) and left.seat not in (*taken.first, *taken.last):
            self.remember(ctx, msgspec.structs.replace(taken, last=(left.seat, *taken.last)))

    @after(Returned)
    def returned(self, ctx: Ctx, returned: Returned) -> None:
        """Take the place of a leaver back when they return to their hand in the same round (M9)."""
        taken = ctx.state.memory(self.id, Taken)
        if returned.seat in ctx.state.playing() and in_round(ctx.state):
            last = tuple(seat for seat in taken.last if seat != returned.seat)
            self.remember(ctx, msgspec.structs.replace(taken, last=last))

    @after(TurnGoesTo)
    def action_over(self, ctx: Ctx, _turn: TurnGoesTo) -> None:
        """Score the hands left, for the last card of who went out has acted now: the cards drawn by it count (M7)."""
        self.count(ctx)

    def count(self, ctx: Ctx) -> None:
        """Score for the player who went out last, unless that has been done."""
        state = ctx.state
        taken = state.memory(self.id, Taken)
        if taken.counting >= 0:
            prize = sum(state.points(seat) for seat in state.playing())
            prizes = (*taken.prizes, (taken.counting, prize))
            self.remember(ctx, msgspec.structs.replace(taken, counting=-1, prizes=prizes))

    def remember(self, ctx: Ctx, taken: Taken) -> None:
        """Store the places in the state."""
        ctx.emit(Remembered(self.id, taken))

    # --- at its end --------------------------------------------------------------------------------------------------

    @instead(RoundOver)
    def ranked(self, ctx: Ctx, over: RoundOver) -> RoundOver:
        """Give everyone a place; who is still in when the time is up is ranked by cards, then points (M8)."""
        self.count(ctx)
        state = ctx.state
        taken = state.memory(self.id, Taken)
        places, prizes = ranks(state, taken), dict(taken.prizes)
        return msgspec.structs.replace(
            over,
            winners=tuple(seat for seat, place in enumerate(places) if place == 1),
            places=tuple(places),
            # without any, nobody is out yet, and the winner scores as ever (M8)
            prizes=tuple(prizes.get(seat, 0) for seat in range(len(places))) if prizes else (),
        )

    @after(RoundOver)
    def end(self, ctx: Ctx, over: RoundOver) -> None:
        """End the match after this round if no other rule says when it is over (M7)."""
        if self.alone:
            ctx.emit(MatchOver(over.winners))

    def leaders(self, state: GameState) -> tuple[int, ...]:
        """Return who wins if the match is stopped: who was out first, if the seat is still held (M4)."""
        return tuple(seat for seat in state.memory(self.id, Taken).first[:1] if seat in state.held())


def ranks(state: GameState, taken: Taken) -> list[int]:
    """Return each seat's place: first those taken from the top, then who is still in, then the leavers; 0 without one."""
    places = [0] * len(state.seats)
    for place, seat in enumerate(taken.first, 1):
        places[seat] = place
    still_in = state.playing()
    for seat in still_in:
        better = sum(held(state, other) < held(state, seat) for other in still_in)
        places[seat] = len(taken.first) + 1 + better
    for place, seat in enumerate(taken.last, len(taken.first) + len(still_in) + 1):
        places[seat] = place
    return places


def held(state: GameState, seat: int) -> tuple[int, int]:
    """Return how many cards and how many points a player holds: fewer is better, cards first."""
    return len(state.hands[seat]), state.points(seat)
