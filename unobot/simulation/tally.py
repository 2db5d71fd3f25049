"""Counting rounds."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean, quantiles

from unobot.simulation.round import PlayedRound


@dataclass
class Tally:
    """How the rounds went so far; `kinds` has the kind of player of each seat. Shared wins count for each winner."""

    kinds: Sequence[str]
    lengths: list[int] = field(default_factory=list)
    """How many plays each of them had."""
    turns: int = 0
    by_seat: Counter[int] = field(default_factory=Counter)

    def add(self, played: PlayedRound) -> None:
        """Count a round."""
        self.lengths.append(played.plays)
        self.turns += played.turns
        self.by_seat.update(played.winners)

    def report(self, seconds: float) -> dict[str, object]:
        """All of it, as `--json` prints it; `seconds` is how long it took."""
        games, plays = len(self.lengths), sum(self.lengths)
        return {
            "games": games,
            "plays": plays,
            "turns": self.turns,
            "seconds": round(seconds, 3),
            "games_per_second": round(games / seconds, 1) if seconds else 0.0,
            "plays_per_second": round(plays / seconds, 1) if seconds else 0.0,
            "turns_per_second": round(self.turns / seconds, 1) if seconds else 0.0,
            "length": self._length(),
            "wins": {"by_seat": self._wins_by_seat(), "by_kind": self._wins_by_kind()},
        }

    def _length(self) -> dict[str, float]:
        cuts = (
            quantiles(self.lengths, n=10, method="inclusive") if len(self.lengths) > 1 else self.lengths * 9
        )
        return {
            "least": min(self.lengths),
            "tenth": cuts[0],
            "median": cuts[4],
            "mean": round(fmean(self.lengths), 1),
            "nine_tenths": cuts[8],
            "most": max(self.lengths),
        }

    def _wins_by_seat(self) -> dict[str, int]:
        return {str(seat + 1): self.by_seat[seat] for seat in range(len(self.kinds))}

    def _wins_by_kind(self) -> dict[str, int]:
        wins = dict.fromkeys(self.kinds, 0)
        for seat, kind in enumerate(self.kinds):
            wins[kind] += self.by_seat[seat]
        return wins
