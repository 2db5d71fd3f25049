"""What a homeserver does only for who shows the password once more."""

from collections.abc import Mapping
from typing import Any

import pytest

from unobot_matrix.wire import Failure, Json, Wire


class Suspicious(Wire):
    """Asks for the password first, as homeservers do where an account's keys are replaced."""

    def __init__(self) -> None:
        super().__init__("http://127.0.0.1:1")
        self.shown: list[object] = []

    async def call(
        self, method: str, where: str, body: Mapping[str, Any] | None = None, **more: object
    ) -> Json:
        proof = (body or {}).get("auth")
        if proof is None:
            raise Failure(401, "", "", {"session": "s"})
        self.shown.append((proof["password"], proof["session"], (body or {})["key"]))
        return {"done": True}


async def test_the_password_is_shown_to_who_asks_for_it() -> None:
    wire = Suspicious()
    assert await wire.call_proven("/keys", {"key": "k"}, "@uno:x", "secret") == ({"done": True}, True)
    assert wire.shown == [("secret", "s", "k")]


async def test_without_a_password_the_refusal_stands() -> None:
    with pytest.raises(Failure):
        await Suspicious().call_proven("/keys", {"key": "k"}, "@uno:x", None)
