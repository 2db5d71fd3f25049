"""What is wrong in a configuration that can be read: settings of adapters, accounts, tables that cannot be opened."""

from collections.abc import Iterator
from random import Random

from uno_engine import BadTable
from unobot.adapter import Shelf
from unobot.clock import WallClock
from unobot.config import Config, ConfigError, Problem, TableSettings, Wrong
from unobot.messages import wrong_table
from unobot.messages.texts import Texts
from unobot.plugins import Plugins, catalogue, open_networks
from unobot.tables.roles import role_problems


class OverlayShelf:
    """A shelf for adapters that are only looked at: it keeps nothing. What lies `below` is seen as long as nothing is put over it."""

    def __init__(self, below: Shelf | None = None) -> None:
        self._below = below
        self._texts: dict[str, str | None] = {}

    def get(self, key: str, /) -> str | None:
        """Return the text put there last under `key`, or else what lies below."""
        if key in self._texts:
            return self._texts[key]
        return self._below.get(key) if self._below is not None else None

    async def put(self, key: str, text: str | None, /) -> None:
        """Keep the text as long as this shelf lives."""
        self._texts[key] = text


def network_problems(config: Config, plugins: Plugins) -> list[Problem]:
    """Return what is wrong in the networks' settings: what the adapters do not accept, and accounts that can be none."""
    try:
        # adapters are made and forgotten: to make one connects to nothing
        adapters = open_networks(config, plugins, lambda _network: OverlayShelf(), WallClock(), Random())  # noqa: S311  # deals no cards
    except ConfigError as error:
        return list(error.problems)
    return list(role_problems(config, adapters))


def table_problems(config: Config, plugins: Plugins) -> Iterator[Problem]:
    """Every preset that no table can be opened with, and every language that the bot does not speak."""
    known, texts = catalogue(plugins), Texts(plugins.brought.texts)
    # each set of settings, where it stands, and which one it differs from
    everywhere: list[tuple[tuple[str, ...], TableSettings, TableSettings | None]] = [
        (("tables",), config.tables, None)
    ]
    for name, network in config.networks.items():
        everywhere.append((("network", name, "tables"), network.tables, config.tables))
        everywhere += [
            (("network", name, "room", room), tables, network.tables) for room, tables in network.room.items()
        ]
    for where, tables, usual in everywhere:
        if known.presets and (usual is None or tables.preset != usual.preset):
            try:
                known.compose(tables.preset)
            except BadTable as error:
                why = wrong_table(error, plugins.brought.texts)
                yield config.problem(Wrong(("preset",), why), *where)
        if not texts.speaks(tables.language) and (usual is None or tables.language != usual.language):
            expected = f"expected a language that the bot speaks: {', '.join(texts.languages)}"
            within = where if usual is not None or tables.language != config.language else ()
            yield config.problem(Wrong(("language",), expected), *within)
