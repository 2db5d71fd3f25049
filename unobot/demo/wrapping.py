"""Cutting a long line between words, so that the terminal does not cut it inside one."""

from collections.abc import Iterator

from rich.cells import cell_len

from unobot.demo.plain import bare

_INDENT = "    "


def wrapped(line: str, width: int) -> Iterator[str]:
    """The line in parts that are at most `width` columns wide where words allow it; all but the first are indented.

    >>> list(wrapped("ann plays [r5]. bob, your turn", 18))
    ['ann plays [r5].', '    bob, your turn']
    """
    part = ""
    for word in line.split(" "):
        longer = f"{part} {word}" if part else word
        if part.strip() and _columns(longer) > width:
            yield part
            longer = _INDENT + word
        part = longer
    yield part


def _columns(text: str) -> int:
    return cell_len(bare(text))
