"""`!vote RULES`: what the next table plays."""

from tests.bot.rooms.conversation import goes, room_with


async def test_what_most_are_for_is_what_a_table_without_more_words_is_opened_with() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await goes(
            room,
            """
            <ann> !vote
                ann: [#uno] What shall be voted on? …
            <ann> !vote taiwan +jump-in
                #uno: Ahead: taiwan +jump-in (1 of 1 votes); !uno opens it.
            <bob> !vote dos
                #uno: Ahead: taiwan +jump-in (1 of 2 votes); !uno opens it.
            <cid> !vote stakc
                cid: [#uno] I know no rule or preset called “stakc”. Did you mean +stack?
            <cid> !vote DOS
                #uno: Ahead: dos (2 of 3 votes); !uno opens it.
            <ann> !uno japan
                #uno: ann opens a table of japan. …
            <ann> !leave
                #uno: ann leaves.
                #uno: The table is closed.
            <ann> !uno
                #uno: ann opens a table of classic. …
            """,
        )


async def test_votes_count_while_who_gave_them_is_there_and_for_a_quarter_of_an_hour() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await goes(
            room,
            """
            <ann> !vote dos
                #uno: Ahead: dos (1 of 1 votes); !uno opens it.
            <bob> !vote japan
                #uno: Ahead: dos (1 of 2 votes); !uno opens it.
            (ann goes away)
            <bob> !vote
                #uno: Ahead: japan (1 of 1 votes); !uno opens it.
            (899 s pass)
            <cid> !start
                #uno: cid opens a table of japan. …
            <cid> !leave
                #uno: cid leaves.
                #uno: The table is closed.
            <bob> !vote japan
                #uno: Ahead: japan (1 of 1 votes); !uno opens it.
            (901 s pass)
            <cid> !start
                #uno: cid opens a table of classic. …
            """,
        )


async def test_most_of_the_players_at_a_table_that_waits_change_its_rules_and_stay() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await goes(
            room,
            """
            <ann> !uno
                #uno: ann opens a table of classic. …
            <bob> !join
                #uno: bob joins (2 players; !deal starts).
            <cid> !vote taiwan
                cid: [#uno] You have no seat at this table; !join takes one.
            <bob> !vote taiwan
                #uno: Ahead: taiwan (1 of 2 votes that change the rules of this table).
            <ann> !vote taiwan
                #uno: It is decided: this is a table of taiwan now. !join takes a seat, !deal starts.
            <bob> !players
                #uno: At the table: ann and bob.
            <bob> !host bob
                bob: [#uno] Only ann, the host of this table, and the room's operators can do that.
            """,
        )
        await room.say("ann", "!deal")
        (said,) = await room.say("ann", "!vote dos")
        assert "its rules stay" in said
