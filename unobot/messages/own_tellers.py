"""How the events of the kernel and of the classic game are told."""

from unobot.messages import calls, rounds, seats, turns
from unobot.tellers import Tellers

OWN = Tellers(events={**turns.TELLERS, **calls.TELLERS, **seats.TELLERS, **rounds.TELLERS})
"""The tellers that are there without plugins. Facts of the classic game need none."""
