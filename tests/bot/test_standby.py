"""A standby outlasts what ends the active bot."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from structlog.testing import capture_logs

from tests.plugins.built_in import built_in
from unobot.app import serving
from unobot.app.bot import Bot
from unobot.config import Config, Secret
from unobot.store import Damaged, StoreError, TakenOver, Unopenable


@pytest.fixture
def ends(monkeypatch: pytest.MonkeyPatch) -> list[StoreError]:
    """What ends the bot, one after the other, each time that it would be active."""
    each: list[StoreError] = []

    @asynccontextmanager
    async def assembled(*_: object) -> AsyncIterator[Bot]:
        raise each.pop(0)
        yield  # pragma: no cover - this makes it a generator

    monkeypatch.setattr(serving, "assemble", assembled)
    monkeypatch.setattr(serving, "_AGAIN", 0.0)
    return each


@pytest.mark.parametrize("standby", [False, True])
def test_only_a_standby_waits_again_when_it_was_taken_over_or_cannot_use_the_store(
    ends: list[StoreError], *, standby: bool
) -> None:
    ends += [TakenOver("by another"), Unopenable("it is starting up"), Damaged("for ever")]
    with capture_logs() as logs:
        status = serving.serve(Config(data=Secret("sqlite://")), built_in(), standby=standby)
    assert status == (serving.DAMAGED if standby else serving.TAKEN_OVER)
    assert [entry["reason"] for entry in logs if "reason" in entry] == (
        ["by another", "it is starting up", "for ever"] if standby else ["by another"]
    )
