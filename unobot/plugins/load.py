"""Loading plugins by name, each on its own: a broken one is reported and left out, the rest runs."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

import structlog
from pluggy import PluginManager

from uno_engine import BUILT_IN
from unobot import hookspecs
from unobot.messages import OWN
from unobot.nearest import nearest
from unobot.parsing.vocabulary import OWN_COMMANDS
from unobot.parts import FinishedRound
from unobot.pictures import OWN_FIGURES
from unobot.plugins.bring import Brought, Unusable, ask
from unobot.plugins.unsaid_cards import leaks

_BUILT_IN = Brought(rules={rule.id: rule for rule in BUILT_IN}, tellers=OWN, figures=OWN_FIGURES)
_DISTRIBUTION: Final = "unobot"
_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Loaded:
    """A plugin that runs. `version` is that of the distribution it came with, if any."""

    name: str
    module: str
    version: str | None
    brought: Brought


@dataclass(frozen=True, slots=True)
class Broken:
    """A plugin that was left out, and why."""

    name: str
    reason: str


class Hooks:
    """pluggy, for one plugin at a time. Nothing untyped leaves but a hook's answer."""

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

    loaded: tuple[Loaded, ...] = ()
    broken: tuple[Broken, ...] = ()
    brought: Brought = field(default_factory=Brought)
    hooks: Hooks = field(default_factory=Hooks, repr=False, compare=False)

    def bringing(self, kind: str) -> dict[str, str]:
        """The names of the plugins that bring something of a kind (`commands`), by the names of what they bring."""
        return {name: plugin.name for plugin in self.loaded for name in getattr(plugin.brought, kind)}

    def round_finished(self, finished: FinishedRound) -> None:
        """Tell every listener; one that raises is logged, and the rest are told."""
        for plugin in self.loaded:
            try:
                self.hooks.call(plugin.name, "unobot_round_finished", finished=finished)
            except Exception:  # noqa: BLE001  # whatever a plugin does, the others are told
                _log.exception("plugin failed", plugin=plugin.name, hook="unobot_round_finished")


def load_plugins(
    names: Sequence[str] | None = None, installed: Iterable[EntryPoint] | None = None
) -> Plugins:
    """Load the named plugins in this order, or all that are installed, by name; in either case our own first.

    Whatever brings a thing under a name that is taken is left out: so no plugin can push out one that comes with the bot.
    `installed` are the entry points to choose from, those of the group `unobot` by default. Never raises because of a
    plugin.
    """
    points = list(entry_points(group=hookspecs.PROJECT) if installed is None else installed)
    # of several with one name the last counts
    found = {point.name: point for point in sorted(points, key=_our_own)}
    plugins = Plugins(broken=tuple(_namesakes(points, found)))
    wanted = sorted(found) if names is None else dict.fromkeys(names)
    for name in sorted(wanted, key=lambda name: name not in found or not _our_own(found[name])):
        plugins = _with(plugins, name, found)
    return plugins


def _our_own(point: EntryPoint) -> bool:
    """Whether the plugin comes with the bot."""
    return point.dist is not None and point.dist.name == _DISTRIBUTION


def _namesakes(points: Iterable[EntryPoint], found: Mapping[str, EntryPoint]) -> Iterator[Broken]:
    """Those that are called like another one."""
    for point in points:
        if (chosen := found[point.name]) is not point:
            yield Broken(point.name, f"{point.value} is left out: {chosen.value} has that name, too")


def _with(plugins: Plugins, name: str, found: dict[str, EntryPoint]) -> Plugins:
    try:
        loaded = _load(plugins, name, found)
    except (Exception, SystemExit) as error:  # noqa: BLE001  # whatever a plugin does, the others run
        plugins.hooks.forget(name)
        broken = Broken(name, _reason(error))
        return Plugins(plugins.loaded, (*plugins.broken, broken), plugins.brought, plugins.hooks)
    return Plugins(
        (*plugins.loaded, loaded), plugins.broken, plugins.brought.plus(loaded.brought), plugins.hooks
    )


def _load(plugins: Plugins, name: str, found: dict[str, EntryPoint]) -> Loaded:
    if name not in found:
        near = nearest(name, found)
        there = f"did you mean {near[0]}?" if near else f"installed are {', '.join(sorted(found)) or 'none'}"
        raise Unusable(f"not installed; {there}")
    point = found[name]
    plugins.hooks.register(name, point.load())
    brought = ask(partial(plugins.hooks.call, name))
    for _, advice in leaks(point.module, brought.all_rules()):
        raise Unusable(advice)
    if clash := brought.clash(_BUILT_IN):
        raise Unusable(f"brings {clash}, which is there without plugins")
    if own := [name for name in brought.commands if name in OWN_COMMANDS]:
        raise Unusable(f"brings command {own[0]}, which is there without plugins")
    for other in plugins.loaded:
        if clash := brought.clash(other.brought):
            raise Unusable(f"brings {clash}, which {other.name} brings already")
    return Loaded(name, point.value, point.dist.version if point.dist else None, brought)


def _reason(error: BaseException) -> str:
    return str(error) if isinstance(error, Unusable) else f"{type(error).__name__}: {error}"
