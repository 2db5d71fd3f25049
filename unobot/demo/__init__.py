"""`unobot demo`: an IRC server, the bot, computer players and the newcomer's terminal in one program."""

from unobot.demo.auto import Unfinished, play_one_round
from unobot.demo.client import IrcClient
from unobot.demo.pace import FAST, READABLE, ThinkingTime
from unobot.demo.players import DemoPlayer
from unobot.demo.run import StartBot, run_demo
from unobot.demo.terminal import Terminal

__all__ = [
    "FAST",
    "READABLE",
    "DemoPlayer",
    "IrcClient",
    "StartBot",
    "Terminal",
    "ThinkingTime",
    "Unfinished",
    "play_one_round",
    "run_demo",
]
