from collections.abc import Callable
from pathlib import Path

import pytest

from unobot.config import ConfigError
from unobot.config.reader import load

Problems = Callable[[str], list[str]]
HOME = '[network.home]\nadapter = "irc"\n'


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('langage = "en"\n' + HOME, "1: langage: unknown; did you mean language?"),
        ('database = "uno.db"\n' + HOME, "1: database: unknown; did you mean data?"),
        (
            HOME + '[tables]\nturn-timeout = "90s"',
            "4: tables.turn-timeout: unknown; did you mean turn_timeout?",
        ),
        ("[netwrok.home]\n" + HOME, "1: netwrok: unknown; did you mean network?"),
        (
            HOME + "[network.home.room.'#UNO']\n[network.home.room.'#uno']\nbare = true",
            '4: network.home.room."#uno": the same room as "#UNO", in another spelling; expected one table for it',
        ),
        (
            HOME + 'rooms = ["#uno key", "#dos", "#UNO"]',
            '3: network.home.rooms: "#UNO" is the same room as "#uno"; leave one out',
        ),
        (HOME + "[tables]\npreset = 5\n", "4: tables.preset: expected a text in quotes, not a number"),
        (
            HOME + '[tables]\nturn_timeout = "soon"',
            '4: tables.turn_timeout: expected a duration such as "90s"',
        ),
        (
            HOME + '[tables]\nturn_timeout = "14s"',
            '4: tables.turn_timeout: expected a duration such as "90s" or "3m", at least "15s"',
        ),
        (HOME + "[tables]\nturn_timeout = 180", '4: tables.turn_timeout: expected a duration such as "90s"'),
        (
            HOME + '[tables]\nstyle = "color"',
            '4: tables.style: expected "colour", "plain", "emoji" or "words", not this text',
        ),
        (HOME + "[tables]\nbare = 1", "4: tables.bare: expected true or false, not a number"),
        (HOME + "[tables]\nidle_limit = 0", "4: tables.idle_limit: expected a whole number from 1 to 100"),
        (
            HOME + '[tables]\nprefixes = ["!", "uno"]',
            "4: tables.prefixes: expected a list of signs in quotes",
        ),
        (HOME + "[tables]\nprefixes = []", "4: tables.prefixes: expected a list of signs in quotes"),
        (HOME + '[tables]\nlanguage = ""', "4: tables.language: expected a language such as"),
        (HOME + 'rooms = "#uno"', "3: network.home.rooms: expected a list of rooms"),
        (
            HOME + '[network.home.room."#uno"]\nbar = true',
            '4: network.home.room."#uno".bar: unknown; did you mean bare?',
        ),
        (
            HOME + "[network.home.tables]\npreset = []",
            "4: network.home.tables.preset: expected a text in quotes",
        ),
        (
            "[network.home]\nrooms = []",
            '1: network.home.adapter: missing; expected the kind of network, such as adapter = "irc"',
        ),
        # what people write who come from elsewhere; never is a text shown, which may be a password
        ('[tables]\ndata = "uno.db"\n' + HOME, "2: tables.data: unknown here; move it above the first line"),
        ("data = “uno.db”\n" + HOME, '1: not TOML: expected data = "…" with straight quotes'),
        ("[tables]\nbare = True\n" + HOME, "2: not TOML: expected bare = true"),
        ("data = uno.db\n" + HOME, '1: not TOML: expected data = "…"'),
        ("password: hunter2\n" + HOME, '1: not TOML: expected password = "…"'),
        ("network:\n  home:\n", "1: not TOML: expected [network.NAME] or another table in brackets"),
        ('{"data": "uno.db"}', "1: not TOML: this is JSON; expected lines such as"),
        ('owners = ["ann"]\n' + HOME, "1: owners: expected accounts or user ids by network, such as {"),
        (
            '[network]\nadapter = "irc"\nrooms = 5',
            "1: network: expected a name of your own in each: [network.NAME]",
        ),
        ('[log]\nformat = "xml"\n' + HOME, '2: log.format: expected "terminal" or "json", not this text'),
        ("plugins = 5\n" + HOME, '1: plugins: expected a list of plugin names, or "all", not a number'),
        ('network = "irc"', "1: network: expected a table of settings, not a text"),
        ('data = "nowhere/uno.db"\n' + HOME, "1: data: expected a file in a folder that exists"),
        ("tables = 1979-05-27\n" + HOME, "1: tables: expected a table of settings, not a date or time"),
        ("x = [\n 1,\n 2,\n}\n", "4: not TOML: "),
        ('x = "', "1: not TOML: "),
    ],
)
def test_a_problem_names_the_line_the_key_and_what_was_expected(
    problems: Problems, text: str, problem: str
) -> None:
    assert [found[: len(problem)] for found in problems(text)] == [problem]


def test_all_problems_are_told_at_once_in_the_order_of_the_file(problems: Problems) -> None:
    found = problems("lang = 1\n[tables]\nbare = 2\nstyle = 3\n" + HOME + "rooms = 4\n[log]\nlevel = 5\n")

    assert [line.split(":")[0] for line in found] == ["1", "3", "4", "7", "9"]


def test_a_configuration_without_any_network_is_wrong(write: Callable[[str], Path]) -> None:
    file = write("")

    with pytest.raises(ConfigError, match=r"config.toml: network: missing; expected at least one table"):
        load(file)


def test_a_missing_file_is_told_by_its_name(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"none\.toml: is missing; .* unobot init"):
        load(tmp_path / "none.toml")


def test_the_mark_with_which_windows_begins_a_file_is_no_problem(tmp_path: Path) -> None:
    file = tmp_path / "bom.toml"
    file.write_text('language = "ja"\n' + HOME, encoding="utf-8-sig")

    assert load(file).language == "ja"


def test_a_file_that_is_not_utf8_is_told_with_the_line(tmp_path: Path) -> None:
    file = tmp_path / "latin1.toml"
    file.write_bytes('language = "en"\nname = "Zoë"\n'.encode("latin-1"))

    with pytest.raises(ConfigError, match=r"latin1\.toml:2: expected UTF-8"):
        load(file)


def test_lines_are_right_after_values_of_several_lines_and_inside_of_inline_tables(
    problems: Problems,
) -> None:
    text = f'''{HOME}rooms = [
  "#uno",  # the first
]
motd = """
[tables]
"""
"tables" = {{ preset = "x", bare = 5 }}
'''

    assert problems(text) == ["9: network.home.tables.bare: expected true or false, not a number"]
