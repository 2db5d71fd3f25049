"""The figures as lines of text."""

from collections.abc import Iterator

from tests.load.homeserver import Rooms
from tests.load.measuring import Figures, Pace

_HEAD = f"  {'':26}{'commands/s':>11}{'p50 ms':>9}{'p95 ms':>9}{'p99 ms':>9}{'CPU ms each':>12}{'silent':>8}{'crowd':>7}"


def tables_told(figures: Figures) -> Iterator[str]:
    """A run on ngIRCd."""
    yield f"{figures.tables} tables of four, {figures.dealt} dealt; the bot in all rooms after {figures.entered:.1f} s"
    yield _HEAD
    for name, ours in figures.ours.items():
        common = figures.common[name]
        yield _line(f"{name}: common bot", common)
        yield _line(f"{name}: unobot", ours)
        yield (
            f"  {'   as a ratio':26}{ours.commands / common.commands:>11.2f}{ours.p50 / common.p50:>9.1f}"
            f"{ours.p95 / common.p95:>9.1f}{ours.p99 / common.p99:>9.1f}{ours.processor / max(1e-6, common.processor):>12.0f}"
        )
    yield f"  memory: {figures.kilobytes:.0f} KB a table"
    yield (
        f"  after SIGKILL: {figures.back} tables back, half of them in {figures.half_back:.1f} s, all in {figures.all_back:.1f} s; "
        f"{figures.silent} did not play on"
    )


def rooms_told(figures: Rooms) -> Iterator[str]:
    """A run on Synapse."""
    yield f"Synapse: {figures.rooms} rooms, two people in each"
    yield _HEAD
    for name, pace in figures.paces.items():
        yield _line(f"{name}: unobot", pace)
        yield f"  {f'{name}: own line seen':26}{'':>11}{figures.echoes[name] * 1000:>9.1f}"
    yield f"  memory: {figures.kilobytes:.0f} KB a room"
    yield f"  after SIGKILL: {figures.back} rooms back, all in {figures.all_back:.1f} s"


def _line(name: str, pace: Pace) -> str:
    return (
        f"  {name:26}{pace.commands:>11.1f}{pace.p50 * 1000:>9.1f}{pace.p95 * 1000:>9.1f}{pace.p99 * 1000:>9.1f}{pace.processor * 1000:>12.2f}"
        f"{pace.silent:>8}{pace.crowd:>7.0%}"
    )
