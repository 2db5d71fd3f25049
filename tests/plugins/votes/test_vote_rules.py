"""`!vote RULES`: what the next table plays."""

from tests.bot.rooms.conversation import goes, room_with


async def test_what_most_are_for_is_what_a_table_without_more_words_is_opened_with() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await goes(
            room,
            """
            <ann> !vote
                ann: [#uno] What do you want to vote on? …
            <ann> !vote taiwan +jump-in
                #uno: Leading: taiwan +jump-in (1 of 1 votes). !uno opens it.
            <bob> !vote dos
                #uno: Leading: taiwan +jump-in (1 of 2 votes). !uno opens it.
            <cid> !vote stakc
                cid: [#uno] There is no rule or preset called “stakc”. Did you mean +stack?
            <cid> !vote DOS
                #uno: Leading: dos (2 of 3 votes). !uno opens it.
            <ann> !uno japan
                #uno: ann opens a table (japan). …
            <ann> !leave
                #uno: ann leaves.
                #uno: The table is closed.
            <ann> !uno
                #uno: ann opens a table (classic). …
            """,
        )


async def test_votes_count_while_who_gave_them_is_there_and_for_a_quarter_of_an_hour() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await goes(
            room,
            """
            <ann> !vote dos
                #uno: Leading: dos (1 of 1 votes). !uno opens it.
            <bob> !vote japan
                #uno: Leading: dos (1 of 2 votes). !uno opens it.
            (ann goes away)
            <bob> !vote
                #uno: Leading: japan (1 of 1 votes). !uno opens it.
            (899 s pass)
            <cid> !start
                #uno: cid opens a table (japan). …
            <cid> !leave
                #uno: cid leaves.
                #uno: The table is closed.
            <bob> !vote japan
                #uno: Leading: japan (1 of 1 votes). !uno opens it.
            (901 s pass)
            <cid> !start
                #uno: cid opens a table (classic). …
            """,
        )


async def test_most_of_the_players_at_a_table_that_waits_change_its_rules_and_stay() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await goes(
            room,
            """
            <ann> !uno
                #uno: ann opens a table (classic). …
            <bob> !join
                #uno: bob joins (2 players; !deal to start).
            <cid> !vote taiwan
                cid: [#uno] You don't have a seat at this table. !join to take one.
            <bob> !vote taiwan
                #uno: Leading: taiwan (1 of the 2 votes needed to change this table's rules).
            <ann> !vote taiwan
                #uno: Vote passed: the table now plays taiwan. !join to take a seat, !deal to start.
            <bob> !players
                #uno: At the table: ann and bob.
            <bob> !host bob
                bob: [#uno] Only the host (ann) and the room's operators can do that.
            """,
        )
        await room.say("ann", "!deal")
        (said,) = await room.say("ann", "!vote dos")
        assert "The rules can't change during a match" in said
