"""A shelf for adapters that are only looked at: it may show what is in the store, and keeps nothing."""

from unobot.adapter import Shelf


class Drawer:
    """A shelf that is thrown away. What lies `below` is seen as long as nothing is put over it."""

    def __init__(self, below: Shelf | None = None) -> None:
        self._below = below
        self._texts: dict[str, str | None] = {}

    def get(self, key: str, /) -> str | None:
        """The text put there last, or else what lies below."""
        if key in self._texts:
            return self._texts[key]
        return self._below.get(key) if self._below is not None else None

    async def put(self, key: str, text: str | None, /) -> None:
        """Keep it as long as the drawer."""
        self._texts[key] = text
