"""The narrator of events: sentences under construction, and the events that are still to be told."""

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from uno_engine import (
    Card,
    Drew,
    DrewNothing,
    Event,
    Reshuffled,
)
from unobot.document import Document, Name, Text, plain
from unobot.messages.texts import FALLBACK, Value
from unobot.messages.voice import (
    EventTeller,
    Snapshot,
    Voice,
    event_args,
    several_args,
    word_of,
)


class Clause(NamedTuple):
    """A message that is said later: its wording depends on whether more follows in its sentence."""

    id: str
    args: Mapping[str, Value]


class Sentences:
    """What is told so far.

    An act ("ann plays [w]"), its parts ("and picks red") and its effects ("bob is skipped") make one sentence. They are
    said when the sentence is complete, with one argument more: `more` is `yes` if another part, or another effect,
    follows. English needs it for "plays [w], calls UNO and picks red", Japanese for the form of each verb.
    """

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._lines: list[list[Document]] = [[]]
        self._act: Clause | None = None
        self._parts: list[Clause] = []
        self._effects: list[Clause] = []
        self._after: list[Document] = []
        self._late: Name | None = None
        self._late_act = False
        self._ahead: list[Clause] = []
        self._closing: list[Document] = []

    def act(self, id_: str, /, **args: Value) -> None:
        """Somebody did something."""
        self.close()
        self._act, self._parts, self._ahead = Clause(id_, args), self._ahead, []
        self._late_act, self._late = self._late is not None, None

    def ahead(self, id_: str, /, **args: Value) -> None:
        """The next act will have this part, too; its message speaks of the act as `act`."""
        self.close()
        self._ahead.append(Clause(id_, args))

    def amend(self, id_: str, /, **args: Value) -> None:
        """The last act has this part, too; its message speaks of the act as `act`."""
        if self._act is not None:
            self._parts.append(Clause(id_, args))

    def by(self, player: Name) -> bool:
        """Whether the last act is that player's and nothing has followed from it yet: what they do now goes with it."""
        return self._act is not None and not self._effects and self._is_of(player, self._act)

    def _is_of(self, player: Name, clause: Clause) -> bool:
        """Whether that clause tells what this player did: its English message begins with the name."""
        # Word order is each language's own, so the question is always asked of the English message.
        texts = self._voice.texts
        said = texts.say(FALLBACK, clause.id, p=self._voice.prefixes[0], more="no", **clause.args)
        return said[:1] == (player,)

    def effect(self, id_: str, /, **args: Value) -> None:
        """Something followed from the last act; without one it is told like an act."""
        clause = Clause(id_, args)
        if self._act is None and self._late is not None and not self._is_of(self._late, clause):
            self._act, self._late = Clause("act-time-up", {"player": self._late}), None
        if self._act is None:
            self.act(id_, **args)
        else:
            self._effects.append(clause)

    def time_up(self, player: Name) -> None:
        """The next act is the bot's, for that player, who did not answer in time."""
        self.close()
        self._late = player

    def sentence(self, *sentences: Document) -> None:
        """Add whole sentences behind what was said so far; empty ones are left out."""
        self.close()
        self._lines[-1] += [sentence for sentence in sentences if sentence]

    def afterwards(self, sentence: Document) -> None:
        """A whole sentence, that may wait until the act and what follows from it are told."""
        if self._act is None:
            self.sentence(sentence)
        else:
            self._after.append(sentence)

    def closing(self, sentence: Document) -> None:
        """A whole sentence, to be told when everything that happened is told."""
        self._closing.append(sentence)

    def close_all(self) -> None:
        """Everything that happened is told; prompts may follow."""
        self.sentence(*self._closing)
        self._closing = []

    def new_line(self) -> None:
        """What follows stands on a line of its own."""
        self.close()
        if self._lines[-1]:
            self._lines.append([])

    def close(self) -> None:
        """The act and its effects are a sentence."""
        if self._act is None:
            return
        clause = capital(self._whole_act(self._act))
        if self._effects:
            effects = self._all_effects()
            sentence = self._voice.say("sentence-with-effects", clause=clause, effects=effects)
        elif plain(clause).endswith(_ENDS):
            sentence = clause
        else:
            sentence = self._voice.say("sentence", clause=clause)
        self._lines[-1] += [sentence, *self._after]
        self._act, self._parts, self._effects, self._after = None, [], [], []

    def _whole_act(self, act: Clause) -> Document:
        """The act with all its parts."""
        left = len(self._parts)
        whole = self._voice.say(act.id, more=_yes(left), **act.args)
        for id_, args in self._parts:
            left -= 1
            whole = self._voice.say(id_, act=whole, more=_yes(left), **args)
        return self._voice.say("act-when-late", act=whole) if self._late_act else whole

    def _all_effects(self) -> Document:
        """The effects as one list."""
        last = len(self._effects) - 1
        said = [
            self._voice.say(id_, more=_yes(last - place), **args)
            for place, (id_, args) in enumerate(self._effects)
        ]
        return self._voice.together("list-effects", said)

    def lines(self) -> list[list[Document]]:
        """The sentences of each line."""
        self.close()
        return [sentences for sentences in self._lines if sentences]


_ENDS = ("!", "！")
"""Signs behind which a sentence needs no full stop."""


def _yes(count: int) -> str:
    return "yes" if count else "no"


def capital(clause: Document) -> Document:
    """The clause as a sentence begins: a word of the language with a capital letter, a name or a card as it is."""
    if clause and isinstance(clause[0], Text):
        text = clause[0].text
        return (Text(text[:1].upper() + text[1:]), *clause[1:])
    return clause


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
