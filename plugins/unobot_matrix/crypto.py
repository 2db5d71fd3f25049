"""Encryption: nio's machine with the keys of our device, and the account's signature on it (cross-signing)."""

import asyncio
import base64
import hashlib
import json
import os
import secrets
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any
from uuid import uuid4

import structlog
from Crypto.PublicKey import ECC
from Crypto.Signature import eddsa
from nio.crypto import Olm
from nio.crypto.attachments import encrypt_attachment
from nio.events import EncryptedToDeviceEvent, ForwardedRoomKeyEvent, MegolmEvent, RoomKeyEvent, ToDeviceEvent
from nio.responses import KeysClaimResponse, KeysQueryResponse, KeysUploadResponse, ToDeviceResponse
from nio.store import SqliteStore

from unobot.adapter import Shelf
from unobot_matrix.wire import (
    Failure,
    Json,
    Wire,
    call_proven,
    canonical_json,
    encode_base64,
    objects,
    part,
    path,
    text,
    without_signatures,
)

log = structlog.get_logger(__name__)


def accepted(machine: Olm, _sender: str, sender_key: str, event: ForwardedRoomKeyEvent) -> bool:
    """Whether we asked for this key, and it comes from the device that made it: then it is as good as a first one."""
    request = machine.outgoing_key_requests.get(event.session_id)
    if request is None or (request.algorithm, request.room_id) != (event.algorithm, event.room_id):
        return False
    device = machine.device_store.device_from_sender_key(event.sender, sender_key)
    if device is None:
        return False
    # who forwards another's key could put their own words into the other's mouth
    told = [part(event.source, "content", name) for name in ("sender_key", "sender_claimed_ed25519_key")]
    chain = part(event.source, "content", "forwarding_curve25519_key_chain")
    return told == [device.curve25519, device.ed25519] and not chain


def open_machine(folder: Path, user: str, device: str) -> Olm:
    """The encryption machine of this device with its keys; with new ones if there are none or the file is damaged.

    Raises OSError if the folder cannot be written.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    folder.chmod(0o700)  # mkdir leaves a folder that exists already as it is
    file = folder / f"{hashlib.sha256(f'{user} {device}'.encode()).hexdigest()[:16]}.db"
    try:
        return _open(file, user, device)
    except OSError:
        raise
    except Exception as problem:  # noqa: BLE001 - a damaged file can fail in as many ways as it can be damaged
        log.warning(
            "the key store is damaged; it is put aside", file=str(file), problem=type(problem).__name__
        )
        file.rename(file.with_suffix(".damaged"))
        return _open(file, user, device)


def close_machine(machine: Olm) -> None:
    """Close the file: SQLite would warn of it, and a second machine could not write to it."""
    machine.store.database.close()


def _open(file: Path, user: str, device: str) -> Olm:
    # made by us, as nio would make it readable for everybody
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    file.chmod(0o600)
    store = SqliteStore(user, device, str(file.parent), "", file.name)
    try:
        machine = Olm(user, device, store)
    except BaseException:
        store.database.close()
        raise
    machine._should_accept_forward = partial(accepted, machine)  # noqa: SLF001 - nio has no setting for it
    return machine


async def upload(machine: Olm, wire: Wire) -> None:
    """Upload our device's keys and fresh one-time keys, as far as they are missing."""
    if not machine.should_upload_keys:
        return
    ours = machine.share_keys()
    machine.save_account()  # before the upload: a crash would leave keys on the homeserver that we do not have
    answer = await wire.call("POST", path("keys", "upload"), ours)
    count = part(answer, "one_time_key_counts", "signed_curve25519")
    machine.handle_response(KeysUploadResponse(0, count if isinstance(count, int) else 0))


async def learn(machine: Olm, wire: Wire) -> set[str]:
    """Ask for the devices of everybody whose devices are not known, and return those people whose devices changed.

    Somebody whose devices cannot be read counts as without devices; the others are not affected.
    """
    due = sorted(machine.users_for_key_query)
    if not due:
        return set()
    answer = await wire.call("POST", path("keys", "query"), {"device_keys": {user: [] for user in due}})
    machine.users_for_key_query.difference_update(due)
    changed: set[str] = set()
    for user, devices in objects(answer, "device_keys").items():
        sound = {name: device for name, device in objects(devices).items() if _sound(device)}
        response = KeysQueryResponse({user: sound}, {})
        try:
            machine.handle_response(response)
        except Exception as problem:  # noqa: BLE001 - people make up their device keys as they like
            log.warning("somebody's devices cannot be read", user=user, problem=type(problem).__name__)
        changed.update(response.changed)
    return changed


async def share(machine: Olm, wire: Wire, room: str, people: frozenset[str]) -> None:
    """Give the room's message key to every device of these people.

    Raises `Failure` or `Unreachable` if a part of it failed; the next attempt goes on with the rest.
    """
    # nio's client counts a share that failed as done; here each device is noted only after its message was taken
    missing = machine.get_missing_sessions(sorted(people))
    if missing:
        await _claim(machine, wire, missing)
    for devices, message in machine.share_group_session_parallel(
        room,
        sorted(people),
        ignore_unverified_devices=True,  # nobody verifies players' devices by hand; without this nio raises
    ):
        await _to_device(wire, "m.room.encrypted", message)
        machine.outbound_group_sessions[room].users_shared_with.update(devices)
    machine.outbound_group_sessions[room].shared = True


async def mend(machine: Olm, wire: Wire) -> None:
    """Make new sessions with devices whose session broke, and send what the machine has to say to devices."""
    if machine.wedged_devices or machine.key_request_devices_no_session:
        await _claim(machine, wire, machine.get_users_for_key_claiming())
        machine.wedged_devices.clear()
    for message in list(machine.outgoing_to_device_messages):
        await _to_device(wire, message.type, message.as_dict())
        machine.handle_response(ToDeviceResponse(message))


async def _claim(machine: Olm, wire: Wire, devices: dict[str, list[str]]) -> None:
    wanted = {user: dict.fromkeys(names, "signed_curve25519") for user, names in devices.items()}
    answer = await wire.call("POST", path("keys", "claim"), {"one_time_keys": wanted, "timeout": 10_000})
    for user, claimed in objects(answer, "one_time_keys").items():
        for device, key in objects(claimed).items():
            try:
                machine.handle_response(KeysClaimResponse({user: {device: key}}, {}))
            except Exception as problem:  # noqa: BLE001 - people make up their keys as they like
                log.warning("a device's key cannot be used", user=user, problem=type(problem).__name__)


async def _to_device(wire: Wire, kind: str, message: Json) -> None:
    await wire.call("PUT", path("sendToDevice", kind, uuid4().hex), message)


def _sound(device: Any) -> bool:
    """Whether device keys have the shape that nio relies on."""
    if not isinstance(device, dict) or not isinstance(device.get("unsigned", {}), dict):
        return False
    texts = all(isinstance(device.get(name), str) for name in ("user_id", "device_id"))
    return texts and isinstance(device.get("keys"), dict) and isinstance(device.get("signatures"), dict)


class Crypt:
    """Encryption for one device. `_audiences` are the people who were given a room's present key."""

    def __init__(self, machine: Olm, wire: Wire) -> None:
        self._machine = machine
        self._wire = wire
        self._audiences: dict[str, frozenset[str]] = {}
        self._one_at_a_time = asyncio.Lock()

    @property
    def fingerprint(self) -> str:
        """The device's public signing key."""
        return str(self._machine.account.identity_keys["ed25519"])

    async def upload(self) -> None:
        """Upload our device's keys as far as they are missing. Raises `Failure` or `Unreachable`."""
        await upload(self._machine, self._wire)

    async def vouch(self, shelf: Shelf, user: str, device: str, password: str | None) -> None:
        """Have the account sign this device. Raises `Failure` or `Unreachable`."""
        await vouch(self._wire, shelf, user, device, self.fingerprint, password)

    def publish_again(self) -> None:
        """Have the next `upload` bring all our keys: a homeserver deletes them when it logs a device out."""
        self._machine.account.shared = False

    def close(self) -> None:
        """Close the key store."""
        close_machine(self._machine)

    def receive(self, answer: Json) -> bool:
        """Take in the keys and device changes of a sync answer; returns whether keys for messages came. Never raises."""
        events = objects(answer, "to_device").get("events")
        news = [self._take(raw) for raw in events] if isinstance(events, list) else []
        left = part(answer, "device_one_time_keys_count", "signed_curve25519")
        if isinstance(left, int):
            self._machine.uploaded_key_count = left
        changed = part(answer, "device_lists", "changed")
        if isinstance(changed, list):
            # only whom we have to do with: the list may name thousands of people
            followed = self._machine.tracked_users.union(*self._audiences.values())
            self._machine.users_for_key_query.update(followed.intersection(map(str, changed)))
        return any(news)

    def follow(self, users: Iterable[str]) -> None:
        """Learn these people's devices at the next `settle`, if they are not known yet."""
        self._machine.users_for_key_query.update(set(users) - self._machine.tracked_users)

    async def settle(self) -> None:
        """Upload keys that are missing, learn devices, mend broken sessions. Never raises."""
        for duty in (upload, self._learn, mend):
            try:
                await duty(self._machine, self._wire)
            except Exception as problem:  # noqa: BLE001 - it is tried again with the next batch
                log.warning(
                    "encryption keys are not settled yet", duty=duty.__name__, problem=type(problem).__name__
                )

    def decrypt(self, room: str, source: Json) -> Json | None:
        """The event inside an encrypted one, or None if it cannot be read (yet). Never raises.

        If its key is missing, the sender's device is asked for it at the next `settle`, where it is known to us.
        """
        try:
            event = MegolmEvent.from_dict(source)
            if not isinstance(event, MegolmEvent):
                return None
            event.room_id = room  # a sync answer leaves it out, and nio would ask for a key of no room
            inner = self._machine.decrypt_megolm_event(event, room).source
        except Exception as problem:  # noqa: BLE001 - whatever somebody in the room could send
            log.info("an event cannot be decrypted", room=room, problem=type(problem).__name__)
            return None
        # State is never encrypted. A member could send an encrypted "power level event" that makes them operator.
        if not isinstance(inner, dict) or "state_key" in inner:
            return None
        return inner

    async def encrypt(self, room: str, people: frozenset[str], kind: str, content: Json) -> tuple[str, Json]:
        """Encrypt an event for these people, who are given the room's key first; returns its new type and content.

        Raises `Failure` or `Unreachable` if the key could not be given to all; then nothing is encrypted.
        """
        # a key is given away in several requests: begun twice at once, some would get one that is not used
        async with self._one_at_a_time:
            await self._prepare(room, people)
        inner: dict[str, Any] = {"type": kind, "content": content}
        outer: Json = dict(self._machine.group_encrypt(room, inner))
        if "m.relates_to" in content:
            # stays readable outside, else the homeserver knows of no thread and no edit
            outer["m.relates_to"] = content["m.relates_to"]
        return "m.room.encrypted", outer

    async def _prepare(self, room: str, people: frozenset[str]) -> None:
        """See to it that these people, and nobody else, have the room's key."""
        self.follow(people)
        if self._machine.users_for_key_query:
            await self._learn(self._machine, self._wire)
        if self._audiences.get(room) != people:
            # a new key: who left must not read on, and who has come was not given the old one
            self._machine.outbound_group_sessions.pop(room, None)
            self._audiences[room] = people
        if self._machine.should_share_group_session(room):
            await share(self._machine, self._wire, room, people)

    def lock(self, content: bytes) -> tuple[bytes, Json]:
        """A file as it may be uploaded for an encrypted room, and what an event must tell beside its address to open it."""
        locked, keys = encrypt_attachment(content)
        return locked, dict(keys)

    def forget(self, room: str) -> None:
        """Drop the key of a room that we left: if we come back, a new one is used."""
        self._machine.outbound_group_sessions.pop(room, None)
        self._audiences.pop(room, None)

    async def _learn(self, machine: Olm, wire: Wire) -> None:
        """Learn devices; where somebody has a new one, the room gets a new key, which that device is given, too."""
        changed = await learn(machine, wire)
        for room, people in self._audiences.items():
            if people & changed:
                machine.outbound_group_sessions.pop(room, None)

    def _take(self, raw: object) -> bool:
        """Take in one message to our device; returns whether it was the key of a room."""
        try:
            event = ToDeviceEvent.parse_event(raw)
            if not isinstance(event, EncryptedToDeviceEvent):
                return False
            return isinstance(self._machine.handle_to_device_event(event), RoomKeyEvent)
        except Exception as problem:  # noqa: BLE001 - anybody on any homeserver can send these
            log.warning("a message to our device cannot be read", problem=type(problem).__name__)
            return False


USES = ("master", "self_signing", "user_signing")


async def vouch(
    wire: Wire, shelf: Shelf, user: str, device: str, fingerprint: str, password: str | None
) -> None:
    """Make sure that the account has our signing keys and that this device is signed by them.

    The seeds are made once and kept on the shelf, not in the key store: when that is lost, a new device can be signed by
    the same keys, and nobody has to verify the bot again. Raises `Failure` or `Unreachable`.
    """
    seeds = await _seeds(shelf)
    known = await wire.call("POST", path("keys", "query"), {"device_keys": {user: []}})
    if f"ed25519:{_public(seeds['master'])}" not in objects(known, "master_keys", user, "keys"):
        await _publish(wire, user, seeds, password)
    ours = objects(known, "device_keys", user, device)
    if text(ours, "keys", f"ed25519:{device}") != fingerprint:
        raise Failure(0, "", "the homeserver knows other keys for our device than we have")
    signer = f"ed25519:{_public(seeds['self_signing'])}"
    if part(ours, "signatures", user, signer) is None:
        signed = _signed(ours, user, seeds["self_signing"])
        await wire.call("POST", path("keys", "signatures", "upload"), {user: {device: signed}})


async def _seeds(shelf: Shelf) -> dict[str, bytes]:
    kept = shelf.get("seeds")
    if kept is not None:
        return {use: base64.b64decode(seed) for use, seed in json.loads(kept).items()}
    # from the system, not from the game's chance: nobody may foresee a key
    seeds = {use: secrets.token_bytes(32) for use in USES}
    await shelf.put(
        "seeds", json.dumps({use: base64.b64encode(seed).decode() for use, seed in seeds.items()})
    )
    return seeds


async def _publish(wire: Wire, user: str, seeds: dict[str, bytes], password: str | None) -> None:
    body: Json = {}
    for use in USES:
        public = _public(seeds[use])
        key: Json = {"user_id": user, "usage": [use], "keys": {f"ed25519:{public}": public}}
        body[f"{use}_key"] = key if use == "master" else _signed(key, user, seeds["master"])
    # the first upload needs no password; to replace keys does
    _, replaced = await call_proven(wire, path("keys", "device_signing", "upload"), body, user, password)
    if replaced:
        log.warning("the account's signing keys were replaced by the bot's own", user=user)


def _signed(thing: Json, user: str, seed: bytes) -> Json:
    """The object with our signature alone, over its canonical JSON without `signatures` and `unsigned`."""
    bare = without_signatures(thing)
    signature = eddsa.new(_key(seed), "rfc8032").sign(canonical_json(bare))
    return {**bare, "signatures": {user: {f"ed25519:{_public(seed)}": encode_base64(signature)}}}


def _key(seed: bytes) -> ECC.EccKey:
    return ECC.construct(curve="Ed25519", seed=seed)


def _public(seed: bytes) -> str:
    return encode_base64(_key(seed).public_key().export_key(format="raw"))
