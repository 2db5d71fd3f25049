import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Unobot = Callable[..., "subprocess.CompletedProcess[str]"]
ThirdParty = Callable[[str, str], None]

TIN_CAN = """
from dataclasses import dataclass
from typing import Annotated
from annotated_types import Interval
from unobot.config import Wrong
from unobot.config.kinds import Expected
from unobot.plugins.parts import AdapterFactory
from unobot.kit.testing import FakeNetwork

@dataclass(frozen=True)
class Account:
    account: str = ""

@dataclass(frozen=True)
class Settings:
    \"\"\"A network of tin cans.\"\"\"
    string: Annotated[int, Interval(ge=1, le=100), Expected("a whole number from 1 to 100")]
    rooms: tuple[str, ...] = ()
    sasl: Account = Account()

    def wrong(self):
        if self.sasl.account and self.string < 5:
            yield Wrong(("sasl", "account"), "expected a longer string, or none")

def open_can(network, settings, means):
    assert means.shelf.get("position") is None and settings.string
    return FakeNetwork(means.clock, network)

def fail(network, settings, means):
    raise RuntimeError("the can has a hole")

@hookimpl
def unobot_adapters():
    return {"tin-can": AdapterFactory(Settings, open_can), "leaking": AdapterFactory(Account, fail)}
"""


@pytest.fixture(autouse=True)
def tin_can(third_party: ThirdParty) -> None:
    third_party("tin", TIN_CAN)


def test_check_finds_nothing_wrong_with_a_good_configuration(unobot: Unobot, tmp_path: Path) -> None:
    (tmp_path / "config.toml").write_text(
        'plugins = ["tin"]\n[network.attic]\nadapter = "tin-can"\nstring = 5\nrooms = ["a", "b"]\n'
    )

    done = unobot("check")

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "config.toml: no problems. Networks: attic (tin-can, a b). Plugins: tin.\n"


def test_check_tells_what_adapters_and_plugins_find_wrong_with_file_and_line(
    unobot: Unobot, tmp_path: Path
) -> None:
    (tmp_path / "my.toml").write_text("""plugins = ["tin", "gone"]
[network.attic]
adapter = "tin-can"
string = "long"
sasl = { account = 5 }
strong = true
[network.cellar]
adapter = "tin-can"
[network.shed]
adapter = "pigeon"
[network.roof]
sasl = { account = "x" }
string = 1
adapter = "tin-can"
[network.yard]
adapter = "leaking"
""")

    done = unobot("check", "--config", "my.toml")

    assert done.returncode == 1
    assert re.sub(r"installed are .*", "installed are …", done.stderr).splitlines() == [
        "my.toml:1: plugins: gone: plugin gone is missing; installed are …",
        "my.toml:4: network.attic.string: expected a whole number from 1 to 100, not a text",
        "my.toml:5: network.attic.sasl.account: expected a text in quotes, not a number",
        "my.toml:6: network.attic.strong: unknown; did you mean string?",
        "my.toml:7: network.cellar.string: missing; expected a whole number from 1 to 100",
        "my.toml:10: network.shed.adapter: no plugin brings this adapter; expected leaking or tin-can",
        "my.toml:12: network.roof.sasl.account: expected a longer string, or none",
        "my.toml:16: network.yard.adapter: the adapter failed: RuntimeError: the can has a hole",
    ]


def test_check_stops_at_a_file_that_cannot_be_read(unobot: Unobot) -> None:
    done = unobot("check", "--config", "none.toml")

    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "none.toml: is missing; to write one, type unobot init --config none.toml\n"


@pytest.mark.parametrize(
    ("lines", "problems"),
    [
        (
            '[tables]\npreset = "clasic"\n',
            ["9: tables.preset: There is no rule or preset called “clasic”. Did you mean classic?"],
        ),
        ('[network.home.tables]\npreset = "classic cards=-1"\n', ["9: network.home.tables.preset: "]),
        (
            '[network.home.room."#uno"]\nlanguage = "tlh"\n',
            ['9: network.home.room."#uno".language: expected a language that the bot speaks: en'],
        ),
        ('[tables]\nlanguage = "tlh"\n', ["9: tables.language: expected a language that the bot speaks: en"]),
        (
            "port = 0\npace = { burst = 0 }\n",
            [
                "8: network.home.port: expected a number from 1 to 65535",
                "9: network.home.pace.burst: expected a whole number",
            ],
        ),
    ],
)
def test_check_finds_what_the_bot_could_not_do(
    unobot: Unobot, tmp_path: Path, lines: str, problems: list[str]
) -> None:
    (tmp_path / "config.toml").write_text(
        'data = "kept.db"\n[network.home]\nadapter = "irc"\nhost = "h"\nnick = "bot"\ntls = true\n'
        f'rooms = ["#uno"]\n{lines}'
    )

    done = unobot("check")

    told = done.stderr.splitlines()
    assert (done.returncode, len(told)) == (1, len(problems)), done.stderr
    assert [
        line for line, problem in zip(told, problems, strict=True) if f"config.toml:{problem}" not in line
    ] == []


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ("text.db", "is not a database; expected a database, or no file."),
        (".", "Is a directory"),
        (
            "mysql://ann:secret@example.org/uno",
            "names a mysql database; expected a file, or a postgresql:// URL.",
        ),
    ],
)
def test_check_looks_at_the_store_and_shows_no_password(
    unobot: Unobot, tmp_path: Path, data: str, why: str
) -> None:
    (tmp_path / "text.db").write_text("These are not the pages you are looking for.\n")
    (tmp_path / "config.toml").write_text(
        f'data = "{data}"\nplugins = ["tin"]\n[network.attic]\nadapter = "tin-can"\nstring = 5\n'
    )

    done = unobot("check")

    assert done.returncode == 1
    assert done.stderr.startswith("config.toml:1: data: ")
    assert done.stderr.endswith(f"{why}\n")
    assert "secret" not in done.stderr


@pytest.mark.parametrize(("verb", "status"), [("run", 4), ("replay", 1), ("backup copy.db", 1)])
def test_a_store_that_cannot_be_opened_is_told_without_a_traceback(
    unobot: Unobot, tmp_path: Path, verb: str, status: int
) -> None:
    (tmp_path / "text.db").write_text("These are not the pages you are looking for.\n")
    (tmp_path / "config.toml").write_text(
        'data = "text.db"\nplugins = ["tin"]\n[network.attic]\nadapter = "tin-can"\nstring = 5\n'
    )

    done = unobot(*verb.split())

    assert (done.returncode, done.stdout) == (status, "")
    assert "file is not a database" in done.stderr
    assert "Traceback" not in done.stderr


def test_plugins_lists_what_each_brings_and_what_is_broken(
    unobot: Unobot, third_party: ThirdParty, tmp_path: Path
) -> None:
    third_party("bad", "raise RuntimeError('half done')")
    (tmp_path / "config.toml").write_text(
        'plugins = ["tin", "bad"]\n[network.attic]\nadapter = "tin-can"\nstring = 5\n'
    )

    done = unobot("plugins", "--config", "config.toml")

    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "tin 3.1 (their_tin): adapters tin-can, leaking",
        "    declares no api; it is taken as made for 1. Write unobot_api = 1 into their_tin",
        f"bad: broken: RuntimeError: half done ({tmp_path / 'their_bad.py'}:2)",
    ]


def test_plugins_as_json_can_be_read_by_programs(unobot: Unobot) -> None:
    found = json.loads(unobot("plugins", "--json").stdout)

    tin = next(each for each in found["loaded"] if each["name"] == "tin")
    assert tin == {
        "name": "tin",
        "module": "their_tin",
        "version": "3.1",
        "api": None,
        "notes": ["declares no api; it is taken as made for 1. Write unobot_api = 1 into their_tin"],
        "brings": {"adapters": ["tin-can", "leaking"]},
    }


def test_what_is_installed_is_searched(unobot: Unobot) -> None:
    done = unobot("plugins", "--search", "OF TIN CANS")

    assert (done.returncode, done.stdout) == (0, "network tin-can, of tin: A network of tin cans.\n")


ROOMY = """
from dataclasses import dataclass
from unobot.plugins.parts import AdapterFactory
from unobot.kit.testing import FakeNetwork

@dataclass(frozen=True)
class Settings:
    rooms: tuple[str, ...] = ("lobby", "den")

@hookimpl
def unobot_adapters():
    return {"roomy": AdapterFactory(Settings, lambda network, settings, means: FakeNetwork(means.clock, network))}
"""


def test_check_takes_a_plugin_that_is_not_installed(unobot: Unobot, tmp_path: Path) -> None:
    (tmp_path / "roomy.py").write_text(f"from unobot.plugins.hookspecs import hookimpl\n{ROOMY}")
    (tmp_path / "config.toml").write_text('[network.attic]\nadapter = "roomy"\n')

    done = unobot("check", "--plugin", "roomy.py")

    assert (done.returncode, done.stderr) == (0, "")
    assert "Networks: attic (roomy, lobby den)." in done.stdout


def test_rooms_that_are_an_adapters_default_are_those_of_the_network(
    unobot: Unobot, third_party: ThirdParty, tmp_path: Path
) -> None:
    third_party("roomy", ROOMY)
    (tmp_path / "config.toml").write_text(
        '[network.attic]\nadapter = "roomy"\n[network.attic.room.dem]\nlanguage = "en"\n'
        '[network.cellar]\nadapter = "roomy"\nrooms = []\n'
    )

    told = unobot("check").stdout

    assert "attic (roomy, lobby den), cellar (roomy, no rooms)." in told
    assert 'network.attic.room.dem: settings of a room that is not in rooms; did you mean "den"?' in told
    assert "network.cellar.rooms: the bot is in no room" in told


def test_a_wrong_option_is_told_and_ends_with_status_two(unobot: Unobot) -> None:
    done = unobot("check", "--konfig", "x")

    assert done.returncode == 2
    assert "--konfig" in done.stderr
