"""The bot as an operator runs it: under the unit's restrictions, in a container."""
