"""Outgoing messages as bytes, and back. The key is not among them: it is the row's own."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from unobot.adapter import Identity, Importance, Network, Outgoing, Room
from unobot.document import Document, Face, Name, Span, Strong, Style, Text, Tint, Typed


class _Text(msgspec.Struct, tag="t", array_like=True, frozen=True):
    text: str


class _Face(msgspec.Struct, tag="f", array_like=True, frozen=True):
    code: str
    tint: Tint


class _Name(msgspec.Struct, tag="n", array_like=True, frozen=True):
    name: str
    identity: str


class _Strong(msgspec.Struct, tag="s", array_like=True, frozen=True):
    text: str


_Span = _Text | _Face | _Name | _Strong


class _Message(msgspec.Struct, tag="1", tag_field="v", frozen=True, omit_defaults=True):
    """Version 1. A field may be added with a default; anything else is a new version in a union with this one."""

    network: str
    document: tuple[_Span, ...]
    room: str | None = None
    to: str | None = None
    importance: int = Importance.TURN.value
    purpose: str | None = None
    mention: str | None = None
    style: Style = "colour"


_WRITTEN: Final[dict[type[Span], Callable[[Any], _Span]]] = {
    Text: lambda span: _Text(span.text),
    Face: lambda span: _Face(span.code, span.tint),
    Name: lambda span: _Name(span.name, span.identity),
    Strong: lambda span: _Strong(span.text),
    # It looks like plain words, and so an older version of the bot can read what this one has kept.
    Typed: lambda span: _Text(span.text),
}
_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(_Message)


def encode(message: Outgoing) -> bytes:
    """The message as JSON, without its key."""
    return _encoder.encode(
        _Message(
            network=message.network,
            document=tuple(_WRITTEN[type(span)](span) for span in message.document),
            room=message.room,
            to=message.to,
            importance=message.importance.value,
            purpose=message.purpose,
            mention=message.mention,
            style=message.style,
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
        network=Network(kept.network),
        room=None if kept.room is None else Room(kept.room),
        to=None if kept.to is None else Identity(kept.to),
        document=_document(kept.document),
        importance=Importance(kept.importance),
        purpose=kept.purpose,
        mention=None if kept.mention is None else Identity(kept.mention),
        style=kept.style,
    )


def _document(spans: tuple[_Span, ...]) -> Document:
    return tuple(_read(span) for span in spans)


def _read(span: _Span) -> Span:
    match span:
        case _Text():
            return Text(span.text)
        case _Face():
            return Face(span.code, span.tint)
        case _Name():
            return Name(span.name, span.identity)
        case _Strong():
            return Strong(span.text)
