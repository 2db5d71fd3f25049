"""The transcript in the README is what the bot says today: its players' lines, said again to the same cards."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from tests.docs.blocks import blocks
from tests.plugins.built_in import built_in
from unobot.commands.feature import Feature
from unobot.testing import fake_room
from unobot_fairness.commitment import bind_deals

SEED = 3
"""Of the demo whose transcript it is."""
(TRANSCRIPT,) = (block.text.splitlines() for block in blocks("README.md") if block.language == "transcript")
PEOPLE = ("dana", "ada", "bela")


def spoken() -> Iterator[tuple[str, str]]:
    """Who said what, the bot's own lines left out."""
    for line in TRANSCRIPT:
        said = re.fullmatch(r"<(\w+)> (.+)", line)
        if said is not None and said[1] in PEOPLE:
            yield said[1], said[2]


def told(beginning: str) -> list[str]:
    """The bot's lines that begin so, without it; short ones of the room that were joined are taken apart."""
    lines = [line.removeprefix(beginning) for line in TRANSCRIPT if line.startswith(beginning)]
    if beginning != "<unobot> ":
        return lines
    return [part for line in lines for part in line.split(" | ")]


async def test_the_transcript_of_the_readme_is_what_the_bot_says_today() -> None:
    heard: list[str] = []

    def known(secret: bytes, _shares: Sequence[str]) -> bytes:
        """Deal by the bot's chance alone."""
        return secret

    fairness = Feature("fairness", attach=partial(bind_deals, links=1, seed_of=known))
    brought = built_in().brought
    plugins = replace(
        built_in(), brought=replace(brought, features={**brought.features, "fairness": fairness})
    )
    async with fake_room(*PEOPLE, seed=SEED, plugins=plugins, fair=True) as room:
        for name, text in spoken():
            heard += await room.say(name, text)

    assert [line for line in heard if line.startswith("#uno: ")] == [
        f"#uno: {line}" for line in told("<unobot> ")
    ]
    assert [line for line in heard if line.startswith("dana: ")] == [
        f"dana: {line}" for line in told("unobot privately: ")
    ]


def test_every_line_of_the_transcript_is_somebodys() -> None:
    assert len(TRANSCRIPT) > 40
    known = r"<(unobot|dana|ada|bela)> .+|unobot privately: \[#uno\] .+"
    assert [line for line in TRANSCRIPT if not re.fullmatch(known, line)] == []
