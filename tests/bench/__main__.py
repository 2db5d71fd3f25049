"""`python -m tests.bench`: the engine beside RLCard's UNO game, and what tables cost."""

import argparse
from statistics import median

from tests.bench.measuring import side_by_side
from tests.bench.playing import LIKE_RLCARD, PLAIN, engine_line, rlcard_round
from tests.bench.tables import bytes_a_table, saving


def main() -> None:
    """Measure, print, and say no by the exit status if the engine is slower than RLCard."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each of the runs takes")
    seconds = parser.parse_args().seconds
    ratios = [_beside_rlcard(players, seconds) for players in (2, 4)]
    print()
    for what, span in saving().items():
        print(f"{what:44} {span:9.1f} µs")
    print(f"{'memory of a table, of 1,000':44} {bytes_a_table() / 1024:9.1f} KiB")
    raise SystemExit(min(ratios) < 1)


def _beside_rlcard(players: int, seconds: float) -> float:
    kinds = [engine_line(LIKE_RLCARD, players), rlcard_round(players), engine_line(PLAIN, players)]
    ours, theirs, plain = side_by_side(kinds, seconds)
    ratio = median(a / b for a, b in zip(ours, theirs, strict=True))
    print(f"{players} players, plays per second, medians of {len(ours)}")
    print(f"  engine, rules as RLCard's     {median(ours):9,.0f}   {ratio:5.2f} × RLCard")
    print(f"  RLCard 1.2, raw game          {median(theirs):9,.0f}")
    print(f"  engine, classic as it is      {median(plain):9,.0f}")
    return ratio


if __name__ == "__main__":
    main()
