import re
from dataclasses import fields, is_dataclass, replace
from pathlib import Path

import pytest

import unobot_irc as irc
import unobot_matrix as matrix
from tests.plugins.built_in import built_in
from tests.reading import good
from unobot.adapter import Network
from unobot.config import Config, FeatureSettings, LogSettings, TableSettings, WebSettings
from unobot.config.reader import keys
from unobot.plugins import load_config

FILE = Path(__file__).parents[2] / "config.example.toml"
DECLARED: FeatureSettings = built_in().brought.declared()
LINES = FILE.read_text(encoding="utf-8").splitlines()


def described(key: str) -> bool:
    """A comment stands right above the setting, or above the settings it is told with."""
    at = next((n for n, line in enumerate(LINES) if re.match(rf"#?{key} = ", line)), 0)
    while at and re.match(r"#?\w+ = ", LINES[at]):
        at -= 1
    return LINES[at].startswith("# ")


def test_the_example_loads_and_says_the_defaults() -> None:
    config = load_config(FILE, built_in())

    assert replace(config.tables, features={}) == TableSettings()
    assert config.plugin == {name: kind() for name, kind in DECLARED.bot.items()}
    assert {kind: config.tables.of(kind) for kind in DECLARED.tables} == {
        kind: kind() for kind in DECLARED.tables
    }
    assert {f"tables.{name}" for name in config.tables.features} <= {*DECLARED.keys}
    assert config.log == LogSettings()
    assert config.web == WebSettings()
    assert config.plugins is None
    assert config.language == Config().language
    assert config.data.reveal() == str(FILE.parent / "unobot.db")


def test_what_is_switched_off_in_the_example_loads_when_switched_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("UNOBOT_IRC_PASSWORD", "UNOBOT_MATRIX_TOKEN"):
        monkeypatch.setenv(variable, "secret")
    for name in ("ca.pem", "server-password", "matrix-password", "registration.yaml", "picture.png"):
        (tmp_path / name).write_text("something")
    file = tmp_path / "config.toml"
    file.write_text("\n".join(re.sub(r"^#(?=\w+ = |\[)", "", line) for line in LINES), encoding="utf-8")

    config = load_config(file, built_in())

    libera = good(irc.IrcSettings, config.networks[Network("libera")].settings, tmp_path)
    assert None not in (libera.ca_file, libera.sasl, libera.password)
    assert config.networks[Network("libera")].tables.prefixes == ("!", ".")


def names(model: type) -> list[str]:
    """The settings of a dataclass, those of its tables among them."""
    return [
        name
        for each in fields(model)
        for name in (names(type(each.default)) if is_dataclass(each.default) else [each.name])
    ]


@pytest.mark.parametrize(
    "key",
    [
        name
        for part in (TableSettings, LogSettings, WebSettings, *DECLARED.bot.values(), *DECLARED.tables)
        for name in names(part)
        if name != "features"
    ]
    + ["data", "language", "plugins", "adapter"],
)
def test_every_setting_of_the_bot_is_described_in_the_example(key: str) -> None:
    assert described(key)


def test_every_setting_of_an_irc_network_is_described_in_the_example_with_its_default() -> None:
    given = load_config(FILE, built_in()).networks[Network("libera")].settings
    defaults = good(irc.IrcSettings, {"host": given["host"], "nick": given["nick"]})

    shown = good(irc.IrcSettings, given)

    for each in fields(irc.IrcSettings):
        key = "password_file" if each.name == "password" else each.name
        assert described(key), key
        if each.name not in {"host", "nick", "rooms"}:
            assert getattr(shown, each.name) == getattr(defaults, each.name), each.name


MATRIX = LINES[LINES.index("#[network.home]") + 1 :]


def matrix_network(folder: Path) -> dict[str, object]:
    """The settings of the Matrix network in the example, switched on, with a password for its secret."""
    for name in ("ca.pem", "matrix-password", "picture.png"):
        (folder / name).write_text("something")
    others = "# ", "#access_token", "#registration"
    chosen = [line[1:] for line in MATRIX if not line.startswith(others)]
    (folder / "config.toml").write_text("\n".join(["[network.home]", *chosen]), encoding="utf-8")
    return dict(load_config(folder / "config.toml", built_in()).networks[Network("home")].settings)


def test_every_setting_of_a_matrix_network_is_described_in_the_example_with_its_default(
    tmp_path: Path,
) -> None:
    given = matrix_network(tmp_path)
    needed = {"homeserver", "user", "password_file"}
    defaults = good(matrix.MatrixSettings, {key: given[key] for key in needed}, tmp_path)
    shown = good(matrix.MatrixSettings, given, tmp_path)

    for each in fields(matrix.MatrixSettings):
        key = each.name
        at = next(n for n, line in enumerate(MATRIX) if re.match(rf"#{key}(_file|_env)? = ", line))
        assert any(MATRIX[n].startswith("# ") for n in (at - 1, at - 2)), key
        if each.name not in {"homeserver", "user", "password", "rooms", "ca_file", "avatar"}:
            assert getattr(shown, each.name) == getattr(defaults, each.name), each.name
    said = {line[1:].partition(" ")[0] for line in MATRIX if re.match(r"#\w+ = ", line)}
    assert said <= {*keys(matrix.MatrixSettings), "adapter", "admins"}
