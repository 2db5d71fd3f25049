"""When a file of a plugin has been saved."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from watchfiles import Change, DefaultFilter, awatch

_ENDINGS: Final = frozenset({".ftl", ".py", ".svg", ".toml"})
"""So end the names of the files that a plugin is made of."""


class _Files(DefaultFilter):
    """The files of a plugin; not what editors and tools write beside them."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._alone = path if path.is_file() else None

    def __call__(self, change: Change, path: str) -> bool:
        if self._alone is not None:
            return Path(path) == self._alone
        return Path(path).suffix in _ENDINGS and super().__call__(change, path)


def saves(path: Path) -> AsyncIterator[list[str]]:
    """The names of the files that were saved, removed or made at a path, those of one moment together."""
    path = path.resolve()
    alone = path.is_file()
    # the folder of a single file: many editors write another file and give it the name of the old one
    changes = awatch(path.parent if alone else path, watch_filter=_Files(path), recursive=not alone)
    return _named(changes)


async def _named(several: AsyncIterator[set[tuple[Change, str]]]) -> AsyncIterator[list[str]]:
    async for changes in several:
        yield sorted({Path(name).name for _, name in changes})
