"""The recipe of CONTRIBUTING.md: a card of Extended is one file, and its words."""

import shutil
from pathlib import Path

from tests.docs.blocks import ROOT
from tests.docs.installed import environment, run

CARD = '''\
"""The card Tickle (X-Tickle)."""

from uno_engine import Color, Ctx, Event
from unobot_extended.card import ExtendedCard, Laying, coloured


class Tickled(Event, frozen=True):
    """A player was tickled by the next one."""

    seat: int


class Tickle(ExtendedCard):
    """Whoever plays it draws a card (X-Tickle)."""

    id = "x-tickle"
    printed = (coloured("tickle", "Tickle", "feather", count=3, only=Color.RED, figure="bomb"),)
    place = 22

    def act(self, ctx: Ctx, laying: Laying) -> None:
        """Let the player draw."""
        ctx.emit(Tickled(laying.seat))
        ctx.rules.base.draw(ctx, laying.seat, 1, "tickle")
'''
WORDS = "event-tickled = { $seat } cannot stop laughing\n"
PLAYED = """\
import unobot_extended
from uno_engine import Catalogue
from unobot.kit.testing import PlainRoom, RuleContract
from unobot.kit.testing.fixtures import DealCards, OpenTable
from unobot_extended.cards.tickle import Tickle


def test_it_is_played(room: PlainRoom, table: OpenTable, deal: DealCards) -> None:
    table("extended", "ann", "bob")
    deal(hands={"ann": "tickle b5", "bob": "r7 g1"}, top="r9")

    assert "ann cannot stop laughing" in room.say("ann", "!play feather")[0]
    assert len(room.hand("ann")) == 2


def test_it_has_its_place_in_the_deck(rules: Catalogue) -> None:
    deck = rules.compose("extended").deck
    kinds = list(dict.fromkeys(card.kind.name for card in deck.cards))

    assert len(deck) == 155
    assert kinds[kinds.index("Bomb") + 1] == "Tickle"


def test_it_is_drawn() -> None:
    (printed,) = Tickle.printed

    assert unobot_extended.unobot_figures()[printed.kind].drawing.name == "bomb.svg"


class TestTickle(RuleContract):
    rule = Tickle
    tables = ("extended",)
    inputs = 40
"""


def test_a_new_card_is_one_file_and_its_words(tmp_path: Path) -> None:
    package = tmp_path / "plugins" / "unobot_extended"
    shutil.copytree(ROOT / "plugins" / "unobot_extended", package)
    (package / "cards" / "tickle.py").write_text(CARD, encoding="utf-8")
    with (package / "texts" / "en.ftl").open("a", encoding="utf-8") as texts:
        texts.write(WORDS)
    (tmp_path / "pytest.ini").write_text("[pytest]\nunobot = true\n")
    (tmp_path / "test_tickle.py").write_text(PLAYED)

    done = run("python -m pytest -q test_tickle.py", tmp_path, environment(tmp_path, package.parent))

    assert done.returncode == 0, done.stdout + done.stderr
