"""Logging in, and out of what a former session has left."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import structlog

from unobot.adapter import Refused, Shelf
from unobot_matrix.settings import Settings
from unobot_matrix.wire import Failure, Json, Patience, Wire, path, text

# --- Requests for which the homeserver wants to see the password again (user-interactive authentication).


async def call_proven(
    wire: Wire, where: str, body: Mapping[str, Any], user: str, password: str | None
) -> tuple[Json, bool]:
    """POST it, with the password if the homeserver asks for that; returns the answer and whether it has asked.

    Raises `Failure`, also if there is no password to show, or `Unreachable`.
    """
    try:
        return await wire.call("POST", where, body), False
    except Failure as problem:
        # the 401 opens a session, and the same request with the password and that session is the second step
        session = text(problem.body, "session")
        if problem.status != 401 or session is None or password is None:
            raise
    who = {"type": "m.id.user", "user": user}
    proof = {"type": "m.login.password", "identifier": who, "password": password, "session": session}
    return await wire.call("POST", where, {**body, "auth": proof}), True


# --- Sessions that an earlier life of the bot has left behind: a database that was lost, a device whose keys
# were lost.


log = structlog.get_logger(__name__)


async def log_out_leftovers(
    wire: Wire, settings: Settings, user: str, device: str | None, patience: Patience
) -> None:
    """Log out the account's other devices that bear our device name: else players encrypt for them for ever.

    Devices of other names (the operator's phone) stay. Only logged if the homeserver refuses; waits while it is away.
    """
    try:
        answer = await patience.persist(partial(wire.call, "GET", path("devices")))
        listed = answer.get("devices")
        named = [one for one in (listed if isinstance(listed, list) else []) if _is_ours(one, settings)]
        old = [name for one in named if (name := text(one, "device_id")) not in {None, device}]
        if not old or device is None or settings.password is None:
            return
        body, password = {"devices": old}, settings.password.reveal()
        await patience.persist(partial(call_proven, wire, path("delete_devices"), body, user, password))
    except Failure as problem:
        log.warning("old devices of the bot could not be logged out", user=user, problem=str(problem))
    else:
        log.info("old devices of the bot were logged out", user=user, devices=old)


def _is_ours(device: object, settings: Settings) -> bool:
    """Whether a device bears the name under which the bot logs in."""
    return text(device, "display_name") == settings.device_name


# --- Logging in: with the operator's access token, with the token of last time, or with the password.


@dataclass(frozen=True, slots=True)
class Session:
    """Who we are on the homeserver, and as which of our devices."""

    user: str
    device: str | None


async def log_in(wire: Wire, settings: Settings, shelf: Shelf, patience: Patience) -> Session:
    """Give `wire` a working token and return who we are. Waits while the homeserver is away.

    Raises `Refused` with what to change if the homeserver does not accept what the operator set.
    """
    if settings.access_token is not None:
        wire.token = settings.access_token.reveal()
        return checked(settings, await patience.persist(lambda: _who(wire)))
    wire.token = shelf.get("token")
    if wire.token is not None:
        # the old token first: each login with the password makes a new device, whose keys nobody knows yet
        try:
            return checked(settings, await patience.persist(lambda: _who(wire)))
        except Refused as refusal:
            log.warning("the token of last time is refused; logging in again")
            wire.token = None
            # as the device that others know: its keys are still in our key store, or else `device` makes a new one
            device = shelf.get("device") if logged_out(refusal) else None
            return await with_password(wire, settings, shelf, patience, device)
    return await with_password(wire, settings, shelf, patience)


def logged_out(refusal: Refused) -> bool:
    """Whether the homeserver does not know our token any more, so that it is worth a try with the password."""
    problem = refusal.__cause__
    return isinstance(problem, Failure) and problem.token_refused


def softly(refusal: Refused) -> bool:
    """Whether it only wants us to log in again (a soft logout): it keeps our device with its keys."""
    problem = refusal.__cause__
    return isinstance(problem, Failure) and problem.body.get("soft_logout") is True


async def with_password(
    wire: Wire, settings: Settings, shelf: Shelf, patience: Patience, device: str | None = None
) -> Session:
    """Log in, as a new device if none is given, and keep the token; log out what earlier bots have left behind.

    Raises `Refused` if the password is wrong.
    """
    body: Json = {
        "type": "m.login.password",
        "identifier": {"type": "m.id.user", "user": settings.user},
        "password": settings.password.reveal() if settings.password else None,
        "initial_device_display_name": settings.device_name,
    }
    if device is not None:
        body["device_id"] = device
    try:
        answer = await patience.persist(lambda: wire.call("POST", path("login"), body))
    except Failure as problem:
        raise Refused(f"{settings.user} cannot log in with this password: {problem}") from problem
    session = checked(settings, answer)
    wire.token = text(answer, "access_token")
    await shelf.put("token", wire.token)
    await shelf.put("device", session.device)
    if device is None:
        await shelf.put("fingerprint", None)
    await log_out_leftovers(wire, settings, session.user, session.device, patience)
    return session


async def forget_device(wire: Wire, shelf: Shelf) -> None:
    """Log the device out, so that nobody encrypts for it any more."""
    try:
        await wire.call("POST", path("logout"), {})
    except Failure as problem:
        log.warning("the old device could not be logged out", problem=str(problem))
    wire.token = None
    await shelf.put("token", None)


async def _who(wire: Wire) -> Json:
    return await wire.call("GET", path("account", "whoami"))


def checked(settings: Settings, answer: Json) -> Session:
    """The session in an answer to a login or whoami. Raises `Refused` if it is not that of the user who is set."""
    user, device = text(answer, "user_id"), text(answer, "device_id")
    if user is None:
        raise Refused(f"{settings.homeserver} does not answer like a Matrix homeserver")
    if settings.user and user != settings.user:
        raise Refused(f"the access token belongs to {user}, not to {settings.user}; correct one of them")
    return Session(user, device)
