"""Reading events and other JSON of which no type can be relied on: members of a room can send almost anything."""

from dataclasses import dataclass

from unobot_matrix.wire import Json


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
    """The event in a JSON value, or None if it is none (or was redacted)."""
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
    """The events in a JSON list, leaving out what is none."""
    if not isinstance(raws, list):
        return []
    return [event for event in map(read, raws) if event is not None]


def part(value: object, *keys: str) -> object:
    """The value at `value[key][key]…`, or None if something on the way is missing or no object.

    >>> part({"a": {"b": 1}}, "a", "b"), part({"a": [1]}, "a", "b")
    (1, None)
    """
    for key in keys:
        value = value.get(key) if isinstance(value, dict) else None
    return value


def text(value: object, *keys: str) -> str | None:
    """The text at `value[key][key]…`, or None."""
    found = part(value, *keys)
    return found if isinstance(found, str) else None


def objects(value: object, *keys: str) -> Json:
    """The object at `value[key][key]…`, or an empty one."""
    found = part(value, *keys)
    return found if isinstance(found, dict) else {}


def relation(event: RoomEvent) -> tuple[str, str] | None:
    """How the event relates to another: `("m.replace", event id)`."""
    kind = text(event.content, "m.relates_to", "rel_type")
    target = text(event.content, "m.relates_to", "event_id")
    return (kind, target) if kind and target else None
