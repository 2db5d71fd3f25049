"""How outgoing messages and finished rounds are kept as bytes."""

import zlib
from collections.abc import Sequence
from operator import attrgetter
from typing import Final

import msgspec

from unobot.adapter import Identity, Importance, Network, Outgoing, Room
from unobot.document import Document, Pictured, Style
from unobot.store.change import InputGiven, RoundId


class _Message(msgspec.Struct, tag="1", tag_field="v", frozen=True, omit_defaults=True):
    """Version 1, with the fields of an `Outgoing`, except the key.

    A field may be added with a default; anything else is a new version in a union with this one. The spans of the document
    are kept as `unobot.document` declares them, a short list each: `["f", "r5", "red"]`. There, too, a field may be added at
    the end with a default, and nothing else may change.
    """

    network: Network
    document: Document
    room: Room | None = None
    to: Identity | None = None
    importance: Importance = Importance.TURN
    purpose: str | None = None
    mention: Identity | None = None
    style: Style = "colour"
    answers: tuple[str, ...] = ()
    reply_to: str | None = None
    hand: tuple[Pictured, ...] = ()
    asks: int = 0


_values: Final = attrgetter(*_Message.__struct_fields__)
_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(_Message)


def encode(message: Outgoing) -> bytes:
    """The message as JSON, without its key."""
    return _encoder.encode(_Message(*_values(message)))


def decode(key: int, payload: bytes) -> Outgoing:
    """The message that `encode` made these bytes of. Raises `ValueError` if it never made them."""
    try:
        return Outgoing(key, **msgspec.structs.asdict(_decoder.decode(payload)))
    except msgspec.DecodeError as error:
        raise ValueError(f"message {key}: {error}") from error


_BEST: Final = 9


class _Packed(msgspec.Struct, array_like=True, tag=1):
    """Version 1: the opening, and of each input the seat, the text, and the milliseconds since the one before."""

    opening: str
    inputs: list[tuple[str | None, str, int]]


def pack_round(opening: bytes, inputs: Sequence[InputGiven]) -> bytes:
    """The opening and the inputs, compressed. Raises ValueError if they are not all inputs from the first on."""
    if [given.number for given in inputs] != list(range(1, len(inputs) + 1)):
        raise ValueError("inputs are missing")
    times = [0, *(given.at_ms for given in inputs)]
    said = [(g.seat, g.text, g.at_ms - before) for g, before in zip(inputs, times, strict=False)]
    return zlib.compress(msgspec.json.encode(_Packed(opening.decode(), said)), _BEST)


def unpack_round(replay: bytes, round_: RoundId) -> tuple[bytes, tuple[InputGiven, ...]]:
    """The opening and the inputs that `pack_round` was given. Raises ValueError if it never made these bytes."""
    try:
        found = msgspec.json.decode(zlib.decompress(replay), type=_Packed)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise ValueError(f"round {round_} is packed otherwise") from error
    at, inputs = 0, []
    for number, (seat, text, later) in enumerate(found.inputs, 1):
        at += later
        inputs.append(InputGiven(round_, number, seat, text, at))
    return found.opening.encode(), tuple(inputs)
