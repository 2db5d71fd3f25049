"""What is raised: refusals in players' words, defects of rules; and how names that plugins use go away."""

import sys
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from typing_extensions import deprecated

# --- What can be wrong with what a player, an operator or a rule asked for.


class EngineError(Exception):
    """Base of all errors of the engine. `code` is the message's id, `args_` what it speaks of."""

    def __init__(self, code: str, **args: object) -> None:
        super().__init__(code)
        self.code = code
        self.args_: Mapping[str, object] = args

    def __str__(self) -> str:
        """The code and the names of its arguments; never their values, which may be secret."""
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


# --- Names that plugins use and that go away: they work for two releases more, and whoever uses one is
# warned.


T = TypeVar("T", bound=Callable[..., Any])


class PluginDeprecation(DeprecationWarning):
    """A plugin uses something that goes away; the text says when, and what to write instead."""


@dataclass(frozen=True, slots=True)
class Deprecation:
    """`old` is deprecated with the release `since` (`0.3`), and goes away with the second one after it; write `new`."""

    old: str
    since: str
    new: str

    @property
    def gone(self) -> str:
        """The release that has it no more.

        >>> Deprecation("hand_of", "0.3", "state.hands").gone
        '0.5'
        """
        major, minor = self.since.split(".")[:2]
        return f"{major}.{int(minor) + 2}"

    def __str__(self) -> str:
        """For the author of a plugin."""
        return f"{self.old} is deprecated since {self.since} and gone in {self.gone}: use {self.new}"


DEPRECATIONS: Final[list[Deprecation]] = []
"""All there are, so that a test can find those that should be gone."""


def deprecate(since: str, new: str) -> Callable[[T], T]:
    """For a function, method or class: it works as before, and warns its caller with `PluginDeprecation`."""

    def marked(old: T) -> T:
        deprecation = _noted(f"{old.__module__}.{old.__qualname__}", since, new)
        marked_old: T = deprecated(str(deprecation), category=PluginDeprecation)(old)
        return marked_old

    return marked


def renamed(module: str, since: str, names: Mapping[str, str]) -> Callable[[str], Any]:
    """The `__getattr__` of a module some of whose names are other ones now: `{"Old": "New"}`, warned of like the above."""
    noted = {old: _noted(f"{module}.{old}", since, f"{module}.{new}") for old, new in names.items()}

    def __getattr__(name: str) -> Any:  # noqa: N807 - the module takes it under this name
        if name not in noted:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        warnings.warn(str(noted[name]), PluginDeprecation, stacklevel=2)
        return getattr(sys.modules[module], names[name])

    return __getattr__


def _noted(old: str, since: str, new: str) -> Deprecation:
    deprecation = Deprecation(old, since, new)
    DEPRECATIONS.append(deprecation)
    return deprecation
