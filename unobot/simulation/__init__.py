"""Whole rounds among computer players: fast, counted, and watched for broken invariants."""

from unobot.simulation.report import simulate_rounds
from unobot.simulation.round import PlayedRound, play_round
from unobot.simulation.tally import Tally

__all__ = ["PlayedRound", "Tally", "play_round", "simulate_rounds"]
