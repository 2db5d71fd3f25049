"""`python -m tests.shape` prints the numbers beside their limits; `--lower` lets the limits fall to them."""

import sys
from collections.abc import Iterator
from statistics import median

from tests.shape.limits import GOALS, LIMITS, lower, measured
from tests.shape.measures import circles, imports, lengths


def _rows(found: dict[str, float]) -> Iterator[str]:
    for name, number in found.items():
        yield f"{name:22} {number:8g}   limit {LIMITS[name]:g}, goal {GOALS[name]:g}"
    yield f"{'lines':22} {sum(lengths()):8}   median {median(lengths()):g} a module"
    for circle in circles(imports()):
        yield f"circle of {len(circle)}: {', '.join(circle)}"


if __name__ == "__main__":
    found = measured()
    if sys.argv[1:] == ["--lower"]:
        lower(found)
    sys.stdout.writelines(f"{row}\n" for row in _rows(found))
