"""Rounds of players who do anything, at any table, looked at from all sides after every input."""

from random import Random

from tests.engine.random_play import Table
from tests.plugins.other_games import OtherTable
from uno_engine import Card, Move, RuleFailed, RuleSet

BADLY = 100
"""So many inputs are anything at all; then they play what they can, so that the round must end."""
BOUND = 5000
"""So many inputs more, and it has ended."""


class RoundTable(Table):
    """A table that plays rounds to their end."""

    def __init__(self, rules: RuleSet, seed: int, players: int) -> None:
        self.dealt: dict[Card, int] = {}
        super().__init__(rules, seed, max(rules.base.least_seats, min(players, rules.base.room)))

    def play_round(self) -> bool:
        """Deal, and play until the round is over; False if nobody can deal any more."""
        state = self.game.state
        if self.game.question is None or len(state.sitting()) < self.game.rules.base.least_seats:
            return False
        self.dealt = dict(self.game.rules.deck_for(len(state.sitting())).printed)
        self.deal()
        for _ in range(BADLY):
            if self.is_over():
                return True
            self.play(1)
        for _ in range(BOUND):
            if self.is_over():
                return True
            self.sensibly()
        raise AssertionError("the round does not end")

    def is_over(self) -> bool:
        """Whether nobody plays any more."""
        return self.game.state.phase in {"waiting", "over"}

    def sensibly(self) -> None:
        """Whoever is asked plays a card if they can, a number rather than one that makes others draw."""
        game = self.game
        assert game.question is not None
        before = game.state.copy()
        seat = game.question.waiting()[0]
        plays = [move for move in game.options(seat) if move.verb == "play"]
        numbers = [move for move in plays if move.card is not None and move.card.number is not None]
        game.play(seat, self.chance.choice(numbers or plays or list(game.question.options(game.state, seat))))
        self.check(before, game.take_events())

    def do(self, kind: str) -> None:
        """Do that; a rule may refuse, but not fail."""
        try:
            super().do(kind)
        except RuleFailed as failed:
            raise AssertionError(f"the rule {failed.rule} failed") from failed.__cause__
        assert not self.game.failures

    def nonsense(self) -> Move:
        """A move that is nonsense to most rules, but not to all."""
        question, state, chance = self.game.question, self.game.state, self.chance
        if question is not None and question.why.startswith("charade"):
            return Move(chance.choice(["pick", "guess"]), ("banana",))
        hand = chance.choice(state.hands) if state.hands else []
        if len(hand) > 1 and chance.random() < 0.3:
            cards = chance.sample(hand, chance.randrange(2, min(len(hand), 4) + 1))
            return Move("play", tuple(cards))
        return super().nonsense()

    def assert_no_card_is_lost(self) -> None:
        """All cards that were dealt from are somewhere (B33)."""
        assert self.game.state.cards() == self.dealt


class OtherRoundTable(OtherTable, RoundTable):
    """The same at a table of DOS or Extended, where other things are told to everyone."""


def play_rounds(rules: RuleSet, seed: int, rounds: int = 2) -> int:
    """So many rounds at that table, if its match lasts so long; how many were played."""
    kind = RoundTable if rules.base.id == "classic-game" else OtherRoundTable
    table = kind(rules, seed, Random(seed).randrange(2, 11))
    return sum(1 for _ in range(rounds) if table.play_round())
