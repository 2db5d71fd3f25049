"""Nobody speaks through the bot: no line in the room repeats more than a little of what somebody typed."""

import re
from collections.abc import Iterator
from itertools import product

import pytest

from tests.bot.rooms.conversation import dealt, room_with
from tests.plugins.built_in import all_rules
from uno_engine import Free
from unobot.commands.registry import COMMANDS
from unobot.kit.testing import FakeRoom
from unobot.tables.flood_control import FloodControl, Verdict

MOST = 40
MARK = "qx"
LONG = MARK * 120
HOSTILE = (
    LONG,
    f"{MARK} " * 90,
    f"+{LONG} -{LONG}",
    f"'{LONG}",
    f"@{LONG}",
    f"[{LONG}]",
    f"r5 {LONG}",
    f"classic cards={LONG}",
    f"preset classic first={LONG}",
    f"\x01ACTION \u202e@room\x02\x0304{LONG}\u200b\r\nQUIT <b>https://matrix.to/#/@eve:x</b>",
)
_NEVER = re.compile("[\x00-\x1f\x7f\u202a-\u202e\u2066-\u2069\u200b]|@room")
GENTLE = frozenset({"stop", "leave", "kick", "pause"})
"""What would take the table away from the others."""


@pytest.fixture(autouse=True)
def no_flood_control(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FloodControl, "admits", lambda *_: Verdict.ADMIT)


async def hostile(room: FakeRoom, *who: str) -> None:
    """Have them say everything behind every command. The bot answers something to each of them, or nothing was shown."""
    answered = set()
    for person, command, said in product(who, list(_commands()), HOSTILE):
        await room.network.say(person, f"!{command} {said}")
        await room.network.say(person, f"{command} {said}")
        answers = await room.heard()
        judge(answers)
        answered |= {person} if answers else set()
    assert answered == set(who)


def _commands() -> Iterator[str]:
    yield from sorted(
        {*(each.name for each in COMMANDS), *all_rules().compose("extended").verbs, MARK, LONG} - GENTLE
    )


def judge(said: list[str]) -> None:
    for line in said:
        receiver, _, text = line.partition(": ")
        assert not _NEVER.search(text), line
        if receiver == "#uno":
            assert text.count(MARK) * len(MARK) <= MOST, line


@pytest.mark.parametrize("phase", ["no table", "waiting", "round"])
async def test_no_line_of_the_room_repeats_much_of_what_somebody_typed(phase: str) -> None:
    async with room_with("ann", "bob", "eve") as room:
        await room.network.arrive("olga", operator=True)
        if phase == "waiting":
            await room.say("ann", "!new")
            await room.say("bob", "!join")
        elif phase == "round":
            await dealt(room, "ann", "bob")
        await hostile(room, "eve", "bob", "olga")


async def test_what_is_refused_is_told_to_that_person_alone() -> None:
    async with room_with("ann", "eve") as room:
        for line in (f"!help {LONG}", f"!rules {LONG}", f"!uno {LONG}", f"!kick {LONG}"):
            said = await room.say("eve", line)
            assert said, line
            assert [each for each in said if not each.startswith("eve: ")] == [], line


async def test_a_table_shows_only_a_little_of_the_words_it_was_opened_with() -> None:
    free = [
        each.name for rule in all_rules().rules.values() for each in rule.settings if isinstance(each, Free)
    ]
    assert set(free) == {"first", "wc1", "wc2", "wc3"}
    async with room_with("ann", "bob") as room:
        dares = " ".join(f'wc{n}=dare:"{LONG[:60]} {LONG[:60]}":2' for n in (1, 2, 3))
        for line in (
            f"!uno official112 extra=both {dares} first={LONG}",
            "!rules",
            f"!rules official112 {dares}",
        ):
            said = await room.say("ann", line)
            assert said
            judge(said)


async def test_a_dare_and_a_word_that_is_found_are_not_long() -> None:
    async with room_with("ann", "bob") as room:
        said = []
        await dealt(
            room,
            "ann",
            "bob",
            line=f'official112 extra=both target=1 wc1=dare:"{LONG}":2 wc2=charade',
            ann="wc1 wc2 r4 r5",
            bob="g5 g6 r6",
            top="r9",
            turn="ann",
        )
        for who, line in (
            ("ann", "!play wc1 g"),
            ("bob", "!accept"),
            ("bob", "!play g5"),
            ("ann", "!play wc2 r"),
        ):
            said += await room.say(who, line)
        said += await room.whisper("ann", f"pick {LONG}")
        said += await room.say("bob", f"!guess {LONG}")
        judge(said)
        assert any("dares bob" in line for line in said)
        assert any("bob guesses the word" in line for line in said)
