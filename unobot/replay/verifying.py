"""`unobot verify`: recomputing a round from its file, and naming the first lie in it."""

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any

import msgspec
import typer

from uno_engine import Chance
from unobot.adapter import Network, Room
from unobot.catalogue import catalogue
from unobot.fairness import commitment, round_seed
from unobot.parsing import reader_for
from unobot.plugins import Plugins
from unobot.replay.proof import proof
from unobot.replay.replayed import Untellable, composed
from unobot.store import InputGiven, RoundId, StoredRound
from unobot.texts import Texts


class _Input(msgspec.Struct):
    seat: int | None
    text: str
    at: float


class RoundFile(msgspec.Struct):
    """What `unobot replay ROUND --json` writes, as far as it is checked."""

    round: str
    table: str
    seats: list[str]
    seed: str
    opening: msgspec.Raw
    inputs: list[_Input]
    chance: list[dict[str, Any]]
    dealer: str | None
    dealt: dict[str, list[str]]
    drawn: list[dict[str, Any]]
    commitment: str = ""
    secret: str = ""
    shares: list[str] = []


class Lie(Exception):
    """Something in the file is not as it must be; the text says what."""


def verify_file(path: Path, plugins: Plugins) -> int:
    """Print what of the file was recomputed, and the first lie; the exit status is 0 if there is none, else 1."""
    try:
        file = msgspec.json.decode(path.read_bytes(), type=RoundFile)
    except (OSError, msgspec.MsgspecError) as error:
        typer.echo(f"{path} is no round: {error}; expected what unobot replay ROUND --json writes", err=True)
        return 1
    try:
        for checked in _checks(file, plugins):
            typer.echo(f"ok: {checked}")
    except (Lie, Untellable, ValueError) as lie:
        typer.echo(f"NOT as told: {lie}", err=True)
        return 1
    return 0


def _checks(file: RoundFile, plugins: Plugins) -> Iterator[str]:
    """Check one thing after the other, and say what was checked. Raises Lie, Untellable, or ValueError for what is no hex."""
    if file.secret:
        yield from _check_seal(file)
    else:
        yield "the file has no secret: the round was dealt by version 0.1, and only its chance can be checked"
    end = _check_chance(file)
    yield f"chance: {len(file.chance)} decisions, {end} bytes of the stream, none left out"
    _check_play(file, plugins)
    yield f"the round, played again with its {len(file.inputs)} inputs: every card dealt and drawn"


def _check_seal(file: RoundFile) -> Iterator[str]:
    secret = bytes.fromhex(file.secret)
    if commitment(secret) != file.commitment:
        raise Lie(f"the commitment: the SHA-256 of the secret is {commitment(secret)}, not {file.commitment}")
    yield f"commitment: {file.commitment} (the room was told its first half before the deal)"
    named = [
        share.startswith(f"{name}: ") for share, name in zip_longest(file.shares, file.seats, fillvalue="")
    ]
    if not all(named):
        raise Lie(
            f"the shares: there must be one for each of {', '.join(file.seats)}, beginning with the name"
        )
    if round_seed(secret, file.shares).hex() != file.seed:
        raise Lie("the seed: it is not the SHA-256 of the secret and the shares")
    yield f"seed: made of the secret and {len(file.shares)} shares"


def _check_chance(file: RoundFile) -> int:
    """Draw everything from the seed again; how many bytes were read. Raises Lie."""
    # version 0.1 had one seed for a whole match, of which earlier rounds had used the beginning
    start = 0 if file.secret or not file.chance else int(file.chance[0]["at"])
    chance = Chance(bytes.fromhex(file.seed), start)
    for number, entry in enumerate(file.chance, 1):
        if entry.get("at") != chance.position:
            raise Lie(
                f"decision {number} of chance: byte {chance.position} of the stream is next, not {entry.get('at')}"
            )
        again = chance.below(entry["below"]) if "below" in entry else chance.shuffled(entry["shuffle"])
        if again != entry["gives"]:
            raise Lie(f"decision {number} of chance: {_difference(entry['gives'], again)}")
    return chance.position


def _difference(told: object, again: object) -> str:
    if not isinstance(told, list) or not isinstance(again, list):
        return f"the file says {told}, the seed gives {again}"
    pairs = enumerate(zip_longest(told, again, fillvalue="nothing"), 1)
    at, (one, other) = next((at, pair) for at, pair in pairs if pair[0] != pair[1])
    return f"place {at} is {one} in the file, and {other} by the seed"


def _check_play(file: RoundFile, plugins: Plugins) -> None:
    """Play the round again, and compare every card. Raises Lie or Untellable."""
    brought = plugins.brought
    round_ = _stored(file)
    rules = composed(round_, catalogue(plugins), brought.texts)
    again = proof(round_, rules, lambda: reader_for(rules, Texts(brought.texts)))
    for key in ("chance", "dealer", "dealt", "drawn"):
        told, found = msgspec.to_builtins(getattr(file, key)), again[key]
        if _sorted(told) != _sorted(found):
            raise Lie(f"“{key}”: {_where(told, found)}")


def _sorted(value: object) -> object:
    """Hands that were dealt are told in no order."""
    if isinstance(value, Mapping):
        return {key: sorted(cards) for key, cards in value.items()}
    return value


def _where(told: object, found: object) -> str:
    if isinstance(told, Sequence) and isinstance(found, Sequence) and not isinstance(told, str):
        pairs = enumerate(zip_longest(told, found), 1)
        at = next((at for at, (one, other) in pairs if one != other), 0)
        return f"entry {at} is not what comes of the seed and the inputs"
    return f"the file says {json.dumps(told)}, and {json.dumps(found)} comes of the seed and the inputs"


def _stored(file: RoundFile) -> StoredRound:
    id_ = RoundId(file.round)
    inputs = tuple(
        InputGiven(id_, number, None if each.seat is None else str(each.seat), each.text, int(each.at * 1000))
        for number, each in enumerate(file.inputs, 1)
    )
    return StoredRound(
        id=id_,
        network=Network(""),
        room=Room(""),
        preset=file.table,
        seed=file.seed,
        secret=file.secret or None,
        shares=json.dumps(file.shares),
        seats=",".join(file.seats),
        state=bytes(file.opening),
        covers=0,
        inputs=inputs,
        started=0.0,
        finished=0.0,
        result=None,
    )
