import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.bot.rooms.conversation import dealt, goes, room_with
from tests.plugins.built_in import needs
from unobot.clock import HeldClock
from unobot.kit.testing import FakeNetwork, FakeRoom
from unobot.store import StoredSetting
from unobot.tables.preferences import MOST_PASSING


@needs("hints")
async def test_in_private_everybody_sets_their_own() -> None:
    async with room_with("ann", "bob") as room:
        await goes(
            room,
            """
            <ann to the bot> set
                ann: Your settings: language en, style colour, sort color, highlight turn, hands auto, …, hints off, …. Change one with !set KEY VALUE.
            <ann to the bot> set style plain
                ann: style is now “plain”.
            <ann to the bot> !SET Sort VALUE
                ann: sort is now “value”.
            <ann to the bot> set language en
                ann: language is now “English”.
            <ann to the bot> set style loud
                ann: style must be one of colour, plain, emoji, words, not “loud”.
            <ann to the bot> set sort colour
                ann: sort is now “color”.
            <ann to the bot> set sort size
                ann: sort must be one of color, value, not “size”.
            <ann to the bot> set language tlh
                ann: language must be one of en (English), …, not “tlh”.
            <ann to the bot> set prefix .
                ann: There is no setting called prefix. Settings: language, style, sort, highlight, hands, pictures, ….
            <ann to the bot> set nothing
                ann: There is no setting called nothing. Settings: language, style, sort, highlight, hands, pictures, ….
            <ann to the bot> set style
                ann: style is set to “plain”. Allowed: colour, plain, emoji, words.
            <ann to the bot> set highlight
                ann: highlight is set to “turn”. Allowed: off, turn, always.
            <ann to the bot> set highlight loud
                ann: highlight must be one of off, turn, always, not “loud”.
            <ann to the bot> set highlight always
                ann: highlight is now “always”.
            <ann to the bot> set hints on
                ann: hints is now “on”.
            <ann to the bot> set hints maybe
                ann: hints must be one of on, off, not “maybe”.
            <ann to the bot> settings
                ann: Your settings: language en, style plain, sort color, highlight always, hands auto, …, hints on, …. Change one with !set KEY VALUE.
            """,
        )


@needs("hints")
async def test_what_is_set_is_told_in_the_words_of_the_language_that_is_spoken_then() -> None:
    async with room_with("ann") as room:
        await goes(
            room,
            """
            <ann to the bot> set language vi
                ann: ngôn ngữ giờ là “Tiếng Việt”.
            <ann to the bot> set hints off
                ann: gợi ý giờ là “tắt”.
            <ann to the bot> set hints maybe
                ann: gợi ý là một trong bật, tắt, không phải “maybe”.
            <ann to the bot> help im lặng
                ann: im lặng: …: bật, tắt. …
            """,
        )


async def test_one_s_own_style_and_order_are_those_of_one_s_hand() -> None:
    async with room_with("ann", "bob") as room:
        await dealt(room, "ann", "bob", ann="g1 r5 y1", bob="g5", top="b2", turn="bob")
        await goes(
            room,
            """
            <ann> !hand
                ann: [#uno] Your cards: [r5] [y1] [g1]
            <ann to the bot> set sort value
                ann: sort is now “value”.
            <ann to the bot> set style plain
                ann: style is now “plain”.
            <ann> !hand
                ann: [#uno] Your cards: [y1] [g1] [r5]
            """,
        )
        await room.say("bob", "!hand")
        assert [message.style for message in room.network.messages[-2:]] == ["plain", "colour"]


async def test_the_room_s_settings_are_its_operators() -> None:
    async with room_with("ann", "bob") as room:
        await goes(
            room,
            """
            (olga comes, an operator)
            <olga> !set
                #uno: Settings of this room: language en, style colour, prefix !, turn-timeout 180s, pause-limit 1h, autostart off, quiet off, preset classic, pictures off, web off… For your own (language, style, sort, highlight, hands, pictures, …), send me !set in private.
            <ann> !set
                #uno: Settings of this room: language en, style colour, prefix !, turn-timeout 180s, pause-limit 1h, autostart off, quiet off, preset classic, pictures off, web off… For your own (language, style, sort, highlight, hands, pictures, …), send me !set in private.
            <ann> !set prefix .
                ann: [#uno] Only the room's operators can set that here.
            <ann> !set style plain
                ann: [#uno] Only operators can set style for this room. For yourself, tell me privately: set style
            <olga> !set style plain
                #uno: style is now “plain”.
            <olga> !set sort value
                olga: sort is now “value”.
            <olga> !set style
                olga: [#uno] style is set to “plain”. Allowed: colour, plain, emoji, words.
            <olga> !set colour red
                olga: [#uno] There is no setting called colour. Settings: language, style, prefix, turn-timeout, pause-limit, autostart, quiet, preset, pictures, web, ….
            <olga> !set prefix a
                olga: [#uno] The prefix must be one to three characters such as ! or ., not “a”.
            <olga> !set prefix !!!!
                olga: [#uno] The prefix must be one to three characters such as ! or ., not “!!!!”.
            <olga> !set turn-timeout soon
                olga: [#uno] turn-timeout must be a time such as 90s or 3m, or off, not “soon”.
            <olga> !set turn-timeout 14s
                olga: [#uno] turn-timeout must be at least 15s, or off; not “14s”.
            <olga> !set preset classic turn-timeout=2s
                olga: [#uno] turn-timeout must be at least 15s, or off; not “2s”.
            <olga> !set preset nonsense
                olga: [#uno] There is no rule or preset called “nonsense”.
            <olga> !set preset classic cards=3
                #uno: preset is now “classic cards=3”.
            <olga> !set language en
                #uno: language is now “English”.
            """,
        )
        assert room.network.messages[-1].style == "plain"


async def test_the_host_is_no_operator_of_the_room() -> None:
    async with room_with("ann", "bob") as room:
        await dealt(room, "ann", "bob")
        assert await room.say("ann", "!set style plain") == [
            "ann: [#uno] Only operators can set style for this room. For yourself, tell me privately: set style"
        ]


async def test_every_hint_uses_the_room_s_prefix() -> None:
    async with room_with("ann", "bob") as room:
        await goes(
            room,
            """
            (olga comes, an operator)
            <olga> !set prefix .
                #uno: prefix is now “.”.
            <ann> !uno
            <ann> .top
                ann: [#uno] There is no table in this room. Type .uno to open one.
            <ann> .uno
                #uno: ann opens a table (classic). Type .join to take a seat, .deal to start.
            <bob> .uno
                #uno: bob joins (2 players; .deal to start).
            <bob> .help
                #uno: UNO: .uno to open or join a table, .deal to start. On your turn: .play r5 (or just r5), .draw, .pass. One card left? .uno!
                #uno: More: .help playing, .help table, …
            <bob to the bot> turn
                bob: [#uno] No round is being played. Type .deal to start one.
            <bob to the bot> .turn
                bob: [#uno] No round is being played. Type .deal to start one.
            """,
        )


@pytest.mark.parametrize(("said", "seconds"), [("1m", 60), ("90s", 90), ("off", 0)])
async def test_a_room_s_turn_timeout_holds_for_tables_opened_from_then_on(said: str, seconds: int) -> None:
    async with room_with("ann", "bob") as room:
        await room.network.arrive("olga", operator=True)
        shown = f"{seconds}s" if seconds else "off"
        assert await room.say("olga", f"!set turn-timeout {said}") == [
            f"#uno: turn-timeout is now “{shown}”."
        ]
        await dealt(room, "ann", "bob")
        assert room.table().rules.base.patience == seconds * 1000


async def test_settings_last_over_a_restart(tmp_path: Path) -> None:
    clock = HeldClock()
    network = FakeNetwork(clock)
    data = tmp_path / "unobot.db"
    await network.arrive("ann", lasting=True)
    async with room_with("bob", data=data, clock=clock, network=network) as room:
        await network.arrive("olga", operator=True)
        for setting in ("style plain", "turn-timeout 1m", "prefix ?"):
            await room.say("olga", f"!set {setting}")
        await room.whisper("ann", "set style emoji")
        await room.whisper("ann", "set sort value")
    async with room_with(data=data, clock=clock, network=network) as room:
        await room.heard()
        (said,) = await room.say("ann", "?uno")
        assert said.startswith(
            "#uno: ann opens a table (classic). Type ?join to take a seat, ?deal to start."
        )
        opened = network.messages[-1]
        assert room.table().rules.base.patience == 60_000
        await room.say("bob", "?join")
        await room.say("bob", "?deal")
        await room.say("ann", "?hand")
        assert (opened.style, network.messages[-1].style) == ("plain", "emoji")


async def test_what_somebody_without_an_account_has_set_goes_with_them_and_is_never_stored(
    tmp_path: Path,
) -> None:
    data = tmp_path / "unobot.db"
    async with room_with("ann", "bob", data=data) as room:
        await room.whisper("ann", "set style emoji")
        await room.say("bob", "!set sort value")
        assert await _style(room, "ann") == "emoji"
        await room.network.depart("ann", "#uno")
        await room.network.arrive("ann")
        assert await _style(room, "ann") == "emoji"
        await room.network.depart("ann")
        await room.network.arrive("ann")
        assert await _style(room, "ann") == "colour"
    assert _rows(data) == []


async def test_who_logs_in_keeps_what_they_have_set_until_they_go(tmp_path: Path) -> None:
    data = tmp_path / "unobot.db"
    async with room_with("ann", data=data) as room:
        await room.whisper("ann", "set style emoji")
        await room.network.become("ann", "account:ann")
        assert await _style(room, "account:ann") == "emoji"
        await room.whisper("account:ann", "set sort value")
        await room.whisper("account:ann", "set style plain")
        assert await _style(room, "account:ann") == "plain"
        await room.whisper("account:ann", "set style colour")
        await room.network.depart("account:ann")
        await room.network.arrive("ann", identity="account:ann", lasting=True)
        assert await _style(room, "account:ann") == "colour"
        await room.whisper("account:ann", "set style plain")
    assert sorted(_rows(data)) == [
        ("person", "account:ann", "sort", "value"),
        ("person", "account:ann", "style", "plain"),
    ]


async def test_of_those_who_vanish_without_a_word_not_everything_is_remembered() -> None:
    async with room_with("ann") as room:
        preferences = room.bot.router.services.preferences
        for number in range(MOST_PASSING + 5):
            preferences.put_passing(
                StoredSetting(room.network.network, "person", f"nick:{number}", "style", "emoji")
            )
        assert len(preferences._passing) == MOST_PASSING


async def _style(room: FakeRoom, who: str) -> str:
    (said,) = await room.whisper(who, "set style")
    return said.split("“")[1].split("”")[0]


def _rows(data: Path) -> list[tuple[str, ...]]:
    with closing(sqlite3.connect(data)) as store:
        return list(store.execute("select scope, subject, key, value from settings"))
