"""Tests of `unobot_watching`."""
