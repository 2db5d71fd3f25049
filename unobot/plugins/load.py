"""Loading plugins by name, each on its own: a broken one is reported and left out, the rest runs."""

import inspect
import sys
import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from importlib.metadata import EntryPoint
from pathlib import Path
from types import FunctionType
from typing import Any, Final

import structlog
from pluggy import PluginManager

from uno_engine import BUILT_IN, BadTable, Catalogue, PluginDeprecation
from unobot.commands.registry import COMMANDS
from unobot.commands.set import OWN as OWN_SETTABLE
from unobot.commands.set import ROOM
from unobot.config import FeatureSettings, TableSettings
from unobot.messages import OWN
from unobot.messages.pictures import OWN_FIGURES
from unobot.parsing.nearest import nearest
from unobot.plugins import hookspecs
from unobot.plugins.bring import Brought, Unusable, ask
from unobot.plugins.checks import flaws_in, leaks, setting_clashes
from unobot.plugins.find import Broken, Point, Uninstalled, find, release_of, sources_of
from unobot.plugins.flaws import Flaw, SourceLine, place_of, place_of_error
from unobot.plugins.hookspecs import API
from unobot.tables.journal import FinishedRound


def api_of(plugin: object) -> int | None:
    """Return the api that a plugin declares, or None: it is of the time before there was one. Raises `Unusable`."""
    declared = getattr(plugin, "unobot_api", None)
    if declared is None:
        return None
    if isinstance(declared, bool) or not isinstance(declared, int) or declared < 1:
        raise Unusable(f"unobot_api must be a whole number, such as {API}")
    if declared > API:
        place = place_of(plugin) if inspect.ismodule(plugin) else None
        if place is not None:
            lines = enumerate(place.file.read_text("utf-8").splitlines(), 1)
            at = next((number for number, line in lines if line.startswith("unobot_api")), 1)
            place = SourceLine(place.file, at)
        told = f"made for unobot_api {declared}, and this bot has {API}: it needs a newer unobot"
        flaw = Flaw("load", f"{told} (unobot_api is the bot's api, not your version)", place=place)
        raise Unusable(flaw.reason, (flaw,))
    return declared


def note_undeclared(module: str) -> str:
    """Return the note for the author of a plugin that declares no api."""
    return f"declares no api; it is taken as made for {API}. Write unobot_api = {API} into {module}"


@contextmanager
def gather_deprecations() -> Iterator[list[str]]:
    """Gather what is said about deprecated names until the end of the block; other warnings go their way."""
    told: list[str] = []
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", PluginDeprecation)
        yield told
    for warning in caught:
        if issubclass(warning.category, PluginDeprecation):
            told.append(str(warning.message))
        else:
            warnings.warn_explicit(warning.message, warning.category, warning.filename, warning.lineno)


_MARK: Final = f"{hookspecs.PROJECT}_impl"
"""What `@hookimpl` leaves on a function."""

_HOOKS: Final = tuple(name for name in vars(hookspecs) if name.startswith(f"{hookspecs.PROJECT}_"))


def _has_hooks(plugin: object) -> bool:
    return any(hasattr(plugin, name) for name in _HOOKS)


def hook_flaws(plugin: object) -> Iterator[Flaw]:
    """What is wrong with the hooks of a plugin, a module or an object."""
    package = sys.modules.get(getattr(plugin, "__name__", "").rpartition(".")[0])
    if package is not None and _has_hooks(package) and not _has_hooks(plugin):
        told = f"{getattr(plugin, '__name__', plugin)} has no hooks"
        yield Flaw("hook", told, f"did you mean {package.__name__}?", place_of(plugin))
    for name in dir(plugin):
        found = getattr(plugin, name, None)
        # an object's hooks are methods
        function = getattr(found, "__func__", found)
        if not isinstance(function, FunctionType) or not name.startswith(f"{hookspecs.PROJECT}_"):
            continue
        place = place_of(function)
        if name not in _HOOKS:
            near = nearest(name, _HOOKS)
            if near or hasattr(function, _MARK):
                cure = f"did you mean {near[0]}?" if near else f"there are {', '.join(_HOOKS)}"
                yield Flaw("hook", f"there is no hook {name}", cure, place)
        elif not hasattr(function, _MARK):
            instead = "write @hookimpl of unobot.plugins.hookspecs above it"
            yield Flaw("hook", f"{name} is not called, for it has no @hookimpl", instead, place)
        elif inspect.iscoroutinefunction(function) or inspect.isgeneratorfunction(function):
            yield Flaw(
                "hook", f"{name} is called as a plain function", "write `def`, and return a list", place
            )


_BUILT_IN = Brought(rules={rule.id: rule for rule in BUILT_IN}, tellers=OWN, figures=OWN_FIGURES)
_OWN_KEYS = FeatureSettings(tables=(TableSettings,)).keys
_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class LoadedPlugin:
    """A plugin that runs. `version` is that of the distribution it came with, if any, `api` the one it was made for.

    `notes` are what its author should know: no api is declared, or something that it uses goes away.
    """

    name: str
    module: str
    version: str | None
    brought: Brought
    at_path: bool = False
    """Whether it was named by a path, installed or not."""
    api: int | None = None
    notes: tuple[str, ...] = ()


class Hooks:
    """Calls the hooks of one plugin at a time, by pluggy. Nothing untyped leaves but a hook's answer."""

    def __init__(self) -> None:
        self._pluggy = PluginManager(hookspecs.PROJECT)
        self._pluggy.add_hookspecs(hookspecs)

    def register(self, name: str, plugin: object) -> None:
        """Take a plugin in. Raises if it implements a hook wrongly, or one that does not exist."""
        self._pluggy.register(plugin, name)
        self._pluggy.check_pending()

    def forget(self, name: str) -> None:
        """Leave a plugin out again."""
        if self._pluggy.has_plugin(name):
            self._pluggy.unregister(name=name)

    def call(self, name: str, hook: str, **arguments: object) -> list[Any]:
        """Call the hook of that plugin alone: a list with its answer, empty if it has none."""
        others = [plugin for other, plugin in self._pluggy.list_name_plugin() if other != name]
        answers: list[Any] = self._pluggy.subset_hook_caller(hook, others)(**arguments)
        return answers


@dataclass(frozen=True, slots=True)
class Plugins:
    """All plugins: what those that run bring together, and those that do not run."""

    loaded: tuple[LoadedPlugin, ...] = ()
    broken: tuple[Broken, ...] = ()
    brought: Brought = field(default_factory=Brought)
    hooks: Hooks = field(default_factory=Hooks, repr=False, compare=False)
    paths: tuple[Path, ...] = ()
    """Where those are that were named by a path."""

    def bringing(self, kind: str) -> dict[str, str]:
        """The names of the plugins that bring something of a kind (`commands`), by the names of what they bring."""
        return {name: plugin.name for plugin in self.loaded for name in getattr(plugin.brought, kind)}

    def without(self, name: str) -> "Plugins":
        """Return the plugins without that one, if it is there, and without the commands, features and texts that it brings."""
        left = next((each for each in self.loaded if each.name == name), None)
        if left is None:
            return self
        kept = tuple(each for each in self.loaded if each is not left)
        brought = replace(
            self.brought,
            commands={
                name: it for name, it in self.brought.commands.items() if name not in left.brought.commands
            },
            features={
                name: it for name, it in self.brought.features.items() if name not in left.brought.features
            },
            texts=tuple(folder for folder in self.brought.texts if folder not in left.brought.texts),
        )
        return replace(self, loaded=kept, brought=brought)

    def round_finished(self, finished: FinishedRound) -> None:
        """Tell every listener; one that raises is logged, and the rest are told."""
        for plugin in self.loaded:
            try:
                self.hooks.call(plugin.name, "unobot_round_finished", finished=finished)
            except Exception:  # noqa: BLE001  # whatever a plugin does, the others are told
                _log.exception("plugin failed", plugin=plugin.name, hook="unobot_round_finished")


def load_plugins(
    names: Sequence[str] | None = None,
    installed: Iterable[EntryPoint] | None = None,
    paths: Iterable[Path] = (),
) -> Plugins:
    """Load the named plugins in this order, or all that are installed, by name; in either case our own first.

    Whatever brings a thing under a name that is taken is left out: so no plugin can push out one that comes with the bot.
    `installed` are the entry points to choose from, those of the group `unobot` by default. The plugins at `paths` (see
    `plugins_at`) are loaded last, in place of installed ones of the same name or module. Never raises because of a plugin.
    """
    paths = tuple(paths)
    found = find(installed, paths)
    plugins = Plugins(broken=found.broken, paths=paths)
    for name in found.in_order(names):
        try:
            with gather_deprecations() as deprecations:
                loaded = _load(plugins, name, found.points)
        except (Exception, SystemExit) as error:  # noqa: BLE001  # whatever a plugin does, the others run
            plugins.hooks.forget(name)
            if isinstance(error, Unusable):
                broken = Broken(name, str(error), error.flaws)
            else:
                point = found.points.get(name)
                place = place_of_error(error, sources_of(point)) if point is not None else None
                flaw = Flaw("load", f"{type(error).__name__}: {error}", place=place)
                broken = Broken(name, flaw.reason, (flaw,))
            plugins = replace(plugins, broken=(*plugins.broken, broken))
        else:
            notes = [] if loaded.api is not None else [note_undeclared(loaded.module)]
            loaded = replace(loaded, notes=(*notes, *deprecations))
            brought = plugins.brought.plus(loaded.brought)
            plugins = replace(plugins, loaded=(*plugins.loaded, loaded), brought=brought)
    return plugins


def _load(plugins: Plugins, name: str, found: Mapping[str, Point]) -> LoadedPlugin:
    if name not in found:
        near = nearest(name, found)
        there = f"did you mean {near[0]}?" if near else f"installed are {', '.join(sorted(found)) or 'none'}"
        raise Unusable(f"plugin {name} is missing; {there}")
    point = found[name]
    plugin = point.load()
    api = api_of(plugin)
    _refuse(hook_flaws(plugin))
    plugins.hooks.register(name, plugin)
    brought = ask(partial(plugins.hooks.call, name))
    _refuse(flaws_in(brought))
    _refuse(setting_clashes(brought, _BUILT_IN.plus(plugins.brought)))
    # raise `Unusable` if something of what is brought is there already under the same name
    if clash := brought.clash(_BUILT_IN):
        raise Unusable(f"brings {clash}, which is there without plugins")
    if own := [each.name for each in COMMANDS if each.name in brought.commands]:
        raise Unusable(f"brings command {own[0]}, which is there without plugins")
    if own := [name for name in brought.settable() if name in {**OWN_SETTABLE, **ROOM}]:
        raise Unusable(f"brings !set {own[0]}, which is there without plugins")
    if own := [key for key in brought.declared().keys if key in _OWN_KEYS]:
        raise Unusable(f"brings setting {own[0]}, which is there without plugins")
    for other in plugins.loaded:
        if clash := brought.clash(other.brought):
            raise Unusable(f"brings {clash}, which {other.name} brings already")
    for _, advice in leaks(point.value, brought.all_rules()):
        raise Unusable(advice)
    return LoadedPlugin(name, point.value, release_of(point)[1], brought, isinstance(point, Uninstalled), api)


def _refuse(flaws: Iterable[Flaw]) -> None:
    """Raise `Unusable` with these flaws, if there are any; the reason is the first of them."""
    if found := tuple(flaws):
        raise Unusable(found[0].reason, found)


FIRST_PRESET = "classic"


def catalogue(plugins: Plugins) -> Catalogue:
    """What tables can be opened with. A table's line that names no preset opens `classic`, or else the first there is."""
    brought = plugins.brought
    presets = sorted(brought.presets.values(), key=lambda preset: preset.id != FIRST_PRESET)
    return Catalogue([*BUILT_IN, *brought.base_rules.values(), *brought.rules.values()], presets)


def line_with(plugins: Plugins) -> str:
    """What may follow `!uno` so that what the plugins named by a path bring is played.

    The first preset of theirs, or else the first preset of all that goes with all their rules, or with one. `classic` if they bring neither.
    """
    known = catalogue(plugins)
    added = {"house": "+", "deck": "+", "match": ""}
    for plugin in plugins.loaded:
        if plugin.at_path:
            rules = plugin.brought.rules.values()
            words = [f"{added[rule.role]}{rule.id}" for rule in rules if rule.role in added]
            chosen = (" ".join(words), *words) if words else ()
            lines = (f"{preset} {each}" for each in chosen for preset in known.presets)
            for line in (*plugin.brought.presets, *lines):
                with suppress(BadTable):
                    known.compose(line)
                    return line
    return FIRST_PRESET
