"""`unobot check` warns about files that everybody can read, if there is something secret in them."""

import sqlite3
import subprocess
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from unobot.cli.check import warn_of_exposed_files
from unobot.config import Secret
from unobot.config.reader import load
from unobot.kit.testing import FakeNetwork
from unobot.plugins import load_plugins
from unobot.plugins.parts import AdapterFactory

Unobot = Callable[..., "subprocess.CompletedProcess[str]"]
NETWORK = '[network.home]\nadapter = "irc"\nhost = "irc.example.org"\nnick = "unobot"\nrooms = ["#uno"]\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder that everybody may enter, with a configuration and files that nobody else can read."""
    tmp_path.chmod(0o755)
    for name in ("unobot.db", "monday.backup", "keys/device.db"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        with sqlite3.connect(tmp_path / name) as database:
            database.execute("CREATE TABLE secrets (secret)")
        (tmp_path / name).chmod(0o600)
    (tmp_path / "config.toml").write_text('plugins = ["irc"]\n' + NETWORK)
    return tmp_path


def warned(folder: Path) -> list[str]:
    """What files are warned of."""
    settings = load(folder / "config.toml")
    warnings = warn_of_exposed_files(settings, load_plugins(settings.plugins))
    return [Path(line.rpartition("chmod 600 ")[2]).name for line in warnings]


def test_private_files_and_a_configuration_without_secrets_are_nothing_to_warn_of(folder: Path) -> None:
    (folder / "notes.txt").write_text("nothing secret")
    assert warned(folder) == []


def test_check_prints_the_warning_and_ends_well(unobot: Unobot, folder: Path) -> None:
    (folder / "unobot.db").chmod(0o644)
    done = unobot("check")
    assert (done.returncode, done.stderr) == (0, "")
    store = folder / "unobot.db"
    cure = f"warning: everybody can read {store}, a database or backup; to change that: chmod 600 {store}"
    assert done.stdout.splitlines()[0] == cure


@pytest.mark.parametrize("name", ["unobot.db", "monday.backup", "keys/device.db"])
def test_databases_backups_and_keys_that_everybody_can_read_are_warned_of(folder: Path, name: str) -> None:
    (folder / name).chmod(0o644)
    assert warned(folder) == [Path(name).name]


def test_a_configuration_with_a_password_is_warned_of_as_long_as_everybody_can_read_it(folder: Path) -> None:
    config = folder / "config.toml"
    config.write_text(config.read_text() + 'sasl = { account = "unobot", password = "hunter2" }\n')
    config.chmod(0o644)
    assert warned(folder) == ["config.toml"]
    config.chmod(0o640)
    assert warned(folder) == []


def test_the_file_of_a_secret_is_warned_of(folder: Path) -> None:
    config, secret = folder / "config.toml", folder / "server-password"
    config.write_text(config.read_text() + 'password_file = "server-password"\n')
    secret.write_text("hunter2")
    secret.chmod(0o644)
    assert warned(folder) == ["server-password"]
    folder.chmod(0o700)
    assert warned(folder) == []


@dataclass(frozen=True)
class Key:
    password: Secret


@dataclass(frozen=True)
class Keys:
    keys: tuple[Key, ...]


def test_the_file_of_a_secret_in_a_list_of_tables_is_warned_of(folder: Path) -> None:
    text = '[network.attic]\nadapter = "cans"\nkeys = [{ password_file = "a" }, { password_file = "b" }]\n'
    (folder / "config.toml").write_text(text)
    (folder / "b").write_text("hunter2")
    (folder / "b").chmod(0o644)
    settings, plugins = load(folder / "config.toml"), load_plugins(("irc",))
    cans = AdapterFactory(Keys, lambda network, _settings, means: FakeNetwork(means.clock, network))
    plugins = replace(plugins, brought=replace(plugins.brought, adapters={"cans": cans}))
    assert [line.split(",")[0] for line in warn_of_exposed_files(settings, plugins)] == [
        f"warning: everybody can read {folder / 'b'}"
    ]
