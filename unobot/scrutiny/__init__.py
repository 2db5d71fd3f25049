"""What must hold of a game after every input, whatever its rules: looked at by simulations and by strict scenarios."""

from unobot.scrutiny.eyes import Eyes, SecretShown
from unobot.scrutiny.invariants import InvariantBroken, Invariants
from unobot.scrutiny.scrutiny import Scrutiny
from unobot.scrutiny.spoken import Spoken
from unobot.scrutiny.strict import StrictScrutiny, warnings_raised

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
