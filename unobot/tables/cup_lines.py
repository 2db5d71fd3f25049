"""What is said about a cup as a whole: its draw, how it stands, who has won; and keeping it."""

import msgspec

from unobot.adapter import Identity, Sender
from unobot.cups.cup import Cup, Entrant, Finished
from unobot.cups.plan import CupStage, TableResult
from unobot.document import Document
from unobot.messages import Voice
from unobot.store import CupKept
from unobot.tables.heats import in_words, name_of
from unobot.tables.lines import Lines
from unobot.tables.place import Place
from unobot.tables.seats import label_for


def keep(cup: Cup, lines: Lines) -> None:
    """Have the store keep a cup as it is now."""
    lines.cups.append(CupKept(cup.id, cup.network, cup.room, msgspec.json.encode(cup)))


def renamed(place: Place, old: Identity, sender: Sender, lines: Lines) -> None:
    """Somebody has another name or identity: who takes part in the cup of this room is known by it from now on."""
    running = place.services.cups.at(place.network, place.room)
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
