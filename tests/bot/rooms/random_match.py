"""A match among people who do anything: play, draw, call, leave, go away, come back, dawdle, chatter."""

from random import Random

from uno_engine import Move, Words, save_state
from unobot.adapter import Identity
from unobot.kit.testing import FakeRoom
from unobot.tables.table import Table

NOISE = ["hello", "!top", "!players", "!moves", "!hand", "!score", "!challenge", "!play r5", "!uno", "!catch", "!kick", "!xyzzy"]  # fmt: skip


def look(table: Table) -> tuple[object, ...]:
    """All of a table that must be the same after a restart."""
    game = table.game
    asked = None if game.question is None else (game.question.why, game.question.waiting(), game.asked_at)
    options = [list(game.options(seat)) for seat in range(len(game.state.names))]
    return (
        save_state(game.state),
        save_state(game.checkpoint),
        asked,
        options,
        game.due(),
        table.holders,
        table.host,
        table.paused,
        table.title,
        table.rules.line,
    )


async def act(room: FakeRoom, chance: Random, people: list[str]) -> str:
    """One thing that happens; returns what it was, for the message of a failing test."""
    table = room.find_table()
    if table is None:
        return await _says(room, people[0], "!uno classic cards=2 target=9 turn-timeout=60s")
    who = chance.choice(people)
    if not _there(room, who):
        return await _goes_or_comes(room, who)
    kinds = {
        "answer": 70,
        "time": 6,
        "!leave": 2,
        "!join": 6,
        "away": 1,
        "name": 2,
        "noise": 6,
        "!pause": 1,
        "!resume": 2,
        "!deal": 20 if table.waiting else 0,
    }
    (kind,) = chance.choices(list(kinds), list(kinds.values()))
    if kind == "answer":
        return await _answers(room, table, chance)
    if kind in {"time", "away", "name"}:
        return await _happens(room, kind, who, chance)
    return await _says(room, who, chance.choice(NOISE) if kind == "noise" else kind)


async def _happens(room: FakeRoom, kind: str, who: str, chance: Random) -> str:
    """Something that nobody says."""
    if kind == "away":
        return await _goes_or_comes(room, who)
    if kind == "name":
        await room.network.rename(who, who + "_" * chance.randrange(3))
        return f"{who} is renamed"
    seconds = chance.choice([1, 30, 61])
    said = await room.wait(seconds)
    room.network.lines_said += said
    return f"{seconds} s pass"


async def _answers(room: FakeRoom, table: Table, chance: Random) -> str:
    """Somebody answers what the table asks, or takes an offer."""
    able = [seat for seat in range(len(table.holders)) if table.game.options(seat)]
    if not able:
        return "nobody can do anything"
    seat = chance.choice(able)
    who = table.holders[seat].identity
    if not _there(room, who):
        return await _goes_or_comes(room, who)
    text = typed(table, chance.choice(table.game.options(seat)), chance)
    if chance.random() < 0.3:
        await room.network.whisper(who, text)
        return f"{who} whispers {text}"
    return await _says(room, who, f"!{text}")


def typed(table: Table, move: Move, chance: Random) -> str:
    """A move as somebody may type it."""
    black = move.card is not None and move.card.color is None
    color = f" {chance.choice(['red', 'blue', 'g', 'y'])}" if black and chance.random() < 0.7 else ""
    text = Words(table.game.state.names, table.rules.deck.by_code).write(move)
    return text + color + (" uno" if move.verb == "play" and chance.random() < 0.3 else "")


def _there(room: FakeRoom, who: str) -> bool:
    return Identity(who) in room.network.present[room.network.rooms[0]]


async def _says(room: FakeRoom, who: str, text: str) -> str:
    await room.network.say(who, text)
    return f"{who} says {text}"


async def _goes_or_comes(room: FakeRoom, who: str) -> str:
    if _there(room, who):
        await room.network.depart(who)
        return f"{who} goes away"
    await room.network.arrive(who)
    return f"{who} comes"
