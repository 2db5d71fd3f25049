"""The style `words`: cards as words instead of codes, `red 5` for `[r5]`, for screen readers and newcomers."""

import re
from collections.abc import Iterator

from uno_engine import Card, Deck, Kind
from unobot.document import Document, Face, Span, Text, Typed, plain
from unobot.messages.texts import Texts

_SPACE = Text(" ")
_NO_WORD = re.compile(r"[^a-z0-9]+")


def slug(name: str) -> str:
    """The name of a kind of card as message ids have it.

    >>> slug("Wild Draw Four")
    'wild-draw-four'
    """
    return _NO_WORD.sub("-", name.lower()).strip("-")


def kind_name(texts: Texts, language: str, kind: Kind) -> str:
    """The name of a kind of card: the first word of its message `card-NAME`, else the one it is printed with."""
    id_ = f"card-{slug(kind.name)}"
    if not texts.has(id_, language):
        return kind.name
    return plain(texts.say(language, id_)).partition(",")[0].strip()


def spoken(document: Document, texts: Texts, language: str, deck: Deck) -> Document:
    """The document with the cards of that deck in words of that language. What is listed there can still be typed."""
    words = _Words(texts, language, deck)
    return tuple(_spans(_named_once(document, words), words))


def _named_once(document: Document, words: "_Words") -> Document:
    """The document without the name in `[wd4] Wild Draw Four: …`: in words the card is that name already."""
    before = (None, *document)
    return tuple(_without_name(*pair, words) for pair in zip(before, document, strict=False))


def _without_name(before: Span | None, span: Span, words: "_Words") -> Span:
    """What follows a card, without that card's name at its beginning."""
    if not isinstance(before, Face) or not isinstance(span, Text):
        return span
    name = f" {words.kind(before.code)}"
    text, rest = span.text[: len(name)], span.text[len(name) :]
    return Text(rest) if text.casefold() == name.casefold() and rest.startswith((":", "：")) else span


def _spans(document: Document, words: "_Words") -> Iterator[Span]:
    for place, span in enumerate(document):
        around = document[max(place - 1, 0) : place + 2]
        if isinstance(span, Face):
            yield Text(words.face(span.code))
        elif isinstance(span, Typed):
            yield Typed(words.typed(span.text))
        # A space is enough between codes; between "red 5" and "Wild" nobody would hear where the one ends.
        elif (
            span == _SPACE
            and len(around) == 3
            and all(isinstance(each, Face | Typed) for each in around[::2])
        ):
            yield Text(words.between)
        else:
            yield span


class _Words:
    """The words for the cards of one deck in one language."""

    def __init__(self, texts: Texts, language: str, deck: Deck) -> None:
        self._texts, self._language, self._deck = texts, language, deck

    @property
    def between(self) -> str:
        """What stands between two cards."""
        return plain(self._texts.say(self._language, "list-comma-more", first=(), next=()))

    def face(self, code: str) -> str:
        """A card in words; the code if the deck has no such card. `ri=7` is an Infinity that stands for a seven."""
        code, _, number = code.partition("=")
        card = self._deck.by_code.get(code)
        said = code if card is None else self._card(card)
        return plain(self._texts.say(self._language, "card-as", card=said, number=number)) if number else said

    def kind(self, code: str) -> str | None:
        """What such a card is called, without its colour; None if the deck has no such card."""
        card = self._deck.by_code.get(code)
        return kind_name(self._texts, self._language, card.kind) if card is not None else None

    def typed(self, text: str) -> str:
        """What can be typed, each card in it in words."""
        cards = self._deck.by_code
        return " ".join(self._card(cards[word]) if word in cards else word for word in text.split(" "))

    def _card(self, card: Card) -> str:
        name = kind_name(self._texts, self._language, card.kind)
        if card.color is None or card.kind.lone:
            return name
        color = self._texts.say(self._language, f"color-{card.color.word}")
        return plain(self._texts.say(self._language, "card-in-words", color=color, name=name))
