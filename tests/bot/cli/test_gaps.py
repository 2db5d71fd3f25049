"""`unobot check` notes what a language lacks, and that is no problem."""

from dataclasses import replace
from pathlib import Path

from tests.plugins.built_in import built_in
from unobot.cli import check


def test_what_a_language_lacks_is_a_note(tmp_path: Path) -> None:
    folder = tmp_path / "unobot_hiccup" / "texts"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text("event-hiccup = { $seat } hiccups\nhelp-hiccup = Hiccup.\n", "utf-8")
    (folder / "ja.ftl").write_text("event-hiccup = { $seat }のしゃっくり\nevent-cough = せき\n", "utf-8")
    own = built_in()
    plugins = replace(own, brought=replace(own.brought, texts=(*own.brought.texts, folder)))

    missing = "help-hiccup (ja); event-hiccup help-hiccup (vi, zh-Hans, zh-Hant)"
    assert list(check.gap_notes(plugins)) == [
        "note: language ja of unobot_hiccup has, unknown in English: event-cough",
        f"note: unobot_hiccup lacks texts (said in English): {missing}",
    ]
