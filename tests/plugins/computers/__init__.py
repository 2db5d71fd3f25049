"""Tests of `unobot_computers`."""
