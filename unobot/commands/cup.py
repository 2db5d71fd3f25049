"""`!cup`: tournaments over several tables of one room or several."""

from collections.abc import Callable, Mapping

import msgspec

from uno_engine import NotAllowed
from unobot.commands.command import Command
from unobot.commands.cup_directing import (
    cup_here,
    ended,
    enter,
    forsaken,
    open_cup,
    require_director,
    started,
)
from unobot.commands.cup_looking import last, results, standing
from unobot.commands.cup_opening import cup_of, entrant_of
from unobot.commands.cup_rooms import rooms
from unobot.commands.request import Request
from unobot.cups.cup import Entrant
from unobot.parts import LEVELS
from unobot.tables.cup_lines import keep
from unobot.tables.heat_lines import say_in
from unobot.tables.heats import in_words, name_of, same_name
from unobot.tables.seats import computer_senders

Words = tuple[str, ...]
"""What stands behind the word that says what is to be done."""


def cup(request: Request) -> None:
    """`!cup WHAT`; without a word how the cup stands. Raises NotAllowed or BadTable."""
    if not request.args:
        standing(request)
        return
    found, count = request.place.reader(request.identity).vocabulary.cups.starting(request.args)
    do = DOES.get(found[0]) if found else None
    if do is None:
        raise NotAllowed("cup-what")
    do(request, request.args[count:])


def open_(request: Request, words: Words) -> None:
    """Open a cup. Raises NotAllowed if this room has one or plays another's, BadTable if what was said makes none."""
    place, cups = request.place, request.place.services.cups
    there = cups.played_in(place.network, request.room)
    if there is not None and not forsaken(request, there):
        raise NotAllowed("cup-there")
    if there is not None:
        request.lines.cups.append(ended(there.cup))
    opened = cup_of(request, [word.lower() for word in words])
    keep(opened, request.lines)
    preset, player = request.voice.table_named(opened.title), name_of(opened.entrants[0])
    request.tell_here("cup-opened", kind=opened.plan.kind, player=player, preset=preset, seats=opened.seats)


def join(request: Request, _words: Words) -> None:
    """Take part, also again after a lost connection. Raises NotAllowed if it has begun, or they do already."""
    here = open_cup(request).cup
    if here.number_of(request.identity) is not None:
        raise NotAllowed("cup-joined-already")
    known = [each for each in here.entrants if not same_name(request.place, each, request.sender)]
    entrant = entrant_of(request, known)
    enter(request, msgspec.structs.replace(here, entrants=tuple(known)), [entrant])
    count = len(known) + 1
    request.tell_here("cup-joined", player=name_of(entrant), count=count, seats=here.seats)


def leave(request: Request, _words: Words) -> None:
    """Take part no more; once it has begun, the tables to come are lost by default. Raises NotAllowed if they do not."""
    here = cup_here(request).cup
    number = here.number_of(request.identity)
    if number is None or here.entrants[number].withdrawn:
        raise NotAllowed("cup-not-in")
    entrant = here.entrants[number]
    if here.started:
        keep(here.with_entrant(number, msgspec.structs.replace(entrant, withdrawn=True)), request.lines)
        request.tell_here("cup-withdrawn", player=name_of(entrant))
        return
    entrants = (*here.entrants[:number], *here.entrants[number + 1 :])
    keep(msgspec.structs.replace(here, entrants=entrants), request.lines)
    request.tell_here("cup-left", player=name_of(entrant), count=len(entrants), seats=here.seats)


def start(request: Request, _words: Words) -> None:
    """Draw the tables now, with those who take part. Raises NotAllowed if they are too few."""
    running = open_cup(request)
    require_director(request, running)
    if len(running.cup.entrants) < 2:
        raise NotAllowed("cup-too-few")
    keep(started(request, running.cup), request.lines)


def fill(request: Request, words: Words) -> None:
    """Give the free seats to computer players, and start. Raises NotAllowed."""
    running = open_cup(request)
    require_director(request, running)
    said = words[0].lower() if words else "normal"
    found = request.place.reader(request.identity).vocabulary.computers.find(said)
    kind = LEVELS.get(found[0] if found else said)
    if kind is None:
        raise NotAllowed("bot-what", levels=", ".join(LEVELS))
    here = running.cup
    names = [*(each.label for each in here.entrants), *(each.name for each in request.place.present.values())]
    free = zip(range(here.seats - len(here.entrants)), computer_senders(names), strict=False)
    robots = [Entrant(each.identity, each.name, each.name, lasting=True, computer=kind) for _, each in free]
    enter(request, here, robots)
    request.tell_here("cup-filled", players=in_words(request.voice, robots), count=len(robots))


def stop(request: Request, _words: Words) -> None:
    """End the cup, with all its tables. Raises NotAllowed if they may not."""
    running = cup_here(request)
    require_director(request, running)
    request.record("cup stop")
    request.lines.cups.append(ended(running.cup))
    for room in running.cup.everywhere:
        say_in(request.place, room, request.lines, lambda voice: voice.say("cup-stopped", by=request.speaker))


DOES: Mapping[str, Callable[[Request, Words], None]] = {
    "open": open_,
    "join": join,
    "leave": leave,
    "start": start,
    "fill": fill,
    "rooms": rooms,
    "stop": stop,
    "results": results,
    "last": last,
}
"""What the words behind the command do."""

CUP = Command("cup", cup)
