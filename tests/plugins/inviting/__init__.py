"""Tests of `unobot_inviting`."""
