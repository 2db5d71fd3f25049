"""Tests of `unobot_coach`."""
