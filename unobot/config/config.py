"""The whole configuration of one bot: of its tables, of each network, of the bot itself."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar

from annotated_types import Interval, MinLen
from pydantic import AfterValidator, ValidationInfo

from unobot.adapter import Network, Room
from unobot.config import kinds
from unobot.config.problem import Key, KeyLines, Problem, Wrong, format_key
from unobot.document import Style

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class FeatureSettings:
    """What features declare beside the bot's own settings: frozen dataclasses, every field a key of the file with a default."""

    bot: Mapping[str, type] = field(default_factory=dict)
    """The keys of `[plugin.NAME]` by the feature's name; one that is a dataclass itself is a table in it."""
    tables: tuple[type, ...] = ()
    """Keys of `[tables]`, and so of each network's and each room's tables."""

    @property
    def keys(self) -> list[str]:
        """All of them as the file has them: `plugin.NAME.KEY` and `tables.KEY`."""
        of_tables = [f"tables.{one.name}" for each in self.tables for one in fields(each)]
        return [
            f"plugin.{name}.{one.name}" for name, each in self.bot.items() for one in fields(each)
        ] + of_tables


NO_FEATURES: Final = FeatureSettings()


@dataclass(frozen=True, slots=True)
class TableSettings:
    """The operator's choices for a room. Times are in seconds; None is "off"."""

    preset: kinds.Text = "classic"
    """What would follow `!uno`: a preset, options, rules."""
    turn_timeout: kinds.TurnTimeout = 180.0
    """How long a player may take."""
    auto_play: bool = True
    """Whether the bot then draws and passes for them (M10)."""
    idle_limit: Annotated[
        Annotated[int, Interval(ge=1, le=100)] | None,
        kinds.Off,
        kinds.Expected('a whole number from 1 to 100, or "off"'),
    ] = 2
    """After so many such turns in a row they are treated as having left."""
    deal_pause: kinds.DurationOrOff = 20.0
    """How long after a round the next is dealt."""
    autostart: kinds.DurationOrOff = None
    """How long after the second player came the first round is dealt."""
    bare: bool = True
    """Whether the short words count without a prefix."""
    prefixes: Annotated[
        tuple[Annotated[str, kinds.matching(r"[^\w\s]{1,3}")], ...],
        MinLen(1),
        kinds.Expected('a list of signs in quotes, such as ["!", "."]'),
    ] = ("!",)
    """What a command begins with."""
    style: Style = "colour"
    """How cards look."""
    pause_limit: kinds.PauseLimit = 3600.0
    """How long a table is paused at most."""
    pictures: bool = False
    """Whether players see their hand as a picture, on networks that can show one."""
    quiet: bool = False
    """Whether the room is told only whose turn it is, how rounds end, and what somebody asked for."""
    language: kinds.Language = "en"
    """The language spoken at tables."""
    web: bool = False
    """Whether everybody may see the room's tables and rounds on the web page."""

    features: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """What features declare beside these, by name."""

    def of(self, declared: type[T]) -> T:
        """Return the settings that a feature declares, each its default where the operator has said nothing."""
        names = [each.name for each in fields(declared)]  # type: ignore[arg-type]  # they are dataclasses
        return declared(**{name: self.features[name] for name in names if name in self.features})

    def changed(self, values: Mapping[str, Any]) -> "TableSettings":
        """Return these settings with other values under these names."""
        own = {each.name: values[each.name] for each in fields(self) if each.name in values}
        others = {name: value for name, value in values.items() if name not in own}
        return replace(self, **own, features={**self.features, **others})


@dataclass(frozen=True, slots=True)
class NetworkSettings:
    """A network: the adapter that knows it, and what that adapter is given.

    `settings` are all keys of the network but `adapter`, `group`, `admins`, `tables` and `room`, as in the file; which there may
    be, only the adapter knows. They may hold passwords in plain text. `room` has the rooms that differ in `tables`.
    """

    name: Network
    adapter: Annotated[kinds.Text, kinds.Expected('the kind of network, such as adapter = "irc"')]
    rooms: Annotated[tuple[Room, ...], kinds.Expected('a list of rooms, such as ["#uno"]')] = ()
    settings: Mapping[str, object] = field(default_factory=dict, repr=False)
    tables: TableSettings = field(default_factory=TableSettings)
    room: Mapping[Room, TableSettings] = field(default_factory=dict)
    admins: kinds.Accounts = ()
    """The accounts of those who may do there what the operators of every room may, and ban people from the network."""
    group: kinds.Text | None = None
    """The name under which its settings, bans and results are kept, with those of other connections to the same network."""

    @property
    def records(self) -> Network:
        """The name under which its settings, bans and results are kept."""
        return self.name if self.group is None else Network(self.group)

    def tables_for(self, room: Room) -> TableSettings:
        """Return the table settings of a room; upper and lower case are the same."""
        # IRC does not tell upper from lower case, and operators write both
        return self.room.get(Room(room.casefold()), self.tables)


_DATA: Final = kinds.Secret("unobot.db")


def _on_disk(location: str) -> bool:
    return "://" not in location and location != ":memory:"


def _located(data: kinds.Secret, info: ValidationInfo[Path]) -> kinds.Secret:
    """Make the name of a store's file absolute. Raises ValueError if there is no folder for it."""
    if not _on_disk(data.reveal()):
        return data
    file = (info.context / Path(data.reveal()).expanduser()).absolute()
    if not file.parent.is_dir():
        raise ValueError(f"expected a file in a folder that exists, and {file.parent} does not")
    return kinds.Secret(str(file))


@dataclass(frozen=True, slots=True)
class LogSettings:
    """The settings of the log: level and format."""

    format: Literal["terminal", "json"] = "terminal"
    level: Literal["debug", "info", "warning", "error"] = "info"


@dataclass(frozen=True, slots=True)
class MetricsSettings:
    """Where other programs can ask how the bot is, by HTTP: `/health` and `/metrics`."""

    port: Annotated[int, Interval(ge=1, le=65535), kinds.Expected("a number from 1 to 65535")] | None = None
    """None: nowhere."""
    host: kinds.Text = "127.0.0.1"
    """The address at which it listens; whoever can reach it may ask."""


@dataclass(frozen=True, slots=True)
class WebSettings:
    """The web page, which `unobot web` serves, or `unobot run` with `serve`. Which rooms are shown there, each room decides (`TableSettings.web`)."""

    url: kinds.WebAddress | None = None
    """Its address as people type it, without a slash at the end; its path is what all pages are under."""
    port: Annotated[int, Interval(ge=1, le=65535), kinds.Expected("a number from 1 to 65535")] = 8470
    host: kinds.Text = "127.0.0.1"
    """The address at which it listens: a proxy on the same machine, if nothing else is said."""
    serve: bool = False
    """Whether `unobot run` serves the page, too, by a process of its own."""
    link: bool = False
    """Whether a room that is shown reads at a round's end where the round can be seen again."""

    def round_page(self, language: str, round_: str) -> str | None:
        """The address of the page with a round, for a room that is shown; None if rooms are not told."""
        return f"{self.url}/{language}/round/{round_}" if self.url is not None and self.link else None


@dataclass(frozen=True, slots=True)
class BotSettings:
    """The settings of the bot as a whole."""

    owners: dict[str, kinds.Accounts] = field(default_factory=dict)
    """The accounts, on each network or group, of those whose bot this is; they may do what admins may, on every network."""
    admins: dict[str, kinds.Accounts] = field(default_factory=dict)
    """The accounts of the admins of each network or group, beside those that a network names itself."""
    data: Annotated[kinds.Secret, AfterValidator(_located)] = _DATA
    """Where the store is: an absolute path or a database URL. A secret because a URL may have a password in it."""
    language: kinds.Language = "en"
    help_url: kinds.Text | None = None
    """A page that explains the bot to players; `!howto` names it."""
    plugins: Annotated[
        tuple[kinds.Text, ...] | None,
        kinds.OrNone(("all",)),
        kinds.Expected('a list of plugin names, or "all"'),
    ] = None
    """The plugins to load, None for all that are installed."""
    log: LogSettings = LogSettings()
    metrics: MetricsSettings = MetricsSettings()
    web: WebSettings = WebSettings()
    tables: TableSettings = field(default_factory=TableSettings)


@dataclass(frozen=True, slots=True)
class Config(BotSettings):
    """All settings of one bot, and the file they are from."""

    networks: Mapping[Network, NetworkSettings] = field(default_factory=dict)
    plugin: Mapping[str, Any] = field(default_factory=dict)
    """What stands in `[plugin.NAME]`, by the name of the feature that declares it."""
    file: Path = Path("config.toml")
    lines: KeyLines = field(default_factory=KeyLines, repr=False, compare=False)

    @property
    def folder(self) -> Path:
        """The folder of the store; that of the configuration if the store is a server's."""
        location = self.data.reveal()
        return (Path(location) if _on_disk(location) else self.file.absolute()).parent

    def of(self, declared: type[T]) -> T:
        """Return the settings that a feature declares, each its default where the operator has said nothing."""
        return next((each for each in self.plugin.values() if isinstance(each, declared)), None) or declared()

    def tables_for(self, network: Network, room: Room) -> TableSettings:
        """Return how tables of that room are set up: as the room says, else its network, else the defaults."""
        known = self.networks.get(network)
        return known.tables_for(room) if known else self.tables

    def problem(self, wrong: Wrong, *within: str) -> Problem:
        """Return the problem with its file and line; `within` is the table that its key is relative to."""
        return locate_problem(wrong, within, self.file, self.lines)


def locate_problem(wrong: Wrong, within: Key, file: Path, lines: KeyLines) -> Problem:
    """Say where in a file something is wrong."""
    key = (*within, *wrong.key)
    return Problem(file, lines.of(key), format_key(key), wrong.why)
