"""`!bot`: computer players take seats, and give them up; and `!set standin`."""

from dataclasses import replace
from typing import Final

from uno_engine import LEVELS, NotAllowed
from unobot.adapter import Identity
from unobot.commands import Command
from unobot.commands.opening import open_table
from unobot.commands.request import Request
from unobot.commands.set import switch
from unobot.tables.place import PlaceDirectory
from unobot.tables.seats import NOWHERE, agent_names
from unobot_computers.play import STANDIN, Computers, agents_at, wants_standin

WORDS: Final = ("add", "remove", "easy", "normal", "hard")
"""What stands behind `bot`."""


def bot(request: Request) -> None:
    """`!bot add [LEVEL] [NUMBER]`, which opens a table if there is none, and `!bot remove [NAME]`. Raises NotAllowed or Slipped."""
    table = request.place.table
    if table is not None:
        table.organizer.allow("bot")
    words = [word.lower() for word in request.args]
    doing = _meant(request, words[0]) if words else ""
    if doing == "remove":
        request.require_seat()
        seats = agents_at(request.table)
        # without a name the one that came last
        seat = request.named_seat(held=True, word=1) if len(words) > 1 else seats[-1] if seats else None
        if seat is None or seat not in seats:
            raise NotAllowed("bot-none")
        request.place.kick(seat, request.now)
        return
    kind, number = _asked_for(request, words[1:] if doing == "add" else words)
    if table is None:
        open_table(request, "")
    table = request.table
    request.require_seat()
    names = agent_names(
        somebody.name for place in request.place.sides.values() for somebody in place.present.values()
    )
    for _ in range(number):
        free = next(name for name in names if table.held_by(NOWHERE.network, Identity(name)) is None)
        table.seat_agent(free, kind, request.now)
    request.place.home.of(Computers).begin()


def _meant(request: Request, word: str) -> str:
    """Return the English word for one that was typed in the speaker's language; the word itself if it is none of these."""
    found = request.place.reader(request.identity).vocabulary.behind("bot", WORDS).find(word)
    return found[0] if found else word


def _asked_for(request: Request, words: list[str]) -> tuple[str, int]:
    """Return the kind of player, and how many. Raises NotAllowed if the words say something else."""
    kinds = {**{kind: kind for kind in request.place.services.players}, **LEVELS}
    kind, number = LEVELS["normal"], 1
    for word in (_meant(request, word) for word in words):
        if word in kinds:
            kind = kinds[word]
        elif word.isdecimal() and 0 < int(word) <= 9:
            number = int(word)
        else:
            shown = request.place.reader(request.identity).vocabulary.shown
            raise NotAllowed("bot-what", levels=", ".join(shown("word-bot", each) for each in kinds))
    return kind, number


BOT = Command("bot", bot, seats=True, theme="table")


_SWITCH = switch(
    STANDIN,
    lambda request: wants_standin(request.place, request.identity),
)


def _read(request: Request, said: str) -> str:
    """Return what is kept; at the tables where they sit computer players are ready from now on. Raises BadTable."""
    word = _SWITCH.read(request, said)
    services = request.place.services
    for place, _ in services.of(PlaceDirectory).seats_of({request.place.network}, request.identity):
        place.home.of(Computers).begin()
    return word


STAND_IN = replace(_SWITCH, read=_read)
"""Whether a computer player shall play for somebody who is away."""
