"""A voice in one language, the words for seats, cards and facts, and the table as a reader may know it."""

import re
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cache, cached_property, lru_cache
from typing import Any

import msgspec

from uno_engine import Card, Color, Event, Fact, Game, Move, Question, RuleSet, Stage, View, Words, view
from unobot.document import TINTS, Document, Face, Name, Text, Tint, plain
from unobot.messages.texts import SafeDocument, Texts, Value, quoted

EventTeller = Callable[[Any, Any], None]
"""Given a `Narrator` and an event of its class, adds the event to what is told; it may take further events that belong to it."""

PromptTeller = Callable[["Voice", View, Any], Mapping[str, Value]]
"""Arguments for the prompts (`prompt-WHY`), made of a fact, in the place of its fields."""

TopTeller = Callable[["Voice", View, Any], Document]
"""A sentence for the answer to `!top`, made of a fact."""

MarkTeller = Callable[["Voice", View, Any, int], Iterable[Document]]
"""A function that returns what a fact adds to one seat in the list of players: the last argument is the seat."""

NumberTeller = Callable[[Any], int | None]
"""The number that the top card stands for because of a fact; None if it has none but its own."""

CardsTeller = Callable[[Any], Mapping[int, Card]]
"""The cards on the table that a picture of a hand shows above it, by the number that is typed for each."""


@dataclass(frozen=True, slots=True)
class Tellers:
    """The tellers of events and facts, by their classes."""

    events: Mapping[type[Event], EventTeller] = field(default_factory=dict)
    prompts: Mapping[type[Fact], PromptTeller] = field(default_factory=dict)
    top: Mapping[type[Fact], TopTeller] = field(default_factory=dict)
    marks: Mapping[type[Fact], MarkTeller] = field(default_factory=dict)
    top_number: Mapping[type[Fact], NumberTeller] = field(default_factory=dict)
    cards: Mapping[type[Fact], CardsTeller] = field(default_factory=dict)

    def plus(self, other: "Tellers") -> "Tellers":
        """Return these tellers and the others; of a class that both tell, the others' teller."""
        return Tellers(
            *({**mine, **theirs} for mine, theirs in zip(self.tables(), other.tables(), strict=True))
        )

    def clash(self, other: "Tellers") -> str | None:
        """Return the name of the first class that both tell in the same table; None if there is none."""
        pairs = zip(self.tables(), other.tables(), strict=True)
        return next((kind.__name__ for mine, theirs in pairs for kind in mine if kind in theirs), None)

    def __iter__(self) -> Iterator[str]:
        """The names of the classes that are told."""
        return iter(dict.fromkeys(kind.__name__ for table in self.tables() for kind in table))

    def tables(self) -> tuple[Mapping[type, Any], ...]:
        """The tables, in the order of the fields."""
        return tuple(getattr(self, each.name) for each in fields(self))


_NO_TELLERS = Tellers()


def tint(color: Color | None) -> Tint:
    """Return how a card of that colour is shown; black for none, and for one that networks do not know."""
    known = (each for each in TINTS if color is not None and each == color.tint)
    return next(known, "black")


@lru_cache(maxsize=4096)  # of all decks together: the same cards are shown all the time
def face(card: Card) -> Face:
    """Return a card as it is shown."""
    return Face(card.code, tint(card.color))


def faces(cards: Iterable[Card]) -> Document:
    """Return cards with spaces between them."""
    spans: list[Face | Text] = []
    for card in cards:
        spans += [Text(" "), face(card)]
    return SafeDocument(spans[1:])


_BARE = frozenset({"play", "color", "pick"})


def shortest(move: Move, names: Sequence[str]) -> str:
    """Return a move as it is typed in any language: its canonical text, without a verb that one value makes plain.

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
    """Says messages at a table, in one language and with its players' names.

    `prefixes` are the room's, the first is shown in hints. `identities` are those of the seats, in their order, so that
    a network can link or mention them; a missing one is empty. `tellers` are those that plugins bring. `printed` writes a move as it can be typed here, given
    the names of the seats. `played_for` are the seats for which somebody else plays while their people are away. `own` has the messages that
    the game of the table says in words of its own (`Texts.forms`).
    """

    texts: Texts
    language: str = "en"
    prefixes: tuple[str, ...] = ("!",)
    identities: Sequence[str] = ()
    tellers: Tellers = _NO_TELLERS
    printed: Callable[[Move, Sequence[str]], str] = shortest
    played_for: frozenset[int] = frozenset()
    own: Mapping[str, str] = field(default_factory=dict)

    def of(self, rules: RuleSet | None) -> "Voice":
        """Return this voice as it speaks at a table with these rules."""
        own = self.texts.forms(self.language, rules.called) if rules is not None else {}
        return replace(self, own=own)

    def say(self, id_: str, /, **args: Value) -> Document:
        """Say a message, in the words of the game that is played; the room's prefix is its argument `p`."""
        return self.texts.say(self.language, self.own.get(id_, id_), p=self.prefixes[0], **args)

    def has(self, id_: str) -> bool:
        """Whether there is such a message, in this language or English."""
        return self.texts.has(self.own.get(id_, id_), self.language)

    def named(self, kind: str, id_: str) -> str:
        """Return the name of a preset, a rule or an option: the first word of `KIND-name-ID`, else its id."""
        name = f"{kind}-name-{id_}"
        return plain(self.say(name)).partition(",")[0].strip() if self.has(name) else id_

    def table_named(self, line: str) -> str:
        """Return a line that opens a table, such as `classic +stack cards=9`, with the names in this language."""
        words: list[str] = []
        for word in line.split():
            sign = word[0] if word[0] in "+-" else ""
            id_, equals, value = word[len(sign) :].partition("=")
            # in the order in which `parsing.RuleLine` looks for names, so that the line can be typed again
            kind = "rule" if sign else "option" if equals else "preset"
            kind = kind if self.has(f"{kind}-name-{id_}") else "rule"
            words.append(f"{sign}{self.named(kind, id_)}{equals}{value}")
        return " ".join(words)

    def wants(self, id_: str) -> frozenset[str]:
        """The names of the arguments that the message speaks of."""
        return self.texts.wants(self.language, self.own.get(id_, id_))

    def first(self, *ids: str) -> str:
        """Return the first of these ids that there is a message for; else the last."""
        known = self.texts.ids(self.language)
        for id_ in ids:
            if id_ in known or id_ in self.own:
                return id_
        return ids[-1]

    def line(self, document: Document) -> Document:
        """Return the document as a line of its own, which nobody can take for a command."""
        return self.texts.guarded(self.language, document, self.prefixes)

    def private(self, room: str, document: Document) -> Document:
        """Return the document as a line for one player, with the room that it is about, if that has a name."""
        return document if not room else self.say("private-line", room=room, text=document)

    def together(self, id_: str, parts: Iterable[Document]) -> Document:
        """Join documents to a list: `list-and`, `list-or`, `list-comma`, `list-effects`, `list-sentences`."""
        return self.texts.together(self.language, id_, parts)

    def name(self, names: Sequence[str], seat: int) -> Name:
        """Return the name of the player at a seat; nobody is mentioned for what a stand-in does."""
        if seat in self.played_for:
            return Name(plain(self.say("played-for-name", name=names[seat])), "")
        return Name(names[seat], self.identities[seat] if seat < len(self.identities) else "")

    def names(self, names: Sequence[str], seats: Iterable[int]) -> Document:
        """List the players at those seats in words: “ann, bob and cid”."""
        return self.together("list-and", [(self.name(names, seat),) for seat in seats])

    def color(self, color: Color | None) -> Document:
        """Say a colour; nothing for none."""
        return self.say(f"color-{color.word}") if color else ()

    def time(self, seconds: float) -> Document:
        """Say a span of time; where it is long, in hours."""
        if seconds >= _LONG:
            return self.say("time-long", hours=round(seconds / 3600))
        minutes, rest = divmod(max(0, round(seconds)), 60)
        return self.say("time-left", minutes=minutes, seconds=rest)


SEATS = frozenset({"seat", "by", "of", "to"})
"""Fields that hold a seat."""
LEFT = "left"
"""The field that holds a span of time."""

_WORD = re.compile(r"(?<!^)(?=[A-Z])")


@cache
def word_of(kind: type[msgspec.Struct]) -> str:
    """Return the name of a class of events or facts as message ids have it, `hand-lost`."""
    return _WORD.sub("-", kind.__name__).lower()


def fields_of(
    voice: Voice, view: View, published: msgspec.Struct, wanted: Container[str] | None = None
) -> dict[str, Value]:
    """Return the fields of an event or a fact as arguments of a message: all of them, or those that are wanted."""
    args: dict[str, Value] = {}
    for name in published.__struct_fields__:
        if wanted is not None and name not in wanted:
            continue
        match getattr(published, name):
            case Color() as color:
                args[name] = voice.color(color)
            case bool(true):
                args[name] = "yes" if true else "no"
            # A rule may use the name of a seat's field for something else; a number that is no seat stays a number.
            case int(seat) if name in SEATS and 0 <= seat < len(view.names):
                args[name] = voice.name(view.names, seat)
            case int(milliseconds) if name == LEFT:
                args[name] = voice.time(milliseconds / 1000)
            case int(number):
                args[name] = number
            case tuple(values):
                args[name] = _several(voice, view, name, values)
            # it may be somebody's own words: a dare, the word of a charade
            case str(words):
                args[name] = quoted(words)
            case value:
                args[name] = faces([value] if isinstance(value, Card) else [])
    return args


def _several(voice: Voice, view: View, name: str, values: tuple[object, ...]) -> Value:
    """Return several values in words: players, teams of players, numbers, or cards."""
    if name == "teams":
        teams = [voice.names(view.names, team) for team in values if isinstance(team, tuple)]
        return voice.together("list-against", teams)
    if name == "seats" and values and all(seat in range(len(view.names)) for seat in values):
        return voice.names(view.names, (seat for seat in values if isinstance(seat, int)))
    if values and all(isinstance(each, int) for each in values):
        return " ".join(map(str, values))
    return faces(card for card in values if isinstance(card, Card))


def varied(voice: Voice, view: View, *ids: str) -> str:
    """Return the first of these ids that there is a message for, else the last; `ID-FACT` comes before `ID` while the rules publish that fact."""
    known, own = voice.texts.ids(voice.language), voice.own
    for id_ in ids:
        for fact in view.facts:
            if (form := f"{id_}-{word_of(type(fact))}") in known or form in own:
                return form
        if id_ in known or id_ in own:
            return id_
    return ids[-1]


def top_sentences(voice: Voice, view: View) -> list[Document]:
    """Return what the facts add to the answer to `!top`."""
    sentences: list[Document] = []
    for fact in view.facts:
        teller = voice.tellers.top.get(type(fact))
        if teller is not None:
            sentences.append(teller(voice, view, fact))
        elif voice.has(id_ := varied(voice, view, f"top-{word_of(type(fact))}")):
            sentences.append(voice.say(id_, **fields_of(voice, view, fact)))
    return [sentence for sentence in sentences if sentence]


def marks(voice: Voice, view: View, seat: int) -> list[Document]:
    """Return what the facts add to one player in the list of players."""
    added: list[Document] = []
    for fact in view.facts:
        teller, id_ = voice.tellers.marks.get(type(fact)), f"mark-{word_of(type(fact))}"
        if teller is not None:
            added += teller(voice, view, fact, seat)
        elif getattr(fact, "seat", None) == seat and voice.has(id_):
            added.append(voice.say(id_, **fields_of(voice, view, fact)))
    return [mark for mark in added if mark]


def top_number(voice: Voice, view: View) -> int | None:
    """Return the number of the top card: the printed one, or the one that it stands for."""
    if view.top is None or view.top.number is not None:
        return view.top.number if view.top is not None else None
    tellers = voice.tellers.top_number
    numbers = (tellers[type(fact)](fact) for fact in view.facts if type(fact) in tellers)
    return next((number for number in numbers if number is not None), None)


def top_face(voice: Voice, view: View) -> Face | Text:
    """Return the card to match, with the number that it stands for if that is not printed on it: `[ri=7]`."""
    top = view.top
    if top is None:
        return Text("")
    number = top_number(voice, view) if top.number is None else None
    return face(top) if number is None else Face(f"{top.code}={number}", tint(top.color))


class Snapshot:
    """The table as it is now, to be told: each view of it is made once. It is of use until the next input.

    `before` is the question that was open before the input; without it, the table is told to somebody who has just come.
    `kicked` are the seats whose players cannot come back; `organized`: somebody else than the players says when it is dealt first, and what follows; `uncounted`: the
    round that has ended does not count in the records.
    """

    def __init__(
        self,
        game: Game,
        before: Question | None = None,
        kicked: Collection[int] = frozenset(),
        *,
        organized: bool = False,
        uncounted: bool = False,
    ) -> None:
        self._game, self.kicked, self.organized, self.uncounted = game, kicked, organized, uncounted
        self._views: dict[int | None, View] = {}
        self.asked: bool = game.question is not None and game.question is not before
        """Whether a question is open that was not before."""

    @cached_property
    def view(self) -> View:
        """Return the table as somebody without a seat sees it: no hands."""
        return self.view_of(None)

    def view_of(self, seat: int | None) -> View:
        """Return the table as that seat sees it: its own hand and no other. None: as somebody without a seat sees it."""
        # Making a view lists what its reader can do, which is slow; the room line, the hand and the clicks share one.
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = view(self._game, seat)
        return found

    @property
    def least(self) -> int:
        """How many players the game needs."""
        return self._game.rules.base.least_seats

    @cached_property
    def target(self) -> int:
        """The points that end the match; 0 if it is not known."""
        match = self._game.rules.base.match
        return match.target_at(self._game.state) if match is not None else 0

    @cached_property
    def low(self) -> bool:
        """Whether the fewest points lead."""
        match, state = self._game.rules.base.match, self._game.state
        leaders = match.leaders(state) if match is not None else ()
        return bool(leaders) and state.scores[leaders[0]] < max(state.scores)

    @property
    def left(self) -> float:
        """How many seconds there are for the answer."""
        due = self._game.due()
        return max(0, due - self._game.state.clock) / 1000 if due is not None else 0.0


def in_play(view: View) -> bool:
    """Whether a round is on the table: dealt, and not yet scored."""
    return view.stage is not Stage.SCORED
