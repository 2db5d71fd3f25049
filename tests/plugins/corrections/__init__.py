"""Tests of `unobot_corrections`."""
