"""Accounts with which a program plays, and says so."""

from tests.bot.persons.networks import account
from tests.bot.rooms.conversation import goes, room_with


async def test_a_machine_is_labelled_wherever_it_is_shown_from_its_next_seat_on() -> None:
    async with room_with("ann") as room:
        await account(room, "deep")
        await goes(
            room,
            """
            <deep to the bot> set machine on
                deep: machine is now “on”.
            <ann> !uno
                #uno: ann opens a table (classic). …
            <deep> !join
                #uno: deep.bot joins (2 players; !deal to start).
            <ann> !players
                #uno: At the table: ann and deep.bot.
            <ann> !kick deep
                #uno: ann removes deep.bot from the table.
                #uno: deep.bot leaves.
            """,
        )


async def test_a_machine_that_is_none_any_more_is_called_by_its_name_at_the_next_table() -> None:
    async with room_with("ann") as room:
        await account(room, "deep")
        await room.whisper("deep", "set machine on")
        assert (await room.say("deep", "!uno"))[0].startswith("#uno: deep.bot opens a table")
        await room.whisper("deep", "set machine off")
        await goes(
            room,
            """
            <ann> !players
                #uno: At the table: deep.bot.
            <deep> !leave
                #uno: …
                #uno: The table is closed.
            <deep> !uno
                #uno: deep opens a table (classic). …
            """,
        )
