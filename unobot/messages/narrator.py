"""Telling events one after the other; the queue of those that are still to be told."""

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from uno_engine import Card, Drew, DrewNothing, Event, Reshuffled
from unobot.document import Name
from unobot.messages.convention import event_args, several_args, word_of
from unobot.messages.sentences import Sentences
from unobot.messages.snapshot import Snapshot
from unobot.messages.voice import Voice
from unobot.tellers import EventTeller

E = TypeVar("E", bound=Event)


class EventQueue:
    """The events still to be told, in their order."""

    def __init__(self, events: Iterable[Event]) -> None:
        self._left = deque(events)
        self.reshuffled = False
        """Whether the pile was shuffled on the way, which is still to be told."""

    def __bool__(self) -> bool:
        return bool(self._left)

    def take(self) -> Event:
        """The next event; it has been told."""
        return self._left.popleft()

    def next(self) -> Event | None:
        """The next event, which stays."""
        return self._left[0] if self._left else None

    def take_if(self, kind: type[E], fits: Callable[[E], bool] = lambda _: True) -> E | None:
        """The next event if it is of that kind and fits."""
        found = self._left[0] if self._left else None
        if isinstance(found, kind) and fits(found):
            self._left.popleft()
            return found
        return None

    def coming(self, kind: type[E], fits: Callable[[E], bool] = lambda _: True) -> E | None:
        """The first event of that kind that fits, wherever it is; it stays."""
        return next((event for event in self._left if isinstance(event, kind) and fits(event)), None)

    def alike(self, event: Event) -> list[Event]:
        """Take the next events that differ from this one in nothing but the card: they are told with it."""
        found: list[Event] = []
        while self._left and _but_card(self._left[0]) == _but_card(event):
            found.append(self._left.popleft())
        return found

    def drop(self, kind: type[E], fits: Callable[[E], bool] = lambda _: True) -> None:
        """Take the first event of that kind that fits, wherever it is: it need not be told."""
        found = self.coming(kind, fits)
        if found is not None:
            self._left.remove(found)

    def drawn(self, seat: int, why: str) -> int:
        """Take the draws of that player for that reason that come next, and return how many cards they are."""
        return sum(drew.count for drew in self.draws(seat, why))

    def draws(self, seat: int, why: str) -> list[Drew]:
        """Take the draws of that player for that reason that come next."""
        # When the pile runs out in the middle, the rest of one draw is an event of its own behind the shuffle.
        found: list[Drew] = []
        while self._left:
            drew = self.take_if(Drew, lambda event: event.seat == seat and event.why == why)
            if drew is not None:
                found.append(drew)
            elif self._shuffling(seat, why):
                self.take()
                self.reshuffled = True
            else:
                break
        self.take_if(DrewNothing, lambda event: event.seat == seat)
        return found

    def _shuffling(self, seat: int, why: str) -> bool:
        if not isinstance(self._left[0], Reshuffled) or len(self._left) < 2:
            return False
        following = self._left[1]
        return isinstance(following, Drew) and following.seat == seat and following.why == why


def _but_card(event: Event) -> tuple[object, ...]:
    fields = [getattr(event, name) for name in event.__struct_fields__ if name != "card"]
    return type(event), *fields


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
        self.drawn_for_deal: dict[int, Card] = {}
        """The last card that each player drew for who deals first."""
        self.renamed: dict[int, str] = {}
        """What players were called until now, by their seats."""
        self.prompted = False
        """Whether what is asked has been told with what happened."""
        self.last: Event | None = None
        """The event that was told before this one."""

    def name(self, seat: int) -> Name:
        """Who sits at that seat, to be spoken of in a line."""
        return self.voice.name(self.view.names, seat)

    def tell(self, tellers: Mapping[type[Event], EventTeller]) -> Sentences:
        """Tell all events, each by the teller of its class, else by the messages with its name."""
        coming = self.coming
        while coming:
            event = coming.take()
            # A teller may take further events that belong to this one, so the queue is asked anew each time.
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
        n.told.ahead(f"with-{word}", **event_args(n.voice, view, event))
    elif n.voice.has(f"and-{word}") and seat is not None and n.told.by(n.name(seat)):
        n.told.amend(f"and-{word}", **event_args(n.voice, view, event))
    elif n.voice.has(id_ := f"event-{word}"):
        n.told.effect(id_, **several_args(n.voice, view, event, n.coming.alike(event)))
