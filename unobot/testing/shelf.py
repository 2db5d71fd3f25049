"""A shelf in memory, for tests of adapters."""


class MemoryShelf:
    """A `Shelf` that keeps texts in memory. Give it to two adapters to see what one finds that comes after a restart."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        """What is kept, by name."""

    def get(self, key: str, /) -> str | None:
        """The text that is kept, or None."""
        return self.texts.get(key)

    async def put(self, key: str, text: str | None, /) -> None:
        """Keep a text; None forgets it."""
        self.texts.pop(key, None)
        if text is not None:
            self.texts[key] = text
