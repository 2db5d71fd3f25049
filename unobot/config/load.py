"""Reading a configuration file."""

import re
import tomllib
from pathlib import Path
from typing import Final, get_args

from unobot.adapter import Network
from unobot.config import kinds
from unobot.config.config import Config, LogFormat, LogLevel, LogSettings
from unobot.config.kinds import Kind
from unobot.config.lines import Lines
from unobot.config.networks import NetworkSettings, read_network
from unobot.config.problem import ConfigError, Problem
from unobot.config.references import secret
from unobot.config.secret import Secret
from unobot.config.section import Section
from unobot.config.tables import TableSettings, language, read_tables

_log_format: Final[Kind[LogFormat]] = kinds.one_of(get_args(LogFormat))
_log_level: Final[Kind[LogLevel]] = kinds.one_of(get_args(LogLevel))


def load(path: Path) -> Config:
    """The configuration in a TOML file. Raises `ConfigError` with everything that is wrong in it.

    What only an adapter can judge, the keys of its own, is not judged here.
    """
    text = _read(path)
    lines = Lines(text)
    section = Section(tomllib.loads(text))
    config = _config(section, path, lines)
    section.close()
    if section.wrong:
        raise ConfigError(config.problem(error) for error in section.wrong)
    return config


def _read(path: Path) -> str:
    try:
        text = path.read_text(encoding="utf-8")
        tomllib.loads(text)
    except OSError as error:
        raise ConfigError([Problem(path, None, "", f"cannot be read: {error.strerror}")]) from None
    except UnicodeDecodeError as error:
        line = path.read_bytes()[: error.start].count(b"\n") + 1
        raise ConfigError([Problem(path, line, "", "expected UTF-8")]) from None
    except tomllib.TOMLDecodeError as error:
        where = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)", str(error))
        line = int(where[1]) if where and where[1] else text.count("\n") + 1
        raise ConfigError([Problem(path, line, "", f"not TOML: {error}")]) from None
    return text


def _config(section: Section, path: Path, lines: Lines) -> Config:
    folder = path.absolute().parent
    spoken = section.take("language", language, "en")
    tables = read_tables(section.inside("tables"), TableSettings(language=spoken))
    return Config(
        data=_data(section, folder),
        language=spoken,
        plugins=section.take(
            "plugins", kinds.or_all(kinds.several(kinds.text, "a list of plugin names")), None
        ),
        log=_log(section.inside("log")),
        tables=tables,
        networks=_networks(section, tables, folder),
        file=path,
        lines=lines,
    )


def _data(section: Section, folder: Path) -> Secret:
    """Where the store is, with a file made absolute and its folder looked for."""
    given = secret(section, "data", folder) or Secret("unobot.db")
    if "://" in given.reveal() or given.reveal() == ":memory:":
        return given
    file = (folder / Path(given.reveal()).expanduser()).absolute()
    if not file.parent.is_dir():
        section.reject("data", f"expected a file in a folder that exists, and {file.parent} does not")
    return Secret(str(file))


def _log(section: Section) -> LogSettings:
    default = LogSettings()
    log = LogSettings(
        format=section.take("format", _log_format, default.format),
        level=section.take("level", _log_level, default.level),
    )
    section.close()
    return log


def _networks(section: Section, tables: TableSettings, folder: Path) -> dict[Network, NetworkSettings]:
    networks = section.inside("network")
    if not [*networks] and "network" not in section.rejected:
        section.reject("network", "missing; expected at least one table [network.NAME]")
    return {Network(name): read_network(networks.inside(name), name, tables, folder) for name in networks}
