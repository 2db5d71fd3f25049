"""The operator's configuration: typed settings from a TOML file, and what is wrong with them.

Adapters use `Section`, `kinds` and `SettingError` for the keys of their own.
"""

from unobot.config.config import Config, LogSettings
from unobot.config.load import load
from unobot.config.networks import NetworkSettings
from unobot.config.problem import ConfigError, Problem, SettingError
from unobot.config.secret import Secret
from unobot.config.section import Section
from unobot.config.tables import Style, TableSettings

__all__ = [
    "Config",
    "ConfigError",
    "LogSettings",
    "NetworkSettings",
    "Problem",
    "Secret",
    "Section",
    "SettingError",
    "Style",
    "TableSettings",
    "load",
]
