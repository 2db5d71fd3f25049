"""What must hold of a game after every input, whatever its rules: looked at by simulations and by strict scenarios."""

from unobot.scrutiny.eyes import Eyes, SecretShown
from unobot.scrutiny.invariants import InvariantBroken, Invariants
from unobot.scrutiny.scrutiny import Scrutiny

__all__ = ["Eyes", "InvariantBroken", "Invariants", "Scrutiny", "SecretShown"]
