"""What is dared where the table did not say."""

import pytest

from tests.engine.tables import say
from tests.plugins.tables import laid
from unobot_decks.customizable import Dared


@pytest.mark.parametrize(
    ("line", "card", "text", "cards"),
    [
        ("wc1=dare", "wc1", "three sit-ups", 3),
        ("wc2=dare", "wc2", "sing a song", 2),
        ("wc3=dare", "wc3", "imitate an animal", 2),
        ('wc1=dare:"strike a pose"', "wc1", "strike a pose", 2),
        ('wc3=dare:"hum":4', "wc3", "hum", 4),
    ],
)
def test_what_is_dared_and_what_it_costs(line: str, card: str, text: str, cards: int) -> None:
    game = laid(f"official112 {line}", {"ann": f"{card} g1 g2", "bob": "r1 r2 r3"}, "r9")
    say(game, 0, f"play {card}, green")
    dared = next(event for event in game.take_events() if isinstance(event, Dared))
    assert (dared.text.strip('"'), dared.cards) == (text, cards)
