"""The homeservers that the tests of the whole bot talk to."""

from tests.servers.matrix.conftest import slow_synapse, synapse, us

__all__ = ["slow_synapse", "synapse", "us"]
