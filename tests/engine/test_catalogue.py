from typing import ClassVar

import pytest

from tests.engine.tables import CATALOGUE, EVERY_VALUE, SETTINGS, rules_for, values
from uno_engine import (
    BUILT_IN,
    BadTable,
    Catalogue,
    Duration,
    Free,
    Number,
    Options,
    Preset,
    Rule,
    Setting,
    Word,
    YesNo,
)
from unobot_match import RULES
from unobot_presets import PRESETS


class Jump(Rule):
    id = "jump"
    conflicts: ClassVar[dict[str, str]] = {"slow": "jump-is-fast"}
    settings = (Number("jumps", 1, 1, 9, "How many."),)


class Slow(Rule):
    id = "slow"
    requires = ("walk",)


class Walk(Rule):
    id = "walk"
    presets: ClassVar[dict[str, int | str | bool]] = {"play-drawn": "must", "voluntary-draw": False}


class Pair(Rule):
    id = "pair"
    includes = ("jump", "walk")


HOUSE = (Jump, Slow, Walk, Pair)
BRISK = Preset(
    "brisk", "classic-game", "Fast.", ("jump", "walk"), {"cards": "5", "turn-timeout": "90s"}, ("rounds",)
)


def catalogue() -> Catalogue:
    return Catalogue([*BUILT_IN, *RULES, *HOUSE], [*PRESETS, BRISK])


def refusal(line: str) -> BadTable:
    with pytest.raises(BadTable) as refused:
        catalogue().compose(line)
    return refused.value


@pytest.mark.parametrize(
    ("line", "code", "args"),
    [
        ("clasic", "unknown-word", {"said": "clasic", "nearest": "classic"}),
        ("+jmp", "unknown-word", {"said": "+jmp", "nearest": "+jump"}),
        ("-walkk", "unknown-word", {"said": "-walkk", "nearest": "-walk"}),
        ("card=7", "unknown-option", {"said": "card", "nearest": "cards"}),
        ("play-drawnn=may", "unknown-option", {"said": "play-drawnn", "nearest": "play-drawn"}),
        ("qqqqqq", "unknown-word", {"said": "qqqqqq", "nearest": ""}),
        ("jump", "unknown-word", {"said": "jump", "nearest": "+jump"}),
        ("cards", "unknown-word", {"said": "cards", "nearest": "cards=7"}),
        ("+classic-game", "unknown-word", {"said": "+classic-game", "nearest": "classic"}),
        ("-skip", "unknown-word", {"said": "-skip"}),
        ("classic brisk", "two-presets", {"one": "classic", "other": "brisk"}),
        ("+slow", "needs-rule", {"rule": "slow", "other": "walk"}),
        ("+jump +slow +walk", "rules-conflict", {"rule": "jump", "other": "slow", "reason": "jump-is-fast"}),
        ("cards=99", "wants-number", {"option": "cards", "low": 1, "high": 20, "said": "99"}),
        (
            "play-drawn=maybe",
            "wants-word",
            {"option": "play-drawn", "words": "may, must, never", "said": "maybe"},
        ),
        ("turn-timeout=soon", "wants-time", {"option": "turn-timeout", "said": "soon"}),
        (
            "voluntary-draw=perhaps",
            "wants-word",
            {"option": "voluntary-draw", "words": "yes, no", "said": "perhaps"},
        ),
        ('first="ann', "open-quote", {}),
        ("jumps=2", "option-elsewhere", {"said": "jumps", "owners": ("+jump",)}),
    ],
)
def test_a_line_that_does_not_fit_is_refused_in_words(line: str, code: str, args: dict[str, object]) -> None:
    refused = refusal(line)

    assert refused.code == code
    assert args.items() <= refused.args_.items()


def test_a_line_may_name_its_words_in_any_order_and_case() -> None:
    rules = catalogue().compose("CARDS=9 +Jump negative CLASSIC")

    assert rules.preset == "classic"
    assert rules.options["cards"] == 9
    assert {"jump", "negative"} <= rules.by_id.keys()
    assert "winner" not in rules.by_id


def test_an_empty_line_is_the_first_preset() -> None:
    rules = catalogue().compose("")

    assert rules.preset == "classic"
    assert "winner" in rules.by_id


def test_a_preset_brings_rules_and_options_and_the_line_overrules_it() -> None:
    brisk = catalogue().compose("brisk")
    mine = catalogue().compose("brisk -jump cards=3 winner play-drawn=may")

    assert {"jump", "walk", "rounds"} <= brisk.by_id.keys()
    assert (brisk.options["cards"], brisk.options["turn-timeout"]) == (5, 90_000)
    assert (brisk.options["play-drawn"], brisk.options["voluntary-draw"]) == ("must", False)
    assert "jump" not in mine.by_id
    assert "rounds" not in mine.by_id
    assert (mine.options["cards"], mine.options["play-drawn"]) == (3, "may")


def test_a_rule_brings_those_that_it_includes() -> None:
    assert {"jump", "walk", "pair"} <= catalogue().compose("+pair").by_id.keys()


@pytest.mark.parametrize(
    "line",
    [
        "",
        "classic",
        "brisk",
        "brisk -walk",
        "+jump jumps=3 negative target=70",
        "first='anna lena' +walk",
        "rounds=2 uno=none",
        "brisk -jump +jump",
    ],
)
def test_the_line_of_a_table_makes_the_same_table_again(line: str) -> None:
    rules = catalogue().compose(line)

    again = catalogue().compose(rules.line)

    assert again.line == rules.line
    assert again.fingerprint == rules.fingerprint
    assert dict(again.options) == dict(rules.options)


def test_an_option_that_names_its_own_rule_is_said_once() -> None:
    class Steep(Rule):
        id = "steep"
        settings = (Word("steep", "up", ("up", "down"), "Which way."),)

    known = Catalogue([*BUILT_IN, *RULES, *HOUSE, Steep], [*PRESETS, BRISK])

    assert known.compose("cards=9 rounds=3").line == "classic rounds=3 cards=9"
    assert known.compose("cards=9 +walk +steep=down").line == "classic +walk +steep=down cards=9"
    assert known.compose("classic +steep rounds steep=down rounds=3").line == "classic +steep=down rounds=3"


def test_a_rule_that_a_line_takes_away_and_adds_again_stays() -> None:
    rules = catalogue().compose("brisk -jump +jump")

    assert "jump" in rules.by_id
    assert rules.line == "brisk"


def test_every_value_of_every_option_is_kept_by_the_line_of_the_table() -> None:
    for name, value in EVERY_VALUE:
        # two kinds of match may have an option of one name, each with values of its own
        having = (rule.id for rule in RULES for s in rule.settings if s.name == name and value in values(s))
        match = next(having, "winner")
        rules = rules_for(f"classic {match} {name}={value}")
        assert rules_for(rules.line).options[name] == SETTINGS[name].read(value)


def test_other_rules_or_options_have_another_fingerprint() -> None:
    prints = {catalogue().compose(line).fingerprint for line in ("", "cards=8", "+jump", "+walk", "negative")}

    assert len(prints) == 5


def test_two_rules_or_presets_of_one_name_are_refused() -> None:
    class Other(Rule):
        id = "jump"

    with pytest.raises(ValueError, match="two rules are called jump"):
        Catalogue([Jump, Other], [])
    with pytest.raises(ValueError, match="two presets are called brisk"):
        Catalogue([], [BRISK, Preset("brisk", "x", "y")])


def test_a_catalogue_without_presets_opens_no_table() -> None:
    with pytest.raises(BadTable) as refused:
        Catalogue(BUILT_IN, []).compose("")

    assert refused.value.code == "no-presets"


def test_a_preset_of_a_rule_that_is_not_there_is_refused() -> None:
    broken = Catalogue(BUILT_IN, [Preset("broken", "classic-game", "", ("gone",))])

    with pytest.raises(BadTable) as refused:
        broken.compose("broken")

    assert refused.value.args_["rule"] == "gone"


# --- settings --------------------------------------------------------------------------------------------------------

NUMBER = Number("n", 3, 0, 12, "")
SWITCH = YesNo("s", True, "")
WORD = Word("w", "a", ("a", "b"), "")
TIME = Duration("t", 180_000, "")


@pytest.mark.parametrize(
    ("setting", "text", "value"),
    [
        (NUMBER, "0", 0), (NUMBER, "12", 12), (NUMBER, "off", 0), (NUMBER, "007", 7),
        (SWITCH, "yes", True), (SWITCH, "off", False), (SWITCH, "1", True),
        (WORD, "b", "b"),
        (TIME, "90s", 90_000), (TIME, "90", 90_000), (TIME, "2m", 120_000), (TIME, "1 h", 3_600_000),
        (TIME, "250ms", 250), (TIME, "off", 0), (TIME, "24h", 86_400_000),
        (Free("f", "left", ""), "ann", "ann"),
    ],
)  # fmt: skip
def test_a_setting_reads_what_is_typed(setting: Setting, text: str, value: object) -> None:
    assert setting.read(text) == value
    assert setting.read(setting.write(setting.read(text))) == value


@pytest.mark.parametrize(
    ("setting", "text"),
    [
        (NUMBER, "13"), (NUMBER, "-1"), (NUMBER, "x"), (NUMBER, ""), (NUMBER, "1.5"), (NUMBER, "²"), (NUMBER, "9" * 30),
        (Number("m", 1, 1, 5, ""), "off"), (Number("m", 1, 1, 5, ""), "0"),
        (SWITCH, "maybe"), (SWITCH, ""), (WORD, "c"), (WORD, ""),
        (TIME, "0s"), (TIME, "-5s"), (TIME, "25h"), (TIME, "5d"), (TIME, ""), (TIME, "m"), (TIME, "9" * 400),
    ],
)  # fmt: skip
def test_a_setting_refuses_what_it_does_not_know(setting: Setting, text: str) -> None:
    with pytest.raises(BadTable):
        setting.read(text)


@pytest.mark.parametrize("span", [1, 250, 1000, 90_000, 120_000, 3_600_000, 5_400_000, 86_400_000, 0])
def test_a_time_is_written_in_the_largest_unit_that_shows_it_whole(span: int) -> None:
    assert TIME.read(TIME.write(span)) == span


def test_every_option_is_described_and_its_default_can_be_typed() -> None:
    for name, setting in SETTINGS.items():
        assert setting.name == name
        assert setting.about.endswith((".", ")."))
        assert setting.read(setting.write(setting.default)) == setting.default


def test_options_that_no_rule_has_are_off() -> None:
    options = Options({"n": 3, "s": True, "w": "a"})

    assert (options.number("n"), options.flag("s"), options.word("w")) == (3, True, "a")
    assert (options.number("x"), options.flag("x"), options.word("x")) == (0, False, "")
    assert dict(options) == {"n": 3, "s": True, "w": "a"}
    assert len(options) == 3


def test_the_catalogue_knows_the_nearest_name() -> None:
    assert CATALOGUE.nearest("winer") == "winner"
    assert CATALOGUE.nearest("wrongcard") == "wrong-card=0"
    assert CATALOGUE.nearest("wrongcard", value=True) == "wrong-card"
    assert CATALOGUE.nearest("zzzzzzzz") == ""
    # an option is named for the slip of a rule only if it is very near
    assert CATALOGUE.nearest("wrong-cow") == ""
    assert CATALOGUE.nearest("wrong-cow", value=True) == "wrong-card"


def test_a_line_is_composed_once_and_refused_each_time() -> None:
    assert CATALOGUE.compose("classic cards=9") is CATALOGUE.compose("classic cards=9")
    for _ in range(2):
        with pytest.raises(BadTable):
            CATALOGUE.compose("classic nonsense")
