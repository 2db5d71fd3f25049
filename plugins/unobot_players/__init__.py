"""Computer players: they see what a player sees, and know no rule by name."""

from collections.abc import Mapping

from unobot.hookspecs import hookimpl
from unobot.parts import PlayerFactory
from unobot_players.heuristic import Heuristic
from unobot_players.random import Random

PLAYERS: Mapping[str, PlayerFactory] = {"heuristic": Heuristic, "random": Random}


@hookimpl
def unobot_players() -> Mapping[str, PlayerFactory]:
    """The kinds of computer players."""
    return PLAYERS
