"""The cards of a deck on a page: in a sentence, in words, and drawn."""

from collections.abc import Iterable

from markupsafe import Markup

from uno_engine import Card, Deck
from unobot.document import Face, Pictured, plain
from unobot.messages.card_words import put_cards_into_words
from unobot.messages.pages.rendering import chip
from unobot.messages.pictures.svg import SvgFaces, face_id
from unobot.messages.texts import Texts
from unobot.messages.voice import face


class PageCards:
    """The cards of one deck, as one language calls them and as they are drawn."""

    def __init__(self, texts: Texts, language: str, deck: Deck, faces: SvgFaces) -> None:
        self._texts, self._language, self._deck, self._faces = texts, language, deck, faces
        self._told: dict[Face, str] = {}

    def words(self, shown: Face) -> str:
        """Return that card in words: “red 5”."""
        if shown not in self._told:
            said = put_cards_into_words((shown,), self._texts, self._language, self._deck)
            self._told[shown] = plain(said)
        return self._told[shown]

    def row(self, cards: tuple[Card, ...], raised: tuple[Card, ...] = ()) -> Markup:
        """Return the codes of cards beside each other; those that are `raised` are marked."""
        return Markup(" ").join(
            chip(face(card), self._raised if card in raised else self.words, raised=card in raised)
            for card in cards
        )

    def drawn(self, cards: Iterable[Pictured]) -> Markup:
        """Return the faces of cards; the page must have the `sheet` of these cards, once. Those that can be played are raised."""
        form = Markup(
            '<svg class="face{}" viewBox="0 0 120 168" preserveAspectRatio="xMinYMid slice" role="img" aria-label="{}"><use href="#{}"/></svg>'
        )
        return Markup().join(
            form.format(
                " up" if card.playable else "",
                (self._raised if card.playable else self.words)(Face(card.code, card.tint)),
                face_id(card),
            )
            for card in cards
        )

    def sheet(self, cards: Iterable[Pictured]) -> Markup:
        """Return what the faces of these cards, and the back of all, are drawn of; it is not seen itself."""
        symbols = Markup(self._faces.symbols(cards))  # noqa: S704 - drawings of ours and of plugins, with known elements only
        return Markup('<svg class="sheet" aria-hidden="true">{}</svg>').format(symbols)

    def _raised(self, shown: Face) -> str:
        return plain(self._texts.say(self._language, "web-can", card=self.words(shown)))
