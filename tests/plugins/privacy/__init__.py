"""Tests of `unobot_privacy`."""
