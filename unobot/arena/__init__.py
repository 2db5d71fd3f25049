"""Measuring how strong computer players are: the same deals, played from every seat by every kind."""

from unobot.arena.report import report_contests

__all__ = ["report_contests"]
