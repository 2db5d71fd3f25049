"""What is wrong in a catalogue is told with its file, line and plugin."""

from pathlib import Path

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
