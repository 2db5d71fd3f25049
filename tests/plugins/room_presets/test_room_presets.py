"""`!preset`: a room's own presets, and opening tables with them."""

import pytest

from tests.bot.rooms.conversation import goes, room_with
from tests.plugins.built_in import needs
from unobot.adapter import Network
from unobot.commands.opening import LONGEST_LINE
from unobot.kit.testing import FakeRoom
from unobot.store import StoredSetting
from unobot_room_presets import MOST


async def save(room: FakeRoom, name: str, rules: str = "taiwan") -> str:
    """What olga, an operator, is answered."""
    (said,) = await room.say("olga", f"!preset save {name} {rules}")
    return said


async def test_operators_save_list_and_remove_presets_and_everybody_opens_tables_with_them() -> None:
    async with room_with("ann") as room:
        await room.network.arrive("olga", operator=True)
        await goes(
            room,
            """
            <ann> !preset save friday taiwan
                ann: [#uno] Only the room's operators can do that.
            <ann> !preset
                #uno: This room has no presets of its own. !rules list shows the built-in ones.
            <olga> !preset save Friday taiwan +jump-in cards=9
                #uno: Saved: !uno friday opens a table with taiwan +jump-in cards=9.
            <ann> !preset list
                #uno: Presets of this room: friday (taiwan +jump-in cards=9).
            <ann> !rules friday
                #uno: Rules of taiwan +jump-in cards=9: …
                #uno: Changes from classic: 9 cards are dealt; …
                #uno: House rules: jump-in: …
                #uno: Match: …
            <ann> !uno friday -jump-in rounds=2
                #uno: ann opens a table (taiwan rounds=2 cards=9). Type !join to take a seat, …
            <olga> !preset save short
                #uno: Saved: !uno short opens a table with taiwan rounds=2 cards=9.
            <ann> !preset remove short
                ann: [#uno] Only the room's operators can do that.
            <olga> !preset remove short
                #uno: Removed the preset short.
            <olga> !preset remove short
                olga: [#uno] There is no preset “short” in this room. !preset list lists them.
            <olga> !set preset friday +stack
                #uno: preset is now “taiwan +jump-in +stack cards=9”.
            <ann> !leave
                #uno: ann leaves.
                #uno: The table is closed.
            <ann> !uno
                #uno: ann opens a table (taiwan +jump-in +stack cards=9). Type !join to take a seat, …
            """,
        )


@needs("bans")
@pytest.mark.parametrize(
    "name",
    ["taiwan", "stack", "cards", "list", "start", "deal", "5er", "x", "a" * 21, "台湾", "禁止一覧", "fr!day"],
)
async def test_a_preset_is_called_like_nothing_else_in_any_language(name: str) -> None:
    async with room_with() as room:
        await room.network.arrive("olga", operator=True)
        said = await save(room, name)
        assert "choose another name" in said or "can't be a preset's name" in said


async def test_a_room_has_few_presets_with_short_lines() -> None:
    async with room_with() as room:
        await room.network.arrive("olga", operator=True)
        for number in range(MOST):
            assert "Saved" in await save(room, f"evening{number}")
        assert (
            await save(room, "another")
            == "olga: [#uno] A room can have at most 12 presets: remove one first."
        )
        assert "Saved" in await save(room, "evening0", "dos")
        assert "Those are too many rules" in await save(room, "evening0", f"first={'x' * LONGEST_LINE}")


async def test_a_preset_is_the_room_s_and_outlasts_a_restart(tmp_path: object) -> None:
    data = f"{tmp_path}/unobot.db"
    async with room_with(data=data) as room:
        await room.network.arrive("olga", operator=True)
        await save(room, "金曜卓")
    async with room_with("ann", data=data) as room:
        assert "(taiwan)" in (await room.say("ann", "!preset"))[0]


@needs("votes")
async def test_a_preset_whose_rule_is_gone_says_so_in_plain_words() -> None:
    async with room_with("ann") as room:
        room.bot.router.services.preferences.put(
            StoredSetting(Network("fake"), "room", "#uno", "preset friday", "classic +of-a-plugin")
        )
        gone = (
            "ann: [#uno] The preset friday no longer works: +of-a-plugin is gone. "
            "An operator can save it again."
        )
        for asked in ("!uno friday", "!rules friday", "!vote friday"):
            assert await room.say("ann", asked) == [gone]
        assert "friday (classic +of-a-plugin)" in (await room.say("ann", "!preset"))[0]


async def test_during_a_round_the_name_of_a_preset_is_no_call() -> None:
    async with room_with("ann", "bob") as room:
        await room.network.arrive("olga", operator=True)
        await save(room, "friday")
        for who, said in (("ann", "!uno friday"), ("bob", "!join"), ("ann", "!deal")):
            await room.say(who, said)
        before = len(room.hand("ann"))
        (said,) = await room.say("ann", "!uno friday")
        assert said.startswith("ann: ")
        assert len(room.hand("ann")) == before


async def test_presets_are_kept_in_the_words_of_other_languages() -> None:
    async with room_with() as room:
        await room.network.arrive("olga", operator=True)
        await room.say("olga", "!set language zh-Hans")
        assert await room.say("olga", "!房间玩法 保存 周五桌 台湾 张数=9") == [
            "#uno: 保存了：!开桌 周五桌 开一桌 台湾 张数=9。"
        ]
        assert (await room.say("olga", "!开桌 周五桌"))[0].startswith(
            "#uno: olga 开了一桌 UNO（台湾 张数=9）："
        )
