"""What a table plays is shown in the names of the language, and can be typed again so."""

from collections.abc import Iterator

import pytest

from tests.bot.parsing.lines import reader_for
from tests.bot.rooms.conversation import room_with
from tests.plugins.built_in import all_rules
from tests.texts.catalogues import LANGUAGES
from tests.texts.said import TEXTS
from uno_engine import BadTable
from unobot.config import TableSettings
from unobot.document import plain
from unobot.messages import Voice
from unobot.messages.refusals import refusal
from unobot.parsing import Choices


def lines() -> Iterator[str]:
    """A line with each preset, each rule with and without its sign, and each option; a house rule gets a sign."""
    rules = all_rules()
    yield from rules.presets
    for id_, rule in rules.rules.items():
        yield f"classic +{id_} -{id_}" if rule.role == "house" else f"classic +{id_} {id_} -{id_}"
        yield from (f"japan {setting.name}={setting.write(setting.default)}" for setting in rule.settings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_in_the_names_of_a_language_is_read_as_the_same(language: str) -> None:
    voice, reader = Voice(TEXTS, language), reader_for(None, TEXTS, language, choices=Choices.of(all_rules()))
    wrong = [
        (line, shown, read)
        for line in lines()
        if (read := reader.rule_line(shown := voice.table_named(line))) != line
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("language", "opened", "runs", "rules"),
    [
        ("en", "table (taiwan +stack cards=4).", "taiwan +stack cards=4 is", "Rules of taiwan +stack:"),
        ("zh-Hant", "UNO（台灣 +累積 張數=4）", "「台灣 +累積 張數=4」", "「台灣 +累積」的規則："),
        ("vi", "(Đài Loan +cộng dồn số lá=4)", "“Đài Loan +cộng dồn số lá=4”", "“Đài Loan +cộng dồn”:"),
    ],
)
async def test_what_is_opened_is_called_by_its_names(
    language: str, opened: str, runs: str, rules: str
) -> None:
    async with room_with(
        "ann", "bob", tables=TableSettings(language=language, features={"hints": False})
    ) as room:
        assert opened in (await room.say("ann", "!new taiwan +stack cards=4"))[0]
        await room.say("bob", "!join")
        assert rules in (await room.say("bob", "!rules taiwan +stack"))[0]
        await room.say("ann", "!deal")
        assert any(runs in line for line in await room.say("ann", "!new duo"))


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("classic cards=100", ["số lá"]),
        ("classic pace=slow", ["nhịp"]),
        ("dropped=yes", ["lá bị bỏ", "mở rộng"]),
        ("mercy=20", ["+quá nhiều bài bị loại"]),
        ("rounds negative", ["số ván", "điểm phạt"]),
        ("classic +stak", ["+cộng dồn"]),
    ],
)
def test_why_a_line_is_refused_is_told_in_its_names(line: str, named: list[str]) -> None:
    with pytest.raises(BadTable) as refused:
        all_rules().compose(line)
    told = plain(refusal(Voice(TEXTS, "vi"), refused.value))
    assert [name for name in named if name not in told] == [], told
