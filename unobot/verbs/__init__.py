"""What each command does, one function for each."""

from collections.abc import Callable, Mapping

from unobot.verbs import helping, hosting, looking, playing, setting, sitting
from unobot.verbs.request import Request

Verb = Callable[[Request], None]

VERBS: Mapping[str, Verb] = {
    "open": sitting.open_table,
    "join": sitting.join,
    "leave": sitting.leave,
    "rejoin": sitting.rejoin,
    "deal": sitting.deal,
    **dict.fromkeys(
        (
            "play",
            "draw",
            "pass",
            "put",
            "color",
            "challenge",
            "accept",
            "refuse",
            "pick",
            "uno",
            "dos",
            "catch",
        ),
        playing.give,
    ),
    "hand": looking.hand,
    "top": looking.top,
    "turn": looking.turn,
    "players": looking.players,
    "moves": looking.moves,
    "score": looking.score,
    "rules": helping.rules,
    "help": helping.help_,
    "skip": hosting.skip,
    "kick": hosting.kick,
    "host": hosting.host,
    "stop": hosting.stop,
    "pause": hosting.pause,
    "resume": hosting.resume,
    "set": setting.set_,
    **dict.fromkeys(("bot", "stats", "top10", "notify"), helping.not_there_yet),
}
"""By the command's name in `unobot.commands`."""

__all__ = ["VERBS", "Request", "Verb"]
