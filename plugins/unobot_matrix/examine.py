"""`unobot check --online`: what a homeserver and its rooms let the bot do. Nothing is changed, sent or decrypted."""

from collections.abc import AsyncGenerator, Collection, Sequence
from contextlib import aclosing, suppress
from types import TracebackType
from typing import Self

from Crypto.Signature import eddsa

from unobot.adapter import Finding, Refused, Shelf
from unobot.parts import Means
from unobot_matrix.room import Room
from unobot_matrix.session import checked
from unobot_matrix.settings import Pace, Settings
from unobot_matrix.wire import (
    Failure,
    Json,
    Unreachable,
    Wire,
    canonical_json,
    decode_base64,
    objects,
    part,
    path,
    read_all,
    text,
)

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


class Beside:
    """A session to look around in: `async with`. Raises `Refused`, `Failure` or `Unreachable` on entering.

    `device` is the bot's own, or None where it has none yet. `told` and `cure` say how the login went.
    """

    def __init__(self, wire: Wire, settings: Settings, shelf: Shelf) -> None:
        self._wire, self._settings, self._shelf = wire, settings, shelf
        self._for_a_moment = False
        self.user = settings.user
        self.device: str | None = None
        self.told = self.cure = ""

    async def __aenter__(self) -> Self:
        """Log in."""
        token = self._settings.access_token
        self._wire.token = token.reveal() if token is not None else self._shelf.get("token")
        if self._wire.token is None:
            await self._log_in("with the password; the bot has no device there yet")
            return self
        try:
            found = checked(self._settings, await self._wire.call("GET", path("account", "whoami")))
        except Failure as problem:
            if not problem.token_refused:
                raise
            if token is not None:
                raise Refused(
                    "the homeserver does not take this access_token; log in for a fresh one"
                ) from problem
            await self._log_in(
                "with the password", "the bot was logged out; it logs in again when it is started"
            )
        else:
            self.user, self.device = found.user, found.device
            self.told = f"as {self.user}, device {self.device}"
        return self

    async def _log_in(self, how: str, cure: str = "") -> None:
        """Log in with the password, for a moment."""
        # never with the bot's device id: a login under it would log the running bot out
        body: Json = {
            "type": "m.login.password",
            "identifier": {"type": "m.id.user", "user": self._settings.user},
            "password": self._settings.password.reveal() if self._settings.password else None,
            "initial_device_display_name": f"{self._settings.device_name} check",
        }
        self._wire.token = None
        try:
            answer = await self._wire.call("POST", path("login"), body)
        except Failure as problem:
            if problem.passing:
                raise
            raise Refused(f"{self._settings.user} cannot log in with this password: {problem}") from problem
        self._wire.token, self._for_a_moment = text(answer, "access_token"), True
        self.user = checked(self._settings, answer).user
        self.told, self.cure = f"as {self.user}, {how}", cure

    async def __aexit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        """Log out what was made for this look alone."""
        if self._for_a_moment:
            with suppress(Failure, Unreachable):
                await self._wire.call("POST", path("logout"), {})


_LIFT = "let its administrator lift the limit for the bot (docs/matrix.md), or leave pace as it is by default"
_TOO_LARGE = "." * 70_000
"""More than any event may hold: who sends it is refused in any case, but told first whether they have sent too much."""


async def examined(settings: Settings, means: Means) -> AsyncGenerator[Finding, None]:
    """Ask the homeserver, and yield what is found. Raises nothing."""
    wire = Wire(settings.homeserver, settings.ca_file)
    try:
        async with aclosing(_found(wire, settings, means)) as findings:
            async for finding in findings:
                yield finding
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


async def _found(wire: Wire, settings: Settings, means: Means) -> AsyncGenerator[Finding, None]:
    yield await _reachable(wire, settings)
    async with Beside(wire, settings, means.shelf) as session:
        yield Finding("login", session.told, session.cure)
        joined = await _joined(wire)
        yield await _rate(wire, settings, joined)
        for name in settings.rooms:
            yield await look_at_room(wire, settings, session.user, joined, name)
        if settings.encryption:
            yield await _device(wire, settings, means, session)
        yield await _mention(wire, settings)


async def _reachable(wire: Wire, settings: Settings) -> Finding:
    """Raises `Unreachable` or `Failure`."""
    await wire.call("GET", "/_matrix/client/versions")
    told = f"{settings.homeserver}, {await _software(wire)}"
    if settings.homeserver.startswith("https:"):
        return Finding("reachable", f"{told}, encrypted")
    near = settings.homeserver.split("://")[1].startswith(("localhost", "127.0.0.1", "[::1]"))
    cure = "" if near else 'homeserver = "https://…"; or else everybody on the way can read the password'
    return Finding("reachable", f"{told}, without TLS", cure)


async def _software(wire: Wire) -> str:
    try:
        told = await wire.call("GET", "/_matrix/federation/v1/version")
    except (Failure, Unreachable):
        return "which does not tell its software"
    name = text(told, "server", "name") or "unknown software"
    return f"{name} {text(told, 'server', 'version') or ''}".rstrip()


async def _joined(wire: Wire) -> list[str]:
    rooms = (await wire.call("GET", path("joined_rooms"))).get("joined_rooms")
    return [str(room) for room in rooms] if isinstance(rooms, list) else []


async def _rate(wire: Wire, settings: Settings, joined: Sequence[str]) -> Finding:
    """What is asked of the rate, and whether we are at the limit this moment. What the limit is, nobody can ask."""
    ours, usual = settings.pace, Pace()
    told = f"we send {ours.burst} messages at once, then one in {1 / ours.per_second:g} s (pace)"
    wait = await _limited(wire, joined[0]) if joined else None
    if wait is not None:
        return Finding(
            "rate", f"{told}; now the homeserver wants us to wait for {wait:g} s (M_LIMIT_EXCEEDED)", _LIFT
        )
    if ours.burst > usual.burst or ours.per_second > usual.per_second:
        more = f"a homeserver allows {usual.burst} and one in {1 / usual.per_second:g} s by default"
        return Finding("rate", f"{told}; {more}, and whether it allows more cannot be asked", _LIFT)
    return Finding("rate", f"{told}, which every homeserver allows by default")


async def _limited(wire: Wire, room: str) -> float | None:
    """For how many seconds the homeserver takes nothing from us; None if it takes more."""
    where = path("rooms", room, "send", "m.room.message", "unobot-check")
    try:
        await wire.call("PUT", where, {"msgtype": "m.notice", "body": _TOO_LARGE})
    except Failure as problem:
        return problem.retry_after
    return None


async def _device(wire: Wire, settings: Settings, means: Means, session: Beside) -> Finding:
    what = "device"
    if session.device is None:
        return Finding(what, "not made yet: the bot makes and signs it when it runs first")
    known = await wire.call("POST", path("keys", "query"), {"device_keys": {session.user: []}})
    why = vouched(known, session.user, session.device)
    if why:
        can = settings.password is not None
        cure = "start the bot again: it signs its device at the start" + (
            "" if can else "; set the password, which that may need"
        )
        return Finding(
            what,
            f"{session.device} is not signed: {why}; clients of today do not let it read",
            cure,
            stops=not can,
        )
    kept_device, _, kept = (means.shelf.get("fingerprint") or "").partition(" ")
    shown = text(
        objects(known, "device_keys", session.user, session.device), "keys", f"ed25519:{session.device}"
    )
    if kept_device == session.device and shown != kept:
        return Finding(
            what,
            f"{session.device} is known by other keys than the bot's own",
            "start the bot again with its password set: it makes a new device",
        )
    return Finding(what, f"{session.device} is signed by its account, and that by its master key")


async def _mention(wire: Wire, settings: Settings) -> Finding:
    what = "mention"
    if settings.turn_notice:
        return Finding(what, "rings at no client: turn lines are notices", "turn_notice = false")
    rules = objects(await wire.call("GET", "/_matrix/client/v3/pushrules/"), "global").get("override")
    known = {
        text(rule, "rule_id")
        for rule in (rules if isinstance(rules, list) else [])
        if part(rule, "enabled") is not False
    }
    if ".m.rule.is_user_mention" in known:
        return Finding(
            what, "rings: turn lines are texts with m.mentions, and the homeserver has the rule for them"
        )
    return Finding(
        what,
        "rings only where a client looks for the name: the homeserver has no rule for m.mentions",
        "update the homeserver",
    )


def vouched(known: Json, user: str, device: str) -> str:
    """Whether the account vouches for its device, by the homeserver's answer to a query of keys; if not, why.

    Empty if the device is signed by the account's own key, and that by its master key.
    """
    ours = objects(known, "device_keys", user, device)
    master = objects(known, "master_keys", user)
    signing = objects(known, "self_signing_keys", user)
    if not ours:
        return "the homeserver has no keys of our device"
    if not master or not signing:
        return "the account has no signing keys"
    if not _signs(master, signing, user):
        return "the account's signing key is not signed by its master key"
    return "" if _signs(signing, ours, user) else "the account has not signed our device"


def _signs(signer: Json, thing: Json, user: str) -> bool:
    """Whether a signing key has really signed this object."""
    name = next(iter(objects(signer, "keys")), "")
    public, signature = text(signer, "keys", name), text(thing, "signatures", user, name)
    if public is None or signature is None:
        return False
    try:
        key = eddsa.import_public_key(decode_base64(public))
        eddsa.new(key, "rfc8032").verify(canonical_json(thing), decode_base64(signature))
    except ValueError:
        return False
    return True
