"""Bans: who is not listened to, who may say so, and who never can be banned."""

from tests.bot.rooms.conversation import dealt, goes, room_with


async def test_a_banned_player_loses_the_seat_and_is_answered_once() -> None:
    async with room_with("ann", "bob", "cid", "eve") as room:
        await room.network.arrive("olga", operator=True)
        await dealt(room, "ann", "bob", "cid", "eve")
        await goes(
            room,
            """
            <bob> !ban eve
                bob: [#uno] Only the room's operators can do that.
            <olga> !ban eve for 7d
                #uno: olga bans eve from playing here for 7d.
                #uno: eve is banned and gives the seat up.
                #uno: eve leaves…
            <eve> !join
                eve: [#uno] You are banned here, so I do not answer you. Ask the room's operators.
            <eve> !join
            <eve> jo
            <eve> !help
            <eve to the bot> rejoin abcdef
                eve: No seat waits for that word. Please type it as I sent it to you.
            <olga> !bans
                olga: [#uno] Banned (1): eve (eve) by olga, 7 d left.
            <olga> !unban eve
                #uno: olga lets eve play here again.
            <eve> !join
                eve: [#uno] You were taken from this table. You can join the next match.
            """,
        )
