"""What the deals of a match are bound to: a chain of the bot's secrets, and what the players type (docs/reference/fairness.md)."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
import structlog

from unobot.config.kinds import Text
from unobot.document import Document
from unobot.kit.replay.fairness import LINKS, SECRET_BYTES, Bound, commitment, hash_again, round_seed
from unobot.messages import Voice
from unobot.messages.texts import harmless
from unobot.store import RoundId
from unobot.tables.announcing import tell_all
from unobot.tables.lines import Lines
from unobot.tables.organizer import Seeds
from unobot.tables.place import Place
from unobot.tables.signals import TableMade, TableRestored
from unobot.tables.table import Table

_log = structlog.get_logger(__name__)
LONGEST_LINE: Final = 100
"""So many characters of a line are taken."""
MOST_LINES: Final = 500
"""So many lines are taken for a deal, the last ones: they are stored with the table, which must stay small."""
_KEPT: Final = "fairness"
"""Under this name the chain is stored with its table."""
_BEACON_WITHIN: Final = 10.0
"""Seconds in which the next value of the beacon must come."""
_LOOK_EVERY: Final = 0.25
_AGAIN_AFTER: Final = 60.0
"""Seconds until a deal is tried again for which no value came."""
_LONGEST_VALUE: Final = 300
SeedOf = Callable[[bytes, Sequence[str]], bytes]
"""Makes a round's seed of a secret and the shares: `round_seed`, or in tests whatever gives the deal that is wanted."""


class ShownSecret(msgspec.Struct, frozen=True):
    """What everybody is told of a round that is over: its id, its secret, and where that is in which chain."""

    round: str
    secret: str
    anchor: str
    number: int


class SecretChain(msgspec.Struct):
    """A chain of secrets, of which the last is stored, and the lines that players have typed since the last deal.

    Each secret is the SHA-256 of the next one, so the last gives them all, and one that was shown gives none to come.
    """

    last: str
    links: int = LINKS
    """How many secrets the chain has."""
    over: int = 0
    """How many rounds of the chain are over; their secrets are no longer secret."""
    lines: list[tuple[int, str]] = []
    """The seat and the text of each."""
    shown: ShownSecret | None = None
    """The secret of the last round in the room."""

    def __repr__(self) -> str:
        """Show what everybody may know of it; never a secret."""
        return f"<SecretChain {self.commitment}>"

    @property
    def number(self) -> int:
        """Which secret of the chain the next deal has, or the round that is being played: from 1 on."""
        return self.over + 1

    @property
    def secret(self) -> bytes:
        """The secret of that round."""
        return hash_again(bytes.fromhex(self.last), self.links - self.number)

    @property
    def commitment(self) -> str:
        """The SHA-256 of that secret, in hex: the secret of the round before, and before the first round the anchor."""
        return commitment(self.secret)

    def add_line(self, seat: int, text: str) -> None:
        """Make what the player at that seat typed a share of the next deal: one line, without what a client would not show."""
        self.lines.append((seat, _shown(text)))
        del self.lines[:-MOST_LINES]


class Commitment(Seeds):
    """Binds the bot to the deals of one table. The `beacon` is a file with a public source's newest value on its first line."""

    hears_lines = True

    def __init__(
        self,
        by_chance: Seeds,
        chain: SecretChain | None = None,
        links: int = LINKS,
        seed_of: SeedOf = round_seed,
        is_said: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__(by_chance.chance, by_chance.seed)
        self._is_said = is_said
        self.chain = chain or SecretChain(self.seed.hex(), links)
        self._seed_of = seed_of
        self.beacon = ""
        """The public value for the next deal."""
        self._line: tuple[int | None, str] | None = None
        """The line that is being done: the seat of who typed it, if they have one, and the text."""

    def settle(self, names: Sequence[str]) -> tuple[bytes, str]:
        """Return the seed of the next round as it would be dealt now, and the `Bound` from which it follows, as JSON."""
        typed = [*self.chain.lines, *([self._line] if self._line is not None else [])]
        lines = [f"{names[seat]}: {text}" for seat, text in typed if seat is not None]
        secret, number = self.chain.secret, self.chain.number
        anchor = hash_again(secret, number).hex()
        bound = Bound(secret.hex(), anchor, number, lines[-MOST_LINES:], self.beacon)
        return self._seed_of(secret, bound.shares), msgspec.json.encode(bound).decode()

    def dealt(self) -> None:
        """Take what is typed from now on for a share of the next deal: the cards of this one are dealt."""
        self.chain.lines, self._line, self.beacon = [], None, ""

    def promise(self, voice: Voice) -> Document:
        """Tell the commitment to the next deal, if the room wants to read it. Half of its digits are enough to be bound by."""
        if not self._is_said():
            return ()
        return voice.say("sealed", seal=self.chain.commitment[:32])

    def begin_line(self, seat: int | None, text: str) -> None:
        """Take the line for a share of the deal, if it deals the cards."""
        self._line = seat, _shown(text)

    def end_line(self, seat: int | None, *, accepted: bool) -> bool:
        """Take the line for a share of the next deal, if it was accepted: nobody can choose to be refused and still have one."""
        line, self._line = self._line, None
        if line is None or seat is None or not accepted:
            return False
        self.chain.add_line(seat, line[1])
        return True

    def round_over(self, round_: RoundId | None, proof: str | None) -> None:
        """Show the secret of a round that is over. After the last secret of a chain a new one begins."""
        chain = self.chain
        if round_ is not None and proof is not None:
            bound = msgspec.json.decode(proof, type=Bound)
            chain.shown = ShownSecret(round_, bound.secret, bound.anchor, bound.number)
        chain.over += 1
        if chain.over == chain.links:
            chain.last, chain.over = self.chance.randbytes(SECRET_BYTES).hex(), 0


@dataclass(frozen=True, slots=True)
class FairnessSettings:
    """How deals are bound: what the operator can set for the whole bot, in `[plugin.fairness]`."""

    beacon: Text | None = None
    """A file, named from the configuration's folder, in which a program of the operator keeps the newest value of a public source of chance, on its first line."""


@dataclass(frozen=True, slots=True)
class SealSettings:
    """The operator's setting for what a room reads of the commitment to a deal."""

    seal: bool = False
    """Whether the room reads what a deal is bound to when a table opens, and before each deal."""


def wants_seal(place: Place) -> bool:
    """Whether the room reads what each deal is bound to, without asking by `!verify`."""
    return place.settings.of(SealSettings).seal


class BeaconCommitment(Commitment):
    """A commitment whose every deal waits for the next value of a public source of chance."""

    def __init__(
        self, place: Place, table: Table, file: Path, chain: SecretChain | None, links: int, seed_of: SeedOf
    ) -> None:
        super().__init__(table.seeds, chain, links, seed_of, partial(wants_seal, place))
        self._place, self._table, self._file = place, table, file

    async def ready(self, lines: Lines) -> bool:
        """Wait for the next value: one that nobody knew when the last line before the deal was typed.

        If none comes in time, the room is told, and it is tried again by itself.
        """
        before = await asyncio.to_thread(_newest, self._file)
        for _ in range(int(_BEACON_WITHIN / _LOOK_EVERY)):
            await self._place.services.clock.sleep(_LOOK_EVERY)
            value = await asyncio.to_thread(_newest, self._file)
            # while the file could not be read, nobody knows how old what stands in it is
            if before and value not in {"", before}:
                self.beacon = value
                return True
            before = before or value
        _log.warning("no new value of the beacon", file=str(self._file), readable=bool(before))
        self._table.deal_at = self._place.now + _AGAIN_AFTER
        tell_all(self._place, lines, "beacon-late")
        return False


def bind_deals(place: Place, links: int = LINKS, seed_of: SeedOf = round_seed) -> None:
    """Bind the bot to the deals of every table that is made in the place, by chains of so many secrets."""

    def bind(table: Table, chain: SecretChain | None) -> None:
        config = place.services.config
        if (beacon := config.of(FairnessSettings).beacon) is None:
            table.seeds = seeds = Commitment(table.seeds, chain, links, seed_of, partial(wants_seal, place))
        else:
            file = config.file.absolute().parent / beacon
            table.seeds = seeds = BeaconCommitment(place, table, file, chain, links, seed_of)
        table.kept[_KEPT] = seeds.chain

    def made(signal: TableMade) -> None:
        before = last_secret(place)
        bind(signal.table, None)
        signal.table.kept[_KEPT].shown = before

    def restored(signal: TableRestored) -> None:
        if chain_of(signal.table) is not None:
            return  # each room of a table is told
        kept = signal.table.kept.get(_KEPT)
        bind(signal.table, None if kept is None else msgspec.convert(kept, SecretChain))

    place.signals.listen(TableMade, made)
    place.signals.listen(TableRestored, restored)


def chain_of(table: Table | None) -> SecretChain | None:
    """Return the chain to which a table's deals are bound, if they are."""
    return table.seeds.chain if table is not None and isinstance(table.seeds, Commitment) else None


def last_secret(place: Place) -> ShownSecret | None:
    """Return what the last round here was dealt from, if the bot has not been started anew since its match."""
    chain = chain_of(place.table) or chain_of(place.last_table)
    return None if chain is None else chain.shown


def _shown(text: str) -> str:
    return harmless(text)[:LONGEST_LINE]


def _newest(file: Path) -> str:
    """Return the newest value of the beacon; nothing if the file cannot be read."""
    try:
        lines = file.read_text("utf-8").splitlines()
    except (OSError, ValueError):
        return ""
    return harmless(lines[0]).strip()[:_LONGEST_VALUE] if lines else ""
