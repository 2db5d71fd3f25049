"""Tests of `unobot_links`."""
