"""Telling events one after the other."""

from collections.abc import Mapping, Sequence

from uno_engine import Event
from unobot.document import Name
from unobot.messages.convention import event_args, event_told, word_of
from unobot.messages.event_queue import EventQueue
from unobot.messages.sentences import Sentences
from unobot.messages.snapshot import Snapshot
from unobot.messages.voice import Voice
from unobot.tellers import EventTeller


class Narrator:
    """What a teller of an event has in hand: the voice, the table as it is now, what is told so far, the events to come."""

    def __init__(self, voice: Voice, now: Snapshot, events: Sequence[Event]) -> None:
        self.voice = voice
        self.now = now
        self.view = now.view
        self.told = Sentences(voice)
        self.coming = EventQueue(events)
        self.gone: set[int] = set()
        """Who left in these events: that their turn passes with them need not be told."""
        self.prompted = False
        """Whether what is asked has been told with what happened."""
        self.last: Event | None = None
        """The event that was told before this one."""

    def name(self, seat: int) -> Name:
        """A player."""
        return self.voice.name(self.view.names, seat)

    def tell(self, tellers: Mapping[type[Event], EventTeller]) -> Sentences:
        """Tell all events, each by the teller of its class, else by the messages with its name."""
        coming = self.coming
        while coming:
            event = coming.take()
            tellers.get(type(event), by_convention)(self, event)
            self.last = event
            if coming.reshuffled:
                coming.reshuffled = False
                self.told.afterwards(self.voice.say("reshuffled"))
        self.told.close_all()
        return self.told


def by_convention(n: Narrator, event: Event) -> None:
    """Tell an event by the messages with its name; if there are none, it is not told."""
    view, word = n.view, word_of(event)
    seat = getattr(event, "seat", None)
    if n.voice.has(f"with-{word}"):
        n.told.ahead(f"with-{word}", event_args(n.voice, view, event))
    elif n.voice.has(f"and-{word}") and seat is not None and n.told.by(n.name(seat)):
        n.told.amend(f"and-{word}", **event_args(n.voice, view, event))
    elif told := event_told(n.voice, view, event, n.coming.alike(event)):
        n.told.effect(told)
