"""Tests of `unobot_machines`."""
