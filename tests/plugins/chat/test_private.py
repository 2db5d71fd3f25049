"""What one player alone is told is read by nobody else: not in the room, not in other players' lines, not in the log."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pytest
from structlog.testing import capture_logs

from tests.plugins.chat.laying import set_out

CID = "y1 y2 y3 y4"


@dataclass(frozen=True, slots=True)
class Secret:
    """Something that is done at a table, and the cards of it that only these may read of."""

    what: str
    table: str
    hands: Mapping[str, str]
    top: str
    steps: Sequence[str]
    cards: str
    readers: Sequence[str]
    draw: str = ""


SECRETS = [
    Secret("the cards that a Widow looks at", "extended", {"ann": "rv b9 b8", "bob": "g5 b6 g7 g8", "cid": CID},
           "r3", ["ann: !play rv 1 4"], "g5 g8", ["ann", "bob"]),
    Secret("the cards of a packet that is passed on", "extended", {"ann": "rt4 g2 b3 b9", "bob": "bt4 g9 b9 b8", "cid": CID},
           "r3", ["ann: !play rt4 with g2 b3"], "g2 b3", ["ann"]),
    Secret("the cards of a packet that is added to", "extended",
           {"ann": "rt4 g2 b3 b9", "bob": "bt4 g9 b9 b8", "cid": f"{CID} yt4"},
           "r3", ["ann: !play rt4", "ann: !pick g2 b3", "bob: !play bt4", "bob: !pick g9"], "g2 b3", ["ann"]),
    Secret("the cards of a packet that is taken", "extended", {"ann": "rt4 g2 b3 b9", "bob": "g9 b9 b8", "cid": CID},
           "r3", ["ann: !play rt4 with g2 b3"], "g2 b3", ["ann", "bob"]),
    Secret("the cards of a packet that is regretted", "extended", {"ann": "rt4 g2 b3 b9", "bob": "regret b9 b8", "cid": CID},
           "r3", ["ann: !play rt4 with g2 b3", "bob: !play regret"], "g2 b3", ["ann"]),
    Secret("the cards that a Pincer takes", "extended", {"ann": "rp b9", "bob": "g5 g7", "cid": CID},
           "r3", ["ann: !play rp"], "g5 g7", ["ann", "bob"]),
    Secret("a card that lies face down", "extended", {"ann": "ra bh r4 b9", "bob": "g5 g7", "cid": CID},
           "r3", ["ann: !play ra with bh"], "r4", ["ann", "bob"]),
    Secret("the cards of a trade", "wild4uno", {"ann": "wt r5 g3 b1", "bob": "b7 b8", "cid": CID},
           "r9", ["ann: !play wt r bob", "ann: !pick 2", "ann: !pick r5 g3"], "r5 g3 b7 b8", ["ann", "bob"]),
    Secret("a hand that is challenged", "classic", {"ann": "wd4 r5 g3", "bob": "b7 b8", "cid": CID},
           "r9", ["ann: wd4 b", "bob: !challenge"], "r5 g3", ["ann", "bob"], draw="b1 b2 b3 b4"),
    Secret("who could answer a card", "extended", {"ann": "r4 b9 b8", "bob": "regret b7 b6", "cid": CID},
           "r3", ["ann: r4", "cid: !turn", "cid: !players", "cid: !top"], "regret", ["bob"]),
]  # fmt: skip


@pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: secret.what)
async def test_nobody_else_reads(secret: Secret) -> None:
    with capture_logs() as logs:
        async with set_out(secret.table, secret.hands, top=secret.top, draw=secret.draw) as room:
            heard: list[str] = []
            for step in secret.steps:
                who, _, text = step.partition(": ")
                heard += await room.say(who, text)
    told = [line for line in heard if set(re.findall(r"\[([^]]+)\]", line)) & set(secret.cards.split())]
    assert {line.partition(": ")[0] for line in told} - set(secret.readers) == set()
    assert len(heard) > len(secret.steps)
    assert not any(f"[{card}]" in str(logs) or f"'{card}'" in str(logs) for card in secret.cards.split())


HANDS = {"ann": "wc1 r4 g1", "bob": "g1 g2 r3", "cid": "y1 y2 y3"}
CHARADE = "official112 wc1=charade"


async def test_nobody_reads_the_word_of_a_charade_before_it_is_found() -> None:
    with capture_logs() as logs:
        async with set_out(CHARADE, HANDS, top="r9") as room:
            heard = await room.say("ann", "!play wc1 g")
            heard += await room.whisper("ann", "pick parasol")
            for look in ("!turn", "!top", "!players", "!moves", "!hand", "!rules", "!score"):
                heard += await room.say("bob", look)
            assert heard[0].startswith("#uno: ")
            assert [line for line in heard if "parasol" in line] == []
            assert [line for line in await room.say("bob", "parasol") if "“parasol”" in line] == [
                "#uno: bob guesses the word: “parasol” and discards [g1] [g2]. bob, your turn. Top card: [wc1] (green)."
            ]
    assert "parasol" not in str(logs)


@pytest.mark.parametrize("word", ["pa", "dr", "tu", "ca", "co", "r5", "hand", "umbrella stand"])
async def test_the_word_of_a_charade_may_be_a_command_without_prefix(word: str) -> None:
    async with set_out(CHARADE, HANDS, top="r9") as room:
        await room.say("ann", "!play wc1 g")
        await room.whisper("ann", f"pick {word}")
        assert f"bob guesses the word: “{word}”" in (await room.say("bob", f"{word.capitalize()}!"))[0]


async def test_what_is_no_guess_is_heard_as_ever_while_a_charade_lasts() -> None:
    async with set_out(CHARADE, HANDS, top="r9") as room:
        await room.say("ann", "!play wc1 g")
        await room.whisper("ann", "pick parasol")
        assert await room.say("ann", "pass me the salt") == []
        assert await room.say("bob", "catch ann") == []
        assert await room.say("bob", "tu") == [
            "#uno: Guess ann's word, just by typing it! (ann ends it with !pass.) (waiting for 0 s)"
        ]
        assert (await room.say("ann", "pass"))[0].startswith("#uno: Nobody guesses ann's word.")
