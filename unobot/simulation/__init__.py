"""Whole rounds among computer players: fast, counted, and watched for broken invariants."""

from unobot.simulation.invariants import Broken, Invariants
from unobot.simulation.report import simulate_rounds
from unobot.simulation.round import Round, play_round
from unobot.simulation.tally import Tally

__all__ = ["Broken", "Invariants", "Round", "Tally", "play_round", "simulate_rounds"]
