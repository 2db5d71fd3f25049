"""The Matrix adapter keeps what every adapter promises, on a real homeserver."""

from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from tests.servers.matrix.matrix_side import matrix_side
from tests.servers.synapse import Synapse
from unobot.kit.testing import AdapterContract, OtherSide


class TestMatrix(AdapterContract):
    @pytest.fixture(autouse=True)
    def _on(self, synapse: Synapse, tmp_path: Path) -> None:
        self._synapse, self._folder = synapse, tmp_path

    def other_side(self) -> AbstractAsyncContextManager[OtherSide]:
        return matrix_side(self._synapse, self._folder)
