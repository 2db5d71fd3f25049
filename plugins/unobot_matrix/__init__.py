"""The Matrix adapter: the same game in Matrix rooms, encrypted ones included."""

from collections.abc import Mapping
from pkgutil import resolve_name
from typing import Any

from unobot.adapter import Adapter, Network
from unobot.plugins.hookspecs import hookimpl
from unobot.plugins.parts import AdapterFactory, Means
from unobot_matrix.settings import Settings

__all__ = ["Settings", "open_adapter", "unobot_adapters"]


def open_adapter(network: Network, settings: Settings, means: Means) -> Adapter:
    """Return the adapter for one homeserver, not yet connected.

    It is imported only here: aiohttp and nio take long to load, and a bot that is on IRC alone does not need them.
    """
    adapter: Adapter = resolve_name("unobot_matrix.adapter:MatrixAdapter")(network, settings, means)
    return adapter


unobot_api = 1


@hookimpl
def unobot_adapters() -> Mapping[str, AdapterFactory[Settings]]:
    """Bring the adapter `matrix`."""

    def renew(adapter: Any, settings: Settings) -> None:
        adapter.renew(settings)  # the class is not imported here

    at_once, when_connecting = frozenset({"pace"}), frozenset({"password"})
    return {"matrix": AdapterFactory(Settings, open_adapter, renew, at_once, when_connecting)}
