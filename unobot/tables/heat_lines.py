"""What is said about the tables of a cup: who plays where, who has not come, and what came of it."""

from collections.abc import Callable

import msgspec

from uno_engine import StopMatch
from unobot.adapter import Importance, Room
from unobot.cups.cup import PlayedHeat, Running
from unobot.cups.knockout import going_on
from unobot.cups.plan import Heat, TableResult
from unobot.document import Document
from unobot.messages import Voice
from unobot.store import HeatDecided
from unobot.tables.cup_lines import people, points_of
from unobot.tables.heats import in_words, missing, outcome
from unobot.tables.lines import Lines
from unobot.tables.place import Place
from unobot.tables.table import Table


def say_in(place: Place, room: Room, lines: Lines, say: Callable[[Voice], Document]) -> None:
    """Say something in a room of the same network, which may be another one, in its language."""
    there = place if room == place.room else Place(place.network, room, place.services)
    said, voice = there.lines(), there.voice()
    said.room(voice.line(say(voice)), Importance.TURN)
    lines.outgoing += said.outgoing


def called(place: Place, running: Running, heat: Heat, table: Table) -> Document:
    """Whose table it is, and how long they have to come to it."""
    voice = place.voice()
    return voice.say(
        "cup-called",
        final="yes" if is_final(running, heat) else "no",
        number=heat.number,
        players=people(voice, running.cup, heat.entrants),
        time=_left(place, voice, table),
    )


def called_again(place: Place, table: Table, played: PlayedHeat) -> Document:
    """The same for a table that was set up again; nothing if its cup is not played any more."""
    running = place.services.cups.of(played)
    return () if running is None else called(place, running, running.course.heat(played.number), table)


def _left(place: Place, voice: Voice, table: Table) -> Document:
    """How long it is until the deal."""
    return voice.time((table.deal_at or place.now) - place.now)


def called_there(voice: Voice, running: Running, heat: Heat, title: str) -> Document:
    """Who plays in another room."""
    players = people(voice, running.cup, heat.entrants)
    return voice.say("cup-called-there", number=heat.number, players=players, room=title)


def call_each(place: Place, played: PlayedHeat, table: Table, lines: Lines) -> None:
    """Tell each of those who are to come in private that their table begins."""
    for entrant in missing(place, table, played):
        voice = place.voice_for(entrant.identity)
        told = voice.say("cup-called-alone", number=played.number, time=_left(place, voice, table))
        lines.whisper(entrant.identity, told)


def is_final(running: Running, heat: Heat) -> bool:
    """Whether that table is the last one of its cup."""
    return running.course.stages[running.course.stage_of(heat.number) - 1].final


def decide(place: Place, running: Running, heat: Heat, result: TableResult, lines: Lines) -> None:
    """Keep what came of a table, and tell it where it was played and in the cup's own room."""
    lines.cups.append(HeatDecided(running.cup.id, heat.number, msgspec.json.encode(result)))
    # who has won the cup is told when that is stored
    if is_final(running, heat):
        return
    for room in dict.fromkeys((place.room, running.cup.room)):
        if room is not None:
            say_in(place, room, lines, lambda voice: decided(voice, running, heat, result))


def decided(voice: Voice, running: Running, heat: Heat, result: TableResult) -> Document:
    """What came of a table: who goes on, or in a group, how many points each has."""
    groups = running.cup.plan.kind == "groups"
    lot = [voice.say("cup-lot")] if result.lot else []
    best = result.order if groups else going_on(heat, result)
    came = voice.say(
        "cup-group-decided" if groups else "cup-decided",
        number=heat.number,
        count=len(best),
        players=points_of(voice, running.cup, result) if groups else people(voice, running.cup, best),
    )
    return voice.together("list-sentences", [came, *lot])


def conclude(place: Place, table: Table, heat: PlayedHeat, lines: Lines) -> None:
    """Keep and tell what came of a table that is over; nothing, if it is to be played again or the cup is stopped."""
    running = place.services.cups.of(heat)
    if running is not None and not heat.again:
        decide(place, running, running.course.heat(heat.number), outcome(running, table, heat), lines)


def begin_without(place: Place, table: Table, heat: PlayedHeat, lines: Lines) -> bool:
    """Before the first deal: who has not come loses by default. Returns whether it ends there, with too few players."""
    voice, late = place.voice(), missing(place, table, heat)
    if late:
        lines.room(
            voice.line(voice.say("cup-absent", players=in_words(voice, late), count=len(late))),
            Importance.TURN,
        )
    if len(table.game.state.held()) >= table.rules.base.least_seats:
        return False
    table.take(StopMatch(), place.now)
    # what came of the table says all
    table.take_events()
    return True
