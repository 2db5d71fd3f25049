"""`!cup`, `!cup results`, `!cup last`: how a cup stands, and how the last one went."""

from datetime import UTC, datetime

from uno_engine import NotAllowed
from unobot.commands.request import Request
from unobot.cups.course import CupCourse
from unobot.cups.cup import Cup, Finished, Running
from unobot.cups.plan import Heat, TableResult
from unobot.document import Document
from unobot.messages import Voice
from unobot.tables.cup_lines import people, points_of


def standing(request: Request) -> None:
    """How the cup stands that is played here; without one, how the last one went. Raises NotAllowed if there was none."""
    running = _played(request)
    if running is None:
        last(request)
    elif running.cup.started:
        request.answer(_course(request, running))
    else:
        request.answer(_opened(request.voice, running.cup))


def results(request: Request, _words: tuple[str, ...] = ()) -> None:
    """All tables so far, a line for each stage; without a cup those of the last one. Raises NotAllowed if there was none."""
    running, finished = _played(request), _finished(request)
    if running is not None and running.cup.started:
        for line in stages(request.voice, running.cup, running.course, running.results):
            request.answer(line)
    elif finished is not None:
        for line in stages(request.voice, finished.cup, finished.course, finished.results):
            request.answer(line)
    else:
        raise NotAllowed("cup-none")


def last(request: Request, _words: tuple[str, ...] = ()) -> None:
    """Who has won the last cup of this room. Raises NotAllowed if there was none."""
    finished = _finished(request)
    if finished is None:
        raise NotAllowed("cup-none")
    voice, podium = request.voice, finished.course.podium or ()
    request.answer(
        voice.say(
            "cup-last",
            count=len(podium),
            date=datetime.fromtimestamp(finished.finished, UTC).date().isoformat(),
            preset=voice.table_named(finished.cup.title),
            player=people(voice, finished.cup, podium[:1]),
            others=people(voice, finished.cup, podium[1:]),
            entrants=len(finished.cup.entrants),
        )
    )


def stages(voice: Voice, cup: Cup, course: CupCourse, results: dict[int, TableResult]) -> list[Document]:
    """The stages with their tables, a document each."""
    lines = []
    for number, stage in enumerate(course.stages, 1):
        tables = [_table(voice, cup, heat, results.get(heat.number)) for heat in stage.heats]
        listed = voice.together("list-differences", tables)
        lines.append(
            voice.say("cup-stage", final="yes" if stage.final else "no", stage=number, tables=listed)
        )
    return lines


def _table(voice: Voice, cup: Cup, heat: Heat, result: TableResult | None) -> Document:
    if result is None:
        return voice.say("cup-table", number=heat.number, players=people(voice, cup, heat.entrants))
    return voice.say(
        "cup-table-over",
        number=heat.number,
        count=len(result.order),
        players=points_of(voice, cup, result),
        lost=len(result.lost),
        others=people(voice, cup, result.lost),
    )


def _opened(voice: Voice, cup: Cup) -> Document:
    return voice.say(
        "cup-open",
        preset=voice.table_named(cup.title),
        count=len(cup.entrants),
        seats=cup.seats,
        players=people(voice, cup, tuple(range(len(cup.entrants)))),
    )


def _course(request: Request, running: Running) -> Document:
    voice = request.voice
    return voice.say(
        "cup-running",
        preset=voice.table_named(running.cup.title),
        stage=running.cup.told,
        tables=voice.together(
            "list-differences", [_now(request, running, heat) for heat in running.to_play()]
        ),
    )


def _now(request: Request, running: Running, heat: Heat) -> Document:
    """A table that is not decided, and the room that plays it, if one does."""
    voice, services = request.voice, request.place.services
    room = services.cups.where(running, heat.number)
    return voice.say(
        "cup-table-now",
        number=heat.number,
        players=people(voice, running.cup, heat.entrants),
        where="next" if room is None else "room",
        room="" if room is None else services.preferences.title(running.cup.network, room),
    )


def _played(request: Request) -> Running | None:
    return request.place.services.cups.played_in(request.place.network, request.room)


def _finished(request: Request) -> Finished | None:
    return request.place.services.cups.last(request.place.network, request.room)
