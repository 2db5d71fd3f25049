"""Requests for which the homeserver wants to see the password again (user-interactive authentication)."""

from collections.abc import Mapping
from typing import Any

from unobot_matrix.events import text
from unobot_matrix.wire import Failure, Json, Wire


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
