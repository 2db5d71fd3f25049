"""Tests of `unobot_hints`."""
