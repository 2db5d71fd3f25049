"""Who comes and goes, and whose time is up, in words."""

from uno_engine import Joined, Left, Renamed, Returned, Seat, TimedOut
from unobot.speech.telling import Telling, Told


def joined(t: Telling, event: Joined) -> None:
    """A new player."""
    view = t.scene.view
    count = sum(seat is not Seat.GONE for seat in view.seats)
    id_ = "seat-joined-late"
    if view.phase == "waiting":
        id_ = "seat-joined-can-deal" if count > 1 and view.round == 0 else "seat-joined"
    t.story.act(t.voice.say(id_, player=t.name(event.seat), count=count))


def left(t: Telling, event: Left) -> None:
    """A seat given up; that its turn passes with it need not be told."""
    t.gone.add(event.seat)
    view = t.scene.view
    in_round = view.seats[event.seat] is Seat.LEFT and view.phase not in {"waiting", "score", "over"}
    id_ = "seat-idle" if event.why == "idle" else "seat-left-round" if in_round else "seat-left"
    t.story.act(t.voice.say(id_, player=t.name(event.seat)))


def returned(t: Telling, event: Returned) -> None:
    """A seat taken again."""
    view = t.scene.view
    if view.round == 0:
        joined(t, Joined(event.seat, t.scene.view.names[event.seat]))
        return
    count = view.counts[event.seat] if view.seats[event.seat] is Seat.IN else 0
    t.story.act(t.voice.say("seat-returned", player=t.name(event.seat), count=count))


def renamed(t: Telling, event: Renamed) -> None:
    """A new name; told only if the old one is known."""
    if event.seat < len(t.scene.names):
        old = t.voice.name(t.scene.names, event.seat)
        t.story.act(t.voice.say("seat-renamed", old=old, player=t.name(event.seat)))


def timed_out(t: Telling, event: TimedOut) -> None:
    """Nobody answered; what the bot does for them follows."""
    leaves = t.cursor.next()
    if not (isinstance(leaves, Left) and leaves.seat == event.seat):
        t.story.time_up(t.name(event.seat))


TOLD: Told = {
    Joined: joined,
    Left: left,
    Renamed: renamed,
    Returned: returned,
    TimedOut: timed_out,
}
"""How each of these events is told."""
