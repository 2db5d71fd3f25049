"""The names of presets, rules and options in a language are the ids that the catalogue reads."""

from pathlib import Path

import pytest

from tests.bot.parsing.lines import TEXTS, heard, reader_for, rules, speaker, table
from tests.plugins.built_in import all_rules
from unobot.messages.texts import Texts
from unobot.parsing import Choices

NAMES = {
    "zh-Hant": "preset-name-taiwan = 台灣, 臺灣\nrule-name-jump-in = 跳插, 搶牌\nrule-name-negative = 負分\noption-name-cards = 手牌\n",
    "vi": "preset-name-taiwan = Đài Loan\nrule-name-jump-in = đánh chen\nrule-name-stack = cộng dồn\noption-name-cards = số lá\n",
}


def line(tmp_path: Path, language: str, text: str) -> str:
    (tmp_path / f"{language}.ftl").write_text(NAMES[language], encoding="utf-8")
    return reader_for(None, Texts([tmp_path]), language, choices=Choices.of(all_rules())).rule_line(text)


@pytest.mark.parametrize(
    ("language", "typed", "ids"),
    [
        ("zh-Hant", "台灣 +搶牌 手牌=9", "taiwan +jump-in cards=9"),
        ("zh-Hant", "台灣+搶牌", "taiwan +jump-in"),
        ("zh-Hant", "臺灣　＋跳插　負分", "taiwan +jump-in negative"),
        ("zh-Hant", "taiwan -搶牌", "taiwan -jump-in"),
        ("zh-Hant", "+jump-in 沒有", "+jump-in 沒有"),
        ("vi", "Đài Loan +đánh chen số lá=9", "taiwan +jump-in cards=9"),
        ("vi", "dai loan +danh chen", "taiwan +jump-in"),
        ("vi", "classic +cộng dồn=any", "classic +stack=any"),
        ("vi", "", ""),
        ("vi", "japan cards=7 target=200", "japan cards=7 target=200"),
    ],
)
def test_names_become_ids(tmp_path: Path, language: str, typed: str, ids: str) -> None:
    assert line(tmp_path, language, typed) == ids


def test_every_line_in_english_stays_as_it_is() -> None:
    rules = all_rules()
    reader = reader_for(None, Texts(), choices=Choices.of(rules))
    for id_ in rules.presets:
        said = f"{id_} +jump-in -stack cards=9 negative dare=three"
        assert reader.rule_line(said) == said


def test_uno_with_what_a_table_is_opened_with_is_no_call() -> None:
    game = table()
    reader = reader_for(rules(), TEXTS, choices=Choices.of(all_rules()))
    lines = ("!uno taiwan", "!uno cards=9", "!uno +jump-in", "!uno", "!uno!", "!uno everybody")
    assert [heard(line, speaker(game), by=reader) for line in lines] == [
        "/uno taiwan", "/uno cards=9", "/uno +jump-in", "uno", "uno", "uno",
    ]  # fmt: skip
