"""Conversations with the bot, written down as they would be read, and compared with what it really says."""

import re
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager
from difflib import ndiff
from functools import partial
from textwrap import dedent

from tests.plugins.built_in import all_rules, built_in
from uno_engine import Game, Layout, RuleSet, laid_out
from unobot.adapter import Room
from unobot.config import TableSettings
from unobot.kit.testing import FakeRoom, fake_room

room_with: Callable[..., AbstractAsyncContextManager[FakeRoom]] = partial(
    fake_room, plugins=built_in(), tables=TableSettings(features={"hints": False, "achievements": False})
)
"""The bot with all its plugins, in `#uno`, with these people there, who need no hints."""

_SAYS = re.compile(r"<(\S+)(?: in (\S+))?> (.*)")
_WHISPERS = re.compile(r"<(\S+) to the bot> (.*)")
_ACTS: Mapping[str, Callable[..., Callable[[FakeRoom], Awaitable[object]]]] = {
    r"(\d+) s pass": lambda seconds: lambda room: _let(room, float(seconds)),
    r"(\S+) goes away": lambda who: lambda room: room.network.depart(who),
    r"(\S+) leaves (#\S+)": lambda who, where: lambda room: room.network.depart(who, where),
    r"(\S+) comes": lambda who: lambda room: room.network.arrive(who),
    r"(\S+) comes, an operator": lambda who: lambda room: room.network.arrive(who, operator=True),
    r"(\S+) comes as account (\S+)": lambda who, account: (
        lambda room: room.network.arrive(who, identity=account, lasting=True)
    ),
    r"(\S+) comes, (\S+) by name": lambda who, name: lambda room: room.network.arrive(name, identity=who),
    r"(\S+) is now called (\S+)": lambda who, name: lambda room: room.network.rename(who, name),
    r"(\S+) logs in as (\S+)": lambda who, account: lambda room: room.network.become(who, account),
    r"the bot is kicked": lambda: lambda room: room.network.exclude("#uno"),
    r"the bot comes back": lambda: lambda room: room.network.enter("#uno"),
    r"the connection is lost": lambda: lambda room: room.network.disconnect(),
}


async def _let(room: FakeRoom, seconds: float) -> None:
    said = await room.wait(seconds)
    room.network.lines_said += said


async def goes(room: FakeRoom, conversation: str) -> None:
    """Play a conversation, and compare: what the bot says stands indented below what it answers.

        <ann> !uno
            #uno: ann opens a table (classic). …
        <bob to the bot> hand
            bob: You are not at a table. Type !uno in a room to open or join one.
        (90 s pass)

    `…` in what the bot says stands for anything.
    """
    written = [line for line in dedent(conversation).splitlines() if line.strip()]
    played: list[str] = []
    expected: list[str] = []
    for line in [*written, ""]:
        if line.startswith(" "):
            expected.append(line.strip())
            continue
        played += _as_expected(await room.heard(), expected)
        expected = []
        if line:
            played.append(line)
            await _does(room, line)
    assert played == written, "\n".join(["what was said instead (?):", *ndiff(written, played)])


async def _does(room: FakeRoom, line: str) -> None:
    if whispered := _WHISPERS.fullmatch(line):
        await room.network.whisper(whispered[1], whispered[2])
    elif said := _SAYS.fullmatch(line):
        await room.network.say(said[1], said[3], said[2])
    else:
        for pattern, act in _ACTS.items():
            if found := re.fullmatch(pattern, line.strip("()")):
                await act(*found.groups())(room)
                return
        raise AssertionError(f"what happens here? {line}")


def _as_expected(said: list[str], expected: list[str]) -> list[str]:
    """What was said, in the words of what was expected where they agree."""
    patterns = [*expected, *[""] * len(said)]
    return [
        f"    {want if _agrees(want, line) else line}" for want, line in zip(patterns, said, strict=False)
    ]


def _agrees(pattern: str, line: str) -> bool:
    return re.fullmatch(".*".join(re.escape(part) for part in pattern.split("…")), line) is not None


async def dealt(room: FakeRoom, *names: str, line: str = "", **cards: str) -> None:
    """Open a table, seat these people and deal; then lay out `cards` (`ann="r5 g1", top="r1"`), if any are given."""
    await room.network.say(names[0], f"!new {line}")
    for name in names[1:]:
        await room.network.say(name, "!join")
    await room.network.say(names[0], "!deal")
    await room.heard()
    if cards:
        lay(room, **cards)


def lay(
    room: FakeRoom, *, top: str, turn: str = "", draw: str = "", room_name: str = "#uno", **hands: str
) -> None:
    """Lay out the cards of the round that has been dealt: whose cards, what lies on top, whose turn it is.

    Nothing of that is in the store before the next turn begins.
    """
    chat_room = room.bot.router.room(room.network.network, Room(room_name))
    table = room.table(room_name)
    table.game = laid(table.rules, hands, top=top, turn=turn, draw=draw, seed=table.game.seed)
    table.pace.stand_still(table, room.clock.now())
    chat_room._announcer.restored(table, whole=True, announce=False)


def laid(rules: RuleSet, hands: Mapping[str, str], *, top: str, turn: str, draw: str, seed: bytes) -> Game:
    """A game with these hands."""
    cards, names = rules.deck.by_code, list(hands)
    layout = Layout(
        hands={seat: [cards[code] for code in hand.split()] for seat, hand in enumerate(hands.values())},
        top=cards[top],
        draw=[cards[code] for code in draw.split()],
        turn=names.index(turn) if turn else None,
    )
    game = laid_out(rules, names, layout, seed)
    game.take_events()
    return game


def rules_of(line: str) -> RuleSet:
    """The rules of a table."""
    return all_rules().compose(line)
