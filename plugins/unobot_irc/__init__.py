"""IRC for the bot: one adapter a network."""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from pathlib import Path

from unobot.adapter import Network
from unobot.plugins.hookspecs import hookimpl
from unobot.plugins.parts import AdapterFactory, Means
from unobot_irc.adapter import IrcAdapter
from unobot_irc.settings import Pace, Sasl, Settings

__all__ = ["IrcAdapter", "Pace", "Sasl", "Settings", "open_adapter", "unobot_adapters", "unobot_texts"]

_AT_ONCE = frozenset({"pace"})
_WHEN_CONNECTING = frozenset(each.name for each in fields(Settings)) - _AT_ONCE


def open_adapter(network: Network, settings: Settings, means: Means) -> IrcAdapter:
    """Return the adapter for one IRC network, not yet connected."""
    return IrcAdapter(network, settings, means.shelf, means.clock, means.chance)


unobot_api = 1


@hookimpl
def unobot_adapters() -> Mapping[str, AdapterFactory[Settings]]:
    """Bring the adapter `irc`."""
    return {"irc": AdapterFactory(Settings, open_adapter, IrcAdapter.renew, _AT_ONCE, _WHEN_CONNECTING)}


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Bring what is said on IRC in other words than elsewhere."""
    return (Path(__file__).parent / "texts",)
