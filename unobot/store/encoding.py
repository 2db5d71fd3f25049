"""Outgoing messages as bytes, and back. The key is not among them: it is the row's own."""

from typing import Final

import msgspec

from unobot.adapter import Identity, Importance, Network, Outgoing, Room
from unobot.document import Document, Pictured, Style


class _Message(msgspec.Struct, tag="1", tag_field="v", frozen=True, omit_defaults=True):
    """Version 1. A field may be added with a default; anything else is a new version in a union with this one.

    The spans of the document are kept as `unobot.document` declares them, a short list each: `["f", "r5", "red"]`. There,
    too, a field may be added at the end with a default, and nothing else may change.
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


_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(_Message)


def encode(message: Outgoing) -> bytes:
    """The message as JSON, without its key."""
    return _encoder.encode(
        _Message(
            network=message.network,
            document=message.document,
            room=message.room,
            to=message.to,
            importance=message.importance,
            purpose=message.purpose,
            mention=message.mention,
            style=message.style,
            answers=message.answers,
            reply_to=message.reply_to,
            hand=message.hand,
            asks=message.asks,
        )
    )


def decode(key: int, payload: bytes) -> Outgoing:
    """The message that `encode` made these bytes of. Raises `ValueError` if it never made them."""
    try:
        kept = _decoder.decode(payload)
    except msgspec.DecodeError as error:
        raise ValueError(f"message {key}: {error}") from error
    return Outgoing(
        key=key,
        network=kept.network,
        room=kept.room,
        to=kept.to,
        document=kept.document,
        importance=kept.importance,
        purpose=kept.purpose,
        mention=kept.mention,
        style=kept.style,
        answers=kept.answers,
        reply_to=kept.reply_to,
        hand=kept.hand,
        asks=kept.asks,
    )
