"""The pictures that README and the documents show: `make screenshots` makes them anew, of the same game each time."""

from hashlib import sha256
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "docs" / "pictures"
MARK: Final = FOLDER / "made-from.sha256"
"""What they were made from, as a hash."""
PICTURES: Final = ("game", "table", "table-phone", "film")

_PAGES: Final = ROOT / "unobot" / "messages" / "pages"
_MADE_FROM: Final = (
    *(_PAGES / "static" / name for name in ("icon.svg", "step.js", "style.css")),
    *(
        _PAGES / "templates" / f"{name}.html"
        for name in ("_live", "_replay", "_table", "base", "room", "round")
    ),
    *sorted((ROOT / "unobot" / "messages" / "pictures").glob("*/*.svg")),
    *(ROOT / "unobot" / "messages" / "pictures" / f"{name}.py" for name in ("joining", "svg")),
)


def made_from() -> str:
    """Return the hash of all files that decide how those pages look."""
    whole = sha256()
    for path in _MADE_FROM:
        whole.update(path.read_bytes())
    return whole.hexdigest()
