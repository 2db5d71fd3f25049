"""What must hold of a game after every input, whatever its rules: looked at by simulations and by strict scenarios."""

from unobot.kit.scrutiny.eyes import Eyes, InvariantBroken, Invariants, Scrutiny, SecretShown, Spoken
from unobot.kit.scrutiny.strict import StrictScrutiny, warnings_raised

__all__ = [
    "Eyes",
    "InvariantBroken",
    "Invariants",
    "Scrutiny",
    "SecretShown",
    "Spoken",
    "StrictScrutiny",
    "warnings_raised",
]
