"""Tables that belong to a cup: who may sit there, who is still to come, and what came of them."""

from uno_engine import NotAllowed, Seat
from unobot.adapter import Sender
from unobot.cups.cup import Entrant, PlayedHeat, Running
from unobot.cups.draw import lots
from unobot.cups.plan import Heat, TableResult
from unobot.document import Document, Name
from unobot.messages import Voice
from unobot.tables.place import Place
from unobot.tables.table import Table

_GAVE_UP = frozenset({Seat.GONE, Seat.LEFT})


def in_words(voice: Voice, entrants: list[Entrant]) -> Document:
    """Those as a list in words, to be spoken of."""
    return voice.together("list-and", [(name_of(each),) for each in entrants])


def name_of(entrant: Entrant) -> Name:
    """An entrant, to be spoken of."""
    # a computer player is nobody whom a network could link or mention
    return Name(entrant.label, "" if entrant.computer else entrant.identity)


def entrants_of(running: Running, heat: Heat) -> list[Entrant]:
    """Who was drawn for that table."""
    return [running.cup.entrants[number] for number in heat.entrants]


def can_come(place: Place, entrant: Entrant) -> bool:
    """Whether somebody can still take the seat that is kept for them: not who has withdrawn, or is not listened to."""
    return not entrant.withdrawn and place.refuses(entrant.identity) is None


def missing(place: Place, table: Table, heat: PlayedHeat) -> list[Entrant]:
    """Whose seats are kept for them at a table before its first deal."""
    seated = {table.holders[seat].entrant for seat in table.game.state.held()}
    kept = (entrant for number, entrant in _drawn(place, heat).items() if number not in seated)
    return [entrant for entrant in kept if can_come(place, entrant)]


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
    running = place.services.cups.of(heat)
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
    seats = {holder.entrant: seat for seat, holder in enumerate(table.holders) if holder.entrant is not None}
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
