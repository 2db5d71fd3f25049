"""The stores that tests of what is written are run over."""

from tests.bot.store.conftest import location, store

__all__ = ["location", "store"]
