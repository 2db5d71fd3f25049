"""Whole matches in rooms of a real homeserver, plain and encrypted."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.servers.matrix.player import Player, playing
from tests.servers.matrix.secret import SecretPlayer, encrypting
from tests.servers.synapse import Account, Synapse
from tests.servers.whole.bot import configured, matrix, serving
from tests.servers.whole.seat import HAND, Seat, said_by
from tests.servers.whole.table import there
from unobot_matrix.wire import Failure, path

ACT = re.compile(r"\w+ (plays|draws|passes|picks|challenges) ")
"""How a line begins that tells what somebody did."""

TURN = re.compile(
    r"(\w+)(?:, your turn\.|, which colour\?|, your answer\?|, draw \d+ \(!draw\)| draws a card and may )"
)
"""Whom a line asks for something."""

Clients = Sequence[Player | SecretPlayer]


async def plain(synapse: Synapse, folder: Path, *names: str) -> AsyncIterator[Clients]:
    async with playing(synapse, *names) as players:
        yield players


async def secret(synapse: Synapse, folder: Path, *names: str) -> AsyncIterator[Clients]:
    async with encrypting(synapse, folder, *names) as players:
        yield players


@pytest.mark.parametrize("clients", [plain, secret])
async def test_four_people_play_a_whole_match(
    synapse: Synapse,
    us: Account,
    tmp_path: Path,
    clients: Callable[..., AsyncIterator[Clients]],
) -> None:
    opened: Callable[..., AbstractAsyncContextManager[Clients]] = asynccontextmanager(clients)
    names = ("eve", "ann", "bob", "cid", "dan")
    async with opened(synapse, tmp_path / "clients", *names) as (eve, *others):
        encrypted = isinstance(eve, SecretPlayer)
        room = await eve.create(name="Uno")
        file = configured(
            tmp_path, matrix(synapse, us, room, encryption=encrypted), deal_pause="off", achievements=False
        )
        async with serving(file, bytes(32)):
            await there(eve, room, us)
            seats = [Seat(client, room, us.user, private=n % 2 == 0) for n, client in enumerate(others)]
            for seat in seats:
                await seat.sit("!uno classic cards=3 rounds=2" if seat is seats[0] else "!join")
            await seats[0].client.say(room, "!deal")
            await finished(eve, room, us, seats)

        said = said_by(eve, room, us.user)
        assert sum("wins the match" in line["body"] or "tie for first" in line["body"] for line in said) == 1
        given = sum(len(seat.given) for seat in seats)
        acts = [line for event in said for line in event["body"].splitlines() if ACT.match(line)]
        assert len(acts) == given, said
        opened_joined_dealt = 1 + 3 + 2
        assert len(said) <= given + opened_joined_dealt  # some may be told together, none in several events
        for event in said:
            assert not HAND.search(event["body"])
            turns = TURN.findall(event["body"])
            mentioned = event["m.mentions"].get("user_ids", [])
            assert event["msgtype"] == "m.notice", "turns ring in the direct rooms"
            assert [user.removeprefix("@").split(":")[0] for user in mentioned] == turns[-1:], event["body"]
            assert all(f"matrix.to/#/{user}" in event["formatted_body"] for user in mentioned)
        assert any("data-mx-bg-color" in event["formatted_body"] for event in said)

        for seat in seats:
            hands = [line for line in seat.told() if "Your cards" in line]
            assert all(HAND.fullmatch(line) for line in hands), hands
            besides = len(seat.told()) - 2 * len(hands)
            assert besides <= 3, (
                "what has happened above each hand, one hint on how to play, and one for each new card"
            )
            await nobody_else_reads(eve, seat, us, encrypted=encrypted)


async def finished(
    eve: Player | SecretPlayer, room: str, us: Account, seats: Sequence[Seat[Any]], seconds: float = 90
) -> None:
    """Until the match is over, the players playing."""
    playing = [asyncio.create_task(seat.play()) for seat in seats]
    dealt = 1
    try:
        async with asyncio.timeout(seconds):
            # or it is over because two tie for first
            while not any("the match" in line["body"].lower() for line in said_by(eve, room, us.user)):
                for task in playing:
                    if task.done():
                        task.result()
                ended = sum("wins the round" in line["body"] for line in said_by(eve, room, us.user))
                if ended == dealt:
                    dealt += 1
                    await seats[0].client.say(room, "!deal")
                await eve.sync()
    except TimeoutError:
        told = [line for seat in seats for line in seat.told()]
        pytest.fail(
            f"the match does not end: {[line['body'] for line in said_by(eve, room, us.user)]}; {told}"
        )
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for seat in seats:
            await seat.client.sync(0)


async def nobody_else_reads(
    eve: Player | SecretPlayer, seat: Seat[Any], us: Account, *, encrypted: bool
) -> None:
    """A direct room holds the bot and its player, is encrypted where that is possible, and lets nobody look in."""
    members = await seat.client.wire.call("GET", path("rooms", seat.direct, "joined_members"))
    assert set(members["joined"]) == {us.user, seat.client.user}
    state = await seat.client.wire.state(seat.direct)
    assert any(event["type"] == "m.room.encryption" for event in state) == encrypted
    with pytest.raises(Failure, match="FORBIDDEN"):
        await eve.wire.call("GET", path("rooms", seat.direct, "messages"), query={"dir": "b"})
