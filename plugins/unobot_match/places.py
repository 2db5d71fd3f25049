"""Match rule `places`: the round goes on until one player is left (M7)."""

import msgspec

import uno_engine as uno


class Taken(msgspec.Struct, frozen=True):
    """The places taken: `first` from the top, `last` from the bottom, the worst at its end.

    `counting` went out with the card that is being played, and scores when it has acted; `prizes` are what was scored.
    """

    first: tuple[int, ...] = ()
    last: tuple[int, ...] = ()
    counting: int = -1
    prizes: tuple[tuple[int, int], ...] = ()


class Places(uno.MatchRule):
    """The round goes on until one player is left; players take the places in the order they go out (M7).

    Leavers, and who was shown mercy, take the last free places. Alone it is one round; with `winner` each player out
    scores the hands then left.
    """

    id = "places"
    leads = False
    memory = Taken
    conflicts = {"teams": "teams-and-places"}  # noqa: RUF012  # a ClassVar in Rule

    def check(self, rules: uno.RuleSet) -> None:
        """Find out whether another rule of the table says when the match is over."""
        self.alone = not any(isinstance(rule, uno.MatchRule) and rule.leads for rule in rules.rules)

    @uno.after(uno.WentOut)
    def went_out(self, ctx: uno.Ctx, out: uno.WentOut) -> None:
        """Give the next place to a player who goes out; one who was brought back and is out again loses the old one."""
        taken = ctx.state.memory(self.id, Taken)
        first = tuple(seat for seat in taken.first if seat != out.seat)
        # Stored before PutOut: `put_out` below would give a player without a place the last one.
        self.remember(ctx, msgspec.structs.replace(taken, first=(*first, out.seat)))

    @uno.instead(uno.RoundEnding)
    def play_on(self, ctx: uno.Ctx, ending: uno.RoundEnding) -> uno.RoundEnding | None:
        """The player who went out is skipped from now on; the round ends only when one player is left."""
        state, seat = ctx.state, ending.winners[0]
        self.remember(ctx, msgspec.structs.replace(state.memory(self.id, Taken), counting=seat))
        ctx.emit(uno.PutOut(seat))
        if len(state.playing()) > 1:
            return None
        return uno.RoundEnding(state.memory(self.id, Taken).first[:1])

    @uno.after(uno.PutOut)
    def put_out(self, ctx: uno.Ctx, out: uno.PutOut) -> None:
        """Give the last free place to a player whom `mercy` has put out (H10)."""
        taken = ctx.state.memory(self.id, Taken)
        if out.seat not in taken.first:
            self.remember(ctx, msgspec.structs.replace(taken, last=(out.seat, *taken.last)))

    @uno.after(uno.Left)
    def left(self, ctx: uno.Ctx, left: uno.Left) -> None:
        """Give the last free place to a player who leaves, unless they have a place already (M7)."""
        taken = ctx.state.memory(self.id, Taken)
        if ctx.state.stage is uno.Stage.PLAYING and left.seat not in (*taken.first, *taken.last):
            self.remember(ctx, msgspec.structs.replace(taken, last=(left.seat, *taken.last)))

    @uno.after(uno.Returned)
    def returned(self, ctx: uno.Ctx, returned: uno.Returned) -> None:
        """Take the place of a leaver back when they return to their hand in the same round (M9)."""
        taken = ctx.state.memory(self.id, Taken)
        if returned.seat in ctx.state.playing() and ctx.state.stage is uno.Stage.PLAYING:
            last = tuple(seat for seat in taken.last if seat != returned.seat)
            self.remember(ctx, msgspec.structs.replace(taken, last=last))

    @uno.after(uno.TurnGoesTo)
    def action_over(self, ctx: uno.Ctx, _turn: uno.TurnGoesTo) -> None:
        """Score the hands left, for the last card of who went out has acted now: the cards drawn by it count (M7)."""
        self.count(ctx)

    def count(self, ctx: uno.Ctx) -> None:
        """Score for the player who went out last, unless that has been done."""
        state = ctx.state
        taken = state.memory(self.id, Taken)
        if taken.counting >= 0:
            prize = sum(state.points(seat) for seat in state.playing())
            prizes = (*taken.prizes, (taken.counting, prize))
            self.remember(ctx, msgspec.structs.replace(taken, counting=-1, prizes=prizes))

    def remember(self, ctx: uno.Ctx, taken: Taken) -> None:
        """Store the places in the state."""
        ctx.emit(uno.Remembered(self.id, taken))

    @uno.instead(uno.RoundOver)
    def ranked(self, ctx: uno.Ctx, over: uno.RoundOver) -> uno.RoundOver:
        """Give everyone a place; who is still in when the time is up is ranked by cards, then points (M8)."""
        self.count(ctx)
        state = ctx.state
        taken = state.memory(self.id, Taken)
        places, prizes = ranks(state, taken), dict(taken.prizes)
        # the last one left who let their last turn time out has the place, and has not won (M10)
        absent = set(state.playing()).difference(over.winners) if over.why == "alone" else set()
        return msgspec.structs.replace(
            over,
            winners=tuple(seat for seat, place in enumerate(places) if place == 1 and seat not in absent),
            places=tuple(places),
            # without any, nobody is out yet, and the winner scores as ever (M8); a game may have prizes of its own (X9)
            prizes=over.prizes
            or (tuple(prizes.get(seat, 0) for seat in range(len(places))) if prizes else ()),
        )

    @uno.after(uno.RoundOver)
    def end(self, ctx: uno.Ctx, over: uno.RoundOver) -> None:
        """End the match after this round if no other rule says when it is over (M7)."""
        if self.alone:
            ctx.emit(uno.MatchOver(over.winners))

    def leaders(self, state: uno.GameState) -> tuple[int, ...]:
        """Return who wins if the match is stopped: who was out first, if the seat is still held (M4)."""
        return tuple(seat for seat in state.memory(self.id, Taken).first[:1] if seat in state.held())


def ranks(state: uno.GameState, taken: Taken) -> list[int]:
    """Return each seat's place: first those taken from the top, then who is still in, then the leavers; 0 without one."""
    places = [0] * len(state.seats)
    still_in = state.playing()
    first = [seat for seat in taken.first if seat not in still_in]  # but for who was brought back (X-Revive)
    for place, seat in enumerate(first, 1):
        places[seat] = place
    for seat in still_in:
        better = sum(weigh_hand(state, other) < weigh_hand(state, seat) for other in still_in)
        places[seat] = len(first) + 1 + better
    for place, seat in enumerate(taken.last, len(first) + len(still_in) + 1):
        places[seat] = place
    return places


def weigh_hand(state: uno.GameState, seat: int) -> tuple[int, int]:
    """Return how many cards and how many points a player holds: fewer is better, cards first."""
    return len(state.hands[seat]), state.points(seat)
