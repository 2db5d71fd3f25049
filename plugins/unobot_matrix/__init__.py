"""The Matrix adapter: the same game in Matrix rooms, encrypted ones included."""

from collections.abc import Mapping

from unobot.hookspecs import hookimpl
from unobot.parts import AdapterFactory
from unobot_matrix.adapter import MatrixAdapter, open_adapter
from unobot_matrix.settings import Settings, read

SETTINGS = Settings

__all__ = ["SETTINGS", "MatrixAdapter", "Settings", "open_adapter", "read", "unobot_adapters"]


@hookimpl
def unobot_adapters() -> Mapping[str, AdapterFactory]:
    """The adapter `matrix`."""
    return {"matrix": open_adapter}
