"""Interactive verification: somebody compares seven emoji with those that the bot tells, and knows then whose keys the bot's are.

nio's own verification is not used: its commitment and its last message are not as Matrix wants them, so that it agrees with
nobody but nio; it knows no requests and no direct rooms; and it signs the device's key alone, where clients want the account's.
"""

import asyncio
import base64
import hashlib
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import structlog

from unobot.clock import Clock
from unobot_matrix.wire import Failure, Json, RoomEvent, Unreachable, canonical, get_dict, get_list, get_text

if TYPE_CHECKING:
    from unobot_matrix.crypto import Crypt, SharedSecret

log = structlog.get_logger(__name__)
PREFIX: Final = "m.key.verification."
"""How the types of all events of a verification begin."""
SAS: Final = "m.sas.v1"
"""The only method that we know: short authentication strings."""
WAYS: Final = {
    "curve25519-hkdf-sha256": "key_agreement_protocols",
    "sha256": "hashes",
    "hkdf-hmac-sha256.v2": "message_authentication_codes",
    "emoji": "short_authentication_string",
}
"""What we can do, and where the other one says that they can: all of it is needed."""
LASTS: Final = 600.0
"""Seconds after which a request is too old to be answered, and a verification is given up."""
MOST: Final = 50
"""So many verifications may be under way, and so many events wait."""

Send = Callable[[str | None, str, str, str, Json], Awaitable[None]]
"""Sends an event of a type: into a room, or (None) to one device of somebody."""

Tell = Callable[[str, str, str], Awaitable[bool]]
"""Tells somebody a message of the texts, with the emoji in it; returns False if there is no direct room with them."""


class Refusal(Exception):
    """Ends a verification: with a code of Matrix, why, and the message that tells it to the person who has asked."""

    def __init__(self, code: str, reason: str, told: str = "") -> None:
        super().__init__(reason)
        self.code, self.reason, self.told = code, reason, told


def unexpected() -> Refusal:
    """Return what ends a verification whose events come in a wrong order."""
    return Refusal("m.unexpected_message", "That was not expected now")


@dataclass
class Verification:
    """One verification under way: who asked for it, from which device, and where (None: by messages from device to device)."""

    id: str
    user: str
    device: str
    room: str | None
    at: float
    secret: "SharedSecret | None" = None
    agreed: bool = False

    def accept(self, start: Json, secret: "SharedSecret") -> Json:
        """Return the answer to `start`, which binds us to our key before we know theirs. Raises `Refusal`."""
        if self.secret is not None or get_text(start, "from_device") != self.device:
            raise unexpected()
        if any(way not in get_list(start, field) for way, field in WAYS.items()):
            raise Refusal("m.unknown_method", "This bot verifies by emoji only", "matrix-only-emoji")
        self.secret = secret
        commitment = hashlib.sha256(secret.public.encode() + canonical(start)).digest()
        return {
            "method": SAS,
            "key_agreement_protocol": "curve25519-hkdf-sha256",
            "hash": "sha256",
            "message_authentication_code": "hkdf-hmac-sha256.v2",
            "short_authentication_string": ["emoji"],
            "commitment": base64.b64encode(commitment).decode().rstrip("="),
        }

    def agree(self, content: Json, us: str, device: str) -> tuple[Json, str]:
        """Return the answer to their key, and the emoji that follow from both keys. Raises `Refusal`."""
        theirs = get_text(content, "key") or ""
        if self.secret is None or self.agreed:
            raise unexpected()
        try:
            self.secret.agree(theirs)
        except ValueError as problem:
            raise Refusal("m.invalid_message", "That is no key") from problem
        self.agreed = True
        parties = f"{self.user}|{self.device}|{theirs}|{us}|{device}|{self.secret.public}"
        emoji = self.secret.emoji(f"MATRIX_KEY_VERIFICATION_SAS|{parties}|{self.id}")
        return {"key": self.secret.public}, emoji

    def vouch(self, keys: Mapping[str, str], us: str, device: str) -> Json:
        """Return our keys, by their ids, as they can be checked by the person whose emoji are the same."""
        assert self.secret is not None
        info = f"MATRIX_KEY_VERIFICATION_MAC{us}{device}{self.user}{self.device}{self.id}"
        signed = {name: self.secret.mac(key, info + name) for name, key in keys.items()}
        return {"mac": signed, "keys": self.secret.mac(",".join(sorted(keys)), f"{info}KEY_IDS")}

    def check(self, content: Json, us: str, device: str) -> None:
        """Raise `Refusal` unless this shows that they have the same secret as we, and so the same emoji."""
        if self.secret is None or not self.agreed:
            raise unexpected()
        info = f"MATRIX_KEY_VERIFICATION_MAC{self.user}{self.device}{us}{device}{self.id}KEY_IDS"
        names = ",".join(sorted(get_dict(content, "mac")))
        if get_text(content, "keys") != self.secret.mac(names, info):
            raise Refusal("m.key_mismatch", "The keys are not the same", "matrix-not-verified")


class Verifications:
    """The verifications of one account. Each is asked for by somebody else, and we accept it; we verify nobody."""

    def __init__(
        self, us: str, device: str | None, crypt: "Crypt | None", clock: Clock, send: Send, tell: Tell
    ) -> None:
        self._us, self._device, self._crypt, self._clock = us, device or "", crypt, clock
        self._send, self._tell = send, tell
        self._open: dict[str, Verification] = {}
        """The one under way with each person: a new one takes the place of an older one."""
        self._events: asyncio.Queue[tuple[str, str, Json, str | None]] = asyncio.Queue(MOST)

    def receive(self, answer: Json) -> None:
        """Take in what a sync answer holds from device to device. It is answered by `work`."""
        for event in get_list(answer, "to_device", "events"):
            content = get_dict(event, "content")
            asked_at = content.get("timestamp")
            if not isinstance(asked_at, int) or asked_at / 1000 > self._clock.now() - LASTS:
                self._put(get_text(event, "type") or "", get_text(event, "sender") or "", content, None)

    def hear(self, room: str, event: RoomEvent) -> None:
        """Take in an event of a room, if it belongs to a verification. It is answered by `work`."""
        kind, content = event.type, event.content
        if get_text(content, "msgtype") == f"{PREFIX}request" and get_text(content, "to") == self._us:
            kind, content = f"{PREFIX}request", {**content, "m.relates_to": {"event_id": event.id}}
        if event.time > self._clock.now() - LASTS:
            self._put(kind, event.sender, content, room)

    def _put(self, kind: str, sender: str, content: Json, room: str | None) -> None:
        # of too many at once some are dropped
        if kind.startswith(PREFIX) and sender and not self._events.full():
            self._events.put_nowait((kind.removeprefix(PREFIX), sender, content, room))

    async def work(self) -> None:
        """Answer what comes, one after the other, until cancelled."""
        while True:
            kind, sender, content, room = await self._events.get()
            now = self._clock.now()
            self._open = {who: each for who, each in self._open.items() if now - each.at < LASTS}
            known = self._find(kind, sender, content, room)
            if known is None:
                continue
            try:
                try:
                    await self._answer(known, kind, content)
                except Refusal as refusal:
                    del self._open[sender]
                    await self._say(known, "cancel", {"code": refusal.code, "reason": refusal.reason})
                    if refusal.told:
                        await self._tell(sender, refusal.told, "")
            except (Failure, Unreachable) as problem:
                log.info("a verification cannot be answered", user=sender, problem=str(problem))
                self._open.pop(sender, None)

    def _find(self, kind: str, sender: str, content: Json, room: str | None) -> Verification | None:
        """Return the verification that an event belongs to, which it may begin."""
        relation = get_text(content, "m.relates_to", "event_id")
        id_ = get_text(content, "transaction_id") if room is None else relation
        known, device = self._open.get(sender), get_text(content, "from_device")
        # some clients send no request to devices: they begin with `start`
        begins = kind == "request" or (
            kind == "start" and room is None and (known is None or known.id != id_)
        )
        if begins and id_ and device and (known is not None or len(self._open) < MOST):
            known = self._open[sender] = Verification(id_, sender, device, room, self._clock.now())
        return known if known is not None and (known.id, known.room) == (id_, room) else None

    async def _answer(self, known: Verification, kind: str, content: Json) -> None:
        """Answer one event. Raises `Refusal`."""
        us, device, crypt = self._us, self._device, self._crypt
        if kind in {"cancel", "done"}:
            del self._open[known.user]
            return
        if crypt is None:
            raise Refusal("m.user", "This bot does not encrypt, so it has no keys", "matrix-no-keys")
        match kind:
            case "request":
                _require_emoji(get_list(content, "methods"))
                await self._say(known, "ready", {"from_device": device, "methods": [SAS]})
            case "start":
                _require_emoji([content.get("method")])
                await self._say(known, "accept", known.accept(content, crypt.new_secret()))
            case "key":
                ours, emoji = known.agree(content, us, device)
                await self._say(known, "key", ours)
                log.info("somebody verifies the bot and must see these emoji", user=known.user, emoji=emoji)
                if not await self._tell(known.user, "matrix-emoji", emoji) and known.user != us:
                    raise Refusal(
                        "m.user", "Open a direct room with this bot first, for it to tell the emoji"
                    )
                keys = {f"ed25519:{device}": crypt.fingerprint}
                if crypt.master:
                    keys[f"ed25519:{crypt.master}"] = crypt.master
                await self._say(known, "mac", known.vouch(keys, us, device))
            case "mac":
                known.check(content, us, device)
                await self._say(known, "done", {})

    async def _say(self, known: Verification, kind: str, content: Json) -> None:
        if known.room is None:
            content["transaction_id"] = known.id
        else:
            content["m.relates_to"] = {"rel_type": "m.reference", "event_id": known.id}
        await self._send(known.room, PREFIX + kind, known.user, known.device, content)


def _require_emoji(methods: Sequence[object]) -> None:
    if SAS not in methods:
        raise Refusal("m.unknown_method", "This bot verifies by emoji only", "matrix-only-emoji")
