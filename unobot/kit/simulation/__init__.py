"""Whole rounds among computer players: fast, counted, and watched for broken invariants."""

from unobot.kit.simulation.report import simulate_rounds
from unobot.kit.simulation.round import PlayedRound, Tally, play_round

__all__ = ["PlayedRound", "Tally", "play_round", "simulate_rounds"]
