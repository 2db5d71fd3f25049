"""In which language the bot speaks to whom, and the words for seats, cards and colours."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from uno_engine import Card, Color, Move, Words
from unobot.document import TINTS, Document, Face, Name, Text, Tint, plain
from unobot.tellers import Tellers
from unobot.texts import Texts, Value

_NO_TELLERS = Tellers()


def tint(card: Card) -> Tint:
    """The colour in which a card is shown; black if networks do not know that of its own."""
    known = (each for each in TINTS if card.color is not None and each == card.color.tint)
    return next(known, "black")


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
    the names of the seats. `stood_in` are the seats for which a computer player plays while their people are away.
    """

    texts: Texts
    language: str = "en"
    prefixes: tuple[str, ...] = ("!",)
    identities: Sequence[str] = ()
    tellers: Tellers = _NO_TELLERS
    printed: Callable[[Move, Sequence[str]], str] = shortest
    stood_in: frozenset[int] = frozenset()

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
        return next((id_ for id_ in ids if self.has(id_)), ids[-1])

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
        if seat in self.stood_in:
            return Name(plain(self.say("standin-name", name=names[seat])), "")
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
