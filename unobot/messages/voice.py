"""In which language the bot speaks to whom, and the words for seats, cards and colours."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from uno_engine import Card, Color, View
from unobot.document import Document, Face, Name, Text, Tint
from unobot.texts import Texts, Value

TINTS: dict[Color | None, Tint] = {
    Color.RED: "red",
    Color.YELLOW: "yellow",
    Color.GREEN: "green",
    Color.BLUE: "blue",
    None: "black",
}


def face(card: Card) -> Face:
    """A card as it is shown."""
    return Face(card.code, TINTS[card.color])


def faces(cards: Iterable[Card]) -> Document:
    """Cards with spaces between them."""
    spans: list[Face | Text] = []
    for card in cards:
        spans += [Text(" "), face(card)]
    return tuple(spans[1:])


def top_face(view: View) -> Face | Text:
    """The card to match, with the number that was named for it if it stands for one: `[ri=7]`."""
    top, number = view.top, view.shown.get("number")
    if top is None:
        return Text("")
    if top.number is None and isinstance(number, int):
        return Face(f"{top.code}={number}", TINTS[top.color])
    return face(top)


@dataclass(frozen=True, slots=True)
class Voice:
    """What is needed to say anything at a table.

    `prefixes` are the room's, the first is shown in hints. `identities` are those of the seats, in their order, so that
    a network can link or mention them; a missing one is empty.
    """

    texts: Texts
    language: str = "en"
    prefixes: tuple[str, ...] = ("!",)
    identities: Sequence[str] = ()

    def say(self, id_: str, /, **args: Value) -> Document:
        """A message; the room's prefix is its argument `p`."""
        return self.texts.say(self.language, id_, p=self.prefixes[0], **args)

    def has(self, id_: str) -> bool:
        """Whether there is such a message."""
        return self.texts.has(id_)

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
        """The player at a seat."""
        return Name(names[seat], self.identities[seat] if seat < len(self.identities) else "")

    def names(self, names: Sequence[str], seats: Iterable[int]) -> Document:
        """Several players."""
        return self.together("list-and", [(self.name(names, seat),) for seat in seats])

    def color(self, color: Color | None) -> Document:
        """The word for a colour; nothing for none."""
        return self.say(f"color-{color.word}") if color else ()

    def time(self, seconds: float) -> Document:
        """A span of time."""
        minutes, rest = divmod(max(0, round(seconds)), 60)
        return self.say("time-left", minutes=minutes, seconds=rest)
