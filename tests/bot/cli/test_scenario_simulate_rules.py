"""The verbs for authors of rules, in a process of their own."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Unobot = Callable[..., "subprocess.CompletedProcess[str]"]
ThirdParty = Callable[[str, str], None]

CASE = """
[[scenario]]
name = "{name}"
clauses = ["B11"]
table = "classic"
seats = ["ann", "bob", "cid"]
hands = {{ ann = "rs r1 r2" }}
top = "r9"
steps = ["ann: play rs"]
expect = {{ turn = ["{turn}"] }}
"""


@pytest.fixture(autouse=True)
def own_plugins(third_party: ThirdParty) -> None:
    for hook, module in (("rules", "match"), ("presets", "presets"), ("players", "players")):
        third_party(module, f"from unobot_{module} import unobot_{hook}\n")


def test_scenarios_are_told_one_by_one_and_a_failing_one_gives_status_one(
    unobot: Unobot, tmp_path: Path
) -> None:
    (tmp_path / "good.toml").write_text(CASE.format(name="a Skip skips", turn="cid"))
    (tmp_path / "bad.toml").write_text(CASE.format(name="a Skip does nothing", turn="bob"))

    good = unobot("scenario", "good.toml")
    both = unobot("scenario", "good.toml", "bad.toml")

    assert (good.returncode, good.stderr) == (0, "")
    assert good.stdout == "passed  a Skip skips (B11)\n1 passed, 0 failed\n"
    assert both.returncode == 1
    assert both.stdout.splitlines()[1:] == [
        "FAILED  a Skip does nothing (B11)",
        "        at the end: turn: expected bob, found cid",
        "1 passed, 1 failed",
    ]


def test_scenarios_as_json_are_one_object_each(unobot: Unobot, tmp_path: Path) -> None:
    (tmp_path / "cases").mkdir()
    (tmp_path / "cases" / "a.toml").write_text(CASE.format(name="holds", turn="cid"))
    (tmp_path / "cases" / "b.toml").write_text(CASE.format(name="does not", turn="bob"))

    done = unobot("scenario", "cases", "--json")

    assert done.returncode == 1
    assert [json.loads(line) for line in done.stdout.splitlines()] == [
        {"name": "holds", "clauses": ["B11"], "passed": True, "message": "", "where": ""},
        {
            "name": "does not",
            "clauses": ["B11"],
            "passed": False,
            "message": "at the end: turn: expected bob, found cid",
            "where": "cases/b.toml:10",
        },
    ]


def test_only_scenarios_with_that_text_are_played(unobot: Unobot, tmp_path: Path) -> None:
    cases = CASE.format(name="a Skip skips", turn="cid") + CASE.format(name="does not", turn="bob")
    (tmp_path / "cases.toml").write_text(cases)

    assert unobot("scenario", "cases.toml", "-k", "SKIP").returncode == 0


def test_no_scenario_at_all_is_no_success(unobot: Unobot, tmp_path: Path) -> None:
    (tmp_path / "cases.toml").write_text(CASE.format(name="a Skip skips", turn="cid"))
    (tmp_path / "empty").mkdir()

    missed = unobot("scenario", "cases.toml", "-k", "skop")
    nothing = unobot("scenario", "empty", "--json")

    assert (missed.returncode, nothing.returncode) == (1, 1)
    assert missed.stderr == "there is no scenario with 'skop' in its name in cases.toml\n"
    assert (nothing.stdout, nothing.stderr) == ("", "there is no scenario in empty\n")


def test_a_scenario_that_cannot_be_read_fails_with_its_line_and_the_others_are_played(
    unobot: Unobot, tmp_path: Path
) -> None:
    good, other = CASE.format(name="x", turn="cid"), CASE.format(name="y", turn="cid")
    (tmp_path / "case.toml").write_text(good + other.replace("clauses", "clauzes"))

    done = unobot("scenario", "case.toml")

    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.splitlines() == [
        "passed  x (B11)",
        "FAILED  y",
        "        case.toml:12: clauses: is missing",
        "1 passed, 1 failed",
    ]


def test_a_file_that_cannot_be_read_is_told(unobot: Unobot, tmp_path: Path) -> None:
    (tmp_path / "case.toml").write_text("[[scenarios]]\n")

    done = unobot("scenario", "case.toml")

    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "case.toml: expected nothing but [[scenario]] tables\n"


def test_rounds_are_simulated_and_told(unobot: Unobot) -> None:
    done = unobot("simulate", "--games", "3", "--players", "2", "--players-are", "heuristic,random")

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("3 games, ")
    assert "wins by kind: heuristic: " in done.stdout


def test_all_presets_rules_and_options_are_listed(unobot: Unobot) -> None:
    text = unobot("rules").stdout
    listed = json.loads(unobot("rules", "--json").stdout)

    names = [preset["name"] for preset in listed["presets"]]
    assert names[0] == "classic"
    for preset in listed["presets"]:
        assert f"  {preset['name']}: {preset['about']}" in text
    for rule in listed["rules"]:
        assert rule["about"], rule["name"]
        for option in rule["options"]:
            assert f"  {option['name']}={option['default']}: {option['about']}" in text


def test_a_table_is_described_with_what_is_unusual_about_it(unobot: Unobot) -> None:
    done = unobot("rules", "classic", "cards=9", "negative", "target=70")
    asked = json.loads(unobot("rules", "classic", "cards=9", "negative", "--json").stdout)

    assert done.returncode == 0
    assert done.stdout.splitlines()[:2] == [
        "classic negative cards=9 target=70: The original rules.",
        "108 cards, 2 to 10 players",
    ]
    assert "  cards=9 (default 7): " in done.stdout
    assert "winner" not in done.stdout
    assert (asked["table"], asked["options"]["cards"]) == ("classic negative cards=9", "9")
    assert (asked["least_players"], asked["most_players"]) == (2, 10)


def test_a_rule_is_described_with_its_options(unobot: Unobot) -> None:
    told = unobot("rules", "negative").stdout

    assert told.startswith("negative (match)\nCards left in a hand count against it")
    assert "  target=500: " in told


def test_a_preset_is_described_and_not_the_deck_of_its_name(unobot: Unobot) -> None:
    for typed, line in {"unoplus": "unoplus", "wild4uno": "wild4uno", "no mercy": "no-mercy"}.items():
        assert unobot("rules", *typed.split()).stdout.startswith(f"{line}: "), typed
    assert unobot("rules", "+no-mercy").stdout.startswith("classic +no-mercy: ")
    assert unobot("rules", "seven", "zero").stdout.startswith("seven-zero (house)\n")


def test_a_table_that_cannot_be_opened_is_told(unobot: Unobot) -> None:
    done = unobot("rules", "clasic")

    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "There is no rule or preset called “clasic”. Did you mean classic?\n"


def test_rules_are_told_as_in_chat_in_a_language_that_the_bot_speaks(
    unobot: Unobot, third_party: ThirdParty, tmp_path: Path
) -> None:
    texts = tmp_path / "their_texts"
    texts.mkdir()
    (texts / "en.ftl").write_text("")
    (texts / "de.ftl").write_text("rules-match = Partie: { $list }.\n")
    brings = "from pathlib import Path\n@hookimpl\ndef unobot_texts():\n    return [Path(__file__).parent / 'their_texts']\n"
    third_party("german", brings)

    spoken = unobot("rules", "--language", "de", "classic")
    swiss = unobot("rules", "--language", "de-CH", "classic")
    unknown = unobot("rules", "--language", "tlh", "classic")
    listed = unobot("rules", "--language", "en")

    assert (spoken.returncode, spoken.stderr) == (0, "")
    assert "Partie: first to 500" in spoken.stdout
    assert swiss.stdout == spoken.stdout
    assert unknown.returncode == 0
    assert unknown.stderr.startswith("The bot does not speak tlh (it speaks: en, de, ")
    assert unknown.stderr.endswith("); in English:\n")
    assert "Partie" not in unknown.stdout
    assert "taiwan" in listed.stdout


def test_a_table_that_cannot_be_opened_is_told_in_any_language(unobot: Unobot) -> None:
    done = unobot("rules", "--language", "en", "clasic")

    assert (done.returncode, done.stdout) == (1, "")
    assert "classic" in done.stderr


@pytest.mark.parametrize(
    ("line", "status", "why"),
    [
        (
            "demo --auto --table clasic",
            1,
            "unobot demo: There is no rule or preset called “clasic”. Did you mean classic?",
        ),
        ("demo --players 1", 2, "Invalid value for '--players'"),
        ("demo --language tlh", 1, "unobot demo: --language: expected one of en, "),
        (
            "demo --people un0bot",
            1,
            "unobot demo: people: expected names that do not look like the bot's, unobot",
        ),
        ("demo --people a/b", 1, "unobot demo: people: item 1: expected a name, one word"),
        ("simulate --players 1", 2, "Invalid value for '--players'"),
        ("simulate --players 11", 2, "Invalid value for '--players'"),
        ("simulate --games 0", 2, "Invalid value for '--games'"),
        ("simulate --games -3", 2, "Invalid value for '--games'"),
        ("simulate --table cards=-3", 1, "cards must be a number from 1 to 20"),
        (
            "simulate --players-are robot",
            1,
            "no kind of computer player is called robot; there are heuristic, random, search",
        ),
        (
            "simulate --config none.toml",
            1,
            "none.toml: is missing; to write one, type unobot init --config none.toml",
        ),
        ("scenario", 2, "Missing argument 'FILE'"),
        ("scenario none.toml", 2, "path 'none.toml' does not exist"),
        ("replay --last 0", 2, "Invalid value for '--last'"),
        ("rules target=-5", 1, "target must be a number from 1 to"),
        ("nonsense", 2, "There is no command nonsense."),
    ],
)
def test_what_was_typed_wrong_is_told_and_nothing_is_done(
    unobot: Unobot, line: str, status: int, why: str
) -> None:
    done = unobot(*line.split())

    assert (done.returncode, done.stdout) == (status, "")
    assert why in done.stderr
    assert "Traceback" not in done.stderr


HANGS = """
from uno_engine import Played, Rule, after

class Hangs(Rule):
    '''Never comes back when a Skip is played.'''

    id = "hangs"

    @after(Played)
    def wait(self, ctx, played):
        while played.card.code == "rs":
            pass

@hookimpl
def unobot_rules():
    return [Hangs]
"""


def test_a_rule_that_never_comes_back_fails_its_scenario_and_the_others_are_played(
    unobot: Unobot, third_party: ThirdParty, tmp_path: Path
) -> None:
    third_party("hangs", HANGS)
    hangs = CASE.format(name="hangs", turn="cid").replace("classic", "classic +hangs")
    (tmp_path / "cases.toml").write_text(hangs + CASE.format(name="holds", turn="cid"))

    done = unobot("scenario", "cases.toml")

    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "FAILED  hangs (B11)",
        "        step 1, ann: play rs: the rule hangs did not come back within 2 s, and was ended (cases.toml:2, seed 1)",
        "passed  holds (B11)",
        "1 passed, 1 failed",
    ]
