"""The Matrix adapter: the same game in Matrix rooms, encrypted ones included."""

from unobot_matrix.adapter import MatrixAdapter, open_adapter
from unobot_matrix.settings import Settings, read

SETTINGS = Settings

__all__ = ["SETTINGS", "MatrixAdapter", "Settings", "open_adapter", "read"]
