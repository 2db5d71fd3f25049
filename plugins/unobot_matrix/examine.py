"""`unobot check --online`: what a homeserver and its rooms let the bot do. Nothing is changed, sent or decrypted."""

from collections.abc import AsyncGenerator, AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final
from urllib.parse import quote

from unobot.adapter import Finding, Refused, Shelf
from unobot.plugins.parts import Means
from unobot_matrix.events import Json, get, get_list, get_object, get_text, is_signed, read_all
from unobot_matrix.room import Room
from unobot_matrix.session import Session, login_request, read_session
from unobot_matrix.settings import Pace, Settings
from unobot_matrix.wire import Failure, Unreachable, Wire, path

_SUMMARIES: Final = "/_matrix/client/v1/room_summary/", "/_matrix/client/unstable/im.nheko.summary/summary/"
"""Where a room that we are not in is described: since Matrix 1.15, and before."""

_LIFT: Final = (
    "let its administrator lift the limit for the bot (docs/matrix.md), or leave pace as it is by default"
)

_TOO_LARGE: Final = "." * 70_000
"""More than any event may hold: who sends it is refused in any case, but told first whether they have sent too much."""


async def examine(settings: Settings, means: Means) -> AsyncGenerator[Finding, None]:
    """Ask the homeserver, and yield what is found. Raises nothing."""
    wire = Wire(settings.homeserver, settings.ca_file)
    try:
        await wire.call("GET", "/_matrix/client/versions")
        software = "which does not tell its software"
        with suppress(Failure, Unreachable):
            answer = await wire.call("GET", "/_matrix/federation/v1/version")
            name = get_text(answer, "server", "name") or "unknown software"
            software = f"{name} {get_text(answer, 'server', 'version') or ''}".rstrip()
        near = settings.homeserver.split("://")[1].startswith(("localhost", "127.0.0.1", "[::1]"))
        safe = settings.homeserver.startswith("https:")
        cure = 'homeserver = "https://…"; or else everybody on the way can read the password'
        found = f"{settings.homeserver}, {software}, {'encrypted' if safe else 'without TLS'}"
        yield Finding("reachable", found, "" if safe or near else cure)
        async with _logged_in(wire, settings, means.shelf) as (session, finding):
            yield finding
            joined = list(map(str, get_list(await wire.call("GET", path("joined_rooms")), "joined_rooms")))
            yield await _examine_rate(wire, settings, joined)
            for name in settings.rooms:
                yield await _examine_room(wire, settings, session.user, joined, name)
            if settings.encryption:
                yield await _examine_device(wire, settings, means.shelf, session)
            yield await _examine_mentions(wire, settings)
    except Unreachable as problem:
        cure = "see whether the address is right, whether the homeserver runs, and whether ca_file is needed"
        yield Finding("reachable", str(problem), cure, stops=True)
    except Refused as refusal:
        yield Finding("login", str(refusal), "correct it in the configuration", stops=True)
    except Failure as problem:
        yield Finding(
            "homeserver", f"refuses: {problem}", "try it later, or ask its administrator", stops=True
        )
    finally:
        await wire.close()


@asynccontextmanager
async def _logged_in(wire: Wire, settings: Settings, shelf: Shelf) -> AsyncIterator[tuple[Session, Finding]]:
    """Log in beside the bot, which may be running, until the block ends; the finding says how that went.

    With the bot's own token if there is one, else for a moment, as a device of our own; the session is without a device
    then. Raises `Refused`, `Failure` or `Unreachable`.
    """
    token = settings.access_token
    wire.token = token.reveal() if token is not None else shelf.get("token")
    how, cure = "with the password; the bot has no device there yet", ""
    if wire.token is not None:
        try:
            session = read_session(settings, await wire.call("GET", path("account", "whoami")))
        except Failure as problem:
            if not problem.token_refused:
                raise
            if token is not None:
                raise Refused(
                    "the homeserver does not take this access_token; log in for a fresh one"
                ) from problem
            how, cure = "with the password", "the bot was logged out; it logs in again when it is started"
        else:
            yield session, Finding("login", f"as {session.user}, device {session.device}")
            return
    wire.token = None
    # never with the bot's device id: a login under it would log the running bot out
    body = login_request(settings, f"{settings.device_name} check")
    try:
        answer = await wire.call("POST", path("login"), body)
    except Failure as problem:
        if problem.passing:
            raise
        raise Refused(f"{settings.user} cannot log in with this password: {problem}") from problem
    wire.token = get_text(answer, "access_token")
    try:
        user = read_session(settings, answer).user
        yield Session(user, None), Finding("login", f"as {user}, {how}", cure)
    finally:
        with suppress(Failure, Unreachable):
            await wire.call("POST", path("logout"), {})


async def _examine_rate(wire: Wire, settings: Settings, joined: Sequence[str]) -> Finding:
    """Return what is asked of the rate, and whether we are at the limit this moment. What it is, nobody can ask."""
    ours, usual = settings.pace, Pace()
    rate = f"we send {ours.burst} messages at once, then one in {1 / ours.per_second:g} s (pace)"
    if joined:
        where = path("rooms", joined[0], "send", "m.room.message", "unobot-check")
        try:
            await wire.call("PUT", where, {"msgtype": "m.notice", "body": _TOO_LARGE})
        except Failure as problem:
            if problem.retry_after is not None:
                wait = f"now the homeserver wants us to wait for {problem.retry_after:g} s (M_LIMIT_EXCEEDED)"
                return Finding("rate", f"{rate}; {wait}", _LIFT)
    if ours.burst > usual.burst or ours.per_second > usual.per_second:
        more = f"a homeserver allows {usual.burst} and one in {1 / usual.per_second:g} s by default"
        return Finding("rate", f"{rate}; {more}, and whether it allows more cannot be asked", _LIFT)
    return Finding("rate", f"{rate}, which every homeserver allows by default")


async def _examine_room(
    wire: Wire, settings: Settings, us: str, joined: Collection[str], name: str
) -> Finding:
    """Return how the bot stands with a room of the configuration. Raises `Failure` or `Unreachable`."""
    what = f"room {name}"
    room = name
    if name.startswith("#"):
        try:
            answer = await wire.call("GET", path("directory", "room", name))
        except Failure as problem:
            if problem.passing:
                raise
            cure = "correct the alias, or give the room one"
            return Finding(what, f"there is no such room: {problem}", cure, stops=True)
        room = get_text(answer, "room_id") or name
    if room in joined:
        return await _examine_joined_room(wire, settings, us, room, what)
    summary: Json = {}
    for where in _SUMMARIES:
        with suppress(Failure, Unreachable):
            summary = await wire.call("GET", where + quote(room, safe=""))
            break
    match get_text(summary, "membership"), get_text(summary, "join_rule"):
        case "invite", _:
            return Finding(what, "the bot is invited, and comes in when it runs")
        case "ban", _:
            return Finding(what, "the bot is banned", f"a moderator says /unban {us}", stops=True)
        case _, "public":
            return Finding(what, "is open, and the bot comes in when it runs")
        case _:
            return Finding(what, "does not let the bot in", f"somebody in it says /invite {us}", stops=True)


async def _examine_joined_room(wire: Wire, settings: Settings, us: str, room: str, what: str) -> Finding:
    state = await wire.state(room)
    seen = Room(room).apply_all(state)
    if any(event.type == "m.room.tombstone" for event in read_all(state)):
        found = "was replaced by another room, into which the bot goes along"
        return Finding(what, found, "write the new room into rooms")
    if seen.encrypted and not settings.encryption:
        cure = "encryption = true (pip install 'unobot[e2e]')"
        return Finding(what, "is encrypted, and the bot cannot read it", cure, stops=True)
    kind = "m.room.encrypted" if seen.encrypted else "m.room.message"
    if not seen.may_send(us, kind):
        cure = f"a moderator gives {us} the power level that {kind} needs there"
        return Finding(what, "its power levels do not let the bot speak", cure, stops=True)
    if settings.reactions and not seen.may_send(us, "m.reaction"):
        cure = f"let {us} send m.reaction, or reactions = false"
        return Finding(what, "the bot may speak, but not react", cure)
    return Finding(what, f"the bot is in it and may speak{', encrypted' if seen.encrypted else ''}")


async def _examine_device(wire: Wire, settings: Settings, shelf: Shelf, session: Session) -> Finding:
    if session.device is None:
        return Finding("device", "not made yet: the bot makes and signs it when it runs first")
    known = await wire.call("POST", path("keys", "query"), {"device_keys": {session.user: []}})
    why = vouched(known, session.user, session.device)
    if why:
        found = f"{session.device} is not signed: {why}; clients of today do not let it read"
        cure = "start the bot again: it signs its device at the start"
        if settings.password is not None:
            return Finding("device", found, cure)
        return Finding("device", found, f"{cure}; set the password, which that may need", stops=True)
    device, _, fingerprint = (shelf.get("fingerprint") or "").partition(" ")
    ours = get_object(known, "device_keys", session.user, session.device)
    if device == session.device and get_text(ours, "keys", f"ed25519:{device}") != fingerprint:
        found = f"{session.device} is known by other keys than the bot's own"
        return Finding("device", found, "start the bot again with its password set: it makes a new device")
    return Finding("device", f"{session.device} is signed by its account, and that by its master key")


async def _examine_mentions(wire: Wire, settings: Settings) -> Finding:
    if settings.turn_notice:
        return Finding("mention", "rings at no client: turn lines are notices", "turn_notice = false")
    rules = get_list(await wire.call("GET", "/_matrix/client/v3/pushrules/"), "global", "override")
    if any(
        get_text(rule, "rule_id") == ".m.rule.is_user_mention" and get(rule, "enabled") is not False
        for rule in rules
    ):
        found = "rings: turn lines are texts with m.mentions, and the homeserver has the rule for them"
        return Finding("mention", found)
    found = "rings only where a client looks for the name: the homeserver has no rule for m.mentions"
    return Finding("mention", found, "update the homeserver")


def vouched(known: Json, user: str, device: str) -> str:
    """Return why the account does not vouch for its device, by the homeserver's answer to a query of keys.

    Empty if it does: the device is signed by the account's own key, and that by its master key.
    """
    ours = get_object(known, "device_keys", user, device)
    master = get_object(known, "master_keys", user)
    signing = get_object(known, "self_signing_keys", user)
    if not ours:
        return "the homeserver has no keys of our device"
    if not master or not signing:
        return "the account has no signing keys"
    if not is_signed(signing, user, master):
        return "the account's signing key is not signed by its master key"
    return "" if is_signed(ours, user, signing) else "the account has not signed our device"
