"""Tests of `unobot_records`."""
