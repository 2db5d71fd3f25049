"""A contest: the same deals, each played once for every way in which the kinds of players can sit round the table."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from uno_engine import RuleFailed, RuleSet, seed_from
from unobot.parts import PlayerFactory
from unobot.scrutiny import InvariantBroken
from unobot.simulation import play_round

Seating = tuple[str, ...]
"""Which kind sits at each seat."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Which kinds play how many deals at a table with so many seats; the first kind is the one that is measured.

    With more seats than kinds the last kind takes the others: `hard,normal` with four is one `hard` against three.
    """

    table: str
    kinds: tuple[str, ...]
    seats: int
    deals: int
    seed: int

    @property
    def seatings(self) -> list[Seating]:
        """Each kind once at each seat, in the same order round the table."""
        row = (*self.kinds, *(self.kinds[-1],) * (self.seats - len(self.kinds)))
        return [(*row[turn:], *row[:turn]) for turn in range(self.seats)]

    @property
    def fair_share(self) -> float:
        """Which part of the rounds the first kind would win if all were equally strong."""
        return self.seatings[0].count(self.kinds[0]) / self.seats


@dataclass(frozen=True, slots=True)
class DealPlayed:
    """How often each kind won a deal, by its number: one for each seating, shared where several won; `failed` rounds count for nobody."""

    number: int
    rounds: int
    wins: Mapping[str, float]
    failed: int = 0


def play_deal(
    contest: Contest, number: int, rules: RuleSet, factories: Mapping[str, PlayerFactory]
) -> DealPlayed:
    """Play one deal with every seating. The same number gives the same result, whatever was played before."""
    wins = dict.fromkeys(contest.kinds, 0.0)
    failed = 0
    seeds = _seeds(contest.seed, number, contest.seats)
    deal, *own = seeds
    for seating in contest.seatings:
        players = [factories[kind](seed) for kind, seed in zip(seating, own, strict=True)]
        try:
            winners = play_round(rules, players, deal).winners
        except (RuleFailed, InvariantBroken):
            failed += 1
            continue
        for seat in winners:
            wins[seating[seat]] += 1 / len(winners)
    return DealPlayed(number, contest.seats - failed, wins, failed)


def _seeds(seed: int, number: int, seats: int) -> Iterator[bytes]:
    """A seed for the cards and one for each seat. One number for all three: they must not overlap."""
    first = (seed * 1_000_000 + number) * 100
    return (seed_from(first + place) for place in range(seats + 1))
