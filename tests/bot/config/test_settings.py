from collections.abc import Callable
from pathlib import Path

import pytest

from unobot.adapter import Network, Room
from unobot.config import Config, LogSettings, TableSettings, kinds

Configured = Callable[[str], Config]

LAYERS = """
language = "ja"
[tables]
preset = "taiwan"
turn_timeout = "90s"
prefixes = ["!", "."]
[network.libera]
adapter = "irc"
nick = "unobot"
rooms = ["#uno", "#quiet"]
tables = { turn_timeout = "5m", style = "plain" }
[network.libera.room."#Quiet"]
bare = false
style = "emoji"
[network.home]
adapter = "matrix"
"""


def test_a_room_overrides_its_network_which_overrides_the_defaults(configured: Configured) -> None:
    config = configured(LAYERS)
    everywhere = TableSettings(preset="taiwan", turn_timeout=90, prefixes=("!", "."), language="ja")
    libera = TableSettings("taiwan", turn_timeout=300, prefixes=("!", "."), style="plain", language="ja")
    quiet = TableSettings(
        "taiwan", turn_timeout=300, prefixes=("!", "."), style="emoji", language="ja", bare=False
    )

    assert config.tables_for(Network("home"), Room("#uno")) == everywhere
    assert config.tables_for(Network("libera"), Room("#uno")) == libera
    assert config.tables_for(Network("libera"), Room("#quiet")) == quiet
    assert config.tables_for(Network("unknown"), Room("#quiet")) == everywhere


def test_what_only_the_adapter_knows_is_passed_on_to_it(configured: Configured) -> None:
    libera = configured(LAYERS).networks[Network("libera")]

    assert libera.adapter == "irc"
    assert libera.rooms == ("#uno", "#quiet")
    assert libera.settings == {"nick": "unobot", "rooms": ["#uno", "#quiet"]}


def test_without_settings_everything_has_its_default(configured: Configured, tmp_path: Path) -> None:
    config = configured("")

    assert config.tables == TableSettings()
    assert config.log == LogSettings()
    assert config.plugins is None
    assert config.data.reveal() == str(tmp_path / "unobot.db")


def test_off_is_none(configured: Configured) -> None:
    tables = configured(
        '[tables]\nidle_limit = "off"\ndeal_pause = "off"\nautostart = false\nauto_play = false'
    ).tables

    assert (tables.idle_limit, tables.deal_pause, tables.autostart, tables.auto_play) == (
        None,
        None,
        None,
        False,
    )


def test_plugins_may_be_chosen(configured: Configured) -> None:
    assert configured('plugins = ["irc", "classic"]').plugins == ("irc", "classic")
    assert configured('plugins = "all"').plugins is None


@pytest.mark.parametrize(
    ("text", "seconds"),
    [("90s", 90), ("3m", 180), ("1h30m", 5400), ("2d", 172800), (" 20S ", 20), ("1m05s", 65)],
)
def test_a_duration_is_written_with_its_units(text: str, seconds: float) -> None:
    assert kinds.seconds(text) == seconds


@pytest.mark.parametrize("text", ["", "3", "m", "3 minutes", "-3m", "0s", "3s1m", "1.5m"])
def test_anything_else_is_no_duration(text: str) -> None:
    with pytest.raises(ValueError):
        kinds.seconds(text)
