"""Every card of every deck that comes with the bot, as a picture is told of it."""

from functools import cache

from tests.plugins.built_in import all_rules, built_in
from tests.plugins.test_about import TABLES
from uno_engine import Card
from unobot.document import Pictured
from unobot.messages import pictured
from unobot.messages.pictures import Faces
from unobot_decks.suits import french, german

FACES = Faces(built_in().brought.figures)


@cache
def every_card() -> tuple[Card, ...]:
    """Each once, whatever deck it is from."""
    decks = [all_rules().compose(table).deck for table in ("classic", *TABLES)]
    decks += [french(jokers=2), german()]
    return tuple(dict.fromkeys(card for deck in decks for card in deck.counts))


def hand(codes: str, playable: str = "", table: str = "classic") -> tuple[Pictured, ...]:
    """A hand of these cards; some of them can be played."""
    cards = all_rules().compose(table).deck.by_code
    return tuple(pictured(cards[code], playable=code in playable.split()) for code in codes.split())
