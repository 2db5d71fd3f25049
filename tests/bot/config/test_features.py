"""Settings that features declare: keys of the same file, in the same places, with the same messages."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import pytest
from annotated_types import Interval

import unobot.config
from tests.plugins.built_in import built_in
from unobot.adapter import Network, Room
from unobot.app.reloading import compare
from unobot.config import Config, ConfigError, FeatureSettings, TableSettings
from unobot.config.kinds import Duration, Expected, Secret, Text
from unobot.config.problem import format_key
from unobot.config.reader import load, plugins_named

PLUGIN = "[plugin.birds]\n"
NETWORK = '[network.home]\nadapter = "irc"\n'


@dataclass(frozen=True, slots=True)
class Parrot:
    """What the operator can set for a room."""

    parrot_says: Text = "hello"
    parrot_pause: Duration = 5.0


@dataclass(frozen=True, slots=True)
class Cage:
    """A table of the file."""

    birds: Annotated[int, Interval(ge=1), Expected("a whole number from 1")] = 1
    key: Secret | None = None


@dataclass(frozen=True, slots=True)
class Birds:
    """What the operator can set for the bot."""

    seed: Text | None = None
    cage: Cage = Cage()


DECLARED = FeatureSettings({"birds": Birds}, (Parrot,))

Write = Callable[[str], Path]


def refused(file: Path) -> list[str]:
    with pytest.raises(ConfigError) as caught:
        load(file, DECLARED)
    return [str(problem).removeprefix(f"{file}:") for problem in caught.value.problems]


def test_they_have_their_defaults(write: Write) -> None:
    config = load(write(NETWORK), DECLARED)

    assert config.of(Birds) == Birds()
    assert config.tables.of(Parrot) == Parrot()
    assert config.networks[Network("home")].tables.of(Parrot) == Parrot()


def test_those_of_rooms_are_layered_as_the_bots_own(write: Write) -> None:
    text = '[tables]\nparrot_says = "hi"\n[network.home]\nadapter = "irc"\ntables = { parrot_pause = "1m" }\n'
    config = load(write(text + '[network.home.room."#Quiet"]\nparrot_says = "psst"\nbare = false'), DECLARED)

    assert config.tables.of(Parrot) == Parrot("hi")
    assert config.tables_for(Network("home"), Room("#uno")).of(Parrot) == Parrot("hi", 60.0)
    quiet = config.tables_for(Network("home"), Room("#quiet"))
    assert (quiet.of(Parrot), quiet.bare) == (Parrot("psst", 60.0), False)


def test_those_of_the_bot_may_be_tables_and_have_secrets(write: Write) -> None:
    file = write(
        '[plugin.birds]\nseed = "corn"\n[plugin.birds.cage]\nbirds = 3\nkey_file = "key"\n' + NETWORK
    )
    (file.parent / "key").write_text("sesame")

    assert load(file, DECLARED).of(Birds) == Birds("corn", Cage(3, Secret("sesame")))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (PLUGIN + "seed = 5\n" + NETWORK, "2: plugin.birds.seed: expected a text in quotes, not a number"),
        (PLUGIN + "sed = 'corn'\n" + NETWORK, "2: plugin.birds.sed: unknown; did you mean seed?"),
        (
            PLUGIN + "cage.birds = 0\n" + NETWORK,
            "2: plugin.birds.cage.birds: expected a whole number from 1, not this number",
        ),
        (PLUGIN + "cage.bird = 1\n" + NETWORK, "2: plugin.birds.cage.bird: unknown; did you mean birds?"),
        ("[plugin.bird]\nseed = 'corn'\n" + NETWORK, "1: plugin.bird: unknown; did you mean birds?"),
        (
            "plugin.birds = 5\n" + NETWORK,
            "1: plugin.birds: expected a table of settings, as in [plugin.birds]",
        ),
        (
            "plugin = 5\n" + NETWORK,
            "1: plugin: expected tables [plugin.NAME]; which plugins to load is said by plugins",
        ),
        (NETWORK + "[tables]\nparrot_say = 'x'", "4: tables.parrot_say: unknown; did you mean parrot_says?"),
        (
            NETWORK + '[network.home.tables]\nparrot_pause = "soon"',
            '4: network.home.tables.parrot_pause: expected a duration such as "90s" or "3m", not this text',
        ),
        (NETWORK + "[tables]\nfeatures = {}", "4: tables.features: unknown; expected one of auto_play, "),
    ],
)
def test_what_is_wrong_in_them_is_told_as_of_the_bots_own(write: Write, text: str, problem: str) -> None:
    (found,) = refused(write(text))
    assert found.startswith(problem)


def test_without_the_feature_its_keys_are_unknown(problems: Callable[[str], list[str]]) -> None:
    found = problems(PLUGIN + 'seed = "corn"\n' + NETWORK + '[tables]\nparrot_says = "hi"')
    assert [each.partition("; expected")[0] for each in found] == [
        "1: plugin.birds: unknown",
        "6: tables.parrot_says: unknown",
    ]


def test_what_differs_is_told_key_by_key(write: Write) -> None:
    old = load(write('[plugin.birds.cage]\nbirds = 2\n[tables]\nparrot_says = "hi"\n' + NETWORK), DECLARED)
    new = load(
        write('[plugin.birds]\nseed = "corn"\n' + NETWORK + '[network.home.room."#uno"]\nparrot_says = "ho"'),
        DECLARED,
    )
    own = {Network("home"): Cage()}

    assert [format_key(each) for each in compare(old, new, own, own)] == [
        "plugin.birds.seed",
        "plugin.birds.cage",
        "tables.parrot_says",
        'network.home.room."#uno".parrot_says',
    ]


def test_which_plugins_are_loaded_is_read_before_all_else(write: Write) -> None:
    assert plugins_named(write('plugins = ["irc"]\nwhatever = 1')) == ("irc",)
    assert plugins_named(write('plugins = "all"')) is None
    assert plugins_named(write("plugins = 5")) is None


def test_in_a_program_they_are_given_by_name() -> None:
    tables = TableSettings(features={"parrot_pause": 1.0, "of_nobody": True})

    assert tables.of(Parrot) == Parrot(parrot_pause=1.0)
    changed = tables.changed({"parrot_says": "hi", "bare": False})
    assert (changed.of(Parrot), changed.bare) == (Parrot("hi", 1.0), False)
    assert Config(plugin={"birds": Birds("corn")}).of(Birds) == Birds("corn")


def test_no_setting_of_a_feature_is_named_where_the_configuration_is_read() -> None:
    declared = {key.rpartition(".")[2] for key in built_in().brought.declared().keys}
    for module in Path(unobot.config.__file__).parent.glob("*.py"):
        words = set(re.findall(r"\w+", module.read_text(encoding="utf-8")))
        assert not declared & words, module.name
