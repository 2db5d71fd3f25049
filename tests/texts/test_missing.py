from pathlib import Path

import pytest

from unobot.messages.texts.catalogues import OWN, Gap, catalogue, gaps, languages


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text("one = one\ntwo = two\nverb-hop = hop\n", "utf-8")
    return tmp_path


def gap(folder: Path, language: str) -> list[Gap]:
    return [gap for gap in gaps([folder], [language]) if gap.folder == folder]


def test_what_a_language_lacks_or_invents_is_listed(folder: Path) -> None:
    (folder / "de.ftl").write_text("one = eins\nthree = drei\ncard-hop = Hopser\n", "utf-8")
    assert gap(folder, "de") == [Gap(folder, "de", ("two", "verb-hop"), ("three",))]


def test_a_language_may_stand_in_several_files(folder: Path) -> None:
    whole = folder / "fr"
    whole.mkdir()
    (whole / "a.ftl").write_text("one = un\n", "utf-8")
    (whole / "b.ftl").write_text("two = deux\nverb-hop = sauter\n", "utf-8")
    assert gap(folder, "fr") == []


def test_a_language_without_a_file_lacks_all(folder: Path) -> None:
    assert [each.missing for each in gap(folder, "xx")] == [("one", "two", "verb-hop")]


def test_a_plugin_may_bring_a_language_for_the_bot_and_other_plugins(
    folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    brought = tmp_path_factory.mktemp("brought")
    (brought / "en.ftl").write_text("", "utf-8")
    ids = [*catalogue(OWN, "en"), *catalogue(folder, "en")]
    (brought / "de.ftl").write_text("".join(f"{id_} = x\n" for id_ in ids), "utf-8")
    assert "de" in languages([folder, brought])
    assert list(gaps([folder, brought], ["de"])) == []


def test_a_language_of_a_plugin_alone_is_none_of_the_bot(folder: Path) -> None:
    (folder / "de.ftl").write_text("one = eins\n", "utf-8")
    assert "de" not in languages([folder])


def test_english_lacks_nothing_and_comes_first() -> None:
    assert languages()[0] == "en"
    assert list(gaps(wanted=["en"])) == []
