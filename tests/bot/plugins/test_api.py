"""What plugins were made for, and what is said when something that they use goes away."""

import warnings
from collections.abc import Callable
from importlib.metadata import EntryPoint
from types import ModuleType

import pytest

from tests.plugins.built_in import built_in
from uno_engine import PluginDeprecation
from unobot.plugins import load_plugins
from unobot.plugins.hookspecs import API

Plugin = Callable[[str, str], EntryPoint]

GOES_AWAY = "shed.Shovel is deprecated since 0.3 and gone in 0.5: use shed.Spade"
LISTENS = "@hookimpl\ndef unobot_round_finished(finished):\n    pass\n"


def test_a_plugin_says_what_it_was_made_for(plugin: Plugin) -> None:
    (loaded,) = load_plugins(installed=[plugin("cow", f"unobot_api = {API}\n{LISTENS}")]).loaded

    assert (loaded.api, loaded.notes) == (API, ())


def test_a_plugin_of_the_time_before_works_and_is_told(plugin: Plugin) -> None:
    point = plugin("cow", LISTENS)
    (loaded,) = load_plugins(installed=[point]).loaded

    assert loaded.api is None
    assert loaded.notes == (
        f"declares no api; it is taken as made for {API}. Write unobot_api = {API} into {point.value}",
    )


@pytest.mark.parametrize(
    ("declared", "reason"),
    [
        (
            API + 1,
            f"made for unobot_api {API + 1}, and this bot has {API}: it needs a newer unobot (unobot_api is the bot's api",
        ),
        ("'1'", "unobot_api must be a whole number, such as 1"),
        (True, "unobot_api must be a whole number, such as 1"),
        (0, "unobot_api must be a whole number, such as 1"),
    ],
)
def test_a_plugin_of_a_newer_api_or_a_strange_one_is_refused_with_the_reason(
    plugin: Plugin, declared: object, reason: str
) -> None:
    plugins = load_plugins(installed=[plugin("cow", f"unobot_api = {declared}\n{LISTENS}")])

    assert [each.name for each in plugins.broken] == ["cow"]
    assert plugins.broken[0].reason.startswith(reason)
    assert plugins.loaded == ()


def test_our_own_plugins_declare_it() -> None:
    assert {plugin.api for plugin in built_in().loaded} == {API}


def test_what_a_plugin_uses_that_goes_away_is_told_with_what_to_write_instead(
    plugin: Plugin, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = ModuleType("shed")
    module.Spade = object()  # type: ignore[attr-defined]  # made for this test

    def spade(name: str) -> object:
        if name != "Shovel":
            raise AttributeError(name)
        warnings.warn(GOES_AWAY, PluginDeprecation, stacklevel=2)
        return module.Spade

    module.__getattr__ = spade  # type: ignore[method-assign]
    monkeypatch.setitem(__import__("sys").modules, "shed", module)
    source = f"from shed import Shovel\nunobot_api = {API}\nassert Shovel\n{LISTENS}"

    (loaded,) = load_plugins(installed=[plugin("cow", source)]).loaded

    assert loaded.notes == (GOES_AWAY,)


def test_other_warnings_of_a_plugin_go_their_way(plugin: Plugin) -> None:
    source = f"import warnings\nwarnings.warn('it rains', UserWarning)\n{LISTENS}"

    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        load_plugins(installed=[plugin("cow", source)])

    assert [str(each.message) for each in told] == ["it rains"]
