"""How presses are told: with how many cards came, several by one player in one line (A4)."""

from uno_engine import Passed, Skipped
from unobot.document import Document, Text
from unobot.messages import Narrator
from unobot.messages.voice import Tellers
from unobot_attack.pressing import HitTaken, Pressed


def pressed(n: Narrator, event: Pressed) -> None:
    """Tell of a player's presses for one reason: as a turn, as the price of a wrong card, or as what followed from something."""
    seat, came = event.seat, _cards(n, event)
    if event.why == "turn":
        passed = n.coming.take_if(Passed, lambda e: e.seat == seat)
        # Who left on their turn: the engine presses for them, which need not be told beside it.
        if passed is None or seat not in n.gone:
            n.told.act("act-presses", **_args(n, seat, came))
    elif event.why == "fine":
        n.told.act("act-tried-presses", **_args(n, seat, came))
    else:
        skipped = n.coming.take_if(Skipped, lambda e: e.seat == seat)
        id_ = "effect-presses-and-is-skipped" if skipped else "effect-presses"
        n.told.effect(id_, **_args(n, seat, came))


def hit_taken(n: Narrator, event: HitTaken) -> None:
    """Tell of the presses of who is hit, and that the turn is lost."""
    first = n.coming.take_if(Pressed, lambda e: e.seat == event.seat)
    came = _cards(n, first) if first is not None else []
    n.told.effect("effect-presses-and-is-skipped", **_args(n, event.seat, came))


def _cards(n: Narrator, first: Pressed) -> list[int]:
    """Return how many cards came with this press, and with each that follows it for the same reason."""
    seat, why = first.seat, first.why
    came = [n.coming.drawn(seat, why)]
    while n.coming.take_if(Pressed, lambda e: (e.seat, e.why) == (seat, why)):
        came.append(n.coming.drawn(seat, why))
    return came


def _args(n: Narrator, seat: int, came: list[int]) -> dict[str, Document | int]:
    counts = (Text(" + ".join(map(str, came))),)
    return {"player": (n.name(seat),), "times": len(came), "count": sum(came), "counts": counts}


TELLERS = Tellers(events={HitTaken: hit_taken, Pressed: pressed})
