"""Tables that belong to a cup: who may sit there, who is still to come, what came of them; and what is said of it."""

from collections.abc import Callable

from uno_engine import NotAllowed, Seat
from unobot.adapter import Identity, Importance, Room, Sender
from unobot.document import Document, Name
from unobot.messages import Voice
from unobot.tables.lines import Lines
from unobot.tables.place import Place
from unobot.tables.seats import label_for
from unobot.tables.table import Table
from unobot_cups.course import CupStage, Pairing, TableResult, lots, pick_qualifiers
from unobot_cups.cup import Cup, Cups, Entrant, Finished, PlayedPairing, Running, cup_record, result_record

_GAVE_UP = frozenset({Seat.GONE, Seat.LEFT})


def in_words(voice: Voice, entrants: list[Entrant]) -> Document:
    """Return these entrants as a list in words."""
    return voice.together("list-and", [(name_of(each),) for each in entrants])


def name_of(entrant: Entrant) -> Name:
    """Return the name of an entrant for a line; a computer player's mentions nobody."""
    # an agent is nobody whom a network could link or mention
    return Name(entrant.label, "" if entrant.agent else entrant.identity)


def can_come(place: Place, entrant: Entrant) -> bool:
    """Whether somebody can still take the seat that is kept for them: not who has withdrawn, or is not listened to."""
    return not entrant.withdrawn and place.refuses(entrant.identity) is None


def find_missing(place: Place, table: Table, pairing: PlayedPairing) -> list[Entrant]:
    """Return whose seats are kept for them at a table before its first deal."""
    seated = {pairing.seats.get(seat) for seat in table.game.state.held()}
    waited = (entrant for number, entrant in _drawn(place, pairing).items() if number not in seated)
    return [entrant for entrant in waited if can_come(place, entrant)]


def entrant_here(place: Place, pairing: PlayedPairing, sender: Sender) -> int:
    """Return the number of somebody who wants a seat at a table of a cup. Raises NotAllowed if none is kept for them.

    Somebody without an account has another identity after a lost connection, and is known by the name while nobody
    with the old identity is there.
    """
    for number, entrant in _drawn(place, pairing).items():
        if entrant.identity == sender.identity or same_name(place, entrant, sender):
            if entrant.withdrawn:
                raise NotAllowed("cup-not-in")
            return number
    raise reserved(place, pairing)


def reserved(place: Place, pairing: PlayedPairing) -> NotAllowed:
    """Return why nobody else may sit at that table."""
    labels = (entrant.label for entrant in _drawn(place, pairing).values())
    return NotAllowed("cup-reserved", players=", ".join(labels))


def _drawn(place: Place, pairing: PlayedPairing) -> dict[int, Entrant]:
    running = place.services.of(Cups).of(pairing)
    if running is None:
        return {}
    return {
        number: running.cup.entrants[number] for number in running.course.pairing(pairing.number).entrants
    }


def same_name(place: Place, entrant: Entrant, sender: Sender) -> bool:
    """Whether that is an entrant who had to come back under another identity, as far as can be told."""
    fold = place.services.adapters[place.network].fold
    lasting = entrant.lasting or sender.lasting
    away = entrant.identity not in place.present
    return not lasting and away and fold(entrant.name) == fold(sender.name)


def outcome(running: Running, table: Table, pairing: PlayedPairing) -> TableResult:
    """Return what came of a table: by points, then by the place in the last round, then by lot; who has left has lost."""
    state, drawn = table.game.state, running.course.pairing(pairing.number).entrants
    seats = {entrant: seat for seat, entrant in pairing.seats.items()}
    stayed = [
        entrant for entrant in drawn if entrant in seats and state.seats[seats[entrant]] not in _GAVE_UP
    ]
    if len(stayed) == 1 and not state.answering([seats[stayed[0]]]):
        # the last one left is absent, too
        stayed = []
    lot = lots(running.cup.seed, pairing.number, drawn)
    places = dict(enumerate(pairing.places))

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


def by_lot(running: Running, pairing: Pairing, coming: list[int]) -> TableResult:
    """Return what comes of a table at which nobody plays: only one is left, or computer players alone."""
    lot = lots(running.cup.seed, pairing.number, pairing.entrants)
    order = tuple(sorted(coming, key=lot.__getitem__))
    lost = tuple(entrant for entrant in pairing.entrants if entrant not in coming)
    return TableResult(order, (0,) * len(order), lost, lot=len(order) > 1)


def keep(cup: Cup, lines: Lines) -> None:
    """Have the store keep a cup as it is now."""
    lines.records.append(cup_record(cup))


def rename_entrant(place: Place, old: Identity, sender: Sender, lines: Lines) -> None:
    """Store the name and identity that an entrant of the cup of this room has now."""
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
    """Return entrants by their numbers, as a list in words."""
    return in_words(voice, [cup.entrants[number] for number in numbers])


def points_of(voice: Voice, cup: Cup, result: TableResult) -> Document:
    """Return those who played to the end, best first, with their points."""
    entrants = zip(result.order, result.points, strict=True)
    listed = [
        voice.say("points-of", player=name_of(cup.entrants[number]), points=points)
        for number, points in entrants
    ]
    return voice.together("list-comma", listed)


def describe_stage(voice: Voice, cup: Cup, stage: CupStage) -> Document:
    """Return the line that says who plays at which table, and the seed from which anybody can draw the same."""
    drawn = [
        voice.say("cup-table", number=pairing.number, players=people(voice, cup, pairing.entrants))
        for pairing in stage.pairings
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


def describe_winner(voice: Voice, finished: Finished) -> Document:
    """Return the line that says who has won a cup, and who came next in the final."""
    cup, course = finished.cup, finished.course
    podium = course.podium or ()
    said = voice.say(
        "cup-won",
        count=len(podium),
        preset=voice.table_named(cup.title),
        player=people(voice, cup, podium[:1]),
        others=people(voice, cup, podium[1:]),
    )
    final = finished.results[course.stages[-1].pairings[-1].number]
    return voice.together("list-sentences", [said, *([voice.say("cup-lot")] if final.lot else [])])


def say_in(place: Place, room: Room, lines: Lines, say: Callable[[Voice], Document]) -> None:
    """Say something in a room of the same network, which may be another one, in its language."""
    there = place if room == place.room else Place(place.network, room, place.services)
    said, voice = there.lines(), there.voice()
    said.room(voice.line(say(voice)), Importance.TURN)
    lines.outgoing += said.outgoing


def describe_call(place: Place, running: Running, pairing: Pairing, table: Table) -> Document:
    """Return the line that says whose table begins here, and how long they have to come to it."""
    voice = place.voice()
    return voice.say(
        "cup-called",
        final="yes" if is_final(running, pairing) else "no",
        number=pairing.number,
        players=people(voice, running.cup, pairing.entrants),
        time=_left(place, voice, table),
    )


def _left(place: Place, voice: Voice, table: Table) -> Document:
    """Return how long it is until the deal."""
    return voice.time((table.deal_at or place.now) - place.now)


def describe_call_elsewhere(voice: Voice, running: Running, pairing: Pairing, title: str) -> Document:
    """Return the line that says who plays which table in another room."""
    players = people(voice, running.cup, pairing.entrants)
    return voice.say("cup-called-there", number=pairing.number, players=players, room=title)


def call_each(place: Place, played: PlayedPairing, table: Table, lines: Lines) -> None:
    """Tell each of those who are to come in private that their table begins."""
    for entrant in find_missing(place, table, played):
        voice = place.voice_for(entrant.identity)
        told = voice.say("cup-called-alone", number=played.number, time=_left(place, voice, table))
        lines.whisper(entrant.identity, told)


def is_final(running: Running, pairing: Pairing) -> bool:
    """Whether that table is the last one of its cup."""
    return running.course.stages[running.course.stage_of(pairing.number) - 1].final


def decide(place: Place, running: Running, pairing: Pairing, result: TableResult, lines: Lines) -> None:
    """Keep what came of a table, and tell it where it was played and in the cup's own room."""
    lines.records.append(result_record(running.cup, pairing.number, result, place.date))
    # who has won the cup is told when that is stored
    if is_final(running, pairing):
        return
    for room in dict.fromkeys((place.room, running.cup.room)):
        if room is not None:
            say_in(place, room, lines, lambda voice: describe_result(voice, running, pairing, result))


def describe_result(voice: Voice, running: Running, pairing: Pairing, result: TableResult) -> Document:
    """Return the line that says what came of a table: who goes on, or in a group, how many points each has."""
    groups = running.cup.plan.kind == "groups"
    lot = [voice.say("cup-lot")] if result.lot else []
    best = result.order if groups else pick_qualifiers(pairing, result)
    came = voice.say(
        "cup-group-decided" if groups else "cup-decided",
        number=pairing.number,
        count=len(best),
        players=points_of(voice, running.cup, result) if groups else people(voice, running.cup, best),
    )
    return voice.together("list-sentences", [came, *lot])
