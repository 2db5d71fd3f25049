"""Letters, punctuation and spaces as each language has them."""

import re
import unicodedata
from collections.abc import Iterator

import pytest

from tests.texts.catalogues import (
    CHINESE,
    CLAUSE,
    EAST,
    FOLDERS,
    LANGUAGES,
    OTHERS,
    WITHOUT_PLURAL,
    glossary,
    keys,
    messages,
    read,
    shown,
    texts,
)
from tests.texts.said import PROBLEMS, everything
from unobot.messages.texts.catalogues import files

HAN = "\u3400-\u9fff"
KANA = "\u3041-\u30fa\u30fc"
FULL = "，。：；、！？（）「」“”…"
LATIN = re.compile(r"(?<![A-Za-z0-9+=-])[A-Za-z]{3,}(?![A-Za-z0-9=-])")
ALLOWED = {"UNO", "DOS", "bob", "uno", "dos"}
"""Words that are the same in every language: the calls, and the names in examples."""
SETTINGS = {
    "style", "plain", "colour", "emoji", "words", "sort", "value", "prefix", "language", "highlight", "hands", "hints", "pictures", "invitations", "machine", "records", "coach",
    "list", "none", "off", "left", "web", "dare", "live", "daily", "accept", "mode", "gRb", "IRC", "TLS", "SHA", "unobot", "verify", "export",
}  # fmt: skip
"""Keys and values that are typed as they are, in every language."""
OF_A_CARD = {"card-in-words", "card-as"}
"""The parts of a card's name, which stand together as they are typed."""
SAME_AS_ENGLISH = {
    "list-colors-more",
    "act", "answers", "hand-answers", "list-against-more", "list-comma-last", "list-comma-more", "list-and-more",
    "list-or-more", "list-pairs-more", "list-effects-last", "list-effects-more", "list-sentences-last", "list-sentences-more",
    "list-differences-last", "list-differences-more", "neutral-line", "place-of", "place-of-points", "player-entry",
    "points-of", "private-line", "refusal", "sentence", "dealer-draw", "rules-rule", "time-left", "help-command",
    "option-other", "with-call", "prompt-turn", "hand-other", "help-card", "help-named", "help-value", "card-in-words",
    "share-room",
    "top10-rated", "achieved-by", "champion", "top10", "watch-turn",
    "title-dos", "last-hand",
}  # fmt: skip
"""Messages that may have the English form: they are signs and names, or a few are in some language."""


def pieces(language: str) -> Iterator[tuple[str, str]]:
    """Every piece of written text, with the message it stands in."""
    for id_, message in read(language).items():
        yield from ((id_, CLAUSE.sub("", text)) for text in texts(message))


def found(language: str, pattern: str) -> list[tuple[str, str]]:
    """The messages, as they are read, in which the pattern is found."""
    return [(id_, form) for id_, form in everything(language) if re.search(pattern, form)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_every_message_can_be_said(language: str) -> None:
    PROBLEMS.clear()
    assert len(list(everything(language))) > 300
    assert PROBLEMS == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_composed_and_spaces_single(language: str) -> None:
    for folder in FOLDERS:
        for file in files(folder, language):
            written = file.read_text("utf-8")
            assert unicodedata.is_normalized("NFC", written), file
            assert "\u3000" not in written, file
    assert found(language, r"\S  |  \S|^ | $") == []


@pytest.mark.parametrize("language", sorted(set(WITHOUT_PLURAL) & set(OTHERS)))
def test_there_is_no_form_for_one_where_the_language_has_no_plural(language: str) -> None:
    wrong = [
        (id_, variable)
        for id_, message in messages(language).items()
        for variable, those in keys(message).items()
        if {"one", "other"} <= those | keys(messages("en")[id_]).get(variable, set()) and "one" in those
    ]
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_equal_to_english_is_listed(language: str) -> None:
    english = read("en")
    equal = {
        id_
        for id_, message in read(language).items()
        if id_ in english
        and texts(message)
        and texts(message) == texts(english[id_])
        and shown(message) == shown(english[id_])
    }
    assert sorted(equal - SAME_AS_ENGLISH) == []


@pytest.mark.parametrize("language", EAST)
def test_no_english_word_is_left(language: str) -> None:
    names = " ".join(term.shown[language] for term in glossary())
    left = [
        (id_, word)
        for id_, text in pieces(language)
        for word in LATIN.findall(text)
        if word not in ALLOWED | SETTINGS and word not in names
    ]
    assert left == []


@pytest.mark.parametrize("language", EAST)
def test_punctuation_is_full_width_behind_han_and_kana(language: str) -> None:
    assert found(language, f"[{HAN}{KANA}][,.:;!?](?![a-z])") == []
    assert found(language, f"[{HAN}{KANA}][(]|[)][{HAN}{KANA}]") == []
    assert found(language, "[，。：；、][，。；、]|。：") == []


@pytest.mark.parametrize("language", EAST)
def test_no_space_stands_beside_full_width_signs(language: str) -> None:
    assert found(language, f"[{FULL}] | [{FULL}]") == []
    east = f"[{HAN}{KANA}]"
    words = [
        (id_, re.sub("(!|/typed)[^，。、；：！？（）]*|“[^”]*”|「[^」]*」", "!", form))
        for id_, form in everything(language)
    ]
    assert [(id_, form) for id_, form in words if re.search(f"{east} {east}", form)] == []


@pytest.mark.parametrize("language", CHINESE)
def test_a_space_stands_between_han_and_codes_names_and_numbers(language: str) -> None:
    joined = [
        (id_, form)
        for id_, form in everything(language)
        if id_ not in OF_A_CARD
        and re.search(
            rf"[{HAN}][A-Za-z0-9\[+]|(?:[A-Za-z0-9\]]|(?<! )\+)[{HAN}]", without_terms(language, form)
        )
    ]
    assert joined == []


def without_terms(language: str, form: str) -> str:
    """The text without the names of cards that have letters or numbers in them."""
    for name in sorted((term.shown[language] for term in glossary()), key=len, reverse=True):
        if re.search("[A-Za-z0-9+]", name) and re.search(f"[{HAN}]", name):
            form = form.replace(name, "牌")
    return form


@pytest.mark.parametrize("language", OTHERS)
def test_kana_stands_in_japanese_alone(language: str) -> None:
    kana = {id_ for id_, text in pieces(language) if re.search(f"[{KANA}]", text)}
    assert len(kana) > 200 if language == "ja" else kana == set()


@pytest.mark.parametrize("language", OTHERS)
def test_han_stands_in_chinese_and_japanese_alone(language: str) -> None:
    han = {id_ for id_, text in pieces(language) if re.search(f"[{HAN}]", text)}
    assert len(han) > 200 if language in EAST else han == set()


@pytest.mark.parametrize("language", OTHERS)
def test_no_line_begins_with_a_sign_that_another_bot_could_obey(language: str) -> None:
    assert [
        (id_, form)
        for id_, form in everything(language)
        if re.match("[【《→★！!.]", form) and "help" not in id_
    ] == []
