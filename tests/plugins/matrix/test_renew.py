"""New settings for an adapter that runs."""

from pathlib import Path
from random import Random

from tests.plugins.built_in import built_in
from tests.reading import good
from unobot.adapter import Network
from unobot.app.config_check import OverlayShelf
from unobot.clock import WallClock
from unobot.plugins.parts import Means
from unobot_matrix import MatrixSettings

BEFORE = {
    "homeserver": "https://matrix.example.org",
    "user": "@unobot:example.org",
    "password": "one",
    "rooms": ["#uno:example.org"],
    "encryption": False,
}


def test_pace_and_password_are_taken_and_the_rooms_stay_until_they_are_reloaded(tmp_path: Path) -> None:
    factory = built_in().brought.adapters["matrix"]
    means = Means(OverlayShelf(), WallClock(), Random(1), tmp_path)
    adapter = factory.open(Network("home"), good(MatrixSettings, BEFORE), means)
    new = {**BEFORE, "password": "two", "pace": {"burst": 3, "per_second": 2.0}, "rooms": []}

    factory.renew(adapter, good(MatrixSettings, new))

    assert (adapter.pace.burst, adapter.pace.per_second) == (3, 2.0)
    settings = vars(adapter)["_settings"]
    assert settings.password.reveal() == "two"
    assert settings.rooms == ("#uno:example.org",)
    assert {"pace"} == factory.at_once
    assert {"password"} == factory.when_connecting
