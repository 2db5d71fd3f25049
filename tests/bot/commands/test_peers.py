"""Commands of other UNO bots, which people bring along: each is done, or answered with what it is here.

They are those of the bots' own help: Marky's Color UNO (eggdrop), CBot, rbot, the modules of sopel, jenni and Kenni,
mjsalerno's UnoBot, the bots of kaiks, Auto, WildPHP and Discord, and what people type who come from werewolf bots.
"""

import re

import pytest

from tests.bot.rooms.conversation import dealt, room_with
from unobot.config import TableSettings
from unobot.kit.testing import FakeRoom

ANSWERS = {
    "-": "",
    "opens": "#uno: ann opens a table (classic). …",
    "opens attack": "#uno: ann opens a table (attack). …",
    "no table": "ann: [#uno] There is no table in this room. Type !uno to open one.",
    "no such rules": "ann: [#uno] There is no rule or preset called …",
    "help": "#uno: UNO: !uno to open or join a table, …",
    "help uno": "#uno: Help: !uno calls UNO …",
    "help rules": "#uno: Help: !rules shows the rules …",
    "help stats": "#uno: Help: !stats shows …",
    "help cards": "#uno: A card is written as its colour …",
    "all rules": "#uno: Presets: classic, …",
    "own stats": "#uno: ann has no rounds that count yet…",
    "bob's stats": "ann: [#uno] Nobody called “bob…” has played here.",
    "stats of nobody": "ann: [#uno] Nobody called “ppg 10” has played here.",
    "records": "#uno: No round has counted here yet…",
    "top10": "#uno: Wins of all time: nobody yet.",
    "which lists": "ann: [#uno] Try !top10 week, month, …",
    "games": "#uno: You have no seat anywhere…",
    "joins": "#uno: ann joins (2 players; !deal to start).",
    "has a seat": "ann: [#uno] You already have a seat.",
    "no seat": "ann: [#uno] You don't have a seat at this table. …",
    "players": "#uno: In order of play: ann has 5 cards (to act), …",
    "turn": "#uno: ann, your turn. Top card: [r1]. (waiting for …",
    "hand": "ann: [#uno] Your cards: [r5] [rr] [y5] [g6] [w] (playable: …",
    "deals": "ann: [#uno] Your cards: [y3] …",
    "top card": "#uno: On top: [r1]. The draw pile has 97 cards.",
    "moves": "ann: [#uno] You can play [r5] [rr] [w], or !draw.",
    "plays r5": "#uno: ann plays [r5]. bob, your turn. Top card: [r5].",
    "plays rr": "#uno: ann plays [rr] — …",
    "plays w": "#uno: ann plays [w]. ann, which colour? …",
    "plays w red": "#uno: ann plays [w] and picks red. …",
    "plays w green": "#uno: ann plays [w] and picks green. …",
    "plays w blue": "#uno: ann plays [w] and picks blue. …",
    "not held": "ann: [#uno] You don't have […",
    "no card": "ann: [#uno] There is no card “r5r5” here. …",
    "not read": "ann: [#uno] I don't understand “3”. …",
    "draws": "#uno: ann draws a card and may play or pass (!pass).",
    "draws 4": "#uno: ann draws 4 and is skipped. …",
    "passes": "#uno: ann passes. bob, …",
    "draw first": "ann: [#uno] Draw a card first; you can only pass after that. …",
    "no colour": "ann: [#uno] There is no colour to choose now. …",
    "picks red": "#uno: ann picks red. …",
    "picks blue": "#uno: ann picks blue. …",
    "challenges": "#uno: ann challenges bob: …",
    "no challenge": "ann: [#uno] There is nothing to challenge now. …",
    "nobody to catch": "ann: [#uno] There is nobody to catch right now.",
    "calls UNO": "#uno: ann calls UNO in advance.",
    "no UNO": "ann: [#uno] Call UNO when you have one card left, …",
    "stops": "#uno: ann stops the match.",
    "pauses": "#uno: ann pauses the game. …",
    "host only": "ann: [#uno] Only the host (bob) …",
    "new host": "#uno: bob is the host now.",
    "leaves": "#uno: ann leaves…",
    "kicks": "#uno: ann removes bob from the table.",
    "how to kick": "ann: [#uno] That would give up your own seat. To remove bob, the host types !kick bob.",
    "adds a bot": "#uno: Robo-Ada joins …",
    "settings": "#uno: Settings of this room: …",
    "which settings": "ann: [#uno] There is no setting …",
    "highlight": "ann: highlight is now “turn”.",
    "score": "#uno: No round has finished yet. …",
}
"""What ann reads first, by the word for it in the table; `-` is for nothing."""

TYPED = """
# Marky's Color UNO (eggdrop)
none  !uno                  | opens
none  !unocmds              | help
none  !unostats             | own stats
none  !unorecords           | records
none  !unotop10             | top10
none  !unotop10 games       | which lists
none  !unotop10 wins        | which lists
none  !unotop10 21          | top10
none  !unotop10won          | top10
none  !unotop3last          | top10
none  !unofast              | records
none  !unohigh              | records
none  !unoplayed            | records
none  !unorow               | records
none  !unoversion           | help
none  !unowon               | own stats
none  !unowon bob           | bob's stats
open  jo                    | joins
open  !join                 | joins
turn  jo                    | has a seat
turn  od                    | players
turn  ti                    | turn
turn  ca                    | hand
turn  pl r5                 | plays r5
turn  pl R5                 | plays r5
turn  pl rs                 | not held
turn  pl wd                 | not held
turn  pl yd                 | not held
turn  cd                    | top card
turn  tu                    | turn
turn  dr                    | draws
turn  pa                    | draw first
drawn pa                    | passes
turn  co r                  | no colour
color co r                  | picks red
color co b                  | picks blue
color r                     | picks red
turn  ct                    | players
turn  st                    | top card
turn  !stop                 | stops
turn  !pause                | pauses
turn  !remove               | leaves
turn  !remove bob           | how to kick
# CBot
open  !ujoin                | joins
open  !uquit                | no seat
seat  !uquit                | leaves
turn  !aijoin               | adds a bot
turn  !play Red 5           | plays r5
turn  !play r5              | plays r5
turn  !play rd              | not held
turn  !play rdt             | not held
turn  !play rr              | plays rr
turn  !play w               | plays w
turn  !play Wild red        | plays w red
turn  !play wd              | not held
turn  !draw                 | draws
turn  !pass                 | draw first
drawn !pass                 | passes
color !colour blue          | picks blue
color blue                  | picks blue
wd4   !challenge            | challenges
turn  !challenge            | no challenge
turn  !cards                | hand
turn  !upcard               | top card
turn  !count                | players
turn  !turn                 | turn
turn  !time                 | turn
none  !time                 | -
turn  !ustats               | own stats
turn  !ustats bob alltime   | bob's stats
turn  !uscore               | own stats
turn  !uscore bob           | bob's stats
turn  !utop                 | top10
turn  !utop nearme          | which lists
turn  !ustop                | stops
turn  !uset                 | settings
turn  !uset highlight on    | highlight
# rbot
none  !uno                  | opens
open  !uno end              | host only
turn  !uno end              | stops
turn  !uno drop             | leaves
turn  !uno drop bob         | how to kick
turn  !uno giveup           | leaves
turn  !uno transfer bob     | new host
turn  !uno transfer to bob  | new host
turn  !uno stock            | top card
turn  !uno chanstats        | records
turn  !uno stats            | own stats
turn  !uno stats bob        | bob's stats
turn  !uno top              | top10
turn  !uno top 5            | top10
turn  !uno topwin 5         | top10
none  !help uno             | help uno
none  !help uno rules       | help rules
none  !help uno score       | help stats
none  !help uno cards       | help cards
turn  pe                    | draws
turn  !pe                   | draws
wd4   pe                    | draws 4
turn  pl w+4 g              | not held
wd4   ch                    | challenges
turn  ch                    | -
# sopel-UnoBot, jenni, Kenni
none  !unohelp              | help
none  !uno-help             | help
none  !unotop               | top10
none  !unorank              | own stats
none  !unorank bob          | bob's stats
none  !unogames             | games
none  !unostats ppg 10      | stats of nobody
open  join                  | joins
open  !unojoin              | joins
seat  !deal                 | deals
turn  !p r5                 | plays r5
turn  !play r 5             | plays r5
turn  !play w 3             | not read
turn  !play g w             | plays w green
turn  !d                    | draws
turn  !dr                   | draws
turn  !pa                   | draw first
turn  uno                   | no UNO
turn  uno!                  | no UNO
last  uno                   | calls UNO
last  uno!                  | calls UNO
turn  !counts               | players
turn  !top                  | top card
turn  !unocolor off         | which settings
turn  !unocolour on         | which settings
turn  !unotheme dark        | which settings
turn  !pce                  | settings
turn  !pce-on               | settings
turn  !pce-off              | settings
turn  !leave                | leaves
turn  !unokick bob          | kicks
turn  !unostop              | stops
turn  .play r 5             | plays r5
turn  .play r5              | plays r5
turn  .draw                 | draws
turn  .pass                 | -
drawn .pass                 | passes
# mjsalerno's UnoBot, and those made of it
none  !help                 | help
none  !fullhelp             | help
none  !score                | no table
none  !rank                 | own stats
turn  !showcards            | hand
turn  !showcardspm          | hand
turn  !hand                 | hand
turn  !what                 | turn
none  !what                 | -
turn  !players              | players
turn  !unocount             | players
turn  !nextturn             | turn
turn  !ai                   | adds a bot
turn  !addbot               | adds a bot
turn  !endgame              | stops
turn  !quit                 | leaves
turn  !play y wd4           | not held
turn  !play bw              | plays w blue
turn  !play r s             | not held
turn  !score                | score
none  !uno attack           | opens attack
# kaiks' bot
turn  pl r5r5               | no card
turn  pl wd4g               | not held
turn  us                    | turn
turn  !uno status           | turn
turn  !status               | turn
none  !status               | no table
turn  !uno score            | own stats
turn  !uno score bob        | bob's stats
turn  !uno quit             | leaves
turn  !uno stop             | stops
none  !uno stop             | no table
none  !uno help             | help
none  !uno casual           | no such rules
none  !deal                 | no table
# Auto
none  !uno start            | opens
none  !uno s                | opens
open  !uno join             | joins
open  !uno j                | joins
seat  !uno deal             | deals
turn  !uno play r 5         | plays r5
turn  !uno p r 5            | plays r5
turn  !uno play wild blue   | plays w blue
turn  !uno draw             | draws
turn  !uno d                | draws
drawn !uno pass             | passes
turn  !uno cards            | hand
turn  !uno c                | hand
turn  !uno topcard          | top card
turn  !uno tc               | top card
turn  !uno cardcount        | players
turn  !uno cc               | players
turn  !uno kick bob         | kicks
turn  !uno k bob            | kicks
turn  !uno q                | leaves
turn  !uno topten           | top10
turn  !uno top10            | top10
turn  !uno t10              | top10
# UNO bots on Discord and WildPHP
none  !uno rules            | all rules
turn  !uno table            | players
turn  !uno pickup           | draws
turn  !uno callout bob      | nobody to catch
turn  !uno hand             | hand
turn  !uno uno!             | no UNO
none  !newgame              | opens
seat  !start                | deals
turn  !validmoves           | moves
turn  !vm                   | moves
# lykos
open  !j                    | joins
open  !q                    | -
seat  !q                    | leaves
turn  !q                    | leaves
none  !q                    | -
turn  !stats                | own stats
turn  !commands             | help
"""
"""What ann types when, and what comes of it.

`none`: no table is there; `open`: bob has opened one; `seat`: she has joined; `turn`: it is her turn; `drawn`: she has
drawn; `color`: she owes a colour; `wd4`: bob has played one on her; `last`: she holds two cards.
"""

ROWS = [
    (line[:5].strip(), line[6:].partition("|")[0].strip(), line.partition("|")[2].strip())
    for line in TYPED.splitlines()
    if "|" in line
]
HANDS = {"ann": "r5 y5 g6 w rr", "bob": "g5 wd4 y2", "cid": "y5 y6"}


async def situate(room: FakeRoom, when: str) -> None:
    """Bring the room to where ann types."""
    if when in {"open", "seat"}:
        await room.say("bob", "!uno")
        await room.say("ann", "!join" if when == "seat" else "hello")
    elif when == "wd4":
        hands = {name: HANDS[name] for name in ("bob", "ann", "cid")}
        await dealt(room, *hands, **hands, top="b1", turn="bob", draw="b1 b2 b3 b4 b5 b6 b7 b8")
        await room.say("bob", "wd4 green")
    elif when != "none":
        hands = HANDS | ({"ann": "r5 r7"} if when == "last" else {})
        await dealt(room, *hands, **hands, top="r1", turn="ann", draw="b1 b2 b3 b4 b5")
        await room.say("ann", {"drawn": "draw", "color": "w"}.get(when, "hello"))


def fits(pattern: str, said: list[str]) -> bool:
    """Whether that is what is said first; `…` stands for anything."""
    return re.fullmatch(".*".join(map(re.escape, pattern.split("…"))), said[0] if said else "") is not None


def test_all_commands_of_the_peers_are_in_the_table() -> None:
    assert len({typed for _, typed, _ in ROWS}) >= 158


@pytest.mark.parametrize(("when", "typed", "answer"), ROWS)
async def test_a_command_of_another_bot_is_done_or_answered(when: str, typed: str, answer: str) -> None:
    async with room_with("ann", "bob", "cid") as room:
        await situate(room, when)
        said = await room.say("ann", typed)
        assert fits(ANSWERS[answer], said), said


@pytest.mark.parametrize(
    ("when", "typed", "answer"),
    [
        ("none", ".uno", "opens"),
        ("none", ".unohelp", "help"),
        ("none", ".uno top 3", "top10"),
        ("open", ".ujoin", "joins"),
        ("turn", ".play r 5", "plays r5"),
        ("turn", ".d", "draws"),
        ("turn", ".counts", "players"),
        ("turn", ".cards", "hand"),
        ("turn", ".uno status", "turn"),
        ("turn", ".unostop", "stops"),
        ("turn", "!draw", "draws"),
    ],
)
async def test_where_a_dot_is_a_prefix_their_commands_count_with_it(
    when: str, typed: str, answer: str
) -> None:
    tables = TableSettings(prefixes=("!", "."), features={"hints": False, "achievements": False})
    async with room_with("ann", "bob", "cid", tables=tables) as room:
        await situate(room, when)
        said = await room.say("ann", typed)
        assert fits(ANSWERS[answer].replace("!uno opens", "…"), said), said


@pytest.mark.parametrize("when", ["none", "open", "turn"])
@pytest.mark.parametrize(
    "typed",
    [
        ".uno", ".help", ".cards", ".d", ".stop", ".quit", "@stats", ",draw me", "?play", "~top", "%join", ";;draw",
        "otherbot: draw", "otherbot, help", "@otherbot play r5", "otherbot: dwar", "otherbot: ?", "bob: r5", "bob: draw",
        "bob: dwar", "!weather london", "!clock", "!seen bob", "!tell bob hi", "!nick otherbot",
        "ch", "q", "quit", "drop", "remove bob", "what", "time", "stock", "forfeit",
    ],
)  # fmt: skip
async def test_what_is_meant_for_another_bot_or_for_people_is_left_alone(when: str, typed: str) -> None:
    async with room_with("ann", "bob", "cid") as room:
        await situate(room, when)
        assert await room.say("ann", typed) == []


@pytest.mark.parametrize(
    "typed", ["dr", "pe", "pl r5", ".draw", ".play r5", "co r", "ti", "st", "us", "status"]
)
async def test_short_words_of_other_bots_do_nothing_for_who_is_not_waited_for(typed: str) -> None:
    async with room_with("ann", "bob", "cid", "dan") as room:
        await situate(room, "turn")
        before = room.table().game.state
        said = await room.say("bob", typed) + await room.say("dan", typed)
        assert room.table().game.state == before
        assert not [line for line in said if not line.startswith("bob: ")]


async def test_who_is_named_behind_leave_is_not_its_speaker() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await situate(room, "turn")
        assert fits(ANSWERS["how to kick"], await room.say("ann", "!leave bob"))
        assert fits(ANSWERS["leaves"], await room.say("ann", "!leave for dinner"))


async def test_words_of_other_bots_are_told_nowhere_and_suggested_to_nobody() -> None:
    async with room_with("ann", "bob") as room:
        assert await room.say("ann", "!help showcards") == await room.say("ann", "!help hand")
        assert "showcards" not in "".join(await room.say("ann", "!help hand"))
        assert await room.say("ann", "!showcrads") == []
