"""Which distributions are installed with another one."""

from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


def needed(*wanted: str) -> set[str]:
    """The names of all distributions that these requirements (`matrix-nio[e2e]`) bring, themselves among them.

    Those that this machine does not need (for other systems or Pythons) are left out.
    """
    found: set[tuple[str, frozenset[str]]] = set()
    waiting = [Requirement(each) for each in wanted]
    while waiting:
        requirement = waiting.pop()
        known = (str(canonicalize_name(requirement.name)), frozenset(requirement.extras))
        if known not in found:
            found.add(known)
            waiting += _requirements(*known)
    return {name for name, _extras in found}


def _requirements(name: str, extras: frozenset[str]) -> Iterator[Requirement]:
    try:
        told = requires(name) or []
    except PackageNotFoundError as error:
        raise SystemExit(f"{name} is needed, but not installed: make lint installs it") from error
    for text in told:
        requirement = Requirement(text)
        if requirement.marker is None or any(
            requirement.marker.evaluate({"extra": extra}) for extra in ("", *extras)
        ):
            yield requirement
