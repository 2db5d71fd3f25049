"""The IRC adapter keeps what every adapter promises, on a real server."""

from contextlib import AbstractAsyncContextManager

import pytest

from tests.servers.irc_side import irc_side
from tests.servers.ngircd import Ngircd
from unobot.kit.testing import AdapterContract, OtherSide


class TestIrc(AdapterContract):
    @pytest.fixture(autouse=True)
    def _on(self, ngircd: Ngircd) -> None:
        self._server = ngircd

    def other_side(self) -> AbstractAsyncContextManager[OtherSide]:
        return irc_side(self._server)
