"""Lines that tell the seal of a deal, which is another one for every deal."""

import re
from collections.abc import Iterable

SEALED = " The deal is sealed: … (!verify)."
"""How `masked` shows what is said of the seal."""
_SEAL = re.compile(r"(?<=The deal is sealed: )[0-9a-f]{32}\b")


def masked(lines: Iterable[str]) -> list[str]:
    """The lines, with `…` in place of each seal. A line with something else in that place stays as it is."""
    return [_SEAL.sub("…", line) for line in lines]
