"""The Matrix adapter: the same game in Matrix rooms, encrypted ones included."""

from collections.abc import Mapping

from unobot.hookspecs import hookimpl
from unobot.parts import AdapterFactory
from unobot_matrix.adapter import MatrixAdapter
from unobot_matrix.settings import Settings

__all__ = ["MatrixAdapter", "Settings", "unobot_adapters"]


@hookimpl
def unobot_adapters() -> Mapping[str, AdapterFactory[Settings]]:
    """Bring the adapter `matrix`."""
    return {"matrix": AdapterFactory(Settings, MatrixAdapter)}
