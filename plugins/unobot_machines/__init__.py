"""Plugin with accounts of programs that play (`!set machine on`): they are marked, and compared among themselves alone."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from unobot.adapter import Identity
from unobot.commands.feature import Feature
from unobot.commands.set import switch
from unobot.plugins.hookspecs import hookimpl
from unobot.tables.place import Place
from unobot.tables.signals import PersonSeated

unobot_api = 1

_KEY: Final = "machine"

MARK: Final = ".bot"
"""What stands behind the name of a program, wherever it is shown; as no nick has a dot in it, nobody is called so."""


def _attach(place: Place) -> None:
    def mark(signal: PersonSeated) -> None:
        if is_machine(place, signal.identity):
            signal.mark, signal.kind = MARK, "machine"

    place.signals.listen(PersonSeated, mark)


def is_machine(place: Place, person: Identity) -> bool:
    """Whether a program plays with that account, and says so."""
    return place.chosen(person, _KEY) == "on"


@hookimpl
def unobot_features() -> Sequence[Feature]:
    """Return what marks programs at the tables."""
    own = switch(_KEY, lambda request: is_machine(request.place, request.identity))
    return (Feature("machines", attach=_attach, own={_KEY: own}),)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with its texts."""
    return (Path(__file__).parent / "texts",)
