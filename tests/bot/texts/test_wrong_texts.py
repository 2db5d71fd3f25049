"""What is wrong in a catalogue is told with its file, line and plugin."""

from pathlib import Path
from typing import Any

from uno_engine import Card, Color, Kind
from unobot.document import plain
from unobot.messages.texts import Texts


def test_a_line_that_is_not_understood(tmp_path: Path) -> None:
    folder = tmp_path / "unobot_cow" / "texts"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text("moo = moo\n\nmoo loudly\n", "utf-8")

    assert Texts([folder]).problems == (
        f'{folder / "en.ftl"}:3: not understood (Expected token: "="): moo loudly (plugin unobot_cow)',
    )


def test_a_message_that_speaks_of_what_it_is_not_told(tmp_path: Path) -> None:
    folder = tmp_path / "unobot_cow" / "texts"
    (folder / "de").mkdir(parents=True)
    (folder / "en.ftl").write_text("moo = { $seat } moos\n", "utf-8")
    (folder / "de" / "cow.ftl").write_text("# Kühe\n\nmoo = { $sitz } muht\n", "utf-8")
    texts = Texts([folder])
    texts.say("de", "moo", seat="ann")

    assert texts.problems == (
        f"{folder / 'de' / 'cow.ftl'}:3 (plugin unobot_cow): moo: Unknown external: sitz; there are $seat",
    )


def test_a_message_that_is_told_what_cannot_be_said(tmp_path: Path) -> None:
    folder = tmp_path / "unobot_cow" / "texts"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text("moo = { $card } moos\n", "utf-8")
    texts = Texts([folder])
    wrong: Any = Card.of(Color.RED, Kind("5", "5", 5, 5))

    assert plain(texts.say("en", "moo", card=wrong)) == "card moos"
    told = "$card is a Card; give it a text, a number or a document: face(card)"
    assert texts.problems == (f"{folder / 'en.ftl'}:1 (plugin unobot_cow): moo: {told}",)
