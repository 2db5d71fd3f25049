"""Two plugins that have a message of the same id: at a table those of its own plugins are said and understood."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.plugins.built_in import points
from unobot.document import plain
from unobot.messages.texts import Texts
from unobot.parsing import Readers
from unobot.plugins import Plugins, catalogue, load_plugins

DECK = '''
"""A deck with hearts."""
from pathlib import Path
import uno_engine as uno
from unobot.plugins.hookspecs import hookimpl

HEARTS = uno.Color.of("h", "hearts", 9)

class Hearts(uno.Rule):
    """Hearts."""
    id = "{}"
    role = "deck"

    def changed_deck(self, deck: uno.Deck, seats: int) -> uno.Deck:
        """Nine of hearts."""
        return deck.plus(self.id, {{uno.Card.of(HEARTS, uno.Kind("9", "9", 9, number=9)): 9}})

@hookimpl
def unobot_rules():
    return [Hearts]

@hookimpl
def unobot_texts():
    return [Path(__file__).parent / "texts"]
'''
WORDS = {"decka": "coeur", "deckb": "herz"}


@pytest.fixture
def plugins(tmp_path: Path) -> Iterator[Plugins]:
    """The built-in plugins, and two decks."""
    path = list(sys.path)
    for name, word in WORDS.items():
        (tmp_path / name / "texts").mkdir(parents=True)
        (tmp_path / name / "__init__.py").write_text(DECK.format(name), "utf-8")
        (tmp_path / name / "texts/en.ftl").write_text(
            f"color-hearts = {word}\nword-hearts = {word}\n", "utf-8"
        )
    plugins = load_plugins(installed=points(), paths=[tmp_path / name for name in WORDS])
    assert plugins.broken == ()
    yield plugins
    sys.path[:] = path
    for name in WORDS:
        del sys.modules[name]


@pytest.mark.parametrize("deck", WORDS)
def test_a_table_has_the_words_of_its_own_deck(plugins: Plugins, deck: str) -> None:
    texts, rules = Texts(plugins.brought.texts), catalogue(plugins).compose(f"classic +{deck}")

    assert plain(texts.at_table(rules.rules).say("en", "color-hearts")) == WORDS[deck]
    colors = Readers(texts, ()).of(rules, "en").vocabulary.colors
    assert [bool(colors.find(word)) for word in WORDS.values()] == [
        word == WORDS[deck] for word in WORDS.values()
    ]
