"""Tables in the chat at which the cards lie as a test wants them."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from tests.plugins.built_in import built_in
from uno_engine import Card, Layout, laid_out
from unobot.config import TableSettings
from unobot.plugins import Plugins
from unobot.testing import FakeRoom, fake_room


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
    color: str = "",
    seed: int = 1,
    plugins: Plugins | None = None,
    language: str = "en",
) -> AsyncIterator[FakeRoom]:
    """A table of that line, whose players hold these cards; the first of them, or `turn`, is to play."""
    names = list(hands)
    async with fake_room(
        *names,
        plugins=plugins or built_in(),
        seed=seed,
        tables=TableSettings(language=language, achievements=False),
    ) as room:
        await room.say(names[0], f"!new {line}")
        for name in names[1:]:
            await room.say(name, "!join")
        await room.say(names[0], "!deal")
        table = room.table()
        codes = table.rules.deck.by_code

        def cards(text: str) -> list[Card]:
            return [codes[code] for code in text.split()]

        layout = Layout(
            hands={seat: cards(hand) for seat, hand in enumerate(hands.values())},
            top=codes[top] if top else None,
            draw=cards(draw),
            zones={"row": cards(row)} if row else {},
            under=cards(under),
            side=side,
            color=codes.colors[color] if color else None,
            turn=names.index(turn) if turn else 0,
        )
        table.game = laid_out(table.rules, names, layout, table.game.seed)
        table.game.take_events()
        table.stand_still(room.clock.now())
        chat_room = room.bot.router.room(room.network.network, table.room)
        chat_room._announcer.restored(table, whole=True, announce=False)
        yield room
