"""The name of a new plugin, in all the forms in which its files need it."""

import keyword
import re
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Final, Self

import uno_engine

_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
_LONGEST: Final = 30


class BadName(ValueError):
    """No plugin can be called so; the text says why, and what was expected."""


class ScaffoldNames(dict[str, str]):
    """The name by what it is used for.

    `id` is what players type, `code` the same for a card, in one word; `module` and `package` are Python's, `cls` is the class, `constant` a constant,
    `distribution` is what pip installs, and `title` is for people.
    """

    @classmethod
    def of(cls, name: str, kind: str) -> Self:
        """All forms of a name. Raises `BadName`."""
        language = kind == "language"
        if not (_LANGUAGE if language else _NAME).fullmatch(name) or len(name) > _LONGEST:
            wanted = (
                "a language tag such as de or pt-BR"
                if language
                else "small letters, digits and hyphens, such as hot-seat"
            )
            raise BadName(f"{name}: expected {wanted}, {_LONGEST} signs at most")
        module = name.replace("-", "_").lower()
        names = cls(
            id=name,
            code=name.replace("-", ""),
            module=module,
            package=f"unobot_{module}",
            cls="".join(part.capitalize() for part in module.split("_")),
            constant=module.upper(),
            distribution=f"unobot-{name.lower()}",
            title=name if language else " ".join(part.capitalize() for part in module.split("_")),
        )
        names._check()
        return names

    def _check(self) -> None:
        """Raise `BadName` where Python, the engine or another plugin has the name already."""
        if keyword.iskeyword(self["module"]):
            raise BadName(f"{self['id']}: expected another name, for this is a word of Python's")
        if self["cls"] in uno_engine.__all__:
            raise BadName(
                f"{self['id']}: expected another name, for uno_engine has something called {self['cls']}"
            )
        taken = {point.name for point in entry_points(group="unobot")}
        if self["id"] in taken or find_spec(self["package"]) is not None:
            raise BadName(f"{self['id']}: expected another name, for a plugin that is called so is installed")
