"""What the people at a table are called, and which of them a word means."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from unobot.parsing.typed import folded, unaccented


@dataclass(frozen=True)
class Names:
    """What the people in some seats are called.

    `shown` is what their seats are called, `own` what they call themselves, if that is something else. `same` makes of
    a name what is equal for two that are the same on the network.
    """

    shown: Mapping[int, str] = field(default_factory=dict)
    own: Mapping[int, str] = field(default_factory=dict)
    same: Callable[[str], str] = folded
    _found: dict[str, int | None] = field(default_factory=dict, init=False, repr=False, compare=False)
    """What `whole` has said: every word of a line is asked for several times."""

    def beginning(self, said: str) -> Sequence[int]:
        """The seats of those whose names, or the ids behind them, begin so."""
        wanted = folded(self.same(unspoken(said)))
        if not wanted:
            return ()
        found = [seat for seat, name in self._called.items() if name.startswith(wanted)]
        for id_ in (wanted, wanted.split(":")[0]):
            found = found or [seat for seat, name in self._called.items() if f"(@{id_}" in name]
        return found

    def whole(self, said: str) -> int | None:
        """The seat of the player whose whole name that is; without its accents if only one has it so.

        Exactly as it is written comes first: where `q[w` and `q{w` are two people, each is found.
        """
        if said not in self._found:
            self._found[said] = self._whole(said)
        return self._found[said]

    def _whole(self, said: str) -> int | None:
        for form, *tables in self._forms:
            for wanted in dict.fromkeys((form(said), form(unspoken(said)))):
                for seats in tables:
                    if wanted in seats:
                        return seats[wanted]
        nearly = self._plain.get(folded(unspoken(said)), ())
        return nearly[0] if len(nearly) == 1 else None

    @cached_property
    def _called(self) -> Mapping[int, str]:
        return {seat: folded(self.same(name)) for seat, name in self.shown.items()}

    @cached_property
    def _forms(self) -> Sequence[tuple[Callable[[str], str], Mapping[str, int], Mapping[str, int]]]:
        """Each way to compare names, with the first seat of each name that is shown, and of each that is somebody's own."""
        return [
            (form, _first_seats(form, self.shown), _first_seats(form, self.own))
            for form in (str, self.same, folded)
        ]

    @cached_property
    def _plain(self) -> Mapping[str, Sequence[int]]:
        """The seats by names without their accents."""
        found: dict[str, list[int]] = {}
        for seat, name in self.shown.items():
            if not name.isascii():
                found.setdefault(unaccented(folded(name)), []).append(seat)
        return found


def _first_seats(form: Callable[[str], str], called: Mapping[int, str]) -> Mapping[str, int]:
    seats: dict[str, int] = {}
    for seat, name in called.items():
        seats.setdefault(form(name), seat)
    return seats


def unspoken(said: str) -> str:
    """The name without what stands around it when somebody is spoken to: `@bob:`."""
    return said.removeprefix("@").rstrip(",:.!?")
