"""Tests of `unobot_votes`."""
