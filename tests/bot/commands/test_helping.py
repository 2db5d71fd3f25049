from tests.bot.rooms.conversation import goes, room_with


async def test_help_is_short_in_the_room_and_long_in_private() -> None:
    async with room_with("ann") as room:
        in_room = await room.say("ann", "!help")
        assert len(in_room) == 1
        assert in_room[0].startswith("#uno: ")
        in_private = await room.whisper("ann", "help")
        assert len(in_private) > 5
        assert all(line.startswith("ann: ") for line in in_private)


async def test_help_and_rules_name_no_room_even_to_a_player() -> None:
    async with room_with("ann") as room:
        before = await room.whisper("ann", "help"), await room.whisper("ann", "rules list")
        await room.say("ann", "!uno")
        assert (await room.whisper("ann", "help"), await room.whisper("ann", "rules list")) == before


async def test_help_explains_a_command_by_any_of_its_words() -> None:
    async with room_with("ann") as room:
        await goes(
            room,
            """
            <ann> !help draw
                #uno: Help: !draw takes a card, or the cards of a penalty. Also: !dr, !d, !take, !pick up.
            <ann> !help !take
                #uno: Help: !draw takes a card, or the cards of a penalty. Also: !dr, !d, !take, !pick up.
            <ann> !help cards
                #uno: Cards are a colour (r y g b) and a symbol: r5 is red 5, gs green Skip, br blue Reverse, y+2 yellow Draw Two, w Wild, wd4 Wild Draw Four. A wild card takes its colour with it: w red. Words in any order are fine: red 5, 5 red.
            <ann> !help dancing
                #uno: There is no help on “dancing”. !help lists the commands.
            <ann to the bot> help pass
                ann: Help: !pass ends your turn after drawing. Also: !pa, !ps, !done.
            """,
        )


async def test_rules_are_those_of_the_table_or_what_is_named() -> None:
    async with room_with("ann", "bob") as room:
        await goes(
            room,
            """
            <bob> !rules classic
                #uno: Rules of classic: The original rules.
                #uno: Match: first to 500 points; who goes out scores what the others hold.
            <bob> !rules clasic
                #uno: I know no rules called “clasic”; did you mean classic?
            <ann> !uno classic cards=5
                #uno: ann opens a table of classic cards=5. !join takes a seat, !deal starts.
            <bob> !rules
                #uno: This table plays classic: The original rules.
                #uno: Different from classic: 5 cards are dealt.
                #uno: Match: first to 500 points; who goes out scores what the others hold.
            <ann to the bot> rules
                ann: [#uno] This table plays classic: The original rules.
                ann: [#uno] Different from classic: 5 cards are dealt.
                ann: [#uno] Match: first to 500 points; who goes out scores what the others hold.
            """,
        )


async def test_a_slip_is_answered_to_players_and_in_private_and_chatter_never() -> None:
    async with room_with("ann", "bob") as room:
        await room.say("ann", "!uno")
        await goes(
            room,
            """
            <ann> !daal
                ann: [#uno] I do not know “daal”; did you mean !deal?
            <bob> !daal
            <bob to the bot> daal
                bob: I do not know “daal”; did you mean !deal?
            <bob to the bot> good evening
                bob: I do not know “good”. !help lists the commands.
            <ann> !xyzzyplugh
            <ann> good evening
            <ann> I say: !deal
            <ann> !
            <ann> !!
            <ann> ! deal
            """,
        )
