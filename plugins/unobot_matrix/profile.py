"""The account's display name and picture, set as the configuration says."""

import asyncio
import hashlib
import mimetypes
from pathlib import Path

import structlog

from unobot.adapter import Shelf
from unobot_matrix.account import Account
from unobot_matrix.events import text
from unobot_matrix.wire import Failure, Unreachable, Wire, path

log = structlog.get_logger(__name__)


async def introduce(account: Account) -> None:
    """Set display name and picture where they are configured and differ. Never raises: the game goes on without."""
    chosen = account.settings
    try:
        if chosen.display_name:
            await _set(account, "displayname", chosen.display_name)
        if chosen.avatar is not None:
            await _set(account, "avatar_url", await _uploaded(account.wire, account.shelf, chosen.avatar))
    except (Failure, Unreachable, OSError) as problem:
        log.warning("the account's name or picture could not be set", problem=str(problem))


async def _set(account: Account, what: str, wanted: str) -> None:
    """Set one part of the profile, unless it is so already: each change is an event in every room that we are in."""
    where = path("profile", account.us, what)
    try:
        known = await account.wire.call("GET", where)
    except Failure as problem:
        if problem.status != 404:  # 404: nothing was ever set
            raise
        known = {}
    if text(known, what) != wanted:
        await account.wire.call("PUT", where, {what: wanted})


async def _uploaded(wire: Wire, shelf: Shelf, file: Path) -> str:
    """The `mxc://` address of a picture, which is uploaded only if it is not the one that was uploaded last."""
    content = await asyncio.to_thread(file.read_bytes)
    digest = hashlib.sha256(content).hexdigest()
    kept, _, address = (shelf.get("avatar") or "").partition(" ")
    if kept == digest:
        return address
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    address = await wire.upload(content, kind)
    await shelf.put("avatar", f"{digest} {address}")
    return address
