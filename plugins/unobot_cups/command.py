"""`!cup`: opening a cup, taking part, its rooms and its course."""

import re
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from itertools import islice
from typing import Final

import msgspec

from uno_engine import LEVELS, Duration, NotAllowed
from unobot.adapter import Identity, Room
from unobot.commands.command import Command
from unobot.commands.opening import chosen_line, table_line
from unobot.commands.request import Request
from unobot.commands.set import Settable, as_a_pause, long_enough, such_as
from unobot.document import Document, Text
from unobot.messages import Voice
from unobot.tables.place import PlaceDirectory
from unobot.tables.seats import agent_names, label_for
from unobot_cups.course import (
    LEAST_ENTRANTS,
    LEAST_SIZE,
    MOST_ENTRANTS,
    MOST_SIZE,
    CupCourse,
    Kind,
    Plan,
    TableResult,
)
from unobot_cups.cup import MOST_ROOMS, Cup, CupId, Cups, CupSettings, Entrant, Finished, Running, end_records
from unobot_cups.table import in_words, keep, name_of, people, points_of, same_name, say_in


def rooms(request: Request, said: tuple[str, ...]) -> None:
    """Play in these further rooms from now on; `off`: in none. Without a word, say which there are. Raises NotAllowed."""
    running = cup_here(request)
    if said:
        request.require_operator()
        if len(said) > MOST_ROOMS:
            raise NotAllowed("cup-rooms-many", most=MOST_ROOMS)
        further = (
            () if request.says_off(" ".join(said)) else tuple(_room(request, running, each) for each in said)
        )
        running = Running(msgspec.structs.replace(running.cup, rooms=tuple(dict.fromkeys(further))))
        keep(running.cup, request.lines)
        request.record(f"cup rooms {' '.join(further) or 'off'}")
    title, network = request.place.services.preferences.title, request.place.network
    named = [(Text(title(network, room)),) for room in running.cup.everywhere]
    request.tell_here("cup-rooms", rooms=request.voice.together("list-and", named))


def _room(request: Request, running: Running, said: str) -> Room:
    """Return a room that the cup may use. Raises NotAllowed unless they are an operator there, too, and it is free for it."""
    place, services = request.place, request.place.services
    there = services.of(PlaceDirectory).find(place.network, said)
    sender = there.present.get(request.identity) if there is not None else None
    if (
        there is None
        or there.room is None
        or sender is None
        or services.roles.rank(place.network, sender) is None
    ):
        raise NotAllowed("cup-room-unknown", room=said)
    other = services.of(Cups).played_in(place.network, there.room)
    if there.room == place.room or (other is not None and other.cup.id != running.cup.id):
        raise NotAllowed("cup-room-taken", room=said)
    return there.room


WORDS: Final = ("open", "join", "leave", "start", "fill", "rooms", "stop", "results", "last", "groups")
"""What stands behind the command."""
_KNOCKOUT: Kind = "knockout"
_GROUPS: Kind = "groups"
_USUAL_SEATS = 8
_ROUNDS: dict[Kind, int] = {"knockout": 1, "groups": 3}
"""So many rounds are played at a table, unless the line says otherwise."""
_SIZE = re.compile(r"seats=(\d)")


def cup_of(request: Request, words: Sequence[str]) -> Cup:
    """Return the cup that was asked for; who asks takes part in it. Raises NotAllowed or BadTable if what was said makes none."""
    seats, plan, rest = _read(request, words)
    rounds = [] if any(word.startswith("rounds=") for word in rest) else [f"rounds={_ROUNDS[plan.kind]}"]
    catalogue = request.place.services.catalogue
    rules = catalogue.compose(
        table_line(request, chosen_line(request, " ".join([*rest, *rounds, "scoring=places"])))
    )
    long_enough(rules.base.patience)
    return Cup(
        id=CupId(request.place.services.chance.randbytes(8).hex()),
        network=request.place.network,
        room=request.room,
        line=rules.line,
        title=catalogue.compose(chosen_line(request, " ".join(rest))).line,
        host=request.identity,
        seats=seats,
        plan=plan,
        opened=request.place.date,
        entrants=(entrant_of(request, ()),),
    )


def entrant_of(request: Request, others: Sequence[Entrant]) -> Entrant:
    """Return who gave the command, as one who takes part beside these."""
    labels = [*(each.label for each in others), *request.place.elders(request.identity)]
    sender = request.sender
    return Entrant(sender.identity, sender.name, label_for(sender, labels), sender.lasting)


def _read(request: Request, words: Sequence[str]) -> tuple[int, Plan, list[str]]:
    """Return for how many it is, how it goes, and the words about its tables. Raises NotAllowed."""
    meanings = request.place.reader(request.identity).vocabulary.behind("cup", WORDS)
    seats, kind, size, rest = _USUAL_SEATS, _KNOCKOUT, MOST_SIZE, list[str]()
    for word in words:
        if word.isdecimal():
            seats = int(word) if len(word) < 4 else 0
        elif "groups" in meanings.find(word):
            kind = _GROUPS
        elif sized := _SIZE.fullmatch(word):
            size = int(sized[1])
        else:
            rest.append(word)
    if not LEAST_ENTRANTS <= seats <= MOST_ENTRANTS or not LEAST_SIZE <= size <= MOST_SIZE:
        raise NotAllowed("cup-size", least=LEAST_ENTRANTS, most=MOST_ENTRANTS)
    return seats, Plan(kind, size), rest


def cup_here(request: Request) -> Running:
    """Return the cup of this room. Raises NotAllowed if there is none: a cup is changed in its own room only."""
    place, cups = request.place, request.place.services.of(Cups)
    found = cups.at(place.network, request.room)
    if found is not None:
        return found
    elsewhere = cups.played_in(place.network, request.room)
    if elsewhere is None:
        raise NotAllowed("cup-none")
    raise NotAllowed(
        "cup-elsewhere", room=place.services.preferences.title(place.network, elsewhere.cup.room)
    )


def open_cup(request: Request) -> Running:
    """Return the cup of this room, if it has not begun. Raises NotAllowed."""
    found = cup_here(request)
    if found.cup.started:
        raise NotAllowed("cup-begun")
    return found


def require_director(request: Request, running: Running) -> None:
    """Raise NotAllowed unless they may direct the cup: who has opened it, and the room's operators.

    While it has not begun and its host is not there, the first who takes part and is there.
    """
    directs = running.cup.host if running.cup.started else _acting(request, running.cup)
    if not request.is_operator and request.identity != directs:
        raise NotAllowed("cup-host-only")


def forsaken(request: Request, running: Running) -> bool:
    """Whether that is a cup of this room that has not begun, and nobody of it is there any more."""
    own = running.cup.room == request.place.room
    return own and not running.cup.started and _acting(request, running.cup) is None


def _acting(request: Request, cup: Cup) -> str | None:
    people = (cup.host, *(each.identity for each in cup.entrants))
    return next((identity for identity in people if identity in request.place.present), None)


def enter(request: Request, cup: Cup, entrants: list[Entrant]) -> None:
    """Let these people take part in the cup, and start it if it is full now."""
    entered = msgspec.structs.replace(cup, entrants=(*cup.entrants, *entrants))
    full = len(entered.entrants) >= entered.seats
    keep(with_seed(request, entered) if full else entered, request.lines)


def with_seed(request: Request, cup: Cup) -> Cup:
    """Return the cup with a seed: from now on its tables are drawn."""
    return msgspec.structs.replace(cup, seed=request.place.services.chance.randbytes(8).hex())


def tell_standing(request: Request) -> None:
    """Tell how the cup stands that is played here, or how the last one went. Raises NotAllowed if there was none."""
    running, voice = _played(request), request.voice
    if running is None:
        last(request)
        return
    cup, preset = running.cup, voice.table_named(running.cup.title)
    if cup.started:
        services, tables = request.place.services, []
        for pairing in running.to_play():
            room = services.of(Cups).where(running, pairing.number)
            tables.append(
                voice.say(
                    "cup-table-now",
                    number=pairing.number,
                    players=people(voice, cup, pairing.entrants),
                    where="next" if room is None else "room",
                    room="" if room is None else services.preferences.title(cup.network, room),
                )
            )
        listed = voice.together("list-differences", tables)
        request.answer(voice.say("cup-running", preset=preset, stage=cup.told, tables=listed))
        return
    count = len(cup.entrants)
    players = people(voice, cup, tuple(range(count)))
    request.answer(voice.say("cup-open", preset=preset, count=count, seats=cup.seats, players=players))


def results(request: Request, _words: tuple[str, ...] = ()) -> None:
    """Tell of all tables of this cup or the last one, a line for each stage. Raises NotAllowed if there was none."""
    running = _played(request)
    shown = running if running is not None and running.cup.started else _finished(request)
    if shown is None:
        raise NotAllowed("cup-none")
    for line in stages(request.voice, shown.cup, shown.course, shown.results):
        request.answer(line)


def last(request: Request, _words: tuple[str, ...] = ()) -> None:
    """Tell who has won the last cup of this room. Raises NotAllowed if there was none."""
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
    """Return the stages with their tables, a document each."""
    lines = []
    for number, stage in enumerate(course.stages, 1):
        tables = []
        for pairing in stage.pairings:
            if (result := results.get(pairing.number)) is None:
                players = people(voice, cup, pairing.entrants)
                tables.append(voice.say("cup-table", number=pairing.number, players=players))
            else:
                tables.append(
                    voice.say(
                        "cup-table-over",
                        number=pairing.number,
                        count=len(result.order),
                        players=points_of(voice, cup, result),
                        lost=len(result.lost),
                        others=people(voice, cup, result.lost),
                    )
                )
        listed = voice.together("list-differences", tables)
        lines.append(
            voice.say("cup-stage", final="yes" if stage.final else "no", stage=number, tables=listed)
        )
    return lines


def _played(request: Request) -> Running | None:
    return request.place.services.of(Cups).played_in(request.place.network, request.room)


def _finished(request: Request) -> Finished | None:
    return request.place.services.of(Cups).last(request.place.network, request.room)


Words = tuple[str, ...]
"""What stands behind the word that says what is to be done."""


def cup(request: Request) -> None:
    """Do `!cup WHAT`; without a word, tell how the cup stands. Raises NotAllowed or BadTable."""
    if not request.args:
        tell_standing(request)
        return
    found, count = (
        request.place.reader(request.identity).vocabulary.behind("cup", WORDS).starting(request.args)
    )
    do = DOES.get(found[0]) if found else None
    if do is None:
        raise NotAllowed("cup-what")
    do(request, request.args[count:])


def open_(request: Request, words: Words) -> None:
    """Open a cup. Raises NotAllowed if this room has one or plays another's, BadTable if what was said makes none."""
    place, cups = request.place, request.place.services.of(Cups)
    there = cups.played_in(place.network, request.room)
    if there is not None and not forsaken(request, there):
        raise NotAllowed("cup-there")
    if there is not None:
        request.lines.records += end_records(there)
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
    keep(with_seed(request, running.cup), request.lines)


def fill(request: Request, words: Words) -> None:
    """Give the free seats to computer players, and start. Raises NotAllowed."""
    running = open_cup(request)
    require_director(request, running)
    said = words[0].lower() if words else "normal"
    found = request.place.reader(request.identity).vocabulary.behind("bot", tuple(LEVELS)).find(said)
    kind = LEVELS.get(found[0] if found else said)
    if kind is None:
        raise NotAllowed("bot-what", levels=", ".join(LEVELS))
    here = running.cup
    names = [*(each.label for each in here.entrants), *(each.name for each in request.place.present.values())]
    free = islice(agent_names(names), here.seats - len(here.entrants))
    # no network has such identities of its own
    robots = [Entrant(Identity(f"agent:{name}"), name, name, lasting=True, agent=kind) for name in free]
    enter(request, here, robots)
    request.tell_here("cup-filled", players=in_words(request.voice, robots), count=len(robots))


def stop(request: Request, _words: Words) -> None:
    """End the cup, with all its tables. Raises NotAllowed if they may not."""
    running = cup_here(request)
    require_director(request, running)
    request.record("cup stop")
    request.lines.records += end_records(running)
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
CUP = Command("cup", cup, theme="table")
_WAIT: Final = Duration("cup-wait", 300_000, "")
CUP_WAIT = Settable(
    "cup_wait",
    lambda _request, said: as_a_pause(_WAIT, said),
    lambda request: _WAIT.write(int(request.place.settings.of(CupSettings).cup_wait * 1000)),
    such_as("2m", "5m", "1h"),
)
"""How long a table waits for those who are drawn for it."""
