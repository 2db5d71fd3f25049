"""The operator's configuration: typed settings from a TOML file, and what is wrong with them.

An adapter declares its settings as a dataclass, with the types in `unobot.config.kinds`, `Secret`, and any that pydantic
knows. `unobot.config.load` reads a file, `unobot.config.reader` one table of it.
"""

from unobot.config.config import Config, LogSettings
from unobot.config.networks import NetworkSettings
from unobot.config.problem import ConfigError, Problem, Wrong
from unobot.config.secret import Secret
from unobot.config.tables import TableSettings

__all__ = [
    "Config",
    "ConfigError",
    "LogSettings",
    "NetworkSettings",
    "Problem",
    "Secret",
    "TableSettings",
    "Wrong",
]
