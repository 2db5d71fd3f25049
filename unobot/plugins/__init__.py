"""Plugins: what they may bring, and how they are loaded."""

from unobot.plugins.bring import Brought
from unobot.plugins.find import Broken
from unobot.plugins.flaws import Flaw
from unobot.plugins.load import Loaded, Plugins, load_plugins
from unobot.plugins.networks import adapter_settings, doubts, load_config, open_networks

__all__ = [
    "Broken",
    "Brought",
    "Flaw",
    "Loaded",
    "Plugins",
    "adapter_settings",
    "doubts",
    "load_config",
    "load_plugins",
    "open_networks",
]
