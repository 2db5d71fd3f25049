"""Events and other JSON from a homeserver: read so that no type is relied on, and signed.

Members of a room can send almost anything.
"""

import base64
import json
from dataclasses import dataclass
from typing import Any

from Crypto.PublicKey import ECC
from Crypto.Signature import eddsa

Json = dict[str, Any]
"""A JSON object as somebody sent it. Nothing in it is known to be of the right type."""


@dataclass(frozen=True, slots=True)
class RoomEvent:
    """One event whose outer parts have the right types. `content` may still hold anything."""

    id: str
    type: str
    sender: str
    time: float
    content: Json
    state_key: str | None
    source: Json


def read(raw: object) -> RoomEvent | None:
    """Return the event in a JSON value, or None if it is none (or was redacted)."""
    if not isinstance(raw, dict):
        return None
    content, time, key = raw.get("content"), raw.get("origin_server_ts"), raw.get("state_key")
    named = [raw.get(part) for part in ("event_id", "type", "sender")]
    texts = [part for part in named if isinstance(part, str)]
    if len(texts) != 3 or not isinstance(content, dict) or not isinstance(time, int | float):
        return None
    if key is not None and not isinstance(key, str):
        return None
    return RoomEvent(texts[0], texts[1], texts[2], time / 1000, content, key, raw)


def read_all(raws: object) -> list[RoomEvent]:
    """Return the events in a JSON list, leaving out what is none."""
    return [event for event in map(read, get_list(raws)) if event is not None]


def get_list(value: object, *keys: str) -> list[Any]:
    """Return the list at `value[key][key]…`, or an empty one."""
    found = get(value, *keys)
    return found if isinstance(found, list) else []


def get(value: object, *keys: str) -> object:
    """Return the value at `value[key][key]…`, or None if something on the way is missing or no object.

    >>> get({"a": {"b": 1}}, "a", "b"), get({"a": [1]}, "a", "b")
    (1, None)
    """
    for key in keys:
        value = value.get(key) if isinstance(value, dict) else None
    return value


def get_text(value: object, *keys: str) -> str | None:
    """Return the text at `value[key][key]…`, or None."""
    found = get(value, *keys)
    return found if isinstance(found, str) else None


def get_object(value: object, *keys: str) -> Json:
    """Return the object at `value[key][key]…`, or an empty one."""
    found = get(value, *keys)
    return found if isinstance(found, dict) else {}


def sign(thing: Json, user: str, key: ECC.EccKey) -> Json:
    """Return the object with the signature of this key alone."""
    signature = eddsa.new(key, "rfc8032").sign(_canonical(thing))
    signatures = {user: {f"ed25519:{public_text(key)}": _base64(signature)}}
    return {**_unsigned(thing), "signatures": signatures}


def is_signed(thing: Json, user: str, signer: Json) -> bool:
    """Whether the key of a user that a homeserver lists as `signer` has really signed this object."""
    name = next(iter(get_object(signer, "keys")), "")
    public, signature = get_text(signer, "keys", name), get_text(thing, "signatures", user, name)
    if public is None or signature is None:
        return False
    try:
        # base64 may come without padding, and b64decode takes more of it than is needed
        key = eddsa.import_public_key(base64.b64decode(public + "=="))
        eddsa.new(key, "rfc8032").verify(_canonical(thing), base64.b64decode(signature + "=="))
    except ValueError:
        return False
    return True


def public_text(key: ECC.EccKey) -> str:
    """Return the public part of a signing key as Matrix writes it."""
    return _base64(key.public_key().export_key(format="raw"))


def _canonical(thing: Json) -> bytes:
    """Return the bytes of an object that are signed."""
    return json.dumps(_unsigned(thing), sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def _unsigned(thing: Json) -> Json:
    return {name: value for name, value in thing.items() if name not in {"signatures", "unsigned"}}


def _base64(content: bytes) -> str:
    return base64.b64encode(content).decode().rstrip("=")  # Matrix writes base64 without padding
