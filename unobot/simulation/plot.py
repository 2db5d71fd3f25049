"""How the rounds went, as a picture: how long they took, and who won."""

from math import ceil
from pathlib import Path

from unobot.charts import Bars, picture
from unobot.simulation.tally import Tally

MOST_BARS = 40


class NoPlot(Exception):
    """The picture cannot be drawn; the text says why and what to do."""


def check_plot(path: Path) -> None:
    """Raise NoPlot if no picture can be written to that file, before the rounds are played for it."""
    if path.suffix.lower() != ".svg":
        raise NoPlot(f"--plot cannot write {path.name}: its name must end in .svg")
    if not path.parent.is_dir():
        raise NoPlot(f"--plot cannot write {path.name}: there is no folder {path.parent}")


def draw_plot(tally: Tally, title: str, path: Path) -> None:
    """Write the picture: the distribution of the lengths of rounds, and the wins by seat. Raises OSError."""
    names = [f"{seat + 1} {kind}" for seat, kind in enumerate(tally.kinds)]
    wins = Bars(names, [tally.by_seat[seat] for seat in range(len(names))], "seat", "wins", width=360)
    path.write_text(picture(title, _lengths(tally), wins), encoding="utf-8")


def _lengths(tally: Tally) -> Bars:
    """How many rounds had so many plays; near lengths share a bar."""
    least, most = min(tally.lengths), max(tally.lengths)
    wide = ceil((most - least + 1) / MOST_BARS)
    counts = [0] * ((most - least) // wide + 1)
    for length in tally.lengths:
        counts[(length - least) // wide] += 1
    starts = range(least, most + 1, wide)
    return Bars([str(start) for start in starts], counts, "plays", "rounds", width=560)
