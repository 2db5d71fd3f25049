"""Which plugins there are: those that are installed, and those at paths that somebody names."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final, TypeAlias

from unobot import hookspecs
from unobot.plugins.bring import Unusable
from unobot.plugins.flaws import Flaw
from unobot.plugins.uninstalled import Uninstalled, plugins_at

Point: TypeAlias = EntryPoint | Uninstalled
"""Where a plugin is found: as something that is installed, or at a path."""

_DISTRIBUTION: Final = "unobot"


@dataclass(frozen=True, slots=True)
class Broken:
    """A plugin that was left out, and why; `flaws` are what is wrong in it, each with its place."""

    name: str
    reason: str
    flaws: tuple[Flaw, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class FoundPlugins:
    """The plugins there are, by name; and those that cannot even be tried."""

    points: Mapping[str, Point]
    broken: tuple[Broken, ...]

    def in_order(self, names: Sequence[str] | None) -> list[str]:
        """The named plugins (None: all) in the order in which they are loaded; those at paths are always among them."""
        at_paths = [name for name, point in self.points.items() if isinstance(point, Uninstalled)]
        wanted = sorted(self.points) if names is None else [*names, *at_paths]
        return sorted(dict.fromkeys(wanted), key=lambda name: _rank(self.points.get(name)))


def find(installed: Iterable[EntryPoint] | None = None, paths: Iterable[Path] = ()) -> FoundPlugins:
    """The plugins that are installed (by default the entry points of the group `unobot`), and those at these paths.

    One at a path takes the place of an installed one of the same module or name; but what comes with the bot keeps its name.
    """
    points = list(entry_points(group=hookspecs.PROJECT) if installed is None else installed)
    there, broken = _at(paths)
    here = {point.value for point in there}
    points = [point for point in points if point.value not in here]
    # of several with one name the last counts
    found: dict[str, Point] = {point.name: point for point in sorted(points, key=_our_own)}
    for point in there:
        if _rank(found.get(point.name)) != _OURS:
            points = [each for each in points if each.name != point.name]
            found[point.name] = point
    return FoundPlugins(found, (*broken, *_namesakes([*points, *there], found)))


def _at(paths: Iterable[Path]) -> tuple[list[Uninstalled], list[Broken]]:
    """The plugins at these paths; and the paths at which there is none."""
    there: list[Uninstalled] = []
    broken: list[Broken] = []
    for path in paths:
        try:
            there += plugins_at(path)
        except Unusable as error:
            broken.append(Broken(path.name, str(error)))
    return there, broken


_OURS, _THEIRS, _AT_PATH = range(3)
"""In this order they are loaded: so none can push out what comes with the bot."""


def _rank(point: Point | None) -> int:
    if isinstance(point, Uninstalled):
        return _AT_PATH
    return _OURS if point is not None and _our_own(point) else _THEIRS


def _our_own(point: EntryPoint) -> bool:
    """Whether the plugin comes with the bot."""
    return point.dist is not None and point.dist.name == _DISTRIBUTION


def _namesakes(points: Iterable[Point], found: Mapping[str, Point]) -> Iterator[Broken]:
    """Those that are called like another one."""
    for point in points:
        if (chosen := found[point.name]) is not point:
            yield Broken(point.name, f"{point.value} is left out: {chosen.value} has that name, too")


def sources_of(point: Point) -> tuple[Path, ...]:
    """The files of Python that a plugin is made of: its module, or all in its package; none if they cannot be found."""
    file = point.file if isinstance(point, Uninstalled) else _origin(point.module.partition(".")[0])
    if file is None:
        return ()
    return tuple(sorted(file.parent.rglob("*.py"))) if file.name == "__init__.py" else (file,)


def _origin(package: str) -> Path | None:
    try:
        spec = find_spec(package)
    except (ImportError, ValueError):  # what it is in cannot be imported, or it has been put there by hand
        return None
    return Path(spec.origin).resolve() if spec is not None and spec.origin else None
