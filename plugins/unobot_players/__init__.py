"""Plugin with three computer players; they get a player's view of the game and know no rule by name."""

from collections.abc import Mapping

import uno_engine as uno
from unobot.plugins.hookspecs import hookimpl
from unobot_players.quick import Heuristic, Random
from unobot_players.searcher import Searcher

PLAYERS: Mapping[str, uno.PlayerFactory] = {"heuristic": Heuristic, "random": Random, "search": Searcher}
unobot_api = 1


@hookimpl
def unobot_players() -> Mapping[str, uno.PlayerFactory]:
    """Return the computer players by the name that `--players-are` and `!bot` take."""
    return PLAYERS
