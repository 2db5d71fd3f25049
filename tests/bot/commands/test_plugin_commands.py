"""Commands of a plugin are typed, allowed, explained and contained as the bot's own."""

import pytest

from tests.bot.rooms.conversation import dealt, goes, room_with
from tests.plugins.built_in import points
from unobot.config import TableSettings
from unobot.plugins import load_plugins

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
