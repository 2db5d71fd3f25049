"""Tables that belong to a cup: who may sit there, who is still to come, what came of them; and what is said of it."""

from collections.abc import Callable

from uno_engine import NotAllowed, Seat, StopMatch
from unobot.adapter import Identity, Importance, Room, Sender
from unobot.document import Document, Name
from unobot.messages import Voice
from unobot.tables.lines import Lines
from unobot.tables.place import Place
from unobot.tables.seats import label_for
from unobot.tables.table import Table
from unobot_cups.course import CupStage, Heat, TableResult, going_on, lots
from unobot_cups.cup import Cup, Cups, Entrant, Finished, PlayedHeat, Running, kept
from unobot_cups.cup import decided as decided_record

_GAVE_UP = frozenset({Seat.GONE, Seat.LEFT})


def in_words(voice: Voice, entrants: list[Entrant]) -> Document:
    """Those as a list in words, to be spoken of."""
    return voice.together("list-and", [(name_of(each),) for each in entrants])


def name_of(entrant: Entrant) -> Name:
    """An entrant, to be spoken of."""
    # an agent is nobody whom a network could link or mention
    return Name(entrant.label, "" if entrant.agent else entrant.identity)


def can_come(place: Place, entrant: Entrant) -> bool:
    """Whether somebody can still take the seat that is kept for them: not who has withdrawn, or is not listened to."""
    return not entrant.withdrawn and place.refuses(entrant.identity) is None


def missing(place: Place, table: Table, heat: PlayedHeat) -> list[Entrant]:
    """Whose seats are kept for them at a table before its first deal."""
    seated = {heat.seats.get(seat) for seat in table.game.state.held()}
    waited = (entrant for number, entrant in _drawn(place, heat).items() if number not in seated)
    return [entrant for entrant in waited if can_come(place, entrant)]


def entrant_here(place: Place, heat: PlayedHeat, sender: Sender) -> int:
    """The number of somebody who wants a seat at a table of a cup. Raises NotAllowed if none is kept for them.

    Somebody without an account has another identity after a lost connection, and is known by the name while nobody
    with the old identity is there.
    """
    for number, entrant in _drawn(place, heat).items():
        if entrant.identity == sender.identity or same_name(place, entrant, sender):
            if entrant.withdrawn:
                raise NotAllowed("cup-not-in")
            return number
    raise reserved(place, heat)


def reserved(place: Place, heat: PlayedHeat) -> NotAllowed:
    """Why nobody else may sit at that table."""
    labels = (entrant.label for entrant in _drawn(place, heat).values())
    return NotAllowed("cup-reserved", players=", ".join(labels))


def _drawn(place: Place, heat: PlayedHeat) -> dict[int, Entrant]:
    running = place.services.of(Cups).of(heat)
    if running is None:
        return {}
    return {number: running.cup.entrants[number] for number in running.course.heat(heat.number).entrants}


def same_name(place: Place, entrant: Entrant, sender: Sender) -> bool:
    """Whether that is an entrant who had to come back under another identity, as far as can be told."""
    fold = place.services.adapters[place.network].fold
    lasting = entrant.lasting or sender.lasting
    away = entrant.identity not in place.present
    return not lasting and away and fold(entrant.name) == fold(sender.name)


def outcome(running: Running, table: Table, heat: PlayedHeat) -> TableResult:
    """What came of a table: by points, then by the place in the last round, then by lot; who has left has lost."""
    state, drawn = table.game.state, running.course.heat(heat.number).entrants
    seats = {entrant: seat for seat, entrant in heat.seats.items()}
    stayed = [
        entrant for entrant in drawn if entrant in seats and state.seats[seats[entrant]] not in _GAVE_UP
    ]
    if len(stayed) == 1 and not state.answering([seats[stayed[0]]]):
        # the last one left is absent, too
        stayed = []
    lot = lots(running.cup.seed, heat.number, drawn)
    places = dict(enumerate(heat.places))

    def played(entrant: int) -> tuple[int, int]:
        seat = seats[entrant]
        return -state.scores[seat], places.get(seat) or len(drawn)

    order = tuple(sorted(stayed, key=lambda entrant: (*played(entrant), lot[entrant])))
    return TableResult(
        order=order,
        points=tuple(state.scores[seats[entrant]] for entrant in order),
        lost=tuple(entrant for entrant in drawn if entrant not in stayed),
        seated=len(seats) if state.round else 0,
        lot=len({played(entrant) for entrant in order}) < len(order),
    )


def by_lot(running: Running, heat: Heat, coming: list[int]) -> TableResult:
    """What comes of a table at which nobody plays: only one is left, or computer players alone."""
    lot = lots(running.cup.seed, heat.number, heat.entrants)
    order = tuple(sorted(coming, key=lot.__getitem__))
    lost = tuple(entrant for entrant in heat.entrants if entrant not in coming)
    return TableResult(order, (0,) * len(order), lost, lot=len(order) > 1)


def keep(cup: Cup, lines: Lines) -> None:
    """Have the store keep a cup as it is now."""
    lines.records.append(kept(cup))


def renamed(place: Place, old: Identity, sender: Sender, lines: Lines) -> None:
    """Somebody has another name or identity: who takes part in the cup of this room is known by it from now on."""
    running = place.services.of(Cups).at(place.network, place.room)
    number = running.cup.number_of(old) if running is not None else None
    if running is None or number is None:
        return
    entrant = running.cup.entrants[number]
    taken = old != sender.identity and running.cup.number_of(sender.identity) is not None
    if taken or (entrant.identity, entrant.name) == (sender.identity, sender.name):
        return
    others = [each.label for each in running.cup.entrants if each is not entrant]
    label = label_for(sender, [*others, *place.elders(sender.identity)])
    known = Entrant(sender.identity, sender.name, label, sender.lasting, withdrawn=entrant.withdrawn)
    keep(running.cup.with_entrant(number, known), lines)


def people(voice: Voice, cup: Cup, numbers: tuple[int, ...]) -> Document:
    """Entrants by their numbers, as a list in words."""
    return in_words(voice, [cup.entrants[number] for number in numbers])


def points_of(voice: Voice, cup: Cup, result: TableResult) -> Document:
    """Those who played to the end, best first, with their points."""
    entrants = zip(result.order, result.points, strict=True)
    listed = [
        voice.say("points-of", player=name_of(cup.entrants[number]), points=points)
        for number, points in entrants
    ]
    return voice.together("list-comma", listed)


def stage_drawn(voice: Voice, cup: Cup, stage: CupStage) -> Document:
    """Who plays at which table, and the seed from which anybody can draw the same."""
    drawn = [
        voice.say("cup-table", number=heat.number, players=people(voice, cup, heat.entrants))
        for heat in stage.heats
    ]
    return voice.say(
        "cup-drawn",
        kind="groups" if cup.plan.kind == "groups" else "stage",
        stage=cup.told,
        seed=cup.seed,
        tables=voice.together("list-differences", drawn),
        resting=len(stage.through),
        players=people(voice, cup, stage.through),
    )


def won(voice: Voice, finished: Finished) -> Document:
    """Who has won a cup, and who came next in the final."""
    cup, course = finished.cup, finished.course
    podium = course.podium or ()
    said = voice.say(
        "cup-won",
        count=len(podium),
        preset=voice.table_named(cup.title),
        player=people(voice, cup, podium[:1]),
        others=people(voice, cup, podium[1:]),
    )
    final = finished.results[course.stages[-1].heats[-1].number]
    return voice.together("list-sentences", [said, *([voice.say("cup-lot")] if final.lot else [])])


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
    running = place.services.of(Cups).of(played)
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
    lines.records.append(decided_record(running.cup, heat.number, result, place.date))
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
    running = place.services.of(Cups).of(heat)
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
