"""The game: trumps by the dealer's last card, and a point for each trick above six."""

from msgspec.structs import replace

import uno_engine as uno
from unobot_decks.suits import french
from unobot_decks.tricks import TrickGame, TrumpsTurned

BOOK = 6
"""So many tricks of a team count nothing."""


class Whist(TrickGame):
    """Follow suit, trump what you cannot follow; partners sit opposite, and each trick above six is a point."""

    id = "whist-game"
    deck = french()
    least_seats = most_seats = 4

    def open_round(self, ctx: uno.Ctx) -> None:
        """Show the dealer's last card: its suit is trumps."""
        state = ctx.state
        card = state.hands[state.dealer][-1]
        ctx.emit(TrumpsTurned(state.dealer, card))
        self.set_trumps(ctx, card.color)

    def winners(self, state: uno.GameState) -> tuple[int, ...]:
        """Return the team with more tricks."""
        one, two = state.playing()[::2], state.playing()[1::2]
        return tuple(one if self.tricks_of(state, one) > self.tricks_of(state, two) else two)

    def tricks_of(self, state: uno.GameState, team: list[int]) -> int:
        """Return how many tricks both partners have."""
        return sum(self.taken(state, seat) for seat in team)

    def counted(self, state: uno.GameState, winners: tuple[int, ...], why: str) -> uno.RoundOver:
        """Give both partners a point for each trick above six."""
        points = max(0, self.tricks_of(state, list(winners)) - BOOK) if why == "out" else 0
        prizes = tuple(points if seat in winners else 0 for seat in range(len(state.seats)))
        return replace(super().counted(state, winners, why), prizes=prizes)


WHIST = uno.Preset(
    "whist",
    base=Whist.id,
    about="Whist: two teams, trumps by the last card, to five points.",
    options={"target": "5"},
    match=("teams",),
)
