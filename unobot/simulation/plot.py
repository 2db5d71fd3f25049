"""How the rounds went, as a picture: how long they took, and who won."""

from pathlib import Path

from unobot.simulation.tally import Tally

MOST_BARS = 40


class NoPlot(Exception):
    """The picture cannot be drawn; the text says why and what to do."""


def check_plot(path: Path) -> None:
    """Raise NoPlot if no picture can be written to that file, before the rounds are played for it."""
    try:
        from matplotlib.backend_bases import FigureCanvasBase  # noqa: PLC0415 - an optional extra
    except ImportError:
        raise NoPlot("--plot needs matplotlib, which is not installed: pip install 'unobot[plot]'") from None
    kinds = FigureCanvasBase.get_supported_filetypes()
    if path.suffix.removeprefix(".").lower() not in kinds:
        raise NoPlot(
            f"--plot cannot write {path.name}: its name must end in one of {', '.join(sorted(kinds))}"
        )
    if not path.parent.is_dir():
        raise NoPlot(f"--plot cannot write {path.name}: there is no folder {path.parent}")


def draw_plot(tally: Tally, title: str, path: Path) -> None:
    """Write the picture: the distribution of the lengths of rounds, and the wins by seat. Raises OSError."""
    from matplotlib.figure import Figure  # noqa: PLC0415 - an optional extra
    from matplotlib.ticker import MaxNLocator  # noqa: PLC0415 - the same

    figure = Figure(figsize=(9, 4), layout="constrained")
    # matplotlib reads what stands between dollar signs as a formula
    figure.suptitle(title.replace("$", r"\$"))
    lengths, seats = figure.subplots(1, 2, width_ratios=(2, 1))
    lengths.hist(tally.lengths, bins=min(MOST_BARS, max(tally.lengths)))
    lengths.set(xlabel="plays", ylabel="rounds")
    names = [f"{seat + 1}\n{kind}" for seat, kind in enumerate(tally.kinds)]
    seats.bar(names, [tally.by_seat[seat] for seat in range(len(names))])
    seats.set(xlabel="seat", ylabel="wins")
    for axes in (lengths, seats):
        axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    figure.savefig(path)
