"""What was asked for on the command line, handed to the part that does it.

These classes stand by themselves, so that the command line starts without importing the parts, and the parts do not
know the command line.
"""

from dataclasses import dataclass
from pathlib import Path

from unobot.document import Style


@dataclass(frozen=True, slots=True)
class Demo:
    """What `unobot demo` is asked for; `players` counts the person, too."""

    auto: bool = False
    port: int = 0
    table: str = "classic"
    seed: int | None = None
    language: str = "en"
    style: Style = "colour"
    players: int = 3


@dataclass(frozen=True, slots=True)
class Replay:
    """What `unobot replay` is asked for; without `round`, the list of the `last` rounds."""

    round: str | None
    network: str | None
    room: str | None
    last: int
    as_json: bool
    secrets: bool = False
    file: Path | None = None
    html: Path | None = None


@dataclass(frozen=True, slots=True)
class Scenarios:
    """What `unobot scenario` is asked for."""

    files: tuple[Path, ...]
    match: str | None
    as_json: bool


@dataclass(frozen=True, slots=True)
class Simulation:
    """What `unobot simulate` is asked for; `kinds` has the kind of player of each seat, as far as named.

    With `strict` all is looked at, and of each round that fails a scenario file is written into the folder `failures`.
    """

    table: str
    players: int
    games: int
    seed: int
    kinds: tuple[str, ...]
    check: bool
    as_json: bool
    plot: Path | None
    strict: bool = False
    failures: Path = Path()


@dataclass(frozen=True, slots=True)
class Arena:
    """What `unobot arena` is asked for.

    Each of the `players` is a contest at each of the `tables`; without tables at every preset. `seats` of 0: one for each kind.
    """

    tables: tuple[str, ...]
    players: tuple[tuple[str, ...], ...]
    seats: int
    rounds: int
    seed: int
    processes: int
    as_json: bool


@dataclass(frozen=True, slots=True)
class NewPlugin:
    """What `unobot new` is asked for; without `folder`, one that is called like the plugin."""

    kind: str
    name: str
    folder: Path | None


@dataclass(frozen=True, slots=True)
class Dev:
    """What `unobot dev` is asked for: the demo, with the plugin at `path`."""

    path: Path
    demo: Demo


@dataclass(frozen=True, slots=True)
class Lint:
    """What `unobot lint` is asked for: names of installed plugins, and paths of others; none: all that are installed.

    So many `games` are played at each table.
    """

    plugins: tuple[str, ...]
    games: int
    as_json: bool
