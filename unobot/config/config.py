"""The whole configuration of one bot."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from unobot.adapter import Network, Room
from unobot.config.lines import Lines
from unobot.config.networks import NetworkSettings
from unobot.config.problem import Problem, SettingError, dotted
from unobot.config.secret import Secret
from unobot.config.tables import TableSettings

LogFormat = Literal["terminal", "json"]
LogLevel = Literal["debug", "info", "warning", "error"]


@dataclass(frozen=True, slots=True)
class LogSettings:
    """What is logged, and how it looks."""

    format: LogFormat = "terminal"
    level: LogLevel = "info"


@dataclass(frozen=True, slots=True)
class Config:
    """All settings of one bot.

    `data` is where the store is: an absolute path or a database URL, a secret because a URL may have a password in it.
    `plugins` names the plugins to load, None for all that are installed.
    """

    data: Secret = field(default_factory=lambda: Secret("unobot.db"))
    language: str = "en"
    plugins: tuple[str, ...] | None = None
    log: LogSettings = LogSettings()
    tables: TableSettings = field(default_factory=TableSettings)
    networks: Mapping[Network, NetworkSettings] = field(default_factory=dict)
    file: Path = Path("config.toml")
    lines: Lines = field(default_factory=Lines, repr=False, compare=False)

    @property
    def folder(self) -> Path:
        """The folder of the store; that of the configuration if the store is a server's."""
        location = self.data.reveal()
        on_disk = "://" not in location and location != ":memory:"
        return (Path(location) if on_disk else self.file.absolute()).parent

    def tables_for(self, network: Network, room: Room) -> TableSettings:
        """How tables of that room are set up: as the room says, else its network, else the defaults."""
        known = self.networks.get(network)
        return known.tables_for(room) if known else self.tables

    def problem(self, error: SettingError, *within: str) -> Problem:
        """The error with the file and the line it is about; `within` is the table its key is relative to."""
        key = (*within, *error.key)
        return Problem(self.file, self.lines.of(key), dotted(key), error.expected)
