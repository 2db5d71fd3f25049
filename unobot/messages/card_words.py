"""The style `words`: cards as words instead of codes, `red 5` for `[r5]`, for screen readers and newcomers."""

import re

from uno_engine import Card, Deck, Kind
from unobot.document import Document, Face, Span, Text, Typed, plain
from unobot.messages.texts import Texts

_NO_WORD = re.compile(r"[^a-z0-9]+")


def slug(name: str) -> str:
    """Return the name of a kind of card as message ids have it.

    >>> slug("Wild Draw Four")
    'wild-draw-four'
    """
    return _NO_WORD.sub("-", name.lower()).strip("-")


def kind_name(texts: Texts, language: str, kind: Kind) -> str:
    """Return the name of a kind of card: the first word of its message `card-NAME`, else the printed one."""
    id_ = f"card-{slug(kind.name)}"
    if not texts.has(id_, language):
        return kind.name
    return plain(texts.say(language, id_)).partition(",")[0].strip()


def put_cards_into_words(document: Document, texts: Texts, language: str, deck: Deck) -> Document:
    """Return the document with the cards of that deck in words. Whatever it lists can still be typed."""
    words = _Words(texts, language, deck)
    spans: list[Span] = []
    for before, span, after in zip((None, *document), document, (*document[1:], None), strict=False):
        match span:
            case Face(code):
                spans.append(Text(words.face(code)))
            case Typed(text):
                spans.append(Typed(words.typed(text)))
            # A space is enough between codes; between "red 5" and "Wild" nobody would hear where the one ends.
            case Text(" ") if isinstance(before, Face | Typed) and isinstance(after, Face | Typed):
                spans.append(Text(words.between))
            # In `[wd4] Wild Draw Four: …` the name is left out: in words the card is that name already.
            case Text(text) if isinstance(before, Face) and (name := words.kind(before.code)) is not None:
                rest = text[len(name) + 1 :]
                named = text.casefold().startswith(f" {name}".casefold()) and rest.startswith((":", "："))
                spans.append(Text(rest) if named else span)
            case _:
                spans.append(span)
    return tuple(spans)


class _Words:
    """The words for the cards of one deck in one language."""

    def __init__(self, texts: Texts, language: str, deck: Deck) -> None:
        self._texts, self._language, self._deck = texts, language, deck

    @property
    def between(self) -> str:
        """The separator between two cards in this language."""
        return plain(self._texts.say(self._language, "list-comma-more", first=(), next=()))

    def face(self, code: str) -> str:
        """Return a card in words; the code if the deck has no such card. `ri=7` is an Infinity that stands for a seven."""
        code, _, number = code.partition("=")
        card = self._deck.by_code.get(code)
        said = code if card is None else self._card(card)
        return plain(self._texts.say(self._language, "card-as", card=said, number=number)) if number else said

    def kind(self, code: str) -> str | None:
        """Return the name of a card without its colour; None if the deck has no such card."""
        card = self._deck.by_code.get(code)
        return kind_name(self._texts, self._language, card.kind) if card is not None else None

    def typed(self, text: str) -> str:
        """Return what can be typed, with the cards in words."""
        cards = self._deck.by_code
        return " ".join(self._card(cards[word]) if word in cards else word for word in text.split(" "))

    def _card(self, card: Card) -> str:
        name = kind_name(self._texts, self._language, card.kind)
        if card.color is None or card.kind.lone:
            return name
        texts, language = self._texts, self._language
        id_ = texts.forms(language, (self._deck.id,)).get("card-in-words", "card-in-words")
        color = texts.say(language, f"color-{card.color.word}")
        return plain(texts.say(language, id_, color=color, name=name))
