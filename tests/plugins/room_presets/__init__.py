"""Tests of `unobot_room_presets`."""
