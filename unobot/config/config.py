"""The whole configuration of one bot."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import AfterValidator, ValidationInfo

from unobot.adapter import Network, Room
from unobot.config.kinds import Expected, Language, OrNone, Text
from unobot.config.lines import KeyLines
from unobot.config.networks import NetworkSettings
from unobot.config.problem import Key, Problem, Wrong, dotted
from unobot.config.secret import Secret
from unobot.config.tables import TableSettings

_DATA: Final = Secret("unobot.db")


def _on_disk(location: str) -> bool:
    return "://" not in location and location != ":memory:"


def _located(data: Secret, info: ValidationInfo[Path]) -> Secret:
    """Make the name of a store's file absolute. Raises ValueError if there is no folder for it."""
    if not _on_disk(data.reveal()):
        return data
    file = (info.context / Path(data.reveal()).expanduser()).absolute()
    if not file.parent.is_dir():
        raise ValueError(f"expected a file in a folder that exists, and {file.parent} does not")
    return Secret(str(file))


@dataclass(frozen=True, slots=True)
class LogSettings:
    """What is logged, and how it looks."""

    format: Literal["terminal", "json"] = "terminal"
    level: Literal["debug", "info", "warning", "error"] = "info"


@dataclass(frozen=True, slots=True)
class BotSettings:
    """What a configuration says of the bot as a whole."""

    data: Annotated[Secret, AfterValidator(_located)] = _DATA
    """Where the store is: an absolute path or a database URL. A secret because a URL may have a password in it."""
    language: Language = "en"
    plugins: Annotated[
        tuple[Text, ...] | None, OrNone(("all",)), Expected('a list of plugin names, or "all"')
    ] = None
    """The plugins to load, None for all that are installed."""
    log: LogSettings = LogSettings()
    tables: TableSettings = field(default_factory=TableSettings)


@dataclass(frozen=True, slots=True)
class Config(BotSettings):
    """All settings of one bot, and the file they are from."""

    networks: Mapping[Network, NetworkSettings] = field(default_factory=dict)
    file: Path = Path("config.toml")
    lines: KeyLines = field(default_factory=KeyLines, repr=False, compare=False)

    @property
    def folder(self) -> Path:
        """The folder of the store; that of the configuration if the store is a server's."""
        location = self.data.reveal()
        return (Path(location) if _on_disk(location) else self.file.absolute()).parent

    def tables_for(self, network: Network, room: Room) -> TableSettings:
        """Return how tables of that room are set up: as the room says, else its network, else the defaults."""
        known = self.networks.get(network)
        return known.tables_for(room) if known else self.tables

    def problem(self, wrong: Wrong, *within: str) -> Problem:
        """Return the problem with its file and line; `within` is the table that its key is relative to."""
        return placed(wrong, within, self.file, self.lines)


def placed(wrong: Wrong, within: Key, file: Path, lines: KeyLines) -> Problem:
    """Say where in a file something is wrong."""
    key = (*within, *wrong.key)
    return Problem(file, lines.of(key), dotted(key), wrong.why)
