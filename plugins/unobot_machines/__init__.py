"""Plugin with accounts of programs that play (`!set machine on`): they are marked, and compared among themselves alone."""

from collections.abc import Sequence
from typing import Final

from uno_engine import BadTable
from unobot.commands.feature import Feature
from unobot.commands.request import Request
from unobot.commands.set import Settable
from unobot.hookspecs import hookimpl
from unobot.tables.place import Place
from unobot.tables.preferences import ON_OFF
from unobot.tables.signals import PersonSeated

unobot_api = 1

_KEY: Final = "machine"

MARK: Final = ".bot"
"""What stands behind the name of a program, wherever it is shown; as no nick has a dot in it, nobody is called so."""


def _attach(place: Place) -> None:
    def mark(signal: PersonSeated) -> None:
        if place.services.preferences.of(place.network, "person", signal.identity).get(_KEY) == "on":
            signal.mark, signal.kind = MARK, "machine"

    place.signals.listen(PersonSeated, mark)


def _read(_request: Request, said: str) -> str:
    word = {"yes": "on", "no": "off"}.get(said, said)
    if word not in ON_OFF:
        raise BadTable("wants-word", option=_KEY, words=", ".join(ON_OFF), said=said)
    return word


def _value(request: Request) -> str:
    place = request.place
    return place.services.preferences.of(place.network, "person", request.identity).get(_KEY, "off")


MACHINE = Settable(_KEY, _read, _value, lambda _request: ", ".join(ON_OFF))
"""Whether a program plays with that account, and says so."""


@hookimpl
def unobot_features() -> Sequence[Feature]:
    """Return what marks programs at the tables."""
    return (Feature("machines", attach=_attach, own={_KEY: MACHINE}),)
