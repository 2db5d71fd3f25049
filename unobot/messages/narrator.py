"""Telling events one after the other into a story."""

from collections.abc import Callable, Mapping, Sequence

from uno_engine import Event
from unobot.document import Name
from unobot.speech.cursor import Cursor
from unobot.speech.scene import Scene
from unobot.speech.story import Story
from unobot.speech.unknown import fields_of, unknown_event, word_of
from unobot.speech.voice import Voice


class Telling:
    """What a teller of an event has in hand: the voice, the scene, the story so far, and the events still to come."""

    def __init__(self, voice: Voice, scene: Scene, events: Sequence[Event]) -> None:
        self.voice = voice
        self.scene = scene
        self.story = Story(voice)
        self.cursor = Cursor(events)
        self.gone: set[int] = set()
        """Who left in these events: that their turn passes with them need not be told."""
        self.prompted = False
        """Whether what is asked has been told with what happened."""
        self.last: Event | None = None
        """The event that was told before this one."""

    def name(self, seat: int) -> Name:
        """A player."""
        return self.voice.name(self.scene.view.names, seat)

    def tell(self, told: "Told") -> Story:
        """All events, each as `told` says; one of a plugin if the plugin brought a message for it."""
        cursor = self.cursor
        while cursor:
            event = cursor.take()
            how = told.get(type(event), other)
            how(self, event)
            self.last = event
            if cursor.reshuffled:
                cursor.reshuffled = False
                self.story.afterwards(self.voice.say("reshuffled"))
        return self.story


Told = Mapping[type[Event], Callable[..., None]]
"""How each kind of event is told; a teller may take further events that belong to it."""


def other(t: Telling, event: Event) -> None:
    """An event that has no words of its own here."""
    view, word = t.scene.view, word_of(event)
    seat = getattr(event, "seat", None)
    if t.voice.has(f"with-{word}"):
        t.story.ahead(f"with-{word}", fields_of(t.voice, view, event))
    elif t.voice.has(f"and-{word}") and seat is not None and t.story.by(t.name(seat)):
        t.story.amend(f"and-{word}", **fields_of(t.voice, view, event))
    elif told := unknown_event(t.voice, view, event, t.cursor.alike(event)):
        t.story.effect(told)
