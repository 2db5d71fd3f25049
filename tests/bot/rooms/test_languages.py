"""A table may mix languages: the room has one, and each player reads and types their own, or English."""

from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest

from tests.bot.rooms.conversation import dealt, lay, room_with
from unobot.adapter import Identity
from unobot.config import TableSettings
from unobot.kit.testing import FakeRoom

CARDS = {
    "ann": "r5 r6 g1",
    "bob": "r7 g5 g6",
    "cid": "y5 y6 y7",
    "top": "r1",
    "turn": "ann",
    "draw": "b1 b2 b3 b4",
}


def room_of_three(**tables: Any) -> AbstractAsyncContextManager[FakeRoom]:
    return room_with("ann", "bob", "cid", tables=TableSettings(features={"hints": False}, **tables))


async def chosen(room: FakeRoom) -> None:
    """Ann plays in English, bob and cid each in a language of their own."""
    await room.whisper("bob", "set language 简体中文")
    await room.whisper("cid", "set language zh-TW")
    await dealt(room, "ann", "bob", "cid")
    lay(room, **CARDS)


@pytest.mark.parametrize(
    ("said", "tag", "name"),
    [
        ("zh", "zh-Hans", "简体中文"),
        ("中文", "zh-Hans", "简体中文"),
        ("ZH-cn", "zh-Hans", "简体中文"),
        ("zh-HK", "zh-Hant", ""),
        ("English", "en", "English"),
    ],
)
async def test_a_language_is_chosen_by_its_tag_or_what_it_is_called(said: str, tag: str, name: str) -> None:
    async with room_of_three() as room:
        (answer,) = await room.whisper("ann", f"set language {said}")
        assert name in answer
        preferences, network = room.bot.router.services.preferences, room.network
        assert preferences.person(network.network, Identity("ann"), None).language == tag


async def test_three_players_of_three_languages_play_at_one_table() -> None:
    async with room_of_three() as room:
        await chosen(room)
        said = await room.say("ann", "!play r5")
        assert said[0] == "#uno: ann plays [r5]. bob, your turn. Top card: [r5]."
        assert said[1].startswith("bob: [#uno] 你的手牌：[r7] [g5] [g6]")
        said = await room.say("bob", "!出 红7")
        assert said[0] == "#uno: bob plays [r7]. cid, your turn. Top card: [r7]."
        assert said[1].startswith("cid: [#uno] ")
        assert "手牌" in said[1]
        assert "Your cards" not in said[1]
        said = await room.say("cid", "!抽")
        assert said[0].startswith("#uno: cid draws a card")
        # the refusal is cid's own, and so is what it lists; English is always understood
        (refused,) = [line for line in await room.say("cid", "!play r9") if line.startswith("cid: ")]
        assert "You" not in refused


async def test_the_room_reads_its_own_language_whatever_its_players_have_chosen() -> None:
    async with room_of_three(language="zh-Hans") as room:
        await room.whisper("ann", "set language en")
        await chosen(room)
        said = await room.say("ann", "!play r5")
        assert said[0].startswith("#uno: ann 出了 [r5]")
        assert "轮到 bob" in said[0]
        assert (await room.say("ann", "!hand"))[0].startswith("ann: [#uno] Your cards: [r6] [g1]")


async def test_the_answer_to_a_new_language_is_in_it() -> None:
    async with room_of_three() as room:
        (before,) = await room.whisper("ann", "set style plain")
        await room.whisper("bob", "set language zh-Hans")
        (after,) = await room.whisper("bob", "set style plain")
        (changed,) = await room.whisper("bob", "set language en")
        assert before.partition(": ")[2] != after.partition(": ")[2]
        assert changed == "bob: language is now “English”."


@pytest.mark.parametrize(
    ("language", "line", "kept"),
    [
        ("vi", "đặt ngôn ngữ anh", ("language", "en")),
        ("vi", "cài đặt kiểu plain", ("style", "plain")),
        ("zh-Hans", "设置 语言 英文", ("language", "en")),
        ("zh-Hant", "設定 安靜 開", ("quiet", "on")),
        ("ja", "設定 言語 英語", ("language", "en")),
        ("ja", "設定 画像 オフ", ("pictures", "off")),
    ],
)
async def test_settings_and_their_values_are_words_of_each_language(
    language: str, line: str, kept: tuple[str, str]
) -> None:
    async with room_of_three() as room:
        await room.whisper("ann", f"set language {language}")
        await room.whisper("ann", line)
        preferences, network = room.bot.router.services.preferences, room.network
        assert preferences.of(network.network, "person", Identity("ann"))[kept[0]] == kept[1]
        if kept[0] != "language":
            assert "language" not in (await room.whisper("ann", "set"))[0]
            assert await room.say("ann", "!rules list") == await room.say(
                "ann", {"vi": "!luật danh sách", "zh-Hant": "!規則 列表", "ja": "!ルール 一覧"}[language]
            )
