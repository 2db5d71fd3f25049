"""`unobot verify`: recomputing a round from its file, and naming the first lie in it."""

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from uno_engine import Chance
from unobot.adapter import Network, Room
from unobot.kit.replay.fairness import LINKS, Bound, commitment, hash_again, join_pieces, round_seed
from unobot.kit.replay.steps import Untellable, proof, rules_of
from unobot.plugins import Plugins, catalogue, load_plugins
from unobot.store import InputGiven, RoundId, StoredRound


class _Input(msgspec.Struct):
    seat: int | None
    text: str
    at: float = 0.0


class _Opening(msgspec.Struct):
    """What the match was before the deal."""

    round: int = 0


class RoundFile(msgspec.Struct):
    """A round as `unobot replay ROUND --json`, the web page and `!verify file` give it, as far as it is checked.

    The last leaves out what is found by playing the round again.
    """

    round: str
    table: str
    seats: list[str]
    seed: str
    opening: msgspec.Raw
    inputs: list[_Input]
    chance: list[dict[str, Any]] | None = None
    dealer: str | None = None
    dealt: dict[str, list[str]] = {}
    drawn: list[dict[str, Any]] = []
    commitment: str = ""
    secret: str = ""
    anchor: str = ""
    number: int = 0
    shares: list[str] = []
    beacon: str = ""


class Lie(Exception):
    """Something in the file is not as it must be; the text says what."""


def verify_file(path: Path, plugins: Plugins, heard: str = "") -> int:
    """Print what of the file was recomputed, and the first lie; the exit status is 0 if there is none, else 1.

    `heard` is what !verify told before the first deal, or the beginning of it; nothing if nobody knows.
    """
    try:
        text = path.read_bytes()
        file = msgspec.json.decode(join_pieces(text.decode()) or text, type=RoundFile)
    except (OSError, ValueError) as error:
        typer.echo(
            f"{path} is not the file of a round: {error}; expected a file from !verify file or unobot replay ROUND --json",
            err=True,
        )
        return 1
    try:
        for checked in _checks(file, plugins, heard.lower()):
            typer.echo(f"ok: {checked}")
    except (Lie, Untellable, ValueError) as lie:
        typer.echo(f"MISMATCH: {lie}", err=True)
        return 1
    # what only people who were in the room can check
    if file.secret and not heard:
        typer.echo(f"Compare: before the first deal, !verify showed {file.anchor} (--heard compares it).")
    for name, cards in file.dealt.items():
        typer.echo(f"Compare: {name} was dealt {' '.join(cards)}")
    for share in file.shares:
        typer.echo(f"Compare: this was typed in the room, in this order: {share}")
    if file.beacon:
        typer.echo(f"Compare: the beacon, the first value after the line that dealt: {file.beacon}")
    return 0


def _checks(file: RoundFile, plugins: Plugins, heard: str) -> Iterator[str]:
    """Check one thing after the other, and say what was checked. Raises Lie, Untellable, or ValueError for what is no hex."""
    if file.secret:
        yield from _check_seal(file, heard)
    else:
        yield "the file has no secret: only its chance can be checked"
    if file.chance is not None:
        # without a secret a match has one seed, of which earlier rounds have used the beginning
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
        yield f"chance: {len(file.chance)} decisions, {chance.position} bytes of the stream, none left out"
    _check_play(file, plugins)
    yield f"the round, played again with its {len(file.inputs)} inputs: every card dealt and drawn"


def _check_seal(file: RoundFile, heard: str) -> Iterator[str]:
    secret = bytes.fromhex(file.secret)
    if file.commitment and commitment(secret) != file.commitment:
        raise Lie(f"the commitment: the SHA-256 of the secret is {commitment(secret)}, not {file.commitment}")
    yield f"commitment: {commitment(secret)} (the secret of the round before, or the anchor that the room saw before the first)"
    played = msgspec.json.decode(file.opening, type=_Opening).round
    # else the bot could choose among all secrets that it has not used
    if file.number != played % LINKS + 1:
        raise Lie(
            f"the chain: round {played + 1} has secret {played % LINKS + 1}, and the file says {file.number}"
        )
    if (anchor := hash_again(secret, file.number).hex()) != file.anchor:
        raise Lie(f"the chain: the secret hashed {file.number} times is {anchor}, not {file.anchor}")
    if not file.anchor.startswith(heard):
        raise Lie(f"the chain: it begins with {file.anchor}, and the room saw {heard}")
    yield f"chain: round {played + 1} has secret {file.number} of the one that begins with {file.anchor}"
    if not all(any(share.startswith(f"{name}: ") for name in file.seats) for share in file.shares):
        raise Lie(f"the shares: each must begin with a name of {', '.join(file.seats)}")
    bound = Bound(file.secret, file.anchor, file.number, file.shares, file.beacon)
    if round_seed(secret, bound.shares).hex() != file.seed:
        raise Lie("the seed: it is not the SHA-256 of the secret and the shares")
    yield f"seed: made of the secret and {len(file.shares)} shares" + (
        " and the beacon" if file.beacon else ""
    )


def _difference(told: object, again: object) -> str:
    if not isinstance(told, list) or not isinstance(again, list):
        return f"the file says {told}, the seed gives {again}"
    pairs = enumerate(zip_longest(told, again, fillvalue="nothing"), 1)
    at, (one, other) = next((at, pair) for at, pair in pairs if pair[0] != pair[1])
    return f"place {at} is {one} in the file, and {other} by the seed"


def _check_play(file: RoundFile, plugins: Plugins) -> None:
    """Play the round again, and compare every card, or note those that were dealt. Raises Lie or Untellable."""
    id_ = RoundId(file.round)
    inputs = tuple(
        InputGiven(id_, number, None if each.seat is None else str(each.seat), each.text, int(each.at * 1000))
        for number, each in enumerate(file.inputs, 1)
    )
    round_ = StoredRound(
        id=id_,
        network=Network(""),
        room=Room(""),
        preset=file.table,
        seed=file.seed,
        proof=None,  # it was checked, and nothing else here is made of it
        seats=",".join(file.seats),
        state=bytes(file.opening),
        covers=0,
        inputs=inputs,
        started=0.0,
        finished=0.0,
        result=None,
    )
    rules = rules_of(round_, catalogue(plugins), plugins.brought.texts)
    again = proof(round_, rules)
    if file.chance is None:
        file.dealt = msgspec.convert(again["dealt"], type=dict[str, list[str]])
        return
    for key in ("chance", "dealer", "dealt", "drawn"):
        told, found = msgspec.to_builtins(getattr(file, key)), again[key]
        if _without_order(told) != _without_order(found):
            raise Lie(f"“{key}”: {_where(told, found)}")


def _without_order(value: object) -> object:
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


_File = Annotated[
    Path,
    typer.Argument(
        metavar="FILE", help="A file from !verify file, the web page, or unobot replay ROUND --json."
    ),
]
_Heard = Annotated[
    str,
    typer.Option(
        metavar="DIGITS",
        help="The digits that !verify showed before the first deal: all of them, or the first ones.",
    ),
]


def verify(file: _File, *, heard: _Heard = "") -> None:
    """Check that a round was dealt fairly.

    The command computes the chain of secrets to which the bot was bound when the table opened, the seed, every
    shuffle and every card. It reports the first value that differs, and then exits with status 1. It prints what only
    people in the room can know, so that you can compare it. docs/reference/fairness.md describes how to check a round
    without this program.

    Example: unobot verify round.json --heard e258ce371f37d8a90759eaa6a171b914
    """
    raise typer.Exit(verify_file(file, load_plugins(), heard))
