"""What is raised: refusals in players' words, and defects of rules.

EngineError
├── NotUnderstood
├── NotAllowed
│   └── TooLate
├── BadTable
├── CannotLoad (codec.py)
└── RuleFailed
"""

from collections.abc import Mapping

__all__ = [
    "BadTable", "EngineError", "Interrupted", "NotAllowed", "NotUnderstood", "PluginDeprecation",
    "RuleFailed", "TooLate", "TooManyEvents",
]  # fmt: skip


class EngineError(Exception):
    """Base of all errors of the engine. `code` is the message's id, `args_` what it speaks of."""

    def __init__(self, code: str, **args: object) -> None:
        super().__init__(code)
        self.code = code
        self.args_: Mapping[str, object] = args

    def __str__(self) -> str:
        """Return the code and the names of its arguments; never their values, which may be secret."""
        return f"{self.code} ({', '.join(self.args_)})" if self.args_ else self.code


class NotUnderstood(EngineError):
    """The words mean nothing here; `said` is the part that was not understood."""


class NotAllowed(EngineError):
    """A rule forbids it now; nothing has changed."""


class TooLate(NotAllowed):
    """The question has been answered, the window is closed."""


class BadTable(EngineError):
    """Rules or options that do not go together, found when a table is composed."""


class RuleFailed(EngineError):
    """A rule raised an exception. The game stands where it was before the input."""

    def __init__(self, rule: str, cause: BaseException) -> None:
        super().__init__("rule-failed", rule=rule, error=type(cause).__name__)
        self.rule = rule


class TooManyEvents(RuntimeError):
    """Rules have let more happen by one input than any game needs: they would go on for ever."""


class Interrupted(BaseException):
    """Raised from outside into a rule that does not come back: its input is undone, and the rule is named as failed.

    It is no `Exception`, so that a rule which catches those does not keep it.
    """


class PluginDeprecation(DeprecationWarning):
    """A plugin uses something that goes away; the text says when, and what to write instead."""
