"""Commands of a plugin are typed, allowed, explained and contained as the bot's own."""

import asyncio

import pytest

from tests.bot.commands import salute
from tests.bot.rooms.conversation import dealt, goes, room_with
from tests.plugins.built_in import points
from unobot.commands import registry
from unobot.commands.command import LONGEST_WAIT
from unobot.config import TableSettings
from unobot.kit.testing import fake_room
from unobot.plugins import load_plugins
from unobot.store.observer import Observer

PLUGINS = load_plugins(installed=points("tests.bot.commands.salute"))
CARDS = {"ann": "r5 r6", "bob": "g5 g6", "cid": "y5 y6", "top": "r1", "turn": "ann"}


async def test_it_is_given_in_the_room_and_in_private_with_prefix_or_as_a_short_word() -> None:
    async with room_with("ann", "bob", "cid", "dan", plugins=PLUGINS) as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await goes(
            room,
            """
            <ann> !salute ahoy
                #uno: ann salutes the table: ahoy.
            <bob> !tip aha
                #uno: bob salutes the table: aha.
            <bob> !tip
                #uno: bob salutes the table: hello.
            <bob> hail
                #uno: bob salutes the table: hello.
            <ann to the bot> salute
                ann: [#uno] ann salutes the table: hello.
            <dan> !salute
                dan: [#uno] You don't have a seat at this table. !join to take one.
            <dan> hail
            <ann> salute
            <ann> !salut
                ann: [#uno] I don't know “salut”. Did you mean this? !salute greets the table. Type !yes to do it.
            <ann> !help hail
                #uno: Help: !salute greets the table. Also: !hail.
            """,
        )


async def test_who_may_give_it_and_where_is_seen_to() -> None:
    async with room_with("ann", "bob", plugins=PLUGINS) as room:
        await room.network.arrive("olga", operator=True)
        await room.say("ann", "!uno")
        assert await room.say("ann", "!seal") == ["ann: [#uno] Tell me that privately, not in the room."]
        assert await room.whisper("ann", "seal") == ["ann: [#uno] Only the room's operators can do that."]


async def test_it_is_typed_and_told_in_the_language_of_the_room() -> None:
    async with room_with("ann", "bob", plugins=PLUGINS, tables=TableSettings(language="de")) as room:
        await room.say("ann", "!uno")
        assert await room.say("ann", "!moin") == ["#uno: ann grüßt den Tisch: hello."]
        assert await room.say("ann", "!salute") == ["#uno: ann grüßt den Tisch: hello."]


async def test_one_that_fails_is_undone_apologised_for_and_logged_with_the_plugins_name(
    capsys: pytest.CaptureFixture[str],
) -> None:
    async with room_with("ann", "bob", "cid", plugins=PLUGINS) as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        assert await room.say("ann", "!spill") == [
            (
                "ann: [#uno] The command !spill of the plugin tests.bot.commands.salute failed. "
                "Nothing has changed; please carry on."
            )
        ]
        assert not room.table().paused
        assert (await room.say("ann", "!top"))[0].startswith("#uno: On top: ")
    assert "plugin=tests.bot.commands.salute" in capsys.readouterr().out


MARCHES = {
    "5": (5, "#uno: ann salutes the table: hello."),
    "5 refuse": (5, "ann: [#uno] There is no table in this room. Type !uno to open one."),
    "5 fail": (5, "ann: [#uno] The command !march of the plugin tests.bot.commands.salute failed. Nothing has changed; please carry on."),
    "99": (LONGEST_WAIT, "ann: [#uno] The command !march of the plugin tests.bot.commands.salute took too long and was stopped. Nothing has changed."),
}  # fmt: skip


@pytest.mark.parametrize("behind", MARCHES)
async def test_one_that_waits_keeps_nobody_waiting_and_is_cut_off_in_the_end(
    behind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds, last = MARCHES[behind]
    monkeypatch.setattr(salute, "heard", asyncio.Event())
    async with room_with("ann", "bob", plugins=PLUGINS) as room:
        await room.say("ann", "!uno")
        await room.network.say("ann", f"!march {behind}")
        await salute.heard.wait()
        await room.network.say("bob", "!join")
        await room.bot.router.room(room.network.network, room.network.rooms[0]).mailbox.idle()
        await room.bot.outboxes[room.network.network].drained()
        assert any("bob" in line for line in room.network.take())
        await room.clock.advance(seconds)
        assert await room.heard() == [last]


class Noting(Observer):
    """Notes what has held up the bot."""

    def __init__(self) -> None:
        self.names: list[tuple[str, str]] = []

    def held_up(self, plugin: str, command: str, seconds: float) -> None:
        """Note it."""
        self.names.append((plugin, command))


async def test_one_that_holds_up_the_bot_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(registry, "_HELD", 0.0)
    held = Noting()
    async with fake_room("ann", plugins=PLUGINS, observer=held) as room:
        await room.say("ann", "!uno")
        await room.say("ann", "!seal")
    assert "has held up the whole bot" in capsys.readouterr().out
    assert held.names == [("tests.bot.commands.salute", "seal")]
