"""Sessions that an earlier life of the bot has left behind: a database that was lost, a device whose keys were lost."""

from functools import partial

import structlog

from unobot_matrix.events import text
from unobot_matrix.proof import call_proven
from unobot_matrix.retry import Patience
from unobot_matrix.settings import Settings
from unobot_matrix.wire import Failure, Wire, path

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
