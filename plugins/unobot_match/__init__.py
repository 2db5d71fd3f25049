"""Plugin with the kinds of match of match.md."""

from collections.abc import Sequence
from pathlib import Path

import uno_engine as uno
from unobot.plugins.hookspecs import hookimpl
from unobot_match.negative import Elimination, Negative
from unobot_match.places import Places
from unobot_match.teams import Teams
from unobot_match.time import Time
from unobot_match.winner import Round, Rounds, Winner

RULES: Sequence[type[uno.Rule]] = (Elimination, Negative, Places, Round, Rounds, Teams, Time, Winner)

unobot_api = 1


@hookimpl
def unobot_rules() -> Sequence[type[uno.Rule]]:
    """Return the kinds of match, and the rules `places` and `time` that go with any of them."""
    return RULES


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with the texts."""
    return (Path(__file__).parent / "texts",)
