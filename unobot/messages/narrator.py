"""The narrator of events: the sentences that it is making, and the events that it has still to tell."""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from uno_engine import Card, Drew, DrewNothing, Event, Reshuffled
from unobot.document import Document, Name, Text, plain
from unobot.messages.texts import FALLBACK, Value
from unobot.messages.voice import EventTeller, Snapshot, Voice, faces, fields_of, word_of


class Clause(NamedTuple):
    """A message that is said later: its wording depends on whether more follows in its sentence."""

    id: str
    args: Mapping[str, Value]


_ENDS = ("!", "！")
"""Signs after which a sentence needs no full stop."""


class Sentences:
    """The sentences that have been told so far, and the one under construction.

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
        """Begin a sentence about a player's act."""
        self.close()
        self._act, self._parts, self._ahead = Clause(id_, args), self._ahead, []
        self._late_act, self._late = self._late is not None, None

    def ahead(self, id_: str, /, **args: Value) -> None:
        """Add a part to the next act; the message of a part speaks of its act as `act`."""
        self.close()
        self._ahead.append(Clause(id_, args))

    def amend(self, id_: str, /, **args: Value) -> None:
        """Add a part to the act of this sentence, if there is one."""
        if self._act is not None:
            self._parts.append(Clause(id_, args))

    def by(self, player: Name) -> bool:
        """Whether this sentence is about that player's act and nothing has followed from it: what they do now is a part."""
        return self._act is not None and not self._effects and self._is_of(player, self._act)

    def _is_of(self, player: Name, clause: Clause) -> bool:
        """Whether that clause tells what this player did: its English message begins with the name."""
        # Word order is each language's own, so the question is always asked of the English message.
        texts = self._voice.texts
        said = texts.say(FALLBACK, clause.id, p=self._voice.prefixes[0], more="no", **clause.args)
        return said[:1] == (player,)

    def effect(self, id_: str, /, **args: Value) -> None:
        """Add what followed from the act; without an act, tell it like one."""
        clause = Clause(id_, args)
        if self._act is None and self._late is not None and not self._is_of(self._late, clause):
            self._act, self._late = Clause("act-time-up", {"player": self._late}), None
        if self._act is None:
            self.act(id_, **args)
        else:
            self._effects.append(clause)

    def time_up(self, player: Name) -> None:
        """Tell the next act as the bot's, done for that player, who did not answer in time."""
        self.close()
        self._late = player

    def sentence(self, *sentences: Document) -> None:
        """Add whole sentences; empty ones are left out."""
        self.close()
        self._lines[-1] += filter(None, sentences)

    def afterwards(self, sentence: Document) -> None:
        """Add a whole sentence after the act and what follows from it."""
        if self._act is None:
            self.sentence(sentence)
        else:
            self._after.append(sentence)

    def closing(self, sentence: Document) -> None:
        """Add a whole sentence after everything that happened."""
        self._closing.append(sentence)

    def new_line(self) -> None:
        """Put what follows on a line of its own."""
        self.close()
        if self._lines[-1]:
            self._lines.append([])

    def close(self) -> None:
        """Say the act, its parts and its effects as a sentence, if there is an act."""
        act, voice, left = self._act, self._voice, len(self._parts)
        if act is None:
            return
        clause = voice.say(act.id, more=left > 0, **act.args)
        for id_, args in self._parts:
            left -= 1
            clause = voice.say(id_, act=clause, more=left > 0, **args)
        if self._late_act:
            clause = voice.say("act-when-late", act=clause)
        if clause and isinstance(clause[0], Text):
            # a sentence begins with a capital letter, but a name or a card is written as it is
            text = clause[0].text
            clause = (Text(text[:1].upper() + text[1:]), *clause[1:])
        if self._effects:
            last = self._effects[-1]
            said = [voice.say(each.id, more=each is not last, **each.args) for each in self._effects]
            effects = voice.together("list-effects", said)
            clause = voice.say("sentence-with-effects", clause=clause, effects=effects)
        elif not plain(clause[-1:]).endswith(_ENDS):
            clause = voice.say("sentence", clause=clause)
        self._lines[-1] += [clause, *self._after]
        self._act, self._parts, self._effects, self._after = None, [], [], []

    def lines(self) -> list[list[Document]]:
        """Close the telling, and return the sentences of each line; the last line may have none."""
        self.close()
        self._lines[-1] += self._closing
        return self._lines


E = TypeVar("E", bound=Event)


class EventQueue(deque[Event]):
    """The events still to be told, in their order."""

    reshuffled = False
    """Whether an event taken on the way was a shuffle of the pile, which has still to be told."""

    def next(self) -> Event | None:
        """The next event, which stays; None after the last one."""
        return self[0] if self else None

    def take_if(self, kind: type[E], fits: Callable[[E], bool] = lambda _: True) -> E | None:
        """Take the next event if it is of that kind and fits."""
        found = self[0] if self else None
        if isinstance(found, kind) and fits(found):
            self.popleft()
            return found
        return None

    def has(self, kind: type[Event]) -> bool:
        """Whether an event of that kind is among those to come."""
        return any(isinstance(event, kind) for event in self)

    def take_alike(self, event: Event) -> list[Event]:
        """Take the next events that differ from this one in nothing but the card: they are told with it."""
        found: list[Event] = []
        while self and _but_card(self[0]) == _but_card(event):
            found.append(self.popleft())
        return found

    def count_draws(self, seat: int, why: str) -> int:
        """Take the draws of that player for that reason that come next, and return how many cards they are."""
        return sum(drew.count for drew in self.take_draws(seat, why))

    def take_draws(self, seat: int, why: str) -> list[Drew]:
        """Take the draws of that player for that reason that come next."""
        found: list[Drew] = []
        while self:
            # When the pile runs out in the middle, the rest of one draw is an event of its own after the shuffle.
            shuffled = len(self) > 1 and isinstance(self[0], Reshuffled)
            drew = self[1] if shuffled else self[0]
            if not (isinstance(drew, Drew) and drew.seat == seat and drew.why == why):
                break
            if shuffled:
                self.popleft()
                self.reshuffled = True
            self.popleft()
            found.append(drew)
        self.take_if(DrewNothing, lambda event: event.seat == seat)
        return found


def _but_card(event: Event) -> tuple[object, ...]:
    fields = [getattr(event, name) for name in event.__struct_fields__ if name != "card"]
    return type(event), *fields


class Narrator:
    """All that a teller of an event works with: the voice, the table as it is now, what is told so far, the events to come."""

    def __init__(self, voice: Voice, now: Snapshot, events: Sequence[Event]) -> None:
        self.voice = voice
        self.now = now
        self.view = now.view
        self.told = Sentences(voice)
        self.coming = EventQueue(events)
        self.gone: set[int] = set()
        """The seats that were given up in these events: that their turn passes with them need not be told."""
        self.drawn_for_deal: dict[int, Card] = {}
        """The last card that each player drew for who deals first."""
        self.renamed: dict[int, str] = {}
        """The former names of players with a new one, by their seats."""
        self.prompted = False
        """Whether what is asked has been told with what happened."""
        self.last: Event | None = None
        """The event that was told before this one."""

    def name(self, seat: int) -> Name:
        """The player at that seat, as a line speaks of them."""
        return self.voice.name(self.view.names, seat)

    def tell(self, tellers: Mapping[type[Event], EventTeller]) -> list[list[Document]]:
        """Tell all events and return the sentences of each line; the last line may have none.

        An event is told by its class's teller, here or of a plugin, else by the messages with its name.
        """
        more, coming = self.voice.tellers.events, self.coming
        # A teller may take further events that belong to its own, so the queue is looked at again each time.
        while coming:
            event = coming.popleft()
            teller = tellers.get(type(event)) or more.get(type(event), by_convention)
            teller(self, event)
            self.last = event
            if coming.reshuffled:
                coming.reshuffled = False
                self.told.afterwards(self.voice.say("reshuffled"))
        return self.told.lines()


def by_convention(n: Narrator, event: Event) -> None:
    """Tell an event by the messages with its name; if there are none, it is not told."""
    word, seat = word_of(type(event)), getattr(event, "seat", None)
    args = fields_of(n.voice, n.view, event)
    # an event's field with this name is a span of time in milliseconds
    if isinstance(left := args.get("left"), int):
        args["left"] = n.voice.time(left / 1000)
    if n.voice.has(f"with-{word}"):
        n.told.ahead(f"with-{word}", **args)
    elif n.voice.has(f"and-{word}") and seat is not None and n.told.by(n.name(seat)):
        n.told.amend(f"and-{word}", **args)
    elif n.voice.has(f"event-{word}"):
        told = [event, *n.coming.take_alike(event)]
        cards = [card for each in told if isinstance(card := getattr(each, "card", None), Card)]
        if cards:
            args["card"] = faces(cards)
        n.told.effect(f"event-{word}", **{**args, "times": len(told)})
