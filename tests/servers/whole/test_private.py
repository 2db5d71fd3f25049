"""The direct room: what is typed there, who opens it, who cannot have one, and who must not be in it."""

import asyncio
from pathlib import Path

import pytest

from tests.servers.matrix.player import playing
from tests.servers.matrix.secret import encrypting
from tests.servers.synapse import Account, Synapse, running
from tests.servers.whole.bot import configured, matrix, seed_where, serving
from tests.servers.whole.seat import HAND, Seat, said_by
from tests.servers.whole.table import begins, dealt, heard, there
from uno_engine import Game, play, view
from unobot.adapter import Identity, Network
from unobot.messages.voice import shortest
from unobot.tables.preferences import own_room
from unobot_matrix import outgoing


def both_can_play(game: Game) -> bool:
    """Seat 0 can play g5, and then seat 1 g7."""
    if not begins("g5")(game):
        return False
    game.play(0, play(game.rules.deck.by_code["g5"]))
    seen = view(game, 1)
    return seen.waiting == (1,) and "g7" in {card.code for card in seen.playable}


async def test_cards_are_played_in_the_direct_room_with_and_without_prefix(
    synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with dealt(synapse, us, tmp_path, both_can_play) as table:
        ann, bob = table.seats

        await ann.client.say(ann.direct, "!play g5")
        await table.hears("plays 🟩g5")
        await bob.client.say(bob.direct, "g7")
        await table.hears("plays 🟩g7")

        before = len(await table.said())
        await bob.client.say(bob.direct, "draw")
        await heard(bob.client, bob.direct, us, "turn, not yours")
        assert len(await table.said()) == before


async def test_a_direct_room_that_a_player_opened_is_where_the_hand_goes(
    synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with playing(synapse, "eve", "ann", "bob") as [eve, ann, bob]:
        room = await eve.create(name="Uno")
        for player in (ann, bob):
            await player.join(room)
        async with serving(configured(tmp_path, matrix(synapse, us, room))):
            await there(eve, room, us)
            opened = await ann.create(preset="trusted_private_chat", is_direct=True, invite=[us.user])
            await there(ann, opened, us)
            await ann.say(room, "!uno")
            seat = Seat(bob, room, us.user)
            await heard(eve, room, us, "opens a table")
            await seat.sit()
            await ann.say(room, "!deal")
            await heard(ann, opened, us, "Your cards")
            assert not ann.invited


async def test_a_player_with_whom_there_can_be_no_direct_room_is_told_so_in_the_room_and_not_dealt_in(
    synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with playing(synapse, "eve", "ann", "bob", "cid") as [eve, ann, bob, cid]:
        room = await eve.create(name="Uno")
        async with serving(configured(tmp_path, matrix(synapse, us, room))):
            await there(eve, room, us)
            await Seat(ann, room, us.user).sit("!uno classic cards=5")
            await bob.join(room)
            await bob.say(room, "!join")
            await bob.leave(await bob.asked_in(us.user))
            await bob.say(room, "!leave")
            await bob.say(room, "!join")
            told = await heard(eve, room, us, "private")
            assert told["content"]["body"].startswith("I can't deal bob")

            await Seat(cid, room, us.user).sit()
            await ann.say(room, "!deal")
            assert "bob" not in (await heard(eve, room, us, "Round 1"))["content"]["body"]


async def test_no_hand_is_told_in_a_direct_room_once_somebody_else_is_in_it(
    synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with dealt(synapse, us, tmp_path, begins("g5")) as table:
        ann, bob = table.seats
        await bob.client.does("invite", bob.direct, table.eve.user)
        await table.eve.join(bob.direct)
        before = await table.eve.bodies(bob.direct, us.user)

        await ann.client.say(ann.room, "!play g5")
        fresh = await bob.client.join(await bob.client.asked_in(us.user))

        assert fresh != bob.direct
        told = (await heard(bob.client, fresh, us, "Your cards"))["content"]["body"]
        assert HAND.fullmatch(told.splitlines()[-1])
        assert await table.eve.bodies(bob.direct, us.user) == before

        await bob.client.say(bob.direct, "draw")
        await bob.client.say(fresh, "hand")
        await bob.client.sees(
            fresh, lambda e: e["sender"] == us.user and e is not bob.client.events[fresh][0]
        )
        assert not any("bob" in line and "draws" in line for line in await table.said())


async def test_a_player_who_refuses_the_direct_room_after_sitting_down_is_not_dealt_in(
    synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with playing(synapse, "eve", "ann", "bob", "cid") as [eve, ann, bob, cid]:
        room = await eve.create(name="Uno")
        async with serving(configured(tmp_path, matrix(synapse, us, room))):
            await there(eve, room, us)
            await Seat(ann, room, us.user).sit("!uno classic cards=5")
            await Seat(cid, room, us.user).sit()
            await bob.join(room)
            await bob.say(room, "!join")
            await heard(eve, room, us, "3 players")
            await bob.leave(await bob.asked_in(us.user))
            await ann.say(room, "!deal")
            await heard(eve, room, us, "Round 1")
            name = bob.user.removeprefix("@").split(":")[0]
            told = [line for said in said_by(eve, room, us.user) for line in said["body"].splitlines()]
            assert any(line.startswith(f"I can't deal {name} in") for line in told)
            assert not any(name in line.partition("Round 1")[2] for line in told)


async def test_a_direct_room_that_cannot_be_made_yet_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    with running(rc_room_creation={"per_second": 0.01, "burst_count": 2}) as server:
        us = server.register("bot")
        async with playing(server, "eve", "ann", "bob", "cid") as [eve, ann, bob, cid]:
            room = await eve.create(name="Uno")
            line = "classic cards=5"
            file = configured(tmp_path, matrix(server, us, room))
            async with serving(file, seed_where(line, 3, begins("g5"))):
                await there(eve, room, us)
                seat = Seat(ann, room, us.user)
                await seat.sit(f"!uno {line}")
                await Seat(bob, room, us.user).sit()
                await cid.join(room)
                await cid.say(room, "!join")
                await ann.say(room, "!deal")
                await heard(ann, seat.direct, us, "Your cards", seconds=10)
                await ann.say(room, "!play g5")
                await heard(eve, room, us, "plays 🟩g5", seconds=10)
                await ann.say(seat.direct, "!score")
                await heard(ann, seat.direct, us, "finished", seconds=10)
                await cid.sync(0)
                assert not cid.invited


@pytest.mark.parametrize("known", [False, True])
async def test_the_last_thing_said_before_a_player_came_is_said_again_if_their_client_could_not_know_us(
    synapse: Synapse, us: Account, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, known: bool
) -> None:
    monkeypatch.setattr(outgoing, "SETTLED", 0.0)
    async with encrypting(synapse, tmp_path / "clients", "ann") as [ann]:
        room = await (ann.create() if known else ann.create(initial_state=[]))
        async with serving(configured(tmp_path, matrix(synapse, us, room, encryption=True))) as bot:
            while us.user not in ann.client.rooms[room].users:
                await ann.sync()
            if known:
                await ann.knows(room, us.user)
            seat = Seat(ann, room, us.user)
            await ann.say(room, "!uno")
            for times, refused in enumerate(("!kick nobody", "!draw"), start=1):
                await ann.say(room, refused)
                await ann.say(room, "!players")
                while sum("At the table" in line["body"] for line in said_by(ann, room, us.user)) < times:
                    await ann.sync()
                await bot.settled()
            seat.direct = await ann.join(await ann.asked_in(us.user))
            while not known and len(seat.told()) < 3:
                await ann.sync()
            await ann.say(seat.direct, "set")
            await seat.hears("Your settings")
            assert sum("nobody" in line for line in seat.told()) == 1
            assert sum("No round" in line for line in seat.told()) == (1 if known else 2)


async def test_who_opens_a_direct_room_is_greeted_and_plays_there_against_computer_players(
    synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with playing(synapse, "ann") as [ann]:
        room = await ann.create(name="Uno")
        async with serving(configured(tmp_path, matrix(synapse, us, room), computer_pace="1s")) as bot:
            await there(ann, room, us)
            seat = Seat(ann, room, us.user)
            seat.direct = await ann.create(preset="trusted_private_chat", is_direct=True, invite=[us.user])
            greeting = await heard(ann, seat.direct, us, "Hello")
            assert len(greeting["content"]["body"].splitlines()) == 2
            assert greeting["content"]["msgtype"] == "m.notice"
            for typed, answer in (
                ("uno", "is open"),
                ("bot add hard", "Robo-Ada joins"),
                ("deal", "Your cards"),
            ):
                await ann.say(seat.direct, typed)
                await heard(ann, seat.direct, us, answer)
            await bot.settled()
            for _ in range(3):
                place = bot.router.room(Network("home"), own_room(Identity(ann.user))).place
                assert place.table is not None
                game = place.table.game
                if place.table.asked() != (0,):
                    break
                before = len(seat.told())
                await ann.say(seat.direct, shortest(game.options(0)[0], game.state.names))
                async with asyncio.timeout(60):
                    while not any(HAND.fullmatch(f"[Uno] {told}") for told in seat.told()[before:]):
                        await ann.sync()
            assert not [line for line in seat.told() if "[Uno]" in line]
            assert await ann.bodies(room, us.user) == []
