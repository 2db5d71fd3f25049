"""What the people at a table are called, and which of them a word means."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from unobot.parsing.typed import folded, unaccented


@dataclass(frozen=True, slots=True)
class Names:
    """What the people in some seats are called.

    `shown` is what their seats are called, `own` what they call themselves, if that is something else. `same` makes of
    a name what is equal for two that are the same on the network.
    """

    shown: Mapping[int, str] = field(default_factory=dict)
    own: Mapping[int, str] = field(default_factory=dict)
    same: Callable[[str], str] = folded

    def beginning(self, said: str) -> Sequence[int]:
        """The seats of those whose names, or the ids behind them, begin so."""
        wanted = folded(self.same(unspoken(said)))
        if not wanted:
            return ()
        called = {seat: folded(self.same(name)) for seat, name in self.shown.items()}
        found = [seat for seat, name in called.items() if name.startswith(wanted)]
        for id_ in (wanted, wanted.split(":")[0]):
            found = found or [seat for seat, name in called.items() if f"(@{id_}" in name]
        return found

    def whole(self, said: str) -> int | None:
        """The seat of the player whose whole name that is; without its accents if only one has it so.

        Exactly as it is written comes first: where `q[w` and `q{w` are two people, each is found.
        """
        for form in (str, self.same, folded):
            for wanted in dict.fromkeys((form(said), form(unspoken(said)))):
                for called in (self.shown, self.own):
                    for seat, name in called.items():
                        if form(name) == wanted:
                            return seat
        return self._without_accents(folded(unspoken(said)))

    def _without_accents(self, wanted: str) -> int | None:
        called = {seat: folded(name) for seat, name in self.shown.items()}
        nearly = [seat for seat, name in called.items() if not name.isascii() and unaccented(name) == wanted]
        return nearly[0] if len(nearly) == 1 else None


def unspoken(said: str) -> str:
    """The name without what stands around it when somebody is spoken to: `@bob:`."""
    return said.removeprefix("@").rstrip(",:.!?")
