"""The game: a hand of some cards, trumps turned up, and points for whoever takes exactly what they bid."""

from msgspec.structs import replace

import uno_engine as uno
from unobot_decks.suits import french
from unobot_decks.tricks import TrickGame
from unobot_oh_hell.bidding import Bidding, BidsJudged

EXACT = 10
"""So many points a bid is worth that is met; and one for each trick."""


class OhHell(TrickGame):
    """Say how many tricks you will take, and take exactly so many."""

    id = "oh-hell-game"
    deck = french()
    least_seats = 3
    most_seats = 6
    left_over = 1
    includes = (Bidding.id,)

    def check(self, rules: uno.RuleSet) -> None:
        """Look up the bids."""
        self.bidding = rules.rule(Bidding)
        super().check(rules)

    def dealt_to(self, seats: int) -> int:
        """Return the option `cards`: not all cards are dealt."""
        return self.cards

    def open_round(self, ctx: uno.Ctx) -> uno.Flow:
        """Turn up trumps, and have everybody bid."""
        card = ctx.state.draw[-1]
        ctx.emit(uno.Flipped(card))
        self.set_trumps(ctx, card.color)
        return self.bidding.begin(ctx)

    def worth(self, state: uno.GameState, seat: int) -> int:
        """Return how many points the round is worth to that seat."""
        tricks = self.taken(state, seat)
        return EXACT + tricks if self.bidding.made(state).get(seat) == tricks else 0

    def winners(self, state: uno.GameState) -> tuple[int, ...]:
        """Return whoever scores the most; nobody, if no bid was met."""
        best = max(self.worth(state, seat) for seat in state.playing())
        return tuple(seat for seat in state.playing() if best and self.worth(state, seat) == best)

    def end_round(self, ctx: uno.Ctx, winners: tuple[int, ...], why: str = "out") -> None:
        """Say first who took what they bid."""
        if why == "out":
            made = self.bidding.made(ctx.state)
            ctx.emit(
                BidsJudged(tuple((seat, bid, self.taken(ctx.state, seat)) for seat, bid in made.items()))
            )
        super().end_round(ctx, winners, why)

    def counted(self, state: uno.GameState, winners: tuple[int, ...], why: str) -> uno.RoundOver:
        """Give points for each bid that is met; none in a round that was not played to its end."""
        prizes = tuple(self.worth(state, seat) if why == "out" else 0 for seat in range(len(state.seats)))
        return replace(super().counted(state, winners, why), prizes=prizes)


OH_HELL = uno.Preset(
    "oh-hell",
    base=OhHell.id,
    about="Bid how many tricks you will take, and take exactly so many.",
    options={"cards": "7", "rounds": "5"},
    match=("rounds",),
    aliases=("blackout",),
)
