"""IRC for the bot: one adapter a network."""

from collections.abc import Mapping

from unobot.adapter import Adapter, Network
from unobot.hookspecs import hookimpl
from unobot.parts import AdapterFactory, Means
from unobot_irc.adapter import IrcAdapter, open_adapter
from unobot_irc.settings import Pace, Sasl, Settings, read

SETTINGS = Settings

__all__ = ["SETTINGS", "IrcAdapter", "Pace", "Sasl", "Settings", "open_adapter", "read", "unobot_adapters"]


def _open(network: Network, settings: Mapping[str, object], means: Means, /) -> Adapter:
    return open_adapter(network, settings, means.shelf, means.clock, means.chance)


@hookimpl
def unobot_adapters() -> Mapping[str, AdapterFactory]:
    """The adapter `irc`."""
    return {"irc": _open}
