"""How something is told: a voice in one language, the narrator of events, and how plugins have theirs told."""

import re
from collections import deque
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache, lru_cache
from typing import Any, NamedTuple, TypeVar

import msgspec

from uno_engine import Card, Color, Drew, DrewNothing, Event, Fact, Move, Reshuffled, View, Words
from unobot.document import TINTS, Document, Face, Name, Text, Tint, plain
from unobot.messages.snapshot import Snapshot
from unobot.messages.texts import FALLBACK, Texts, Value, quoted

# --- How what happens at a table, and what its rules publish, is told. Plugins bring tellers by the hook
# `unobot_tellers`.


EventTeller = Callable[["Narrator", Any], None]
"""Adds an event of its class to what is told; it may take further events that belong to it."""

PromptTeller = Callable[["Voice", View, Any], Mapping[str, Value]]
"""Arguments for the prompts (`prompt-WHY`), made of a fact, in the place of its fields."""

TopTeller = Callable[["Voice", View, Any], Document]
"""A sentence for the answer to `!top`, made of a fact."""

MarkTeller = Callable[["Voice", View, Any, int], Iterable[Document]]
"""What a fact adds to one seat in the list of players: the last argument is the seat."""

NumberTeller = Callable[[Any], int | None]
"""The number that the top card stands for because of a fact; None if it has none but its own."""

CardsTeller = Callable[[Any], Mapping[int, Card]]
"""The cards on the table that a picture of a hand shows above it, by the number that is typed for each."""


@dataclass(frozen=True, slots=True)
class Tellers:
    """How events and facts are told, each by its class."""

    events: Mapping[type[Event], EventTeller] = field(default_factory=dict)
    prompts: Mapping[type[Fact], PromptTeller] = field(default_factory=dict)
    top: Mapping[type[Fact], TopTeller] = field(default_factory=dict)
    marks: Mapping[type[Fact], MarkTeller] = field(default_factory=dict)
    top_number: Mapping[type[Fact], NumberTeller] = field(default_factory=dict)
    cards: Mapping[type[Fact], CardsTeller] = field(default_factory=dict)

    def plus(self, other: "Tellers") -> "Tellers":
        """What these and the others tell; of a class that both tell, the others' way counts."""
        return Tellers(
            *({**mine, **theirs} for mine, theirs in zip(self.tables(), other.tables(), strict=True))
        )

    def clash(self, other: "Tellers") -> str | None:
        """The name of the first class that both tell in the same way; None if there is none."""
        pairs = zip(self.tables(), other.tables(), strict=True)
        return next((kind.__name__ for mine, theirs in pairs for kind in mine if kind in theirs), None)

    def __iter__(self) -> Iterator[str]:
        """The names of the classes that are told."""
        return iter(dict.fromkeys(kind.__name__ for table in self.tables() for kind in table))

    def tables(self) -> tuple[Mapping[type, Any], ...]:
        """The tables, in the order of the fields."""
        return tuple(getattr(self, each.name) for each in fields(self))


# --- In which language the bot speaks to whom, and the words for seats, cards and colours.


_NO_TELLERS = Tellers()


def tint(card: Card) -> Tint:
    """The colour in which a card is shown; black if networks do not know that of its own."""
    known = (each for each in TINTS if card.color is not None and each == card.color.tint)
    return next(known, "black")


@lru_cache(maxsize=4096)  # of all decks together: the same cards are shown all the time
def face(card: Card) -> Face:
    """A card as it is shown."""
    return Face(card.code, tint(card))


def faces(cards: Iterable[Card]) -> Document:
    """Cards with spaces between them."""
    spans: list[Face | Text] = []
    for card in cards:
        spans += [Text(" "), face(card)]
    return tuple(spans[1:])


_BARE = frozenset({"play", "color", "pick"})


def shortest(move: Move, names: Sequence[str]) -> str:
    """How a move is typed in any language: its canonical text, without a verb that one value makes plain.

    >>> shortest(Move("color", (Color.RED,)), ()), shortest(Move("draw"), ())
    ('red', 'draw')
    """
    text = Words(names, {}).write(move)
    # `pick r5` keeps its verb: alone it would be read as a play of that card.
    value = text.removeprefix(f"{move.verb} ")
    several = move.verb == "play" and len(move.cards) == len(move.args)
    one = len(move.args) == 1 and not (move.verb == "pick" and move.cards)
    return value if move.verb in _BARE and (one or several) else text


_LONG = 7200
"""From so many seconds on a span of time is told in hours."""


@dataclass(frozen=True, slots=True)
class Voice:
    """What is needed to say anything at a table.

    `prefixes` are the room's, the first is shown in hints. `identities` are those of the seats, in their order, so that
    a network can link or mention them; a missing one is empty. `tellers` are those that plugins bring. `printed` writes a move as it can be typed here, given
    the names of the seats. `played_for` are the seats for which somebody else plays while their people are away.
    """

    texts: Texts
    language: str = "en"
    prefixes: tuple[str, ...] = ("!",)
    identities: Sequence[str] = ()
    tellers: Tellers = _NO_TELLERS
    printed: Callable[[Move, Sequence[str]], str] = shortest
    played_for: frozenset[int] = frozenset()

    def say(self, id_: str, /, **args: Value) -> Document:
        """A message; the room's prefix is its argument `p`."""
        return self.texts.say(self.language, id_, p=self.prefixes[0], **args)

    def has(self, id_: str) -> bool:
        """Whether there is such a message, in this language or English."""
        return self.texts.has(id_, self.language)

    def named(self, kind: str, id_: str) -> str:
        """What a preset, a rule or an option is called here: the first word of `KIND-name-ID`, else its id."""
        name = f"{kind}-name-{id_}"
        return plain(self.say(name)).partition(",")[0].strip() if self.has(name) else id_

    def table_named(self, line: str) -> str:
        """A line that opens a table, such as `classic +stack cards=9`, with the names that all on it has here."""
        return " ".join(map(self._named_word, line.split()))

    def _named_word(self, word: str) -> str:
        sign = word[0] if word[0] in "+-" else ""
        id_, equals, value = word[len(sign) :].partition("=")
        # in the order in which `parsing.RuleLine` looks for names, so that the line can be typed again
        kinds = [] if sign else ["option" if equals else "preset"]
        kind = next((kind for kind in kinds if self.has(f"{kind}-name-{id_}")), "rule")
        return f"{sign}{self.named(kind, id_)}{equals}{value}"

    def wants(self, id_: str) -> frozenset[str]:
        """The names of the arguments that the message speaks of."""
        return self.texts.wants(self.language, id_)

    def first(self, *ids: str) -> str:
        """The first of these messages that there is; else the last."""
        for id_ in ids:
            if self.texts.has(id_, self.language):
                return id_
        return ids[-1]

    def line(self, document: Document) -> Document:
        """The document as a line of its own, which nobody can take for a command."""
        return self.texts.guarded(self.language, document, self.prefixes)

    def private(self, room: str, document: Document) -> Document:
        """The document as a line for one player, that names the room it is about."""
        return self.say("private-line", room=room, text=document)

    def together(self, id_: str, parts: Iterable[Document]) -> Document:
        """A list: `list-and`, `list-or`, `list-comma`, `list-effects`, `list-sentences`."""
        return self.texts.together(self.language, id_, parts)

    def name(self, names: Sequence[str], seat: int) -> Name:
        """The player at a seat; nobody is mentioned for what a stand-in does."""
        if seat in self.played_for:
            return Name(plain(self.say("played-for-name", name=names[seat])), "")
        return Name(names[seat], self.identities[seat] if seat < len(self.identities) else "")

    def names(self, names: Sequence[str], seats: Iterable[int]) -> Document:
        """The players at those seats as a list in words: “ann, bob and cid”."""
        return self.together("list-and", [(self.name(names, seat),) for seat in seats])

    def color(self, color: Color | None) -> Document:
        """The word for a colour; nothing for none."""
        return self.say(f"color-{color.word}") if color else ()

    def time(self, seconds: float) -> Document:
        """A span of time; where it is long, in hours."""
        if seconds >= _LONG:
            return self.say("time-long", hours=round(seconds / 3600))
        minutes, rest = divmod(max(0, round(seconds)), 60)
        return self.say("time-left", minutes=minutes, seconds=rest)


# --- Events and facts that are told by messages with their names.


SEATS = frozenset({"seat", "by", "of", "to"})
"""Fields that hold a seat."""

TEAMS = "teams"
"""The field that holds teams, each a tuple of seats."""

TIME_LEFT = "left"
"""The field of an event that holds a span of time in milliseconds."""

_WORD = re.compile(r"(?<!^)(?=[A-Z])")


def word_of(happened: msgspec.Struct) -> str:
    """The name of an event or a fact as message ids have it, `hand-lost`."""
    return _word(type(happened))


@cache
def _word(kind: type) -> str:
    return _WORD.sub("-", kind.__name__).lower()


def several_args(voice: Voice, view: View, event: Event, alike: Sequence[Event]) -> dict[str, Value]:
    """The arguments for that event and those alike, told at once."""
    args = event_args(voice, view, event)
    cards = [card for each in (event, *alike) if isinstance(card := getattr(each, "card", None), Card)]
    if cards:
        args["card"] = faces(cards)
    return {**args, "times": 1 + len(alike)}


def event_args(voice: Voice, view: View, event: Event) -> dict[str, Value]:
    """The event's fields as the arguments of its message."""
    args = fields_of(voice, view, event)
    if isinstance(left := args.get(TIME_LEFT), int):
        args[TIME_LEFT] = voice.time(left / 1000)
    return args


def fields_of(
    voice: Voice, view: View, published: msgspec.Struct, wanted: Container[str] | None = None
) -> dict[str, Value]:
    """The fields of an event or a fact as arguments of a message: all of them, or those that are wanted."""
    return {
        name: _in_words(voice, view, name, getattr(published, name))
        for name in published.__struct_fields__
        if wanted is None or name in wanted
    }


def _in_words(voice: Voice, view: View, name: str, value: object) -> Value:
    if isinstance(value, Color):
        return voice.color(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        # A rule may use such a name for something else; a number that is no seat stays a number.
        known = name in SEATS and 0 <= value < len(view.names)
        return voice.name(view.names, value) if known else value
    if isinstance(value, tuple):
        return _several(voice, view, name, value)
    # it may be somebody's own words: a dare, the word of a charade
    return quoted(value) if isinstance(value, str) else faces([value] if isinstance(value, Card) else [])


def _several(voice: Voice, view: View, name: str, values: tuple[object, ...]) -> Value:
    if name == TEAMS:
        teams = [team for team in values if isinstance(team, tuple)]
        return voice.together("list-against", [voice.names(view.names, team) for team in teams])
    if values and all(isinstance(each, int) for each in values):
        return " ".join(map(str, values))
    return faces(card for card in values if isinstance(card, Card))


def varied(voice: Voice, view: View, *ids: str) -> str:
    """The first of these messages that there is, else the last; `ID-FACT` comes before `ID` while that fact is published."""
    forms: list[str] = []
    for id_ in ids:
        forms += [f"{id_}-{word_of(fact)}" for fact in view.facts]
        forms.append(id_)
    return voice.first(*forms)


def prompt_args(voice: Voice, view: View, wanted: Container[str]) -> dict[str, Value]:
    """What the facts tell the prompts: their wanted fields, or what a teller makes of them, and that they are there."""
    args: dict[str, Value] = {}
    for fact in view.facts:
        teller = voice.tellers.prompts.get(type(fact))
        args[word_of(fact)] = "yes"
        # The fields come after it: the only field of a fact may have the fact's name (`Bid(bid)`).
        args |= fields_of(voice, view, fact, wanted) if teller is None else teller(voice, view, fact)
    return args


def top_sentences(voice: Voice, view: View) -> list[Document]:
    """What the facts add to the answer to `!top`."""
    return [sentence for fact in view.facts if (sentence := _top_sentence(voice, view, fact))]


def _top_sentence(voice: Voice, view: View, fact: Fact) -> Document:
    teller = voice.tellers.top.get(type(fact))
    if teller is not None:
        return teller(voice, view, fact)
    id_ = varied(voice, view, f"top-{word_of(fact)}")
    return voice.say(id_, **fields_of(voice, view, fact)) if voice.has(id_) else ()


def marks(voice: Voice, view: View, seat: int) -> list[Document]:
    """What the facts say of one player."""
    return [mark for fact in view.facts for mark in _marks(voice, view, fact, seat) if mark]


def _marks(voice: Voice, view: View, fact: Fact, seat: int) -> list[Document]:
    teller = voice.tellers.marks.get(type(fact))
    if teller is not None:
        return list(teller(voice, view, fact, seat))
    id_ = f"mark-{word_of(fact)}"
    about = getattr(fact, "seat", None) == seat and voice.has(id_)
    return [voice.say(id_, **fields_of(voice, view, fact))] if about else []


def top_number(voice: Voice, view: View) -> int | None:
    """The number of the top card: printed, or the one that it stands for."""
    if view.top is None or view.top.number is not None:
        return view.top.number if view.top is not None else None
    tellers = voice.tellers.top_number
    numbers = (tellers[type(fact)](fact) for fact in view.facts if type(fact) in tellers)
    return next((number for number in numbers if number is not None), None)


def top_face(voice: Voice, view: View) -> Face | Text:
    """The card to match, with the number that it stands for if that is not printed on it: `[ri=7]`."""
    top = view.top
    if top is None:
        return Text("")
    number = top_number(voice, view) if top.number is None else None
    return face(top) if number is None else Face(f"{top.code}={number}", tint(top))


# --- Lines under construction: acts with their parts, what follows from each, and sentences that stand alone.


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


# --- Telling events one after the other; the queue of those that are still to be told.


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
