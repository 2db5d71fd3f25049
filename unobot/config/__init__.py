"""The operator's configuration: typed settings from a TOML file, and what is wrong with them.

An adapter declares its settings as a dataclass, with the types in `unobot.config.kinds`, `Secret`, and any that pydantic
knows. `unobot.config.reader` reads a file, `unobot.config.reader` one table of it.
"""

from unobot.config.config import (
    Config,
    FeatureSettings,
    LogSettings,
    MetricsSettings,
    NetworkSettings,
    TableSettings,
    WebSettings,
)
from unobot.config.kinds import LEAST_PAUSE, LEAST_TURN, MOST_PAUSE, Secret
from unobot.config.problem import ConfigError, Problem, Wrong, doubtful_rooms

__all__ = [
    "LEAST_PAUSE",
    "LEAST_TURN",
    "MOST_PAUSE",
    "Config",
    "ConfigError",
    "FeatureSettings",
    "LogSettings",
    "MetricsSettings",
    "NetworkSettings",
    "Problem",
    "Secret",
    "TableSettings",
    "WebSettings",
    "Wrong",
    "doubtful_rooms",
]
