"""A small IRC server of ours, for the demo and for tests: ordinary clients connect, nothing is kept.

It knows one network of one server: no operators, no passwords, no bans. What it does it does as RFC 2812
and the clients in use expect it.
"""

from unobot.ircd.message import Malformed, Message
from unobot.ircd.server import IrcServer

__all__ = ["IrcServer", "Malformed", "Message"]
