"""What every computer player promises to the table."""

from collections.abc import Sequence
from typing import ClassVar

from uno_engine import Catalogue, EngineError, Game, Input, Move, RuleFailed, RuleSet, View, seed_from, view
from unobot.parts import ComputerPlayer
from unobot.scrutiny import Scrutiny
from unobot.simulation import play_round
from unobot.testing.contracts.walking import Walk, composed


class PlayerContract:
    """Derive from it a class `TestMyPlayer` with a method `player`; each test is one promise.

    `unobot = true` in pytest's settings gives the fixture `rules`: all rules and presets that are installed. A player that
    searches (`unobot.parts.SearchingPlayer`) does so in these games, too: let it think shortly there.
    """

    tables: Sequence[str] = ("classic",)
    """What would follow `!uno`."""
    seats: ClassVar[int] = 3
    rounds: ClassVar[int] = 2
    """How many rounds are played at each table."""
    inputs: ClassVar[int] = 60
    """Of how many positions of a game it is asked."""

    def player(self, seed: bytes) -> ComputerPlayer:
        """A new player whose chance comes from this seed."""
        raise NotImplementedError

    def test_the_same_seed_gives_the_same_answers(self, rules: Catalogue) -> None:
        """And two players share nothing: whoever plays a game again must see it again."""
        for line in self.tables:
            games = [self._played(composed(rules, line), 1), self._played(composed(rules, line), 1)]
            assert games[0] == games[1], f"{line}: the same seeds have played two different rounds"

    def test_it_plays_rounds_to_their_end(self, rules: Catalogue) -> None:
        """Without an error of its own, against its like."""
        for line in self.tables:
            for seed in range(1, self.rounds + 1):
                self._played(composed(rules, line), seed)

    def test_whenever_it_is_waited_for_it_has_a_move_that_is_possible(self, rules: Catalogue) -> None:
        """Else the default is taken for it: it draws, or gives up what it could do."""
        for line in self.tables:
            for game in Walk(composed(rules, line), self.seats, 5).steps(self.inputs):
                for seat in game.question.waiting() if game.question is not None else ():
                    move = self._asked(game, seat)
                    assert move is not None, f"{line}: it has no answer to {game.options(seat)}"
                    _is_possible(game, seat, move)

    def test_while_others_are_waited_for_it_does_what_is_possible_or_nothing(self, rules: Catalogue) -> None:
        """It may call, catch or jump in."""
        for line in self.tables:
            for game in Walk(composed(rules, line), self.seats, 6).steps(self.inputs):
                waiting = game.question.waiting() if game.question is not None else ()
                for seat in (seat for seat in range(self.seats) if seat not in waiting):
                    move = self._asked(game, seat)
                    if move is not None:
                        _is_possible(game, seat, move)

    def _asked(self, game: Game, seat: int) -> Move | None:
        shown: View = view(game, seat)
        return self.player(seed_from(seat)).answer(shown)

    def _played(self, rules: RuleSet, seed: int) -> list[Input]:
        """What was done in a round."""
        players = [self.player(seed_from(seed + seat)) for seat in range(self.seats)]
        inputs: list[Input] = []
        play_round(rules, players, seed_from(seed), Scrutiny(rules, self.seats), None, inputs)
        return inputs


def _is_possible(game: Game, seat: int, move: Move) -> None:
    """On a copy: the game goes on as it was."""
    try:
        game.copy().play(seat, move)
    except RuleFailed:
        raise
    except EngineError as refused:
        raise AssertionError(f"{move} is not possible: {refused.code}") from None
