"""What is typed in each language means what the glossary says, and never something else by accident."""

import csv
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from tests.bot.parsing.lines import HARMFUL, TEXTS, heard, reader_for, rules, speaker, table
from tests.plugins.built_in import built_in
from uno_engine import COLORS, Game, Layout, Move, laid_out, seed_from
from unobot.messages.texts import Texts
from unobot.parsing import MoveRead, Reader, Unclear, WrittenCard
from unobot.parsing.vocabulary import card_message, typed_words
from unobot.plugins import catalogue

GLOSSARY = Path(__file__).parents[3] / "tests/texts/glossary.tsv"
LANGUAGES = ("zh-Hans", "zh-Hant", "ja", "vi")
CATALOGUE = catalogue(built_in())


@cache
def by(language: str) -> Reader:
    return reader_for(rules(), TEXTS, language, harmful=HARMFUL)


def read(language: str, line: str, game: Game | None = None) -> str | None:
    return heard(line, speaker(game or table(ann="r5 y5 b5 g5 r+2 w")), by=by(language))


@pytest.mark.parametrize(
    ("language", "line", "meant"),
    [
        ("zh-Hans", "!出 红5", "play r5"),
        ("zh-Hans", "!顶", "/top"),
        ("zh-Hant", "!頂", "/top"),
        ("zh-Hant", "!抽 挑戰", "draw"),
        ("zh-Hans", "！出红5", "play r5"),
        ("zh-Hans", "出红5", "play r5"),
        ("zh-Hans", "打红+2喊UNO", "play r+2, !uno"),
        ("zh-Hans", "红五", "play r5"),
        ("zh-Hans", "红色五！", "play r5"),
        ("zh-Hans", "请出红5吧", "play r5"),
        ("zh-Hans", "红5", "play r5"),
        ("zh-Hans", "红 5", "play r5"),
        ("zh-Hans", "5红", "play r5"),
        ("zh-Hans", "红加2", "play r+2"),
        ("zh-Hans", "出红加二", "play r+2"),
        ("zh-Hans", "red 5", "play r5"),
        ("zh-Hans", "出万能牌红色", "play w, red"),
        ("zh-Hans", "w红", "play w, red"),
        ("zh-Hans", "改色 蓝", "play w, blue"),
        ("zh-Hans", "!摸牌。", "draw"),
        ("zh-Hans", "摸", "draw"),
        ("zh-Hans", "抓牌", "draw"),
        ("zh-Hans", "!抓Bob", "catch Bob"),
        ("zh-Hans", "!踢Bob", "/kick Bob"),
        ("zh-Hans", "。手牌", None),
        ("zh-Hans", "!手牌？", "/hand"),
        ("zh-Hans", "手牌", "/hand"),
        ("zh-Hans", "【红5】", "play r5"),
        ("zh-Hans", "过", None),
        ("zh-Hans", "!打牌", "? slip-card-what"),
        ("zh-Hans", "!挑战", "challenge"),
        ("zh-Hans", "!青5", "? slip-unclear g5 b5"),
        ("zh-Hant", "出紅5", "play r5"),
        ("zh-Hant", "出红5", "play r5"),
        ("zh-Hant", "轉色 藍色", "play w, blue"),
        ("zh-Hant", "!發牌", "/start"),
        ("zh-Hant", "抽", "draw"),
        ("ja", "赤の5", "play r5"),
        ("ja", "赤5を出します", "play r5"),
        ("ja", "赤5出す", "play r5"),
        ("ja", "!赤の5を出しました。", "play r5"),
        ("ja", "r5 出す", "play r5"),
        ("ja", "出す r5", "play r5"),
        ("ja", "５　あか", "play r5"),
        ("ja", "レッド5", "play r5"),
        ("ja", "ﾚｯﾄﾞ5", "play r5"),
        ("ja", "赤ドロー2", "play r+2"),
        ("ja", "ワイルド 青", "play w, blue"),
        ("ja", "青5", "play b5"),
        ("ja", "引く", "draw"),
        ("ja", "引きます", "draw"),
        ("ja", "ドロー", "draw"),
        ("ja", "赤5 ウノ", "play r5, !uno"),
        ("ja", "!Bobを指摘", "catch Bob"),
        ("ja", "!参加者", "/players"),
        ("ja", "!番", "/turn"),
        ("ja", "!カード", None),
        ("ja", "はい", None),
        ("vi", "!đánh đỏ 5", "play r5"),
        ("vi", "đánh 5 đỏ", "play r5"),
        ("vi", "5 đỏ", "play r5"),
        ("vi", "đỏ5", "play r5"),
        ("vi", "do 5", "play r5"),
        ("vi", "do5", "play r5"),
        ("vi", "danh do 5", "play r5"),
        ("vi", "ddanhs ddor 5", "play r5"),
        ("vi", "ddor 5", "play r5"),
        ("vi", "đỏ năm", "play r5"),
        ("vi", "do nam", "play r5"),
        ("vi", "lá 5 đỏ", "play r5"),
        ("vi", "xanh lá 5", "play g5"),
        ("vi", "xanh la cay 5", "play g5"),
        ("vi", "xanh lam 5", "play b5"),
        ("vi", "xanh dương 5", "play b5"),
        ("vi", "xanh duowng 5", "play b5"),
        ("vi", "!xanh 5", "? slip-unclear g5 b5"),
        ("vi", "đ+2", "play r+2"),
        ("vi", "đổi màu đỏ", "play w, red"),
        ("vi", "w vàng", "play w, yellow"),
        ("vi", "rút bài", "draw"),
        ("vi", "ruts", "draw"),
        ("vi", "rut", "draw"),
        ("vi", "!bài của tôi", "/hand"),
        ("vi", "!mở bàn", "/new"),
        ("vi", "!bỏ lượt", "pass"),
        ("vi", "dos", None),
        ("vi", "doi", None),
        ("vi", "có", None),
        ("vi", "RÚT", "draw"),
        ("vi", "ru\u0301t", "draw"),
        ("vi", "draw", "draw"),
    ],
)
def test_a_line_in_a_language_is_read(language: str, line: str, meant: str | None) -> None:
    assert read(language, line) == meant


def test_a_colour_that_is_two_is_asked_back_when_one_is_owed() -> None:
    game = table(ann="w g5 g3 r6", top="r9")
    game.play(0, next(move for move in game.options(0) if move.card and move.card.code == "w"))
    assert [read("vi", line, game) for line in ("xanh", "!xanh", "xanh la", "màu đỏ", "vangf", "lá")] == [
        "? slip-unclear green blue",
        "? slip-unclear green blue",
        "color green",
        "color red",
        "color yellow",
        None,
    ]
    assert [read("zh-Hans", line, game) for line in ("红", "红色！", "选红色", "颜色 红", "青")] == [
        "color red",
        "color red",
        "pick red",
        "color red",
        "? slip-unclear green blue",
    ]
    assert [read("ja", line, game) for line in ("赤", "赤です", "あかで", "青", "アオ", "🔴")] == [
        *["color red"] * 3,
        *["color blue"] * 2,
        "color red",
    ]


def test_a_word_for_several_things_means_what_is_open() -> None:
    first = table(ann="rs y5 b5", top="r1")
    assert read("zh-Hans", "!跳过", first) == "play rs"
    assert read("zh-Hans", "!跳过", table(ann="y5 b5 r9 g9", top="r1")) == "/skip"
    drawn = table(ann="y5 b5 g4", top="r1", draw="r7")
    drawn.play(0, Move("draw"))
    assert read("zh-Hans", "!跳过", drawn) == "pass"
    assert read("zh-Hans", "!不要", drawn) == "pass"
    assert read("zh-Hans", "!不要", first) == "refuse"
    assert read("vi", "!bỏ qua", drawn) == "pass"
    assert heard("!skip me", speaker(drawn), by=by("vi")) == "pass"
    assert read("vi", "đỏ bỏ lượt", first) == "play rs"
    assert read("vi", "!bỏ lượt đỏ", first) == "play rs"
    assert read("vi", "!bỏ lượt", first) == "pass"


def test_a_word_that_is_a_verb_and_a_card_is_the_card_if_it_can_be_played() -> None:
    composed = CATALOGUE.compose("extended")
    reader = reader_for(composed, Texts(built_in().brought.texts), "vi", harmful=HARMFUL)
    cards = composed.deck.by_code
    for hand, meant in (("ra y5 y6", "play ra"), ("y5 y6 y7", "? slip-card-what")):
        layout = Layout(hands={0: [cards[code] for code in hand.split()]}, top=cards["r1"], turn=0)
        game = laid_out(composed, ("ann", "bob", "cid"), layout, seed_from(1))
        assert heard("!ra", speaker(game), by=reader) == meant


def test_two_han_characters_are_no_slip_of_others() -> None:
    assert [read("zh-Hans", line) for line in ("!打球", "!看书", "!出门", "!手机")] == [None] * 4


# --- the glossary -----------------------------------------------------------------------------------------------------


@cache
def terms() -> list[dict[str, str]]:
    """The lines of the glossary."""
    with GLOSSARY.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def typed(language: str, group: str) -> Iterator[tuple[str, str]]:
    """Each form of the terms of a group, with the English term."""
    for row in terms():
        if row["group"] == group:
            listed = [row[language], *row[f"{language} typed"].split(",")]
            yield from ((row["english"], form.strip()) for form in listed if form.strip())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_a_colour_is_that_colour(language: str) -> None:
    words = by(language).vocabulary.colors
    letters = {color.word: color for color in COLORS}
    forms = [(english, form) for english, form in typed(language, "colour") if english in letters]
    assert len(forms) > 15
    assert {
        form: words.find(form) for english, form in forms if words.find(form) != (letters[english],)
    } == {}


CARDS = {"Skip": "s", "Reverse": "r", "Draw Two": "+2", "Wild": "w", "Wild Draw Four": "wd4"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_a_card_is_that_card(language: str) -> None:
    cards, red = by(language).cards, {"zh-Hans": "红", "zh-Hant": "紅", "ja": "赤", "vi": "đỏ"}[language]
    assert cards is not None
    for group in ("card", "extended"):
        for english, form in typed(language, group):
            if english not in CARDS:
                continue
            for said in (f"{red} {form}", f"{form} {red}"):
                written = cards.exact(said)
                # +4 belongs to the black card in every language
                assert isinstance(written, WrittenCard), said
                assert written.card.symbol == CARDS[english], said
            alone = cards.exact(form)
            kinds = (
                {one.card.symbol for one in alone.written}
                if isinstance(alone, Unclear)
                else {alone and alone.card.symbol}
            )
            assert kinds == {CARDS[english]}, form


VERBS = {"play", "draw", "pass", "challenge", "accept", "refuse", "pick", "color", "catch", "call", "deal"}
NAMES = {"call": "uno", "open": "new"}
ABSENT = {"put", "bot", "stats", "top10", "notify"}
"""Words of plugins, and of commands that there are not yet."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_a_command_is_that_command(language: str) -> None:
    """Without what is open; a word that is a verb too, or shared by the glossary itself, may be either."""
    vocabulary = by(language).vocabulary
    for english, form in typed(language, "command"):
        name = NAMES.get(english, english)
        if english in ABSENT:
            continue
        verbs = {verb.name for verb in vocabulary.verbs.find(form)}
        assert name in verbs | set(vocabulary.commands.find(form)), form
        assert len(verbs) <= 1, form


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["classic", "extended", "dos", "unoplus"])
def test_no_word_for_a_command_is_a_card_by_accident(language: str, preset: str) -> None:
    """Neither as it is typed, nor without its accents: but for the collisions that players live with."""
    cards = reader_for(CATALOGUE.compose(preset), Texts(built_in().brought.texts), language).cards
    assert cards is not None
    shared = {
        "zh-Hans": {"跳过"},
        "zh-Hant": {"跳過", "暫停"},
        "ja": {"飛ばす", "とばす"},
        "vi": {"bỏ lượt"},
    }[language] | {"pass", "ra"}
    wrong = {
        form: read
        for english, form in typed(language, "command")
        if form not in shared and (read := cards.exact(form)) is not None
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_the_game_is_no_answer(language: str) -> None:
    """Words such as “dealer” or “clockwise” are talk."""
    game = table(ann="r5 y5 rs r+2 w")
    for _, form in typed(language, "word"):
        assert read(language, form, game) in {None, "draw", "color red", "/hand"}, form


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_without_prefix_counts_where_it_is_turned_off(language: str) -> None:
    quiet = replace(speaker(table(ann="r5 y5 w")), bare=False)
    for group in ("colour", "card", "command"):
        for _, form in typed(language, group):
            assert heard(form, quiet, by=by(language)) is None, form


def test_a_card_is_played_by_every_name_in_a_whole_line() -> None:
    game = table(ann="rs r+2 w", top="r1")
    for language, play in (("zh-Hans", "出"), ("zh-Hant", "出"), ("vi", "đánh ")):
        for english, form in typed(language, "card"):
            if english in {"Skip", "Draw Two"}:
                got = by(language).read(f"!{play}r{' ' if form[:1].isascii() else ''}{form}", speaker(game))
                assert got is None or isinstance(got, MoveRead), form


DECKS = {
    "extended dropped=yes": ("extended", "dropped"),
    "dos": ("dos",),
    "unoplus": ("card",),
    "official112 extra=both": ("card",),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_a_card_of_a_plugin_is_that_card(language: str) -> None:
    """Of the kinds that have names in that language; 反彈 is the Bounce where there is one, else a Reverse."""
    texts, wrong, read_ = Texts(built_in().brought.texts), {}, 0
    for line, groups in DECKS.items():
        rules_ = CATALOGUE.compose(line)
        cards = reader_for(rules_, texts, language).cards
        assert cards is not None
        kinds = {card.kind.name: card.kind for card in rules_.deck.counts}
        shown = {row["english"]: row[language] for row in terms() if row["group"] in groups}
        for english, form in (pair for group in groups for pair in typed(language, group)):
            kind = kinds.get(english)
            listed = typed_words(texts, language, card_message(kind)) if kind is not None else ()
            # a kind without names of its own in this language is called as in English, or in a language near to it
            near = typed_words(texts, "zh-Hans", card_message(kind)) if kind is not None else ()
            if kind is None or shown[english] not in listed or (language == "zh-Hant" and listed == near):
                continue
            found = cards.exact(form)
            one = {found.card.kind} if isinstance(found, WrittenCard) else set()
            meant = {each.card.kind for each in found.written} if isinstance(found, Unclear) else one
            read_ += 1
            if meant != {kind}:
                wrong[line, form] = (english, found)
    assert wrong == {}
    assert read_ > 10
