"""A room's default table: set by its operators, opened by `!uno` alone, and added to by what follows `!uno`."""

import pytest

from tests.plugins.built_in import all_rules, built_in
from unobot.clock import HeldClock
from unobot.config import TableSettings
from unobot.kit.testing import FakeNetwork, FakeRoom, fake_room

OPENED = "#uno: ann opens a table ({}). Type !join to take a seat, !deal to start."
REFUSED = [
    ("tiawan", "There is no rule or preset called “tiawan”. Did you mean taiwan?"),
    ("dos +jump-in", "jump-in only works with the classic game."),
    ("taiwan cards=99", "cards must be a number from 1 to 20, not “99”."),
    ("winner negative", "winner and negative are both kinds of match; a table can have only one."),
    ("extended teams", "Extended has its own way of counting points."),
    ("taiwan japan", "Choose either taiwan or japan: a table can have only one preset."),
]
DEFAULTS = [
    *((preset, preset) for preset in all_rules().presets),
    ("taiwan +jump-in cards=9", "taiwan +jump-in cards=9"),
    ("Extended Dropped=Yes", "extended dropped=yes"),
    ("+stack=any +shield rounds=3", "classic +stack=any +shield rounds=3"),
    ('official112 wc1=dare:"sing a song":2', "official112 wc1='dare:sing a song:2'"),
]
ADDED = [
    ("taiwan +jump-in cards=9", "target=200", "taiwan +jump-in cards=9 target=200"),
    ("taiwan +jump-in cards=9", "cards=5", "taiwan +jump-in cards=5"),
    ("taiwan +jump-in cards=9", "-jump-in", "taiwan cards=9"),
    ("mainland", "-stack", "mainland -stack"),
    ("classic rounds=3", "negative target=70", "classic negative target=70"),
    ("taiwan +jump-in cards=9", "mainland", "mainland"),
    ('official112 wc1=dare:"sing a song":2', "cards=5", "official112 wc1='dare:sing a song:2' cards=5"),
]


async def default_is(room: FakeRoom, line: str) -> list[str]:
    """The room's operator sets its default table."""
    await room.network.arrive("olga", operator=True)
    return await room.say("olga", f"!set preset {line}")


@pytest.mark.parametrize(("line", "table"), DEFAULTS)
async def test_the_default_table_is_what_uno_alone_opens(line: str, table: str) -> None:
    async with fake_room("ann", "bob", plugins=built_in()) as room:
        assert await default_is(room, line) == [f"#uno: preset is now “{table}”."]
        assert await room.say("ann", "!uno") == [OPENED.format(table)]
        await room.say("bob", "!join")
        assert any("Your cards" in line for line in await room.say("ann", "!deal"))


async def test_the_default_table_is_told_in_the_words_of_the_room() -> None:
    async with fake_room("ann", plugins=built_in(), tables=TableSettings(language="zh-Hans")) as room:
        assert await default_is(room, "台湾 牌数=9") == ["#uno: 默认玩法 现在是“台湾 张数=9”。"]


@pytest.mark.parametrize(("line", "why"), REFUSED)
async def test_a_default_that_cannot_be_opened_is_refused_with_the_reason(line: str, why: str) -> None:
    async with fake_room("ann", plugins=built_in()) as room:
        assert await default_is(room, line) == [f"olga: [#uno] {why}"]
        assert await room.say("ann", "!uno") == [OPENED.format("classic")]


@pytest.mark.parametrize(("default", "line", "table"), ADDED)
async def test_what_names_no_preset_is_added_to_the_default(default: str, line: str, table: str) -> None:
    async with fake_room("ann", plugins=built_in()) as room:
        await default_is(room, default)
        assert await room.say("ann", f"!uno {line}") == [OPENED.format(table)]


async def test_only_operators_set_the_default_and_each_room_has_its_own() -> None:
    clock = HeldClock()
    network = FakeNetwork(clock, rooms=("#uno", "#cards"))
    async with fake_room("ann", plugins=built_in(), network=network, clock=clock) as room:
        assert await room.say("ann", "!set preset taiwan") == [
            "ann: [#uno] Only the room's operators can set that here."
        ]
        await default_is(room, "taiwan")
        assert await room.say("ann", "!uno") == [OPENED.format("taiwan")]
        assert await room.say("ann", "!uno", "#cards") == [OPENED.format("classic").replace("#uno", "#cards")]
