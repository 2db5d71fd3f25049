"""Hands as pictures: each is drawn, uploaded and named in its event. Whatever goes wrong, the hand is told as a line."""

import asyncio
from collections import OrderedDict
from typing import Final

import structlog

from unobot.adapter import Outgoing
from unobot.pictures import MOST_CARDS, Faces, joined
from unobot_matrix.account import Account
from unobot_matrix.wire import Failure, Json, Unreachable

log = structlog.get_logger(__name__)

FILE_NAME: Final = "hand.png"
"""The same for all: with a name that differs from the event's text, clients show that as the caption."""

SECONDS: Final = 5.0
"""How long an upload may take: all other messages wait for it."""
PAUSE: Final = 60.0
"""Seconds without pictures after an upload has failed, where the homeserver does not say how long to wait."""
KEPT: Final = 16
"""So many uploads are remembered, for messages that are sent again."""


class HandPictures:
    """The pictures of one account."""

    def __init__(self, account: Account, faces: Faces) -> None:
        self._account = account
        self._faces = faces
        self._not_before = account.clock.now()
        self._uploaded: OrderedDict[tuple[int, bool], Json] = OrderedDict()

    async def image(self, message: Outgoing, *, encrypted: bool) -> Json:
        """What makes an image of a message's content, whose text is the caption then; nothing if it goes without. Never raises.

        A message that is tried again has the picture that was uploaded for it before.
        """
        key = message.key, encrypted
        if not 0 < len(message.hand) <= MOST_CARDS or self._account.clock.now() < self._not_before:
            return {}
        if key not in self._uploaded:
            try:
                self._uploaded[key] = await self._made(message, encrypted=encrypted)
            except (Failure, Unreachable) as problem:
                self._failed(problem)
                return {}
            if len(self._uploaded) > KEPT:
                self._uploaded.popitem(last=False)
        return self._uploaded[key]

    async def _made(self, message: Outgoing, *, encrypted: bool) -> Json:
        # joining takes some milliseconds, in which nobody else's game has to wait
        picture = await asyncio.to_thread(joined, self._faces, message.hand)
        kind = "image/png"
        info = {"mimetype": kind, "w": picture.width, "h": picture.height, "size": len(picture.png)}
        image: Json = {"msgtype": "m.image", "filename": FILE_NAME, "info": info}
        crypt, wire = self._account.crypt, self._account.wire
        if not encrypted:
            return image | {"url": await wire.upload(picture.png, kind, SECONDS)}
        # without encryption nothing is said in an encrypted room, and nobody comes here
        assert crypt is not None
        locked, keys = crypt.lock(picture.png)
        return image | {
            "file": {**keys, "url": await wire.upload(locked, "application/octet-stream", SECONDS)}
        }

    def _failed(self, problem: Failure | Unreachable) -> None:
        """Leave the homeserver in peace for a while."""
        asked = problem.retry_after if isinstance(problem, Failure) else None
        self._not_before = self._account.clock.now() + (asked or PAUSE)
        log.warning(
            "hands are told without pictures for a while", problem=str(problem), seconds=asked or PAUSE
        )
