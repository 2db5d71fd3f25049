"""Plugins: what they may bring, and how they are loaded."""

from unobot.plugins.bring import Brought
from unobot.plugins.find import Broken, has_plugins
from unobot.plugins.flaws import Flaw
from unobot.plugins.load import LoadedPlugin, Plugins, catalogue, line_with, load_plugins
from unobot.plugins.networks import adapter_settings, doubts, load_config, open_networks

__all__ = [
    "Broken",
    "Brought",
    "Flaw",
    "LoadedPlugin",
    "Plugins",
    "adapter_settings",
    "catalogue",
    "doubts",
    "has_plugins",
    "line_with",
    "load_config",
    "load_plugins",
    "open_networks",
]
