"""Whole random matches: no hand where it does not belong, and nothing lost by a restart after every command."""

import re
from pathlib import Path
from random import Random

import pytest
from structlog.testing import capture_logs

from tests.bot.rooms.conversation import room_with
from tests.bot.rooms.random_match import act, look
from unobot.adapter import Identity
from unobot.clock import HeldClock
from unobot.document import Face
from unobot.kit.testing import FakeNetwork, FakeRoom

PEOPLE = ["ann", "bob", "cid", "dan", "eve"]
MOST = 400
LIVES = 70
"""After so many restarts an operator stops the match."""

CODE = re.compile(r"\[([rygb](?:\d|s|r|\+2)|w|wd4)\]")


async def begin(room: FakeRoom, people: list[str]) -> None:
    """Open a short match and deal."""
    await room.say(people[0], "!uno classic cards=2 target=9 turn-timeout=60s")
    for name in people[1:]:
        await room.say(name, "!join")
    await room.say(people[0], "!deal")


@pytest.mark.parametrize("seed", range(8))
async def test_nobody_is_told_another_s_hand(seed: int) -> None:
    chance = Random(seed)
    people = PEOPLE[: 2 + seed % 4]
    with capture_logs() as logs:
        async with room_with(*people, seed=seed) as room:
            await begin(room, people)
            for _ in range(MOST):
                table = room.find_table()
                if table is None:
                    break
                told = len(room.network.messages)
                done = await act(room, chance, people)
                await room.heard()
                if table.game.state.round and room.find_table() is table:
                    check(room, told, done)
            await room.network.arrive("olga", operator=True)
            await room.say("olga", "!stop")
            assert room.find_table() is None
    assert [entry for entry in logs if entry["log_level"] in {"warning", "error", "critical"}] == []
    assert [entry for entry in logs if CODE.search(str(entry))] == []


def check(room: FakeRoom, told: int, done: str) -> None:
    """Look at everything that was said after something was done."""
    table = room.table()
    game = table.game
    open_cards = {card.code for card in game.state.discard} | {"wd4"}
    hands = {holder.identity: game.state.hands[seat] for seat, holder in enumerate(table.holders)}
    latest: dict[Identity, list[str]] = {}
    for message in room.network.messages[told:]:
        codes = [span.code for span in message.document if isinstance(span, Face)]
        if message.to is None:
            dealing = any("Drawing" in getattr(span, "text", "") for span in message.document)
            assert dealing or set(codes) <= open_cards, done
        elif (message.purpose or "").startswith("hand "):
            latest[message.to] = codes
    for identity, codes in latest.items():
        assert sorted(codes) == sorted(card.code for card in hands[identity]), done


@pytest.mark.parametrize("seed", range(4))
async def test_a_restart_after_every_command_changes_nothing(seed: int, tmp_path: Path) -> None:
    chance = Random(100 + seed)
    people = PEOPLE[: 2 + seed]
    data, clock = tmp_path / "unobot.db", HeldClock()
    network = FakeNetwork(clock)
    history: list[str] = []
    async with room_with(*people, data=data, clock=clock, network=network, seed=seed) as room:
        await begin(room, people)
        before = look(room.table())
    for life in range(MOST):
        async with room_with(data=data, clock=clock, network=network, seed=1000 * seed + life) as room:
            said = await room.heard()
            table = room.table()
            assert look(table) == before, history[-3:]
            back = "I'm back." if table.waiting else "I'm back, and the round continues."
            assert any(line.startswith(f"#uno: {back}") for line in said), said
            if life < LIVES:
                history.append(await act(room, chance, people))
            else:
                await room.network.arrive("olga", operator=True)
                await room.network.say("olga", "!stop")
            said = await room.heard()
            if room.find_table() is None:
                break
            before = look(room.table())
    assert any("match" in line or "closed" in line for line in said), (history[-3:], said)
