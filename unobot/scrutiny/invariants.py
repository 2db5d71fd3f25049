"""What must hold after every input, whatever the rules of the table."""

from collections import Counter

from uno_engine import Game, RuleSet, Stage


class InvariantBroken(Exception):
    """An invariant does not hold; the text says which, and never names a card."""


class Invariants:
    """Looks at a game after each input: cards are conserved (B33), somebody can act."""

    def __init__(self, rules: RuleSet, seats: int) -> None:
        self._deck = Counter(rules.deck_for(seats).printed)

    def check(self, game: Game) -> None:
        """Raise Broken if something does not hold."""
        state = game.state
        if state.round and state.cards() != self._deck:
            there = sum(state.cards().values())
            raise InvariantBroken(
                f"cards are lost, doubled or strange: {there} of {sum(self._deck.values())} are there"
            )
        if state.phase == "over":
            return
        if game.question is None or not game.question.waiting():
            raise InvariantBroken("nobody is asked anything, and the match is not over")
        for seat in game.question.waiting():
            if not game.options(seat):
                raise InvariantBroken(f"seat {seat + 1} is asked ({game.question.why}) and can do nothing")
        if state.stage is Stage.PLAYING and len(state.playing()) < 2:
            raise InvariantBroken("the round goes on with fewer than two players")
