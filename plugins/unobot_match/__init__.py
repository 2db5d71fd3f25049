"""What the rounds are played for (match.md): one file for each kind of match."""

from collections.abc import Sequence

from uno_engine import Rule
from unobot.hookspecs import hookimpl
from unobot_match.negative import Negative
from unobot_match.round import Round
from unobot_match.rounds import Rounds
from unobot_match.winner import Winner

RULES: Sequence[type[Rule]] = (Negative, Round, Rounds, Winner)


@hookimpl
def unobot_rules() -> Sequence[type[Rule]]:
    """The kinds of match."""
    return RULES
