"""The whole bot, from its configuration file on, in the test's own process."""

import itertools
import json
import random
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from tests.plugins.built_in import all_rules, built_in
from tests.servers.synapse import Account, Synapse
from uno_engine import DEAL, Game
from unobot.app.assembly import Outside, assemble
from unobot.app.bot import Bot
from unobot.kit.testing.room import plain_deals
from unobot.plugins import load_config

UNHURRIED = {"burst": 1_000_000, "per_second": 1_000_000}


def matrix(synapse: Synapse, account: Account, *rooms: str, name: str = "home", **settings: object) -> str:
    """A `[network.…]` table for an account on a homeserver without rate limits, unencrypted unless said otherwise."""
    chosen: dict[str, object] = {
        "adapter": "matrix",
        "homeserver": synapse.url,
        "user": account.user,
        "password": account.password,
        "rooms": list(rooms),
        "encryption": False,
        **({"pace": UNHURRIED} if synapse.lifted else {}),
        **settings,
    }
    return f"[network.{name}]\n" + table(chosen)


def table(settings: Mapping[str, object]) -> str:
    """Settings as lines of TOML."""
    return "".join(f"{key} = {_value(value)}\n" for key, value in settings.items())


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_value(one)}" for key, one in value.items()) + " }"
    return json.dumps(value)


def configured(folder: Path, *networks: str, **tables: object) -> Path:
    """A configuration file in that folder, with these networks and defaults for tables."""
    folder.mkdir(exist_ok=True, parents=True)
    file = folder / "config.toml"
    file.write_text("\n".join(["[tables]\n" + table(tables), *networks]), encoding="utf-8")
    return file


@asynccontextmanager
async def serving(file: Path, *seeds: bytes) -> AsyncIterator[Bot]:
    """The bot of a configuration file, on its networks until the block ends.

    Tables that are opened take these seeds, one after the other.
    """
    async with (
        assemble(
            load_config(file, built_in()), plain_deals(built_in()), Outside(chance=Stacked(*seeds))
        ) as bot,
        bot.at_work(),
    ):
        yield bot


class Stacked(random.Random):
    """Chance that has the seeds of the first tables up its sleeve."""

    def __init__(self, *seeds: bytes) -> None:
        super().__init__()
        self._stacked = list(seeds)

    def randbytes(self, n: int) -> bytes:
        """A table's seed as stacked; all else at random."""
        return self._stacked.pop(0) if n == 32 and self._stacked else super().randbytes(n)


def seed_where(line: str, players: int, wanted: Callable[[Game], bool]) -> bytes:
    """The first seed with which the table of that line, dealt to so many players, is as wanted."""
    rules = all_rules().compose(line)
    for number in itertools.count():
        seed = number.to_bytes(32, "big")
        game = Game(rules, seed)
        for player in range(players):
            game.join(f"player{player}")
        game.play(0, DEAL)
        if wanted(game):
            return seed
    raise AssertionError("there are seeds without end")
