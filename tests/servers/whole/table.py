"""A table in a room of a real homeserver, dealt and waiting for its first play."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from tests.servers.matrix.player import Player, playing
from tests.servers.matrix.secret import SecretPlayer
from tests.servers.synapse import Account, Synapse
from tests.servers.whole.bot import configured, matrix, seed_where, serving
from tests.servers.whole.seat import Seat, content
from uno_engine import Game, view
from unobot.app.bot import Bot
from unobot_matrix.wire import Json

LINE = "classic cards=5"


@dataclass
class Dealt:
    """A running bot, a room, the one who made it and only looks on, and the players in the order of their seats."""

    bot: Bot
    file: Path
    us: Account
    room: str
    eve: Player
    seats: list[Seat[Player]]
    stop: Callable[[], Awaitable[None]]
    """Ends the bot."""

    async def hears(self, text: str, seconds: float = 60, after: int = 0) -> Json:
        """The bot's line in the room that has this text in it, as soon as it is there; not one of the first `after`."""
        ours = (
            e
            for e in await self.eve.history(self.room)
            if e["sender"] == self.us.user and "body" in e["content"]
        )
        old = {event["event_id"] for event in islice(ours, after)}

        def wanted(event: Json) -> bool:
            said = event["sender"] == self.us.user and text in str(content(event).get("body"))
            return said and event["event_id"] not in old

        return await self.eve.sees(self.room, wanted, seconds)

    def name(self, seat: Seat[Player]) -> str:
        """How a player is called at the table."""
        return seat.client.user.removeprefix("@").split(":")[0]

    async def said(self) -> list[str]:
        """All that the bot has said in the room."""
        return await self.eve.bodies(self.room, self.us.user)


async def heard(client: Player, room: str, us: Account, text: str, seconds: float = 60) -> Json:
    """The bot's line in a room that has this text in it, as soon as the client has it."""
    return await client.sees(
        room, lambda event: event["sender"] == us.user and text in str(content(event).get("body")), seconds
    )


def begins(*codes: str) -> Callable[[Game], bool]:
    """Seat 0 has the first turn, holds these cards and can play them."""

    def wanted(game: Game) -> bool:
        seen = view(game, 0)
        return seen.waiting == (0,) and set(codes) <= {card.code for card in seen.playable}

    return wanted


@asynccontextmanager
async def dealt(
    synapse: Synapse,
    us: Account,
    folder: Path,
    wanted: Callable[[Game], bool] | None = None,
    *,
    names: tuple[str, ...] = ("ann", "bob"),
    line: str = LINE,
    **settings: Any,
) -> AsyncIterator[Dealt]:
    """These people at a table of that line, each with a direct room, the cards dealt as wanted."""
    async with playing(synapse, "eve", *names) as [eve, *players]:
        room = await eve.create(name="Uno")
        file = configured(folder, matrix(synapse, us, room, **settings))
        async with AsyncExitStack() as running:
            bot = await running.enter_async_context(
                serving(file, seed_where(line, len(names), wanted or begins()))
            )
            await there(eve, room, us)
            seats = [Seat(client, room, us.user) for client in players]
            for seat in seats:
                await seat.sit(f"!uno {line}" if seat is seats[0] else "!join")
            await players[0].say(room, "!deal")
            table = Dealt(bot, file, us, room, eve, seats, running.aclose)
            await table.hears("your turn")
            for seat in seats:
                await heard(seat.client, seat.direct, us, "Your cards")
            yield table


async def there(client: Player | SecretPlayer, room: str, us: Account) -> None:
    """Until the bot is in the room, and its device is known to who encrypts."""
    if isinstance(client, SecretPlayer):
        await client.knows(room, us.user)
        return
    await client.sees(
        room, lambda event: event.get("state_key") == us.user and content(event).get("membership") == "join"
    )
