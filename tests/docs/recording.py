"""The demo as README.md shows it: the beginning of a round as text, and a whole round as the SVG `docs/demo.svg`."""

import asyncio
import os
import re
import textwrap
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import replace
from functools import partial
from html import escape
from io import StringIO
from itertools import pairwise
from typing import Final
from unittest.mock import patch

from tests.docs.blocks import ROOT
from tests.plugins.built_in import built_in
from unobot.cli.demo import Demo, play_demo
from unobot.commands.feature import Feature
from unobot.kit.testing import fake_room
from unobot_fairness.commitment import bind_deals

SEED: Final = 14
"""Deals both rounds."""
DANA: Final = "<dana> "
BOT: Final = {"#uno: ": "<unobot> ", "dana: ": "unobot privately: "}
"""How the bot's lines begin in a room in memory, and in a terminal."""

_COLUMNS, _ROWS = 96, 18
"""Size of the terminal in the SVG, in characters."""
_ACROSS, _DOWN, _EDGE = 8.4, 20, 16
"""Size of a character, and the edge around all of them, in pixels."""
_SECONDS: Final = 1.1
"""Between two lines of the recording."""
_TINTS: Final = {"r": "#ff8a80", "y": "#ffd54f", "g": "#7ddc91", "b": "#82b4ff", "w": "#ffffff"}
"""Colour of a card's code by its first letter; at least 7 to 1 on the ground of the terminal."""
_HEAD: Final = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img" aria-labelledby="t d">
<title id="t">A round of UNO in a terminal</title>
<desc id="d">unobot demo --auto --seed {seed}: three players sit down, play a round, and one of them wins it.</desc>
<style>
text {{ font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #c9d1d9; white-space: pre; }}
.typed {{ fill: #ffffff; font-weight: bold; }}
tspan {{ font-weight: bold; }}
.line {{ animation: appear 1ms linear backwards; }}
.film {{ transform: translateY(-{above:g}px); animation: {seconds:g}s step-end backwards roll; }}
@keyframes appear {{ from {{ visibility: hidden; }} }}
@keyframes roll {{
{frames}
}}
@media (prefers-reduced-motion: reduce) {{ .line, .film {{ animation: none; }} }}
</style>
<rect width="100%" height="100%" rx="8" fill="#0d1117"/>
<svg x="{edge}" y="{edge}" width="{inner_width:g}" height="{inner_height:g}"><g class="film">
"""


async def transcript(typed: Sequence[str]) -> list[str]:
    """Play with the lines that dana types, and two computer players; return all lines as dana's terminal shows them."""
    heard: list[str] = []

    def known(secret: bytes, _shares: Sequence[str]) -> bytes:
        """Deal by the bot's chance alone."""
        return secret

    fairness = Feature("fairness", attach=partial(bind_deals, links=1, seed_of=known))
    brought = built_in().brought
    plugins = replace(
        built_in(), brought=replace(brought, features={**brought.features, "fairness": fairness})
    )
    async with fake_room(seed=SEED, plugins=plugins, fair=True) as room:
        # nobody who sits at a keyboard needs a word that takes the seat back
        await room.network.arrive("dana", lasting=True)
        for line in typed:
            heard += [f"{DANA}{line}", *map(_in_terminal, await room.say("dana", line))]
            while more := await room.wait(5):  # computer players take their time
                heard += map(_in_terminal, more)
    return heard


def _in_terminal(line: str) -> str:
    beginning = next(each for each in BOT if line.startswith(each))
    return f"{BOT[beginning]}{line.removeprefix(beginning)}"


def played() -> list[str]:
    """Return what `unobot demo --auto` prints, up to the end of the round."""
    with redirect_stdout(StringIO()) as out, patch.dict(os.environ):
        for name in ("MAKELEVEL", "FORCE_COLOR"):
            os.environ.pop(name, None)
        assert play_demo(Demo(auto=True, seed=SEED), built_in()) == 0
    lines = out.getvalue().splitlines()
    return lines[: 1 + next(at for at, line in enumerate(lines) if " wins the round" in line)]


def recording() -> str:
    """Return the SVG: the lines appear one after the other; who wants no motion sees the last ones."""
    rows = [(at, row) for at, line in enumerate(played()) for row in _wrapped(line)]
    lines = rows[-1][0] + 1
    # how far the film has rolled when each line has appeared
    rolled = [max(0, sum(at <= line for at, _ in rows) - _ROWS) * _DOWN for line in range(lines)]
    width, height = _COLUMNS * _ACROSS, _ROWS * _DOWN
    head = _HEAD.format(
        width=width + 2 * _EDGE,
        height=height + 2 * _EDGE,
        inner_width=width,
        inner_height=height,
        edge=_EDGE,
        above=rolled[-1],
        seconds=lines * _SECONDS,
        seed=SEED,
        frames="\n".join(_frames(rolled)),
    )
    drawn = [
        f'<text y="{15 + number * _DOWN}" class="line{" typed" * row.startswith(DANA)}"'
        f' style="animation-delay: {at * _SECONDS:.1f}s">{_coloured(row)}</text>'
        for number, (at, row) in enumerate(rows)
    ]
    return "\n".join([f"{head}{drawn[0]}", *drawn[1:], "</g></svg>", "</svg>", ""])


def _frames(rolled: Sequence[int]) -> Iterator[str]:
    """Yield a keyframe for each line that makes the film roll."""
    for at, (before, offset) in enumerate(pairwise([-1, *rolled])):
        if offset != before:
            yield f"{100 * at / len(rolled):.2f}% {{ transform: translateY(-{offset}px); }}"


def _wrapped(line: str) -> list[str]:
    return textwrap.wrap(line, _COLUMNS, subsequent_indent="  ")


def _coloured(row: str) -> str:
    def card(found: re.Match[str]) -> str:
        return f'<tspan fill="{_TINTS[found[1][0]]}">[{found[1]}]</tspan>'

    return re.sub(r"\[([rygbw][\w+]*)\]", card, escape(row, quote=False))


def readme_page() -> str:
    """The README: written by hand, but for what the bot says in its transcript."""
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    head, begin, rest = page.partition("```transcript\n")
    old, end, tail = rest.partition("```\n")
    typed = [line.removeprefix(DANA) for line in old.splitlines() if line.startswith(DANA)]
    return f"{head}{begin}" + "\n".join([*asyncio.run(transcript(typed)), ""]) + f"{end}{tail}"
