"""Tests of `unobot_cups`."""
