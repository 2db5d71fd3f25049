"""How long a move of a `hard` player takes in each preset: two players, in processor time."""

from collections.abc import Iterator
from statistics import fmean, quantiles
from time import process_time

from tests.plugins.built_in import all_rules
from uno_engine import Determinizer, Move, RuleSet, seed_from
from unobot.kit.rounds import play_round
from unobot_players.searcher import Searcher

GOAL = 100
"""Milliseconds that 95 of 100 moves may take, in every preset."""
ROUNDS = 3
_NUMBER = 1000
"""A round's first player has a seed of its own, apart from the second's and from the deal's."""


class _Timed(Searcher):
    """A `hard` player that notes how long each of its searches took."""

    spans: list[float]

    def search(self, determinizer: Determinizer) -> Move | None:
        began = process_time()
        move = super().search(determinizer)
        self.spans.append(process_time() - began)
        return move


def searches(rules: RuleSet) -> list[float]:
    """Seconds of every search in some rounds; the rounds are the same each time."""
    spans: list[float] = []
    for number in range(ROUNDS):
        seats = [_Timed(seed_from(_NUMBER * (number + 1) + seat)) for seat in range(2)]
        for seat in seats:
            seat.spans = spans
        play_round(rules, seats, seed_from(number))
    return spans


def rows() -> Iterator[str]:
    """The lines of the report."""
    rules = all_rules()
    for preset in rules.presets:
        spans = [1e3 * span for span in searches(rules.compose(preset))]
        slow = quantiles(spans, n=20)[-1]
        yield f"{f'a move of `hard`, {preset}':44} {fmean(spans):9.1f} ms, 95 of 100 below {slow:6.1f} (goal {GOAL}), longest {max(spans):6.1f}"


if __name__ == "__main__":
    for row in rows():
        print(row, flush=True)  # noqa: T201 - one row of the report
