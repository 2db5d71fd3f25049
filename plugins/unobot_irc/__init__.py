"""IRC for the bot: one adapter a network."""

from unobot_irc.adapter import IrcAdapter, open_adapter
from unobot_irc.settings import Pace, Sasl, Settings, read

SETTINGS = Settings

__all__ = ["SETTINGS", "IrcAdapter", "Pace", "Sasl", "Settings", "open_adapter", "read"]
