"""A second, independent model of the games: a plain referee for one round.

It was written from docs/reference/rulebook and the syntax of scenario files alone, by somebody who had not seen the engine's
code. So a rule that the engine's author has misread is not misread here in the same way. It is slow and plain, each
rule is written once with its clause, and it shares no code with the engine. A place where the rulebook leaves something
open is marked `# open:` and decided by the plainest reading, or raises Unclear.
"""

from tests.referee.dos import DosRound
from tests.referee.interface import Chance, Fined, Refused, Round, Setup, Unclear
from tests.referee.round import UnoRound
from tests.referee.tables import read_table

__all__ = ["Chance", "Fined", "Refused", "Round", "Setup", "Unclear", "referee"]


def referee(setup: Setup, chance: Chance) -> Round:
    """Return a round that is ready to be played, or raise Unclear for a table that is not modelled."""
    table = read_table(setup)
    if table.deck == "dos":
        return DosRound(setup, table, chance)
    return UnoRound(setup, table, chance)
