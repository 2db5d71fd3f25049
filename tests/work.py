"""How much work something is, counted in bytecodes: other load on the machine does not change it."""

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


def bytecodes(action: Callable[[], object]) -> int:
    """How many bytecodes run in this thread while the action runs."""
    count = 0

    def traced(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal count
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        count += event == "opcode"
        return traced

    before = sys.gettrace()
    sys.settrace(traced)
    try:
        action()
    finally:
        sys.settrace(before)
    return count
