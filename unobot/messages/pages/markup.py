"""What the bot says, as markup: every word of a user is escaped, and stands apart from the words around it."""

from collections.abc import Callable

from markupsafe import Markup

from uno_engine import Card, Deck
from unobot.document import Document, Face, Name, Span, Strong, plain
from unobot.messages import face, spoken
from unobot.messages.texts import Texts

Told = Callable[[Face], str]
"""A card in words, for those who hear the page."""


class CardWords:
    """The cards of one deck as one language calls them."""

    def __init__(self, texts: Texts, language: str, deck: Deck) -> None:
        self._texts, self._language, self._deck = texts, language, deck
        self._told: dict[Face, str] = {}

    def words(self, shown: Face) -> str:
        """That card in words: “red 5”."""
        if shown not in self._told:
            said = spoken((shown,), self._texts, self._language, self._deck)
            self._told[shown] = plain(said)
        return self._told[shown]

    def all(self) -> dict[str, tuple[str, str]]:
        """Of each card its colour and its words, by its code."""
        shown = {code: face(card) for code, card in self._deck.by_code.items()}
        return {code: (each.tint, self.words(each)) for code, each in shown.items()}

    def row(self, cards: tuple[Card, ...], raised: tuple[Card, ...] = ()) -> Markup:
        """Cards beside each other; those that are `raised` are marked."""
        return Markup(" ").join(
            _card(face(card), self._raised if card in raised else self.words, raised=card in raised)
            for card in cards
        )

    def _raised(self, shown: Face) -> str:
        return plain(self._texts.say(self._language, "web-can", card=self.words(shown)))


def markup(document: Document, told: Told = lambda shown: shown.code) -> Markup:
    """The document as markup."""
    return Markup().join(_span(span, told) for span in document)


def _span(span: Span, told: Told) -> Markup:
    match span:
        case Face():
            return _card(span, told)
        case Name(name):
            # a name in Arabic must not turn the words around it
            return Markup("<bdi>{}</bdi>").format(name)
        case Strong(text):
            return Markup("<strong>{}</strong>").format(text)
    return Markup("{}").format(span.text)


def _card(shown: Face, told: Told, *, raised: bool = False) -> Markup:
    mark = Markup(" up") if raised else Markup()
    form = Markup('<span class="card {}{}" role="img" aria-label="{}">{}</span>')
    return form.format(shown.tint, mark, told(shown), shown.code)
