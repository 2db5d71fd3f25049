"""Whose defect an exception is: the rule in whose code it was raised, or whose script was waiting."""

from traceback import clear_frames, walk_tb
from types import TracebackType
from typing import Any

from uno_engine.kernel.moves import Question
from uno_engine.kernel.rules import Rule
from uno_engine.kernel.specialize import owner_of_line

__all__ = ["culprit"]

NO_RULE = "the engine"
"""Who is named where no rule can be found."""


def culprit(traceback: TracebackType | None, waiting: object) -> str:
    """Return the id of the rule in whose code an exception was raised, else of the one whose script or question waits."""
    found = rules_in(traceback)
    return found[-1] if found else rule_of(waiting)  # the innermost rule is the last one found


def rules_in(traceback: TracebackType | None) -> list[str]:
    """Return the ids of all rules whose code an exception went through, the innermost last."""
    found: list[str] = []
    while traceback is not None:
        here = owner_of_line(traceback.tb_frame.f_code, traceback.tb_lineno) or _rule_in(traceback.tb_frame)
        if here:
            found.append(here)
        traceback = traceback.tb_next
    return found


def let_go(traceback: TracebackType | None) -> None:
    """Forget what the functions that an exception went through had in their variables; where they were is still known."""
    clear_frames(traceback)
    for frame, _ in walk_tb(traceback):
        # `culprit` has looked at the variables, and what is looked at is kept a second time
        frame.f_locals.clear()


def rule_of(flow: object) -> str:
    """Return the id of the innermost rule of a script that is waiting, or of the rule that goes on after a question."""
    if isinstance(flow, Question):
        return owner(flow.then)
    found, inner = "", flow
    while inner is not None:
        found = _rule_in(getattr(inner, "cr_frame", None)) or found
        inner = getattr(inner, "cr_await", None)
    return found or NO_RULE


def owner(method: object) -> str:
    """Return the id of the rule to which a method belongs."""
    rule = getattr(method, "__self__", None)
    if isinstance(rule, Rule):
        return rule.id
    code = getattr(method, "__code__", None)  # a method that was made anew is a function
    return (owner_of_line(code, code.co_firstlineno) if code is not None else "") or NO_RULE


def _rule_in(frame: Any) -> str:
    """Return the id of the rule whose method runs in that frame, or whose question looks for its answers; empty if it is none."""
    here = frame.f_locals.get("self") if frame is not None else None
    if isinstance(here, Question):
        return rule_of(here).removesuffix(NO_RULE)
    return here.id if isinstance(here, Rule) else ""
