from pathlib import Path

import pytest

from unobot.document import Face, Name, Strong, Text, plain
from unobot.messages.texts import Texts, harmless, looks_like_command
from unobot.messages.texts.texts import MOST_TEMPLATES

ANN = Name("ann", "account:ann")
FIVE = Face("r5", "red")


@pytest.fixture
def problems() -> list[str]:
    return []


@pytest.fixture
def texts(problems: list[str]) -> Texts:
    return Texts(report=problems.append)


def test_spans_survive_a_message(texts: Texts) -> None:
    assert texts.say("en", "act-plays", player=ANN, cards=FIVE) == (ANN, Text(" plays "), FIVE)


def test_a_document_inside_a_message_keeps_its_spans(texts: Texts) -> None:
    inner = texts.say("en", "act-plays", player=ANN, cards=(FIVE, Text(" "), Strong("now")))
    assert texts.say("en", "sentence", clause=inner) == (
        ANN, Text(" plays "), FIVE, Text(" "), Strong("now"), Text("."),
    )  # fmt: skip


@pytest.mark.parametrize(
    "said",
    [
        "{ $player }",
        "\ue0000\ue001",
        "{ act-plays }",
        "\x03" + "04red\x02",
        "a\r\nQUIT :bye",
        "\u202ebackwards\u2066",
        "{0}",
    ],
)
def test_what_a_user_typed_stays_words(texts: Texts, problems: list[str], said: str) -> None:
    document = texts.say("en", "slip-card-unknown", said=said)
    told = plain(document)
    assert problems == []
    assert all(isinstance(span, Text) for span in document)
    assert not any(sign in told for sign in "\x02\x03\r\n\u202e\u2066\u2068\u2069\ue000\ue001")


def test_nothing_is_wrapped_in_marks_of_direction(texts: Texts) -> None:
    told = plain(texts.say("en", "slip-card", said="wdq", nearest=(Text("wd4"),)))
    assert told == "There is no card “wdq” here. Did you mean wd4?"


def test_a_missing_message_or_argument_is_reported_and_never_raises(
    texts: Texts, problems: list[str]
) -> None:
    assert plain(texts.say("en", "no-such-message")) == "(no-such-message)"
    assert "plays" in plain(texts.say("en", "act-plays"))
    assert len(problems) == 3
    texts.say("en", "no-such-message")
    assert len(problems) == 3


def test_another_language_is_spoken_and_english_fills_its_gaps(tmp_path: Path, problems: list[str]) -> None:
    (tmp_path / "de.ftl").write_text("act-passes = { $player } setzt aus\n", "utf-8")
    (tmp_path / "en.ftl").write_text("event-sneezed = { $seat } sneezes\nact-passes = replaced\n", "utf-8")
    texts = Texts([tmp_path], report=problems.append)
    assert texts.languages[0] == "en"
    assert "de" in texts.languages
    assert plain(texts.say("de", "act-passes", player=ANN)) == "ann setzt aus"
    assert plain(texts.say("de-AT", "act-passes", player=ANN)) == "ann setzt aus"
    assert plain(texts.say("de", "event-sneezed", seat=ANN)) == "ann sneezes"
    assert plain(texts.say("en", "act-passes", player=ANN)) == "ann passes"
    assert plain(texts.say("xx", "act-passes", player=ANN)) == "ann passes"
    assert problems == []


def test_a_broken_catalogue_is_reported_and_the_rest_of_it_used(tmp_path: Path, problems: list[str]) -> None:
    (tmp_path / "en.ftl").write_text("broken = { $\n\nwhole = fine\n", "utf-8")
    texts = Texts([tmp_path], report=problems.append)
    assert plain(texts.say("en", "whole")) == "fine"
    assert len(problems) == 1


def test_a_line_never_begins_with_what_could_be_read_as_a_command(texts: Texts) -> None:
    def line(name: str) -> str:
        clause = texts.say("en", "act-passes", player=Name(name, ""))
        return plain(texts.guarded("en", clause, ("!", "..")))

    assert line("ann") == "ann passes"
    assert line("[ann]") == "[ann] passes"
    assert line("!draw") == "player !draw passes"
    assert line("/quit") == "player /quit passes"
    assert line("`ann") == "player `ann passes"
    assert plain(texts.guarded("en", (Text(".."),), ("..",))) == "Note: .."


def test_long_words_are_cut(texts: Texts) -> None:
    assert len(harmless("x" * 10_000)) == 300
    told = plain(texts.say("en", "slip-card-unknown", said="x" * 100_000))
    assert told.startswith("There is no card “" + "x" * 39 + "…” here.")


def test_what_is_kept_of_a_message_is_neither_its_names_nor_another_number(texts: Texts) -> None:
    def told(name: str, count: int) -> str:
        return plain(texts.say("en", "act-draws", player=Name(name, ""), count=count))

    assert [told("ann", 1), told("bob", 1)] == ["ann draws a card", "bob draws a card"]
    assert [told("ann", 2), told("ann", 1000)] == ["ann draws 2 cards", "ann draws 1000 cards"]
    assert plain(texts.say("en", "slip-card-unknown", said="1")).startswith("There is no card “1” here.")


def test_not_everything_is_kept(texts: Texts) -> None:
    for number in range(MOST_TEMPLATES + 10):
        texts.say("en", "slip-card-unknown", said=f"x{number}")
    assert len(texts._templates) <= MOST_TEMPLATES


def test_what_a_message_speaks_of_is_known_in_each_language(tmp_path: Path, problems: list[str]) -> None:
    (tmp_path / "de.ftl").write_text("act-passes = { $player } setzt in { $round } aus\n", "utf-8")
    texts = Texts([tmp_path], report=problems.append)
    assert texts.wants("en", "act-passes") == {"player"}
    assert texts.wants("de", "act-passes") == {"player", "round"}
    assert texts.wants("en", "no-such-message") == frozenset()


def test_mentions_of_everybody_are_quiet() -> None:
    assert harmless("@room hello @ann") == "＠room hello @ann"
    assert not looks_like_command("")


def test_lines_that_begin_with_east_asian_brackets_are_no_commands() -> None:
    assert [sign for sign in "「【（《→★" if looks_like_command(f"{sign}x")] == []
    assert looks_like_command("！x")


@pytest.fixture
def many(tmp_path: Path, problems: list[str]) -> Texts:
    """Messages in several languages."""
    for language, text in {
        "zh-Hans": "language-name = 简体中文, 中文, 简体\nact-passes = { $player } 过牌\n",
        "zh-Hant": "language-name = 繁體中文, 繁體\n",
        "vi": "language-name = Tiếng Việt\nact-draws = { $player } rút { $count } lá\nonly-here = có\n",
    }.items():
        (tmp_path / f"{language}.ftl").write_text(text, "utf-8")
    return Texts([tmp_path], report=problems.append)


@pytest.mark.parametrize(
    ("said", "language"),
    [
        ("en", "en"), ("English", "en"), ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh_TW", "zh-Hant"),
        ("ZH-HK", "zh-Hant"), ("中文", "zh-Hans"), ("繁體", "zh-Hant"), ("tieng viet", "vi"), ("vi-VN", "vi"),
        ("nl", None), ("", None),
    ],
)  # fmt: skip
def test_a_language_may_be_called_by_tags_and_by_its_own_names(
    many: Texts, said: str, language: str | None
) -> None:
    assert many.called(said) == language


def test_a_tag_of_a_country_is_said_in_the_script_that_is_written_there(many: Texts) -> None:
    assert plain(many.say("zh-SG", "act-passes", player=ANN)) == "ann 过牌"
    assert plain(many.say("zh-TW", "act-passes", player=ANN)) == "ann 過牌"
    assert many.speaks("zh-HK")
    assert not many.speaks("nl")


def test_a_message_may_be_there_in_one_language_only(many: Texts) -> None:
    assert many.has("only-here", "vi-VN")
    assert not many.has("only-here")
    assert many.has("act-passes", "vi")


def test_numbers_have_no_signs_in_them_in_any_language(many: Texts) -> None:
    assert plain(many.say("vi", "act-draws", player=ANN, count=1234)) == "ann rút 1234 lá"


def test_every_language_is_called_by_its_own_name(many: Texts) -> None:
    names = {many.names(language)[0] for language in many.languages}
    assert {"English", "Tiếng Việt", "简体中文", "繁體中文"} <= names
