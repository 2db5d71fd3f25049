"""Whose defect an exception is: the rule in whose code it was raised, or whose script was running."""

from types import TracebackType
from typing import Any

from uno_engine.kernel.rule import Rule


def culprit(traceback: TracebackType | None, script: object) -> str:
    """The id of the rule in whose code an exception was raised, else of the rule whose script waits."""
    found = ""
    while traceback is not None:
        found = _rule_in(traceback.tb_frame) or found
        traceback = traceback.tb_next
    return found or rule_of(script)


def rule_of(script: object) -> str:
    """The id of the innermost rule of a script that is waiting."""
    found, inner = "", script
    while inner is not None:
        found = _rule_in(getattr(inner, "cr_frame", None)) or found
        inner = getattr(inner, "cr_await", None)
    return found or "the engine"


def _rule_in(frame: Any) -> str:
    rule = frame.f_locals.get("self") if frame is not None else None
    return rule.id if isinstance(rule, Rule) else ""
