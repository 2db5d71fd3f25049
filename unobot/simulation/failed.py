"""What is told of a round that failed."""

import traceback
from collections.abc import Sequence
from typing import Final

from uno_engine import Input, InputText, RuleFailed, RuleSet
from unobot.tables.watchdog import not_back

_MOST_INPUTS: Final = 300
"""Of a failed round so many inputs are told, the last ones."""


def why(error: Exception) -> str:
    """Why a round failed, in one line."""
    if (hung := not_back(error)) is not None:
        return hung
    if isinstance(error, RuleFailed):
        return f"the rule {error.rule} failed: {type(error.__cause__).__name__}"
    return str(error)


def told_inputs(rules: RuleSet, inputs: Sequence[Input]) -> str:
    """What was done in a round, so that it can be done again by hand."""
    names = tuple(f"seat{number}" for number in range(1, rules.base.room + 1))
    text = InputText(rules.deck.by_code)
    lines = [text.write(given, names) for given in inputs[-_MOST_INPUTS:]]
    told = [line if seat is None else f"{names[seat]}: {line}" for seat, line in lines]
    before = "" if len(inputs) <= _MOST_INPUTS else f"({len(inputs) - _MOST_INPUTS} before) "
    return f"inputs: {before}{'; '.join(told)}"


def whence(error: Exception) -> str:
    """The traceback of what went wrong in the first place."""
    first = error.__cause__ if isinstance(error.__cause__, Exception) else error
    return "".join(traceback.format_exception(first)).rstrip()
