"""What is written of somebody who is to be forgotten, and of the rounds that do not name them any more."""

from dataclasses import dataclass

from unobot.adapter import Identity, Network


@dataclass(frozen=True, slots=True)
class ToForget:
    """That account, called so now, asks to be forgotten; with None for the name, it is done."""

    network: Network
    identity: Identity
    name: str | None


@dataclass(frozen=True, slots=True)
class NamelessResult:
    """A result that bears another identity and name from now on, and is nobody's; the key says which it is."""

    round: str
    network: Network
    identity: Identity
    alias: Identity
    name: str
    crc: int


@dataclass(frozen=True, slots=True)
class NamelessRound:
    """A finished round with other names: `seats` with commas between, `replay` packed, or None if it cannot be told again.

    What its seed was made of is forgotten, for the shares have names and what people typed.
    """

    id: str
    seats: str
    replay: bytes | None
    crc: int
    results: tuple[NamelessResult, ...] = ()
