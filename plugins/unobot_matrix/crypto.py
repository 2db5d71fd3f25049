"""End-to-end encryption: nio's machine with the keys of our device, and the account's signature on it.

The machine is used so that a hostile message harms nothing but itself.
"""

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
import vodozemac
from Crypto.PublicKey import ECC
from nio.crypto import Olm
from nio.crypto.attachments import encrypt_attachment
from nio.crypto.sas import Sas
from nio.events import EncryptedToDeviceEvent, ForwardedRoomKeyEvent, MegolmEvent, RoomKeyEvent, ToDeviceEvent
from nio.responses import KeysClaimResponse, KeysQueryResponse, KeysUploadResponse, ToDeviceResponse
from nio.store import SqliteStore

from unobot.adapter import Shelf
from unobot_matrix.wire import Failure, Json, Wire, get, get_dict, get_list, get_text, path, public_text, sign

log = structlog.get_logger(__name__)


def open_crypt(wire: Wire, folder: Path, user: str, device: str) -> "Crypt":
    """Return the encryption of this device with its keys; with new ones if there are none or their file is damaged.

    Nobody but its owner may read the folder. Raises OSError if it cannot be written.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    folder.chmod(0o700)  # mkdir leaves a folder that exists already as it is
    file = folder / f"{hashlib.sha256(f'{user} {device}'.encode()).hexdigest()[:16]}.db"
    try:
        return Crypt(_open_machine(file, user, device), wire)
    except OSError:
        raise
    except Exception as problem:  # noqa: BLE001 - a damaged file can fail in as many ways as it can be damaged
        log.warning(
            "the key store is damaged; it is put aside", file=str(file), problem=type(problem).__name__
        )
        file.rename(file.with_suffix(".damaged"))
        return Crypt(_open_machine(file, user, device), wire)


def _open_machine(file: Path, user: str, device: str) -> Olm:
    # made by us, as nio would make it readable for everybody
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    file.chmod(0o600)
    store = SqliteStore(user, device, str(file.parent), "", file.name)
    try:
        machine = Olm(user, device, store)
    except BaseException:
        store.database.close()
        raise
    machine._should_accept_forward = partial(_accept_forward, machine)  # noqa: SLF001 - nio has no setting for it
    return machine


def _accept_forward(machine: Olm, _sender: str, sender_key: str, event: ForwardedRoomKeyEvent) -> bool:
    """Whether we asked for this key, and it comes from the device that made it: then it is as good as a first one."""
    request = machine.outgoing_key_requests.get(event.session_id)
    if request is None or (request.algorithm, request.room_id) != (event.algorithm, event.room_id):
        return False
    device = machine.device_store.device_from_sender_key(event.sender, sender_key)
    if device is None:
        return False
    # who forwards another's key could put their own words into the other's mouth
    claims = [get(event.source, "content", name) for name in ("sender_key", "sender_claimed_ed25519_key")]
    chain = get(event.source, "content", "forwarding_curve25519_key_chain")
    return claims == [device.curve25519, device.ed25519] and not chain


class SharedSecret:
    """What two devices agree on, to compare emoji that follow from it, and to vouch for keys by it."""

    def __init__(self) -> None:
        self._ours = vodozemac.Sas()
        self._shared: vodozemac.EstablishedSas | None = None
        self.public = self._ours.public_key.to_base64()
        """Our part that the other one is told."""

    def agree(self, theirs: str) -> None:
        """Take in the other one's part. Raises ValueError for what is none."""
        self._shared = self._ours.diffie_hellman(vodozemac.Curve25519PublicKey.from_base64(theirs))

    def emoji(self, info: str) -> str:
        """Return the seven emoji for this use of the secret."""
        assert self._shared is not None
        return " ".join(Sas.emoji[number][0] for number in self._shared.bytes(info).emoji_indices)

    def mac(self, text: str, info: str) -> str:
        """Return what shows that this text comes from somebody with the same secret."""
        assert self._shared is not None
        return self._shared.calculate_mac(text, info)


class Crypt:
    """Encryption for one device."""

    def __init__(self, machine: Olm, wire: Wire) -> None:
        self._machine = machine
        self._wire = wire
        self._audiences: dict[str, frozenset[str]] = {}
        """Who was given the present key of each room."""
        self._one_at_a_time = asyncio.Lock()
        self.master = ""
        """The public key of the account, which vouches for the device; empty if the account has none of ours."""

    @property
    def fingerprint(self) -> str:
        """The device's public signing key."""
        return str(self._machine.account.identity_keys["ed25519"])

    def new_secret(self) -> SharedSecret:
        """Return what is agreed on with another device that wants to verify ours."""
        return SharedSecret()

    async def upload(self) -> None:
        """Upload our device's keys and fresh one-time keys, as far as they are missing.

        Raises `Failure` or `Unreachable`.
        """
        if not self._machine.should_upload_keys:
            return
        ours = self._machine.share_keys()
        self._machine.save_account()  # first: a crash would leave keys on the homeserver that we do not have
        answer = await self._wire.call("POST", path("keys", "upload"), ours)
        count = get(answer, "one_time_key_counts", "signed_curve25519")
        self._machine.handle_response(KeysUploadResponse(0, count if isinstance(count, int) else 0))

    def publish_again(self) -> None:
        """Have the next `upload` bring all our keys: a homeserver deletes them when it logs a device out."""
        self._machine.account.shared = False

    def close(self) -> None:
        """Close the key store."""
        # SQLite would warn of it, and a second machine could not write to the file
        self._machine.store.database.close()

    def receive(self, answer: Json) -> bool:
        """Take in the keys and device changes of a sync answer; return whether keys for messages came. Never raises."""
        keys_came = False
        for raw in get_list(answer, "to_device", "events"):
            try:
                event = ToDeviceEvent.parse_event(raw)
                if isinstance(event, EncryptedToDeviceEvent):
                    keys_came |= isinstance(self._machine.handle_to_device_event(event), RoomKeyEvent)
            except Exception as problem:  # noqa: BLE001 - anybody on any homeserver can send these
                log.warning("a message to our device cannot be read", problem=type(problem).__name__)
        left = get(answer, "device_one_time_keys_count", "signed_curve25519")
        if isinstance(left, int):
            self._machine.uploaded_key_count = left
        # only whom we have to do with: the list may name thousands of people
        followed = self._machine.tracked_users.union(*self._audiences.values())
        changed = map(str, get_list(answer, "device_lists", "changed"))
        self._machine.users_for_key_query.update(followed.intersection(changed))
        return keys_came

    def follow(self, users: Iterable[str]) -> None:
        """Learn these people's devices at the next `settle`, if they are not known yet."""
        self._machine.users_for_key_query.update(set(users) - self._machine.tracked_users)

    async def settle(self) -> None:
        """Upload keys that are missing, learn devices, mend broken sessions. Never raises."""
        for duty in (self.upload, self._learn_devices, self._mend_sessions):
            try:
                await duty()
            except Exception as problem:  # noqa: BLE001 - it is tried again with the next batch
                log.warning(
                    "encryption keys are not settled yet", duty=duty.__name__, problem=type(problem).__name__
                )

    async def _learn_devices(self) -> None:
        """Ask for the devices of everybody whose devices are not known.

        Somebody whose devices cannot be read counts as without devices; the others are not affected. Where somebody has
        a new one, the room gets a new key, which that device is given, too.
        """
        due = sorted(self._machine.users_for_key_query)
        if not due:
            return
        query: Json = {"device_keys": {user: [] for user in due}}
        answer = await self._wire.call("POST", path("keys", "query"), query)
        self._machine.users_for_key_query.difference_update(due)
        changed: set[str] = set()
        for user, devices in get_dict(answer, "device_keys").items():
            sound = {name: device for name, device in get_dict(devices).items() if _is_sound(device)}
            response = KeysQueryResponse({user: sound}, {})
            try:
                self._machine.handle_response(response)
            except Exception as problem:  # noqa: BLE001 - people make up their device keys as they like
                log.warning("somebody's devices cannot be read", user=user, problem=type(problem).__name__)
            changed.update(response.changed)
        for room, people in self._audiences.items():
            if people & changed:
                self._machine.outbound_group_sessions.pop(room, None)

    async def _mend_sessions(self) -> None:
        """Make new sessions with devices whose session broke, and send what the machine has to say to devices."""
        if self._machine.wedged_devices or self._machine.key_request_devices_no_session:
            await self._claim(self._machine.get_users_for_key_claiming())
            self._machine.wedged_devices.clear()
        for message in list(self._machine.outgoing_to_device_messages):
            await self._send_to_device(message.type, message.as_dict())
            self._machine.handle_response(ToDeviceResponse(message))

    def decrypt(self, room: str, source: Json) -> Json | None:
        """Return the event inside an encrypted one, or None if it cannot be read (yet). Never raises.

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
        """Encrypt an event for these people, who are given the room's key first; return its new type and content.

        Raises `Failure` or `Unreachable` if the key could not be given to all; then nothing is encrypted, and the next
        attempt goes on with the rest.
        """
        # a key is given away in several requests: begun twice at once, some would get one that is not used
        async with self._one_at_a_time:
            self.follow(people)
            if self._machine.users_for_key_query:
                await self._learn_devices()
            if self._audiences.get(room) != people:
                # a new key: who left must not read on, and who has come was not given the old one
                self.forget(room)
                self._audiences[room] = people
            if self._machine.should_share_group_session(room):
                missing = self._machine.get_missing_sessions(sorted(people))
                if missing:
                    await self._claim(missing)
                for devices, message in self._machine.share_group_session_parallel(
                    room,
                    sorted(people),
                    ignore_unverified_devices=True,  # nobody verifies players' devices by hand; else nio raises
                ):
                    await self._send_to_device("m.room.encrypted", message)
                    # nio's client counts a share that failed as done; here each device is noted only after its
                    # message was taken
                    self._machine.outbound_group_sessions[room].users_shared_with.update(devices)
                self._machine.outbound_group_sessions[room].shared = True
        inner: dict[str, Any] = {"type": kind, "content": content}
        outer: Json = dict(self._machine.group_encrypt(room, inner))
        if "m.relates_to" in content:
            # stays readable outside, else the homeserver knows of no thread and no edit
            outer["m.relates_to"] = content["m.relates_to"]
        return "m.room.encrypted", outer

    def encrypt_file(self, content: bytes) -> tuple[bytes, Json]:
        """Return a file as it may be uploaded for an encrypted room, and what an event must say to open it."""
        encrypted, keys = encrypt_attachment(content)
        return encrypted, dict(keys)

    def forget(self, room: str) -> None:
        """Drop the key of a room: the next message there uses a new one."""
        self._machine.outbound_group_sessions.pop(room, None)
        self._audiences.pop(room, None)

    async def _claim(self, devices: dict[str, list[str]]) -> None:
        """Begin a session with each of these devices, by one of its one-time keys."""
        wanted = {user: dict.fromkeys(names, "signed_curve25519") for user, names in devices.items()}
        body = {"one_time_keys": wanted, "timeout": 10_000}
        answer = await self._wire.call("POST", path("keys", "claim"), body)
        for user, claimed in get_dict(answer, "one_time_keys").items():
            for device, key in get_dict(claimed).items():
                try:
                    self._machine.handle_response(KeysClaimResponse({user: {device: key}}, {}))
                except Exception as problem:  # noqa: BLE001 - people make up their keys as they like
                    log.warning("a device's key cannot be used", user=user, problem=type(problem).__name__)

    async def _send_to_device(self, kind: str, message: Json) -> None:
        await self._wire.call("PUT", path("sendToDevice", kind, uuid4().hex), message)

    async def sign_device(self, shelf: Shelf, user: str, device: str, password: str | None) -> None:
        """Have the account sign this device (cross-signing): Element and others ignore devices that are not signed.

        The seeds of its keys are made once and kept on the shelf, not in the key store: when that is lost, a new device
        can be signed by the same keys, and nobody has to verify the bot again. Raises `Failure` or `Unreachable`.
        """
        stored = shelf.get("seeds")
        if stored is None:
            # from the system, not from the game's chance: nobody may foresee a key
            uses = "master", "self_signing", "user_signing"
            stored = json.dumps({use: base64.b64encode(secrets.token_bytes(32)).decode() for use in uses})
            await shelf.put("seeds", stored)
        keys = {
            use: ECC.construct(curve="Ed25519", seed=base64.b64decode(seed))
            for use, seed in json.loads(stored).items()
        }
        known = await self._wire.call("POST", path("keys", "query"), {"device_keys": {user: []}})
        if f"ed25519:{public_text(keys['master'])}" not in get_dict(known, "master_keys", user, "keys"):
            body: Json = {}
            for use, key in keys.items():
                public = public_text(key)
                new: Json = {"user_id": user, "usage": [use], "keys": {f"ed25519:{public}": public}}
                body[f"{use}_key"] = new if use == "master" else sign(new, user, keys["master"])
            # the first upload needs no password; to replace keys does
            where = path("keys", "device_signing", "upload")
            _, replaced = await self._wire.call_proven(where, body, user, password)
            if replaced:
                log.warning("the account's signing keys were replaced by the bot's own", user=user)
        ours = get_dict(known, "device_keys", user, device)
        if get_text(ours, "keys", f"ed25519:{device}") != self.fingerprint:
            raise Failure(0, "", "the homeserver knows other keys for our device than we have")
        if get(ours, "signatures", user, f"ed25519:{public_text(keys['self_signing'])}") is None:
            signed = sign(ours, user, keys["self_signing"])
            await self._wire.call("POST", path("keys", "signatures", "upload"), {user: {device: signed}})
        self.master = public_text(keys["master"])


def _is_sound(device: Any) -> bool:
    """Whether device keys have the shape that nio relies on."""
    if not isinstance(device, dict) or not isinstance(device.get("unsigned", {}), dict):
        return False
    texts = all(isinstance(device.get(name), str) for name in ("user_id", "device_id"))
    return texts and isinstance(device.get("keys"), dict) and isinstance(device.get("signatures"), dict)
