"""`unobot demo`: an IRC server, the bot, computer players and the newcomer's terminal in one program."""

from unobot.demo.client import IrcClient
from unobot.demo.players import DemoPlayer
from unobot.demo.run import StartBot, run_demo
from unobot.demo.thinking import ThinkingTime

__all__ = ["DemoPlayer", "IrcClient", "StartBot", "ThinkingTime", "run_demo"]
