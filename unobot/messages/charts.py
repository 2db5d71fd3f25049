"""Charts as SVG: bars beside each other, with a title and a description for those who cannot see them.

They have neither styles nor scripts, so that a page with a strict content security policy can have them in it. Text and axes have
the colour of the words around them (`currentColor`); a page may hide the paper (class `paper`).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import accumulate
from math import ceil, log10
from typing import Final

INK: Final = "#222222"
PAPER: Final = "#ffffff"
BAR: Final = "#3f74b5"
"""The colour of bars: to be told from white paper as well as from black."""

_HEIGHT: Final = 300
_LEFT, _RIGHT, _TOP, _BOTTOM = 56, 16, 40, 56
_GAP: Final = 0.2
"""How much of its place is left free beside a bar."""
_MOST_TICKS: Final = 5
_LETTER: Final = 8
"""About how wide a letter is, in pixels, and a space on both sides of a label: the rest of the labels is left out."""
_SCRIPT = {ord(sign): None for sign in map(chr, (*range(9), 11, 12, *range(14, 32), 0xFFFE, 0xFFFF))}
"""Signs that no XML file may have."""


@dataclass(frozen=True, slots=True)
class Bars:
    """A chart: how many there are (`counts`, none below 0) of each of `labels`. `across` and `up` name the axes; `width` is in pixels."""

    labels: Sequence[str]
    counts: Sequence[int]
    across: str
    up: str
    width: int = 420

    def described(self) -> str:
        """Return all numbers in words, to be read out."""
        pairs = zip(self.labels, self.counts, strict=True)
        told = "; ".join(f"{label}: {count}" for label, count in pairs)
        return f"{self.across}: {self.up}. {told}."


def picture(title: str, *charts: Bars, key: str = "chart") -> str:
    """Return the charts side by side, as one SVG. `key` must be another one for each picture of a page."""
    lefts = [0, *accumulate(chart.width for chart in charts)]
    about = " ".join(chart.described() for chart in charts)
    size = f'width="{lefts[-1]}" height="{_HEIGHT}" viewBox="0 0 {lefts[-1]} {_HEIGHT}"'
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="{key}-title {key}-desc"',
            f' color="{INK}" font-family="sans-serif" font-size="12">',
            f'<title id="{key}-title">{_text(title)}</title><desc id="{key}-desc">{_text(about)}</desc>',
            f'<rect class="paper" width="100%" height="100%" fill="{PAPER}"/>',
            _words(lefts[-1] / 2, 20, title, size=14),
            *(
                f'<g transform="translate({left} 0)">{"".join(_bars(chart))}</g>'
                for left, chart in zip(lefts, charts, strict=False)
            ),
            "</svg>\n",
        ]
    )


def _bars(chart: Bars) -> Iterator[str]:
    """Yield the elements of one chart: lines with their numbers, the bars with their labels, the names of the axes."""
    foot, right = _HEIGHT - _BOTTOM, chart.width - _RIGHT
    step = tick_step(max(chart.counts, default=0))
    highest = step * max(1, ceil(max(chart.counts, default=0) / step))
    scale = (foot - _TOP) / highest
    for count in range(0, highest + 1, step):
        y = foot - count * scale
        yield f'<path d="M{_LEFT} {y:.1f}H{right}" stroke="currentColor" stroke-opacity="0.3"/>'
        yield _words(_LEFT - 6, y + 4, str(count), anchor="end")
    place = (right - _LEFT) / max(1, len(chart.counts))
    widest = max((len(label) + 1 for label in chart.labels), default=1) * _LETTER
    labelled = ceil(widest / place)
    for number, (label, count) in enumerate(zip(chart.labels, chart.counts, strict=True)):
        left, wide, high = _LEFT + (number + _GAP / 2) * place, place * (1 - _GAP), count * scale
        yield f'<rect x="{left:.1f}" y="{foot - high:.1f}" width="{wide:.1f}" height="{high:.1f}" fill="{BAR}"/>'
        if number % labelled == 0:
            yield _words(left + wide / 2, foot + 16, label)
    yield _words((_LEFT + right) / 2, _HEIGHT - 12, chart.across)
    yield _words(14, (_TOP + foot) / 2, chart.up, turned=True)


def tick_step(most: int) -> int:
    """Return the distance of the lines beside which numbers stand: 1, 2 or 5 with noughts.

    >>> [tick_step(most) for most in (0, 4, 12, 430, 999)]
    [1, 1, 5, 100, 200]
    """
    rough = max(1, most / _MOST_TICKS)
    ten: int = 10 ** int(log10(rough))
    return next(ten * step for step in (1, 2, 5, 10) if ten * step >= rough)


def _words(
    x: float, y: float, words: str, *, size: int = 12, anchor: str = "middle", turned: bool = False
) -> str:
    turn = f' transform="rotate(-90 {x:.1f} {y:.1f})"' if turned else ""
    where = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}"{turn}'
    return f'<text {where} fill="currentColor">{_text(words)}</text>'


def _text(words: str) -> str:
    return escape(words.translate(_SCRIPT))
