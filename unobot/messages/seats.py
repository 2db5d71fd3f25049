"""Who comes and goes, and whose time is up, in words."""

from collections.abc import Mapping

from uno_engine import Event, Joined, Left, Returned, Seat, SeatRenamed, TimedOut
from unobot.document import Name
from unobot.messages.narrator import Narrator
from unobot.messages.snapshot import in_play
from unobot.tellers import EventTeller


def joined(n: Narrator, event: Joined) -> None:
    """A new player."""
    view = n.view
    count = sum(seat is not Seat.GONE for seat in view.seats)
    id_ = "seat-joined-late"
    if view.phase == "waiting":
        by_hand = count > 1 and view.round == 0 and not n.now.in_cup
        id_ = "seat-joined-can-deal" if by_hand else "seat-joined"
    n.told.act(id_, player=n.name(event.seat), count=count)


def left(n: Narrator, event: Left) -> None:
    """A seat given up; that its turn passes with it need not be told."""
    n.gone.add(event.seat)
    view = n.view
    mid_round = view.seats[event.seat] is Seat.LEFT and in_play(view) and event.seat not in n.now.kicked
    id_ = "seat-idle" if event.why == "idle" else "seat-left-round" if mid_round else "seat-left"
    n.told.act(id_, player=n.name(event.seat))


def returned(n: Narrator, event: Returned) -> None:
    """A seat taken again."""
    view = n.view
    # Before the first round nobody has cards: coming back is the same as joining.
    if view.round == 0:
        joined(n, Joined(event.seat, n.view.names[event.seat]))
        return
    count = view.counts[event.seat] if view.seats[event.seat] is Seat.IN else 0
    n.told.act("seat-returned", player=n.name(event.seat), count=count)


def renamed(n: Narrator, event: SeatRenamed) -> None:
    """A new name: in a round it is put beside the name where that is first said, else it is a sentence."""
    if in_play(n.view):
        n.renamed.setdefault(event.seat, event.old)
    else:
        identity = n.name(event.seat).identity
        n.told.act("seat-renamed", old=Name(event.old, identity), player=n.name(event.seat))


def timed_out(n: Narrator, event: TimedOut) -> None:
    """Nobody answered; what the bot does for them follows."""
    leaves = n.coming.next()
    if not (isinstance(leaves, Left) and leaves.seat == event.seat):
        n.told.time_up(n.name(event.seat))


TELLERS: Mapping[type[Event], EventTeller] = {
    Joined: joined,
    Left: left,
    SeatRenamed: renamed,
    Returned: returned,
    TimedOut: timed_out,
}
"""How each of these events is told."""
