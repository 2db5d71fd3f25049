from dataclasses import replace

import pytest

from tests.bot.rooms.conversation import goes, room_with
from unobot.config import TableSettings


async def test_help_is_short_in_the_room_and_long_in_private() -> None:
    async with room_with("ann") as room:
        in_room = await room.say("ann", "!help")
        assert len(in_room) == 2
        assert all(line.startswith("#uno: ") for line in in_room)
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
                #uno: Help: !draw draws a card, or all the cards of a penalty. Also: !dr, !d, !take, !pick up.
                #uno: Option draw: one – you draw one card; until – …. To open such a table: !new classic draw=until
            <ann> !help !take
                #uno: Help: !draw draws a card, or all the cards of a penalty. Also: !dr, !d, !take, !pick up.
            <ann> !help cards
                #uno: A card is written as its colour (r red, y yellow, g green, b blue) and its symbol, such as [r5] (red 5). …: w red.
                #uno: Cards with a name: Skip [rs], Reverse [rr], Draw Two [r+2], Wild [w], Wild Draw Four [wd4]. …
                #uno: Option cards: 7 cards are dealt. To open such a table: !new classic cards=7
            <ann> !help dancing
                ann: [#uno] There is no help for “dancing”. !help lists commands. !rules list lists rules and presets, !help cards explains cards.
            <ann to the bot> help pass
                ann: Help: !pass ends your turn after drawing. Also: !pa, !ps, !done.
                ann: [px] Pass: The cards you had to draw …
            """,
        )


async def test_help_on_a_verb_is_that_of_the_game_at_the_table() -> None:
    async with room_with("ann") as room:
        await room.say("ann", "!new dos")
        await goes(
            room,
            """
            <ann> !help pass
                #uno: Help: !pass ends your turn, once you have matched a card or drawn one. Also: !pa, !ps, !done.
            <ann> !help pick
                #uno: Help: !pick answers any other question: with a player, cards or a number. Also: !choose, !target.
            """,
        )


async def test_rules_are_those_of_the_table_or_what_is_named() -> None:
    async with room_with("ann", "bob") as room:
        await goes(
            room,
            """
            <bob> !rules classic
                #uno: Rules of classic: The original rules.
                #uno: Match: first to 500 points; going out scores the cards left in the other hands.
            <bob> !rules clasic
                bob: [#uno] There are no rules called “clasic”. Did you mean classic?
            <ann> !uno classic cards=5
                #uno: ann opens a table (classic cards=5). Type !join to take a seat, !deal to start.
            <bob> !rules
                #uno: This table plays classic: The original rules.
                #uno: Changes from classic: 5 cards are dealt.
                #uno: Match: first to 500 points; going out scores the cards left in the other hands.
            <ann to the bot> rules
                ann: [#uno] This table plays classic: The original rules.
                ann: [#uno] Changes from classic: 5 cards are dealt.
                ann: [#uno] Match: first to 500 points; going out scores the cards left in the other hands.
            """,
        )


async def test_a_slip_is_answered_to_players_and_in_private_and_chatter_never() -> None:
    async with room_with("ann", "bob") as room:
        await room.say("ann", "!uno")
        await goes(
            room,
            """
            <ann> !daal
                ann: [#uno] I don't know “daal”. Did you mean !deal?
            <bob> !daal
            <bob to the bot> daal
                bob: I don't know “daal”. Did you mean !deal?
            <bob to the bot> good evening
                bob: I don't know “good”. !help lists the commands.
            <ann> !xyzzyplugh
            <ann> good evening
            <ann> I say: !deal
            <ann> !
            <ann> !!
            <ann> ! deal
            """,
        )


async def test_howto_is_the_game_in_three_lines_with_the_page_of_the_configuration() -> None:
    async with room_with("ann") as room:
        uno = await room.say("ann", "!howto")
        assert len(uno) == 3
        assert "play r5" in uno[-1]
        await room.say("ann", "!uno dos")
        dos = await room.say("ann", "!howto")
        assert len(dos) == 3
        assert "match" in dos[0]
        assert "UNO" not in " ".join(dos)
        services = room.bot.router.services
        room.bot.router.room(room.network.network, room.network.rooms[0]).place.services = replace(
            services, config=replace(services.config, help_url="https://uno.example.org/players")
        )
        assert (await room.say("ann", "!howto"))[-1] == "#uno: Read more: https://uno.example.org/players"


async def test_help_is_that_of_the_game_at_the_table() -> None:
    async with room_with("ann") as room:
        await room.say("ann", "!uno dos")
        assert (await room.say("ann", "!help"))[0].startswith("#uno: DOS: ")
        assert any("!put" in line for line in await room.whisper("ann", "help"))


@pytest.mark.parametrize(
    ("line", "topic", "answer"),
    [
        ("classic", "wd4", "[wd4] Wild Draw Four: you choose the colour"),
        ("classic", "r+2", "[r+2] Draw Two: the next player draws 2 and loses their turn. (B13)"),
        (
            "classic",
            "draw two",
            "Draw Two: the next player draws 2 and loses their turn. (B13)",
        ),
        ("classic", "r5", "[r5] Play it on the same colour or the same number"),
        ("classic", "matching", "matching: Play a card of the current colour"),
        ("classic", "jump-in", "jump-in: "),
        ("classic", "+jump-in", "jump-in: "),
        ("classic", "jump in", "jump-in: "),
        ("classic", "B13", "Draw Two: the next player draws 2 and loses their turn. (B13)"),
        ("classic", "b13", "Draw Two: the next player draws 2 and loses their turn. (B13)"),
        ("classic", "taiwan", "Rules of taiwan: "),
        ("classic", "draw", "Help: !draw draws a card"),
        ("extended", "x-grenade", "x-grenade: "),
    ],
)
async def test_help_finds_a_command_a_rule_a_card_and_a_clause(line: str, topic: str, answer: str) -> None:
    async with room_with("ann", "bob") as room:
        assert (await room.say("ann", f"!new {line}"))[0].startswith("#uno: ann opens")
        for who in ("ann", "bob"):
            said = await room.say(who, f"!help {topic}")
            assert said[0].startswith(f"#uno: {answer}"), said


async def test_what_there_is_no_help_on_is_told_to_who_asked_alone() -> None:
    async with room_with("ann", "bob") as room:
        await room.say("ann", "!new")
        for who in ("ann", "bob"):
            (said,) = await room.say(who, "!help Z99")
            assert said.startswith(f"{who}: [#uno] There is no help for “Z99”."), said


async def test_help_knows_the_cards_of_all_games_where_no_table_is() -> None:
    async with room_with("ann") as room:
        assert (await room.say("ann", "!help wd4"))[0].startswith("#uno: [wd4] Wild Draw Four: ")
        assert (await room.whisper("ann", "help wd4"))[0].startswith("ann: [wd4] Wild Draw Four: ")


@pytest.mark.parametrize(
    ("topic", "answer"),
    [
        ("cards", "カードは色"),
        ("とばし", "スキップ："),
        ("リバース", "リバース："),
        ("ドロー重ね", "ドロー重ね："),
        ("手榴弾", "[grenade] 手榴弾："),
    ],
)
async def test_topics_of_help_are_typed_in_the_room_s_language(topic: str, answer: str) -> None:
    async with room_with("ann", tables=TableSettings(language="ja")) as room:
        said, *_ = await room.say("ann", f"!ヘルプ {topic}")
        assert said.startswith(f"#uno: {answer}")


@pytest.mark.parametrize(
    ("language", "card", "answer"),
    [
        ("en", "wd4", "Wild Draw Four: you choose the colour"),
        ("en", "r+2", "red Draw Two: the next player"),
        ("en", "r5", "red 5 Play it on the same colour"),
        ("zh-Hans", "wd4", "+4：出的人选颜色"),
        ("zh-Hant", "r+2", "紅+2：下家"),
        ("ja", "wd4", "ワイルドドロー4：出した人が"),
        ("vi", "wd4", "đổi màu +4: người đánh"),
        ("vi", "r+2", "+2 đỏ: người kế tiếp"),
    ],
)
async def test_in_words_a_card_is_named_once(language: str, card: str, answer: str) -> None:
    async with room_with("ann", tables=TableSettings(language=language, style="words")) as room:
        await room.say("ann", "!uno")
        assert (await room.say("ann", f"!help {card}"))[0].startswith(f"#uno: {answer}")


async def test_a_word_that_is_a_command_and_a_card_is_explained_as_both() -> None:
    async with room_with("ann") as room:
        command, card = answers = await room.say("ann", "!help skip")
        assert command.startswith("#uno: Help: !skip")
        assert card == "#uno: Skip: the next player loses their turn. (B11)"
        await room.say("ann", "!uno")
        assert await room.say("ann", "!help skip") == answers


async def test_help_knows_a_card_by_its_name_in_the_language_of_who_asks() -> None:
    async with room_with("ann") as room:
        await room.whisper("ann", "set language vi")
        assert (await room.whisper("ann", "giúp cấm lượt")) == [
            "ann: Cấm lượt: người kế tiếp mất lượt. (B11)"
        ]
        assert (await room.whisper("ann", "giúp phần thưởng"))[0].startswith("ann: phần thưởng: ")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "help cards"),
        ("zh-Hans", "帮助 牌"),
        ("zh-Hant", "說明 牌"),
        ("ja", "ヘルプ カード"),
        ("vi", "giúp lá bài"),
        ("vi", "giúp cards"),
    ],
)
async def test_how_cards_are_written_is_told_as_the_help_of_the_language_says(
    language: str, said: str
) -> None:
    async with room_with("ann", tables=TableSettings(language=language, features={"hints": False})) as room:
        help_ = await room.say("ann", f"!{said.partition(' ')[0]}")
        assert f"!{said}" in " ".join(help_) or said == "giúp cards"
        written, names, *_ = await room.say("ann", f"!{said}")
        assert "[r5]" in written
        assert "[r+2]" in names


@pytest.mark.parametrize("opened", [False, True])
async def test_a_card_is_explained_by_its_name_with_and_without_a_table(opened: bool) -> None:  # noqa: FBT001 - a row of a table
    async with room_with("ann", tables=TableSettings(language="zh-Hant", features={"hints": False})) as room:
        if opened:
            await room.say("ann", "!開桌 經典")
        assert await room.say("ann", "!說明 反轉") == ["#uno: 反轉：出牌方向改變；兩人玩時等於跳過。(B12)"]


async def test_a_number_card_that_does_more_is_explained_by_its_own_text() -> None:
    async with room_with("ann") as room:
        await room.say("ann", "!uno dos")
        for said in ("w2", "wild dos"):
            assert await room.say("ann", f"!help {said}") == [
                "#uno: [w2] Wild DOS: It is a 2 of whatever colour helps. (S5)"
            ]
        assert (await room.say("ann", "!help r5"))[0].startswith(
            "#uno: [r5] Play it on a card of the row with the same number"
        )


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        (
            "w4",
            "#uno: [wd4] Wild Draw Four: you choose a colour. The next player draws 4 and loses their turn, or answers",
        ),
        ("rs", "#uno: [rs] Skip: play goes to the player after the next. (X-Skip)"),
        ("r5", "#uno: [r5] Play it on the same colour or the same number"),
    ],
)
async def test_a_card_that_several_games_have_is_explained_as_it_is_at_this_table(
    said: str, answer: str
) -> None:
    async with room_with("ann") as room:
        await room.say("ann", "!uno extended")
        assert (await room.say("ann", f"!help {said}"))[0].startswith(answer)


async def test_the_rules_of_a_part_are_its_own_text() -> None:
    async with room_with("ann") as room:
        (said,) = await room.say("ann", "!rules x-grenade")
        assert said.startswith("#uno: x-grenade: ")
        assert "did you mean" not in said


async def test_ping_me_calls_as_the_turn_does() -> None:
    async with room_with("ann") as room:
        await goes(
            room,
            """
            <ann> !ping me
                #uno: ann: this is how I call you when it is your turn.
            <ann to the bot> ping me
                ann: Tell me that in the room.
            """,
        )
        assert [message.mention for message in room.network.messages][:1] == ["ann"]
