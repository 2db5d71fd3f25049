"""What encryption needs from the homeserver: upload our keys, learn people's devices, give them the rooms' keys.

nio's machine is fed with each answer in small pieces, as it raises in the middle of one if anything in it is odd.
"""

from typing import Any
from uuid import uuid4

import structlog
from nio.crypto import Olm
from nio.responses import KeysClaimResponse, KeysQueryResponse, KeysUploadResponse, ToDeviceResponse

from unobot_matrix.events import objects, part
from unobot_matrix.wire import Json, Wire, path

log = structlog.get_logger(__name__)


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
