"""Tests of `unobot_bans`."""
