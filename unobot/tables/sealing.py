"""What the deals of a match are bound to: a chain of the bot's secrets, and what the players type (docs/fairness.md)."""

from collections.abc import Sequence

import msgspec

from unobot.clock import Randomness
from unobot.fairness import LINKS, SECRET_BYTES, Bound, SeedOf, commitment, hashed
from unobot.texts import harmless

LONGEST_LINE = 100
"""So many characters of a line are taken."""

MOST_LINES = 500
"""So many lines are taken for a deal, the last ones: they are stored with the table, which must stay small."""


class ShownSeal(msgspec.Struct, frozen=True):
    """What everybody is told of a round that is over: its id, its secret, and where that is in which chain."""

    round: str
    secret: str
    anchor: str
    number: int


class Seal(msgspec.Struct):
    """A chain of secrets, of which the last is stored, and the lines that players have typed since the last deal.

    Each secret is the SHA-256 of the next one, so the last gives them all, and one that was shown gives none to come.
    """

    last: str
    shown: int = 0
    """How many rounds of the chain are over; their secrets are no longer secret."""
    lines: list[tuple[int, str]] = []
    """The seat and the text of each."""
    links: int = LINKS
    """How many secrets the chain has."""

    def __repr__(self) -> str:
        """Show what everybody may know of it; never a secret."""
        return f"<Seal {self.commitment}>"

    @property
    def number(self) -> int:
        """Which secret of the chain the next deal has, or the round that is being played: from 1 on."""
        return self.shown + 1

    @property
    def secret(self) -> bytes:
        """The secret of that round."""
        return hashed(bytes.fromhex(self.last), self.links - self.number)

    @property
    def commitment(self) -> str:
        """The SHA-256 of that secret, in hex: the secret of the round before, and before the first round the anchor."""
        return commitment(self.secret)

    def hear(self, seat: int, text: str) -> None:
        """Make what the player at that seat typed a share of the next deal: one line, without what a client would not show."""
        self.lines.append((seat, _shown(text)))
        del self.lines[:-MOST_LINES]


class Sealing:
    """The seal of one table, and what was shown of its last round."""

    def __init__(self, chance: Randomness, seed_of: SeedOf, links: int = LINKS) -> None:
        self._chance, self._seed_of = chance, seed_of
        self.seal = self._new(links)
        self.shown: ShownSeal | None = None
        """What the seal of the last round was."""
        self._line: tuple[int | None, str] | None = None
        """The line that is being done: the seat of who typed it, if they have one, and the text."""
        self.beacon = ""
        """The public value for the next deal."""

    def _new(self, links: int) -> Seal:
        return Seal(self._chance.randbytes(SECRET_BYTES).hex(), links=links)

    def break_open(self, names: Sequence[str]) -> tuple[bytes, bytes, Bound]:
        """Return the seed of the next round as it would be dealt now, and the secret and the shares that it is made of."""
        typed = [*self.seal.lines, *([self._line] if self._line is not None else [])]
        lines = [f"{names[seat]}: {text}" for seat, text in typed if seat is not None]
        secret, number = self.seal.secret, self.seal.number
        bound = Bound(hashed(secret, number).hex(), number, lines[-MOST_LINES:], self.beacon)
        return self._seed_of(secret, bound.shares), secret, bound

    def dealt(self) -> None:
        """The cards are dealt: what is typed from now on is for the next deal."""
        self.seal.lines, self._line, self.beacon = [], None, ""

    def begin_line(self, seat: int | None, text: str) -> None:
        """A line is about to be done: if it deals the cards, it is a share of that deal.

        `seat` is that of who typed it, None for somebody who has no seat yet.
        """
        self._line = seat, _shown(text)

    def end_line(self, seat: int | None, *, accepted: bool) -> bool:
        """The line was done or refused, and this is its author's seat now. Return whether it is a share of the next deal."""
        line, self._line = self._line, None
        if line is None or seat is None or not accepted:
            return False
        self.seal.hear(seat, line[1])
        return True

    def show(self, shown: ShownSeal | None) -> None:
        """The round is over, so its secret is no secret any more. After the last secret of a chain a new one begins."""
        self.shown = shown
        self.seal.shown += 1
        if self.seal.shown == self.seal.links:
            self.seal = msgspec.structs.replace(self._new(self.seal.links), lines=self.seal.lines)


def _shown(text: str) -> str:
    return harmless(text)[:LONGEST_LINE]
