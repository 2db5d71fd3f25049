"""What one room lets the bot do, asked from the homeserver."""

from collections.abc import Collection

from unobot.adapter import Finding
from unobot_matrix.events import read_all, text
from unobot_matrix.room import Room
from unobot_matrix.settings import Settings
from unobot_matrix.wire import Failure, Json, Unreachable, Wire, path

_SUMMARIES = "/_matrix/client/v1/room_summary/{}", "/_matrix/client/unstable/im.nheko.summary/summary/{}"
"""Where a room that we are not in is described: since Matrix 1.15, and before."""


async def look_at_room(
    wire: Wire, settings: Settings, us: str, joined: Collection[str], name: str
) -> Finding:
    """How the bot stands with a room of the configuration. Raises `Failure` or `Unreachable`."""
    what = f"room {name}"
    room = name
    if name.startswith("#"):
        try:
            answer = await wire.call("GET", path("directory", "room", name))
        except Failure as problem:
            if problem.passing:
                raise
            return Finding(
                what,
                f"there is no such room: {problem}",
                "correct the alias, or give the room one",
                stops=True,
            )
        room = text(answer, "room_id") or name
    if room in joined:
        return await _inside(wire, settings, us, room, what)
    return await _outside(wire, us, room, what)


async def _inside(wire: Wire, settings: Settings, us: str, room: str, what: str) -> Finding:
    seen = Room(room)
    state = read_all(await wire.state(room))
    for event in state:
        seen.apply(event)
    if any(event.type == "m.room.tombstone" for event in state):
        return Finding(
            what,
            "was replaced by another room, into which the bot goes along",
            "write the new room into rooms",
        )
    if seen.encrypted and not settings.encryption:
        return Finding(
            what,
            "is encrypted, and the bot cannot read it",
            "encryption = true (pip install 'unobot[e2e]')",
            stops=True,
        )
    kind = "m.room.encrypted" if seen.encrypted else "m.room.message"
    if not seen.may_send(us, kind):
        cure = f"a moderator gives {us} the power level that {kind} needs there"
        return Finding(what, "its power levels do not let the bot speak", cure, stops=True)
    if settings.reactions and not seen.may_send(us, "m.reaction"):
        return Finding(
            what, "the bot may speak, but not react", f"let {us} send m.reaction, or reactions = false"
        )
    return Finding(what, f"the bot is in it and may speak{', encrypted' if seen.encrypted else ''}")


async def _outside(wire: Wire, us: str, room: str, what: str) -> Finding:
    """How we stand with a room that we are not in."""
    summary = await _summary(wire, room)
    match text(summary, "membership"), text(summary, "join_rule"):
        case "invite", _:
            return Finding(what, "the bot is invited, and comes in when it runs")
        case "ban", _:
            return Finding(what, "the bot is banned", f"a moderator says /unban {us}", stops=True)
        case _, "public":
            return Finding(what, "is open, and the bot comes in when it runs")
        case _:
            return Finding(what, "does not let the bot in", f"somebody in it says /invite {us}", stops=True)


async def _summary(wire: Wire, room: str) -> Json:
    """What the homeserver tells of a room; empty if it tells nothing."""
    for where in _SUMMARIES:
        try:
            return await wire.call("GET", where.format(path(room).rpartition("/")[2]))
        except (Failure, Unreachable):
            continue
    return {}
