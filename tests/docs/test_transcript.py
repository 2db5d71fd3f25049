"""The transcript in the README is what the bot says today: dana's lines, said again to the same cards and the same company."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from tests.docs.blocks import blocks
from tests.plugins.built_in import built_in
from unobot.commands.feature import Feature
from unobot.kit.testing import fake_room
from unobot_fairness.commitment import bind_deals

SEED = 14
"""Of the demo whose transcript it is."""
(TRANSCRIPT,) = (block.text.splitlines() for block in blocks("README.md") if block.language == "transcript")
DANA = "<dana> "
BOT = {"<unobot> ": "#uno: ", "unobot privately: ": "dana: "}
"""How the bot's lines begin in a terminal, and in a room in memory."""


def in_memory(line: str) -> str:
    """A line of the bot as a room in memory has it."""
    beginning = next(each for each in BOT if line.startswith(each))
    return f"{BOT[beginning]}{line.removeprefix(beginning)}"


async def test_the_transcript_of_the_readme_is_what_the_bot_says_today() -> None:
    heard: list[str] = []
    told: list[str] = []

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
        for place, line in enumerate(TRANSCRIPT):
            if line.startswith(DANA):
                heard += await room.say("dana", line.removeprefix(DANA))
            else:
                told.append(in_memory(line))
            if [*TRANSCRIPT, DANA][place + 1].startswith(DANA):
                # computer players take their time
                while len(heard) < len(told) and (more := await room.wait(5)):
                    heard += more
                assert heard == told


def test_every_line_of_the_transcript_is_somebodys() -> None:
    assert len(TRANSCRIPT) > 40
    assert [line for line in TRANSCRIPT if not line.startswith((DANA, *BOT))] == []
