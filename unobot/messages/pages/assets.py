"""The style and the scripts of the pages: files of this package, and what names them in a content security policy."""

from base64 import b64encode
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

_STATIC: Final = Path(__file__).parent / "static"


@dataclass(frozen=True, slots=True)
class Asset:
    """A file that pages use."""

    name: str
    text: str

    @property
    def source(self) -> str:
        """How a policy allows this very text inside a page."""
        return f"'sha256-{b64encode(sha256(self.text.encode()).digest()).decode()}'"

    @property
    def version(self) -> str:
        """Another one whenever the text is another one; part of its address, so that a browser may keep it for long."""
        return sha256(self.text.encode()).hexdigest()[:12]


@cache
def asset(name: str) -> Asset:
    """The file of that name. Raises OSError if there is none."""
    return Asset(name, (_STATIC / name).read_text(encoding="utf-8"))


def policy_of(style: Asset, script: Asset) -> str:
    """The policy of a page that has these two in it, and needs nothing else from anywhere."""
    return (
        f"default-src 'none'; style-src {style.source}; script-src {script.source};"
        " base-uri 'none'; form-action 'none'"
    )
