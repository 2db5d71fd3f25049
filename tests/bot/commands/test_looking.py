import pytest

from tests.bot.rooms.conversation import dealt, goes, room_with

CARDS = {
    "ann": "r5 g6",
    "bob": "g5 wd4 y2",
    "cid": "y5 y6",
    "top": "r1",
    "turn": "ann",
    "draw": "b1 b2 b3 b4 b5",
}


async def test_without_a_table_there_is_nothing_to_see() -> None:
    async with room_with("ann") as room:
        for command in ("hand", "top", "turn", "players", "moves", "why r5", "score"):
            assert await room.say("ann", f"!{command}") == [
                "ann: [#uno] There is no table in this room. Type !uno to open one."
            ]
            assert await room.whisper("ann", command) == [
                "ann: You are not at a table. Type !uno in a room to open or join one."
            ]


async def test_before_the_deal_there_is_little_to_see() -> None:
    async with room_with("ann", "bob") as room:
        await goes(
            room,
            """
            <ann> !uno
                #uno: ann opens a table (classic). Type !join to take a seat, !deal to start.
            <bob> !join
                #uno: bob joins (2 players; !deal to start).
            <bob> !hand
                bob: [#uno] No round is being played. Type !deal to start one.
            <bob> !top
                #uno: There is no card on the table yet.
            <bob> !turn
                #uno: No round is being played. Type !deal to start one.
            <bob> !players
                #uno: At the table: ann and bob.
            <bob> !moves
                bob: [#uno] You can type !deal.
            <bob> !why r5
                bob: [#uno] No round is being played. Type !deal to start one.
            <bob> !score
                #uno: No round has finished yet. The match goes to 500 points.
            """,
        )


async def test_in_a_round_everybody_may_look_in_the_room_and_players_in_private() -> None:
    async with room_with("ann", "bob", "cid", "dan") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await goes(
            room,
            """
            (25 s pass)
            <dan> !top
                #uno: On top: [r1]. The draw pile has 100 cards.
            <dan> !turn
                #uno: ann, your turn. Top card: [r1]. (waiting for 25 s)
            <dan> !players
                #uno: In order of play: ann has 2 cards (to act), bob has 3 cards, cid has 2 cards (dealer).
            <dan> !score
                #uno: No round has finished yet. The match goes to 500 points.
            <dan> !hand
                dan: [#uno] You don't have a seat at this table. !join to take one.
            <dan> !moves
                dan: [#uno] You don't have a seat at this table. !join to take one.
            <dan to the bot> top
                dan: You are not at a table. Type !uno in a room to open or join one.
            <bob to the bot> top
                bob: [#uno] On top: [r1]. The draw pile has 100 cards.
            <bob to the bot> turn
                bob: [#uno] ann, your turn. Top card: [r1]. (waiting for 25 s)
            <bob to the bot> players
                bob: [#uno] In order of play: ann has 2 cards (to act), bob has 3 cards, cid has 2 cards (dealer).
            <bob to the bot> score
                bob: [#uno] No round has finished yet. The match goes to 500 points.
            <bob to the bot> hand
                bob: [#uno] Your cards: [y2] [g5] [wd4]
            <bob to the bot> moves
                bob: [#uno] There is nothing for you to do right now.
            <ann to the bot> moves
                ann: [#uno] You can play [r5], or !draw.
            <ann to the bot> why g6
                ann: [#uno] You can't play [g6] on [r1]: play red, a 1 or a wild card.
            <ann> !why r5
                ann: [#uno] [r5] can be played now.
            <ann> !why w
                ann: [#uno] You don't have [w].
            <ann> !why zz
                ann: [#uno] There is no card “zz” here. Cards are written like r5, g+2, bs or w red.
            <ann> !why
                ann: [#uno] You can play [r5], or !draw.
            """,
        )


async def test_a_pending_penalty_is_seen() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS | {"turn": "bob"})
        await goes(
            room,
            """
            <bob> !p wd4 green
                #uno: bob plays [wd4] and picks green. cid, draw 4 (!draw) or challenge it (!challenge).
                cid: [#uno] Your cards: [y5] [y6] (answers: draw challenge)
            <bob> !top
                #uno: On top: [wd4] (green). cid has to draw 4. The draw pile has 100 cards.
            <bob> !turn
                #uno: cid, draw 4 (!draw) or challenge it (!challenge). (waiting for 0 s)
            <cid> !moves
                cid: [#uno] You can type !draw or !challenge.
            """,
        )


ALIASES = {
    "hand": "ca cards",
    "top": "cd card",
    "turn": "tu",
    "players": "od order ct count",
    "moves": "vm why",
    "score": "standings",
    "rules": "modes decks",
    "help": "unohelp commands",
}
BARE = "ca cd tu od ct"
UNPREFIXED = "hand cards players moves rules standings help unohelp"
"""What may be typed so by whom the game waits for."""


@pytest.mark.parametrize(("command", "aliases"), ALIASES.items())
async def test_every_alias_shows_the_same(command: str, aliases: str) -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        shown = await room.say("ann", f"!{command}")
        assert shown
        for alias in aliases.split():
            assert await room.say("ann", f"!{alias}") == shown
            assert await room.say("ann", f"!{alias.upper()}") == shown
            assert await room.say("ann", alias) == (
                shown if alias in [*BARE.split(), *UNPREFIXED.split()] else []
            )
        assert await room.say("ann", command) == (shown if command in UNPREFIXED.split() else [])
