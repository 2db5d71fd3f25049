"""Very many random rounds at any tables: `make soak`, for the night.

`python -m tests.soak [ROUNDS] [FIRST]` plays until so many rounds (50,000) are over, with the tables of the seeds from
FIRST (0) on. A round that goes wrong is reported with its seed and table; the exit status is then 1.
"""

import sys
import traceback
from random import Random
from typing import Final

from tests.plugins.built_in import all_rules
from tests.plugins.combinations.lines import any_line, pairs
from tests.plugins.combinations.rounds import play_rounds
from uno_engine import BadTable

ROUNDS: Final = 50_000


def line_of(seed: int) -> str:
    """Every pair of house rules first, then anything."""
    both = pairs(all_rules())
    return both[seed] if seed < len(both) else any_line(all_rules(), Random(seed))


def soak(rounds: int, first: int) -> int:
    """Play; the number of tables that went wrong."""
    seed, played, wrong = first, 0, 0
    while played < rounds:
        line = line_of(seed)
        try:
            played += play_rounds(all_rules().compose(line), seed)
        except BadTable:
            pass
        except Exception:  # noqa: BLE001  # all that goes wrong is reported
            wrong += 1
            sys.stdout.write(f"\nseed {seed}: {line}\n{traceback.format_exc(limit=-8)}\n")
        seed += 1
        sys.stdout.write(f"\r{played} rounds at {seed - first} tables, {wrong} wrong ")
        sys.stdout.flush()
    sys.stdout.write("\n")
    return wrong


def main(words: list[str]) -> int:
    """The exit status."""
    numbers = [int(word) for word in words]
    rounds = numbers[0] if numbers else ROUNDS
    return min(1, soak(rounds, numbers[1] if len(numbers) > 1 else 0))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
