"""Logging in beside the bot, which may be running: with its own token if there is one, else for a moment, as a device of our own."""

from contextlib import suppress
from types import TracebackType
from typing import Self

from unobot.adapter import Refused, Shelf
from unobot_matrix.events import text
from unobot_matrix.login import checked
from unobot_matrix.settings import Settings
from unobot_matrix.wire import Failure, Json, Unreachable, Wire, path


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
