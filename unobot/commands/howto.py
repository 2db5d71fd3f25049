"""`!howto`: the game in three lines, and where more is written."""

from unobot import messages
from unobot.commands.command import Command, Where
from unobot.commands.request import Request


def howto(request: Request) -> None:
    """Explain the game that is played here, or UNO."""
    table, url = request.place.table, request.place.services.help_url
    lines = messages.howto_lines(request.voice, table.rules if table is not None else None, url)
    for line in lines:
        request.answer(line, named=False)


HOWTO = Command("howto", howto, where=Where.ANYWHERE)
