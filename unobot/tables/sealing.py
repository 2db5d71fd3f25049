"""The seal of the next deal: the bot's secret, and what the players have added to it (docs/fairness.md)."""

from collections.abc import Sequence

import msgspec

from unobot.fairness import SECRET_BYTES, commitment
from unobot.tables.services import Randomness, SeedOf
from unobot.texts import harmless

LONGEST_SHARE = 100
"""So many characters of what somebody typed are taken."""


class ShownSeal(msgspec.Struct, frozen=True):
    """What is told of a round that is over: its id, the secret, the shares in the order of the seats."""

    round: str
    secret: str
    shares: list[str]


class Seal(msgspec.Struct):
    """The secret of a round that has not been dealt, in hex, and what each seat has said and chosen since it was taken."""

    secret: str
    said: dict[int, str] = {}
    chosen: dict[int, str] = {}

    def __repr__(self) -> str:
        """What everybody may know of it; never the secret."""
        return f"<Seal {self.commitment}>"

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret, in hex: what the room is told."""
        return commitment(bytes.fromhex(self.secret))

    def heard(self, seat: int, text: str) -> None:
        """The player at that seat typed this: it is their share, unless they type something else before the deal."""
        self.said[seat] = _line(text)

    def choose(self, seat: int, text: str) -> None:
        """The player at that seat adds this to their share (`!seed TEXT`)."""
        self.chosen[seat] = _line(text)

    def shares(self, names: Sequence[str]) -> list[str]:
        """A line for each seat: its name, what was typed last there, and what was chosen."""
        return [self._share(seat, name) for seat, name in enumerate(names)]

    def _share(self, seat: int, name: str) -> str:
        chosen = f" / {self.chosen[seat]}" if seat in self.chosen else ""
        return f"{name}: {self.said.get(seat, '')}{chosen}"


class Sealing:
    """The seals of one table: that of the next deal, and what was shown of the last."""

    def __init__(self, chance: Randomness, seed_of: SeedOf) -> None:
        self._chance, self._seed_of = chance, seed_of
        self.seal = self._new()
        self.shown: ShownSeal | None = None
        """What the seal of the last round was."""

    def _new(self) -> Seal:
        return Seal(self._chance.randbytes(SECRET_BYTES).hex())

    def broken(self, names: Sequence[str]) -> tuple[bytes, list[str]]:
        """The seed of the next round as it would be dealt now, and the shares in it."""
        shares = self.seal.shares(names)
        return self._seed_of(bytes.fromhex(self.seal.secret), shares), shares

    def show(self, shown: ShownSeal | None) -> None:
        """A round is over: what its seed was made of is no secret any more, and the next one is sealed."""
        self.shown, self.seal = shown, self._new()


def _line(text: str) -> str:
    """The text as it goes into a share: one line, without what a client would not show."""
    return harmless(text)[:LONGEST_SHARE]
