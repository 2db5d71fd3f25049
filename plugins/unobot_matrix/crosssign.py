"""Cross-signing: our account signs our device, because Element and others ignore devices that are not signed."""

import base64
import json
import secrets

import structlog
from Crypto.PublicKey import ECC
from Crypto.Signature import eddsa

from unobot.adapter import Shelf
from unobot_matrix.login import call_proven
from unobot_matrix.wire import Failure, Json, Wire, objects, part, path, text

log = structlog.get_logger(__name__)

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
        key = eddsa.import_public_key(_bytes(public))
        eddsa.new(key, "rfc8032").verify(_canonical(thing), _bytes(signature))
    except ValueError:
        return False
    return True


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
    bare = _bare(thing)
    signature = eddsa.new(_key(seed), "rfc8032").sign(_canonical(bare))
    return {**bare, "signatures": {user: {f"ed25519:{_public(seed)}": _base64(signature)}}}


def _canonical(thing: Json) -> bytes:
    """What is signed of an object."""
    return json.dumps(_bare(thing), sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def _bare(thing: Json) -> Json:
    return {name: value for name, value in thing.items() if name not in {"signatures", "unsigned"}}


def _key(seed: bytes) -> ECC.EccKey:
    return ECC.construct(curve="Ed25519", seed=seed)


def _public(seed: bytes) -> str:
    return _base64(_key(seed).public_key().export_key(format="raw"))


def _base64(content: bytes) -> str:
    return base64.b64encode(content).decode().rstrip("=")  # Matrix writes base64 without padding


def _bytes(unpadded: str) -> bytes:
    """What `_base64` has written. Raises ValueError."""
    return base64.b64decode(unpadded + "=" * (-len(unpadded) % 4))
