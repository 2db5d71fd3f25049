"""The seal of the next deal: the bot's secret, and what the players have added to it (docs/fairness.md)."""

from collections.abc import Callable, Sequence

import msgspec

from unobot.fairness import commitment
from unobot.texts import harmless

SeedOf = Callable[[bytes, Sequence[str]], bytes]
"""Makes a round's seed of a secret and the shares: `round_seed`, or in tests whatever gives the deal that is wanted."""

LONGEST_SHARE = 100
"""So many characters of what somebody typed are taken."""


class Shown(msgspec.Struct, frozen=True):
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


def _line(text: str) -> str:
    """The text as it goes into a share: one line, without what a client would not show."""
    return harmless(text)[:LONGEST_SHARE]
