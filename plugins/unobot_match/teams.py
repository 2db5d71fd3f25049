"""Match kind `teams`: two against two (M6)."""

from collections.abc import Iterable

import msgspec

import uno_engine as uno
from unobot_match.winner import ToTarget, apart_from, score_winner


class Sides(msgspec.Struct, frozen=True):
    """The seats of the round in order: the first and third are partners, and the second and fourth."""

    seats: tuple[int, ...] = ()


class TeamsFormed(uno.Event, frozen=True):
    """The teams of this round."""

    teams: tuple[tuple[int, ...], tuple[int, ...]]


class Partners(uno.Fact, frozen=True):
    """Tell everyone which seats play together in this round: two teams."""

    teams: tuple[tuple[int, ...], tuple[int, ...]]


class Teams(ToTarget):
    """Two teams of two, partners opposite. The team that goes out first scores the opponents' hands (M6).

    To the target (500), by team; each partner shows the team's points. If one leaves the partner plays on alone; if
    both have, the other team wins the round. The next deal waits for four, and nobody new is let in (M9).
    """

    id = "teams"
    conflicts = {**apart_from("teams"), "places": "teams-and-places", "mercy": "mercy-and-teams"}  # noqa: RUF012  # a ClassVar in Rule
    admits = False
    players = 4
    memory = Sides
    facts_of_memory = True

    def facts(self, state: uno.GameState) -> Iterable[uno.Fact]:
        """Publish the teams."""
        return (Partners(self.teams(state)),)

    def teams(self, state: uno.GameState) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the two teams of this round, each as its seats in order."""
        seats = state.memory(self.id, Sides).seats
        return seats[::2], seats[1::2]

    @uno.after(uno.RoundBegan)
    def form(self, ctx: uno.Ctx, _began: uno.RoundBegan) -> None:
        """Form the teams from who is dealt to, and show them (M6)."""
        ctx.emit(uno.Remembered(self.id, Sides(tuple(ctx.state.playing()))))
        ctx.emit(TeamsFormed(self.teams(ctx.state)))

    @uno.after(uno.Left)
    def after_leaving(self, ctx: uno.Ctx, left: uno.Left) -> None:
        """End the round for the other team if both partners have left (M6)."""
        state = ctx.state
        if state.stage is not uno.Stage.PLAYING:
            return
        one, two = self.teams(state)
        mine, theirs = (one, two) if left.seat in one else (two, one)
        if not any(state.seats[seat] is uno.Seat.IN for seat in mine):
            ctx.take_over(lambda ctx: ctx.rules.base.end_round(ctx, state.answering(theirs), "alone"))

    @uno.instead(uno.RoundOver)
    def by_team(self, ctx: uno.Ctx, over: uno.RoundOver) -> uno.RoundOver:
        """The winner's team wins; if it was counted out, the team with the fewest cards together (M8)."""
        state = ctx.state
        teams = self.teams(state)
        winning = [t for t in teams if over.winners and all(seat in t for seat in over.winners)]
        if over.why in {"time", "stalled"}:
            # Fewest cards together, then fewest points, then it is shared (M8, B16).
            counted = [(sum(len(state.hands[s]) for s in t), sum(over.points[s] for s in t)) for t in teams]
            winning = [t for t, held in zip(teams, counted, strict=True) if held == min(counted)]
        # Who went out comes first: `next-dealer=winner` lets the first of the winners deal.
        winners = sorted((s for t in winning for s in t), key=lambda s: s not in over.winners)
        places = tuple(
            0 if not any(seat in t for t in teams) else 1 if seat in winners else 3
            for seat in range(len(state.seats))
        )
        # a game that is not about going out says itself what a round is worth
        prizes = over.prizes or self.prizes(state, over, winning)
        return msgspec.structs.replace(over, winners=tuple(winners), places=places, prizes=prizes)

    def prizes(
        self, state: uno.GameState, over: uno.RoundOver, winning: list[tuple[int, ...]]
    ) -> tuple[int, ...]:
        """Return what each seat scores: both winning partners the opponents' points, but not those of leavers (M9)."""
        if len(winning) != 1:
            return (0,) * len(state.seats)
        team = winning[0]
        opponents = [seat for t in self.teams(state) if t != team for seat in t]
        prize = sum(over.points[seat] for seat in opponents if state.seats[seat] is uno.Seat.IN)
        return tuple(prize if seat in team else 0 for seat in range(len(state.seats)))

    @uno.after(uno.RoundOver)
    def score(self, ctx: uno.Ctx, over: uno.RoundOver) -> None:
        """Give the points, and end the match if a team has reached the target."""
        score_winner(ctx, over)
        if max(ctx.state.scores) >= self.target:
            ctx.emit(uno.MatchOver(self.leaders(ctx.state)))
