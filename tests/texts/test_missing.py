from pathlib import Path

from unobot.texts.missing import Gap, gaps, languages


def test_what_a_language_lacks_or_invents_is_listed(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("one = one\ntwo = two\nverb-hop = hop\n", "utf-8")
    (tmp_path / "de.ftl").write_text("one = eins\nthree = drei\ncard-hop = Hopser\n", "utf-8")
    whole = tmp_path / "fr"
    whole.mkdir()
    (whole / "a.ftl").write_text("one = un\n", "utf-8")
    (whole / "b.ftl").write_text("two = deux\nverb-hop = sauter\n", "utf-8")
    assert list(gaps([tmp_path], ["en", "de", "fr"])) == [
        Gap(tmp_path, "de", ("two", "verb-hop"), ("three",))
    ]


def test_a_language_without_a_file_lacks_all(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("one = one\n", "utf-8")
    assert [gap.missing for gap in gaps([tmp_path], ["xx"])] == [("one",)]


def test_english_lacks_nothing_and_comes_first() -> None:
    assert languages()[0] == "en"
    assert list(gaps(wanted=["en"])) == []
