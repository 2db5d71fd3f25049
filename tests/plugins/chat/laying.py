"""Tables in the chat at which the cards lie as a test wants them."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from tests.plugins.built_in import built_in
from unobot.config import TableSettings
from unobot.kit.testing import FakeRoom, fake_room
from unobot.plugins import Plugins


@asynccontextmanager
async def set_out(
    line: str,
    hands: Mapping[str, str],
    *,
    top: str = "",
    draw: str = "",
    row: str = "",
    under: str = "",
    side: str = "",
    turn: str = "",
    color: str | None = None,
    seed: int = 1,
    plugins: Plugins | None = None,
    language: str = "en",
    fair: bool = False,
) -> AsyncIterator[FakeRoom]:
    """A table of that line, whose players hold these cards; the first of them, or `turn`, is to play."""
    names = list(hands)
    async with fake_room(
        *names,
        plugins=plugins or built_in(),
        seed=seed,
        fair=fair,
        tables=TableSettings(language=language, features={"achievements": False}),
    ) as room:
        await room.say(names[0], f"!new {line}")
        for name in names[1:]:
            await room.say(name, "!join")
        await room.say(names[0], "!deal")
        room.lay_out(
            hands,
            top=top or None,
            draw=draw,
            row=row.split() if row else None,
            turn=turn or None,
            color=color,
            under=under,
            side=side or None,
        )
        yield room
