"""Finding plugins: installed ones, and those in a folder."""

import importlib
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.metadata import Distribution, EntryPoint, entry_points
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeAlias

from unobot.plugins import hookspecs
from unobot.plugins.bring import Unusable
from unobot.plugins.flaws import Flaw

_PREFIX: Final = f"{hookspecs.PROJECT}_"


@dataclass(frozen=True, slots=True)
class Uninstalled:
    """A plugin at a path; stands where an entry point does. `value` is its module, `file` where that is."""

    name: str
    value: str
    file: Path
    dist: None = None

    def load(self) -> ModuleType:
        """Import the module from its file. Raises `Unusable` if another one has its name, and what importing raises."""
        package, _, rest = self.value.partition(".")
        if package in sys.stdlib_module_names:
            raise Unusable(f"{self.file}: a module of Python is called {package}; rename this one")
        loaded = sys.modules.get(package) or self._import_as(package)
        if Path(loaded.__file__ or "").resolve() != self.file:
            raise Unusable(f"{self.file}: another module is called {package}; rename this one")
        return importlib.import_module(self.value) if rest else loaded

    def _import_as(self, package: str) -> ModuleType:
        """Import the file as the module of that name, whatever else of that name could be found."""
        folder, is_package = self.file.parent, self.file.name == "__init__.py"
        within = [str(folder)] if is_package else None
        spec = spec_from_file_location(package, self.file, submodule_search_locations=within)
        if spec is None:
            raise Unusable(f"{self.file} is no module of Python")
        module = module_from_spec(spec)
        assert module.__spec__ is not None
        assert module.__spec__.loader is not None
        # last, and so found only where nothing else has their names: modules beside it
        if (beside := str(folder.parent if is_package else folder)) not in sys.path:
            sys.path.append(beside)
        # before it is run, so that its own modules find it
        sys.modules[package] = module
        try:
            module.__spec__.loader.exec_module(module)
        except BaseException:
            del sys.modules[package]
            raise
        return module


def plugins_at(path: Path) -> list[Uninstalled]:
    """The plugins at a path, not imported yet.

    The path is a module (`cow.py`), a package (a folder with an `__init__.py`), or the folder of a project whose
    `pyproject.toml` names its plugins in `[project.entry-points.unobot]`. Raises `Unusable`, saying what was expected.
    """
    path = path.resolve()
    if path.is_dir():
        if (path / "__init__.py").is_file():
            return [_plugin(path / "__init__.py", path.name)]
        return list(_of_project(path))
    if path.suffix == ".py" and path.is_file():
        return [_plugin(path, path.stem)]
    raise Unusable(f"{path}: expected a module of Python, a package, or a folder with a pyproject.toml")


def _plugin(file: Path, module: str) -> Uninstalled:
    """The plugin that is this one module, called like it."""
    if not module.isidentifier():
        raise Unusable(f"{file}: {module} cannot be imported; give it a name of letters, digits and _")
    return Uninstalled(module.removeprefix(_PREFIX).replace("_", "-"), module, file)


def has_plugins(folder: Path) -> bool:
    """Whether the folder is that of a project whose `pyproject.toml` names plugins. Raises `Unusable` if it cannot be read."""
    project = folder / "pyproject.toml"
    return project.is_file() and bool(_named_in(project))


def _of_project(folder: Path) -> Iterator[Uninstalled]:
    project = folder / "pyproject.toml"
    if not project.is_file():
        raise Unusable(f"{folder}: expected an __init__.py or a pyproject.toml in this folder")
    named = _named_in(project)
    if not named:
        raise Unusable(f"{project}: expected [project.entry-points.{hookspecs.PROJECT}] with a plugin")
    for name, value in named.items():
        yield Uninstalled(name, value, _file_of(str(value).partition(".")[0], folder, project))


def _named_in(project: Path) -> Mapping[str, str]:
    """Return the plugins that a `pyproject.toml` names, each with its module."""
    try:
        settings: Any = tomllib.loads(project.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Unusable(f"{project}: {error}") from None
    for key in ("project", "entry-points", hookspecs.PROJECT):
        settings = settings.get(key, {}) if isinstance(settings, dict) else {}
    return settings if isinstance(settings, dict) else {}


def _file_of(package: str, folder: Path, project: Path) -> Path:
    """The file of a package: in the project's folder, or in a folder of that such as `src`."""
    for where in (folder, folder / "src", *sorted(each for each in folder.iterdir() if each.is_dir())):
        for file in (where / package / "__init__.py", where / f"{package}.py"):
            if file.is_file():
                return file
    raise Unusable(f"{project}: names {package}, and there is no such module beside it")


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
    there: list[Uninstalled] = []
    broken: list[Broken] = []
    for path in paths:
        try:
            there += plugins_at(path)
        except Unusable as error:
            broken.append(Broken(path.name, str(error)))
    here = {point.value for point in there}
    points = [point for point in points if point.value not in here]
    # of several with one name the last counts
    found: dict[str, Point] = {point.name: point for point in sorted(points, key=_our_own)}
    for at_path in there:
        if _rank(found.get(at_path.name)) != _OURS:
            points = [each for each in points if each.name != at_path.name]
            found[at_path.name] = at_path
    both: list[Point] = [*points, *there]
    for point in both:
        if (chosen := found[point.name]) is not point:
            why = f"{point.value} is left out: {chosen.value} has that name, too"
            broken.append(Broken(point.name, why))
    return FoundPlugins(found, tuple(broken))


_OURS, _THEIRS, _AT_PATH = range(3)
"""In this order they are loaded: so none can push out what comes with the bot."""


def _rank(point: Point | None) -> int:
    if isinstance(point, Uninstalled):
        return _AT_PATH
    return _OURS if point is not None and _our_own(point) else _THEIRS


def _our_own(point: EntryPoint) -> bool:
    """Whether the plugin comes with the bot."""
    return release_of(point)[0] == _DISTRIBUTION


def release_of(point: Point) -> tuple[str | None, str | None]:
    """Return the name and version of the distribution that a plugin is installed with; None for both at a path."""
    return (None, None) if point.dist is None else _release(point.dist)


@lru_cache(maxsize=64)
def _release(distribution: Distribution) -> tuple[str, str]:
    # each of the two would read and parse all metadata anew, for each of its plugins
    described = distribution.metadata
    return described["Name"], described["Version"]


def sources_of(point: Point) -> tuple[Path, ...]:
    """The files of Python that a plugin is made of: its module, or all in its package; none if they cannot be found."""
    if isinstance(point, Uninstalled):
        file = point.file
    else:
        try:
            spec = find_spec(point.module.partition(".")[0])
        except (
            ImportError,
            ValueError,
        ):  # what it is in cannot be imported, or it has been put there by hand
            return ()
        if spec is None or not spec.origin:
            return ()
        file = Path(spec.origin).resolve()
    return tuple(sorted(file.parent.rglob("*.py"))) if file.name == "__init__.py" else (file,)
