"""The command line `unobot`, one module for each verb."""

from unobot.cli.app import main

__all__ = ["main"]
