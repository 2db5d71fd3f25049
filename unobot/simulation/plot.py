"""The distribution of lengths as a picture."""

from collections.abc import Sequence
from typing import Final

_BARS: Final = 40
_WIDTH, _HEIGHT, _EDGE = 640, 360, 40


def histogram(lengths: Sequence[int], title: str) -> str:
    """An SVG picture: how many rounds took how many plays. `title` is told as text, never as markup."""
    step = max(1, -(-max(lengths) // _BARS))
    counts = [0] * (max(lengths) // step + 1)
    for length in lengths:
        counts[length // step] += 1
    width = (_WIDTH - 2 * _EDGE) / len(counts)
    scale = (_HEIGHT - 2 * _EDGE) / max(counts)
    bars = "".join(
        f'<rect x="{_EDGE + i * width:.1f}" y="{_HEIGHT - _EDGE - count * scale:.1f}" '
        f'width="{max(1.0, width - 1):.1f}" height="{count * scale:.1f}">'
        f"<title>{i * step} to {i * step + step - 1} plays: {count}</title></rect>"
        for i, count in enumerate(counts)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{_HEIGHT}" font-family="sans-serif" '
        f'font-size="12"><rect width="100%" height="100%" fill="white"/>'
        f'<text x="{_EDGE}" y="{_EDGE / 2}">{_as_text(title)}</text><g fill="steelblue">{bars}</g>'
        f'<text x="{_EDGE}" y="{_HEIGHT - _EDGE / 2}">0</text>'
        f'<text x="{_WIDTH - _EDGE}" y="{_HEIGHT - _EDGE / 2}" text-anchor="end">{len(counts) * step} plays</text>'
        f'<text x="{_EDGE - 4}" y="{_EDGE}" text-anchor="end">{max(counts)}</text></svg>\n'
    )


def _as_text(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")
