"""The names of the bot's own commands. What each does stands in `unobot.commands`, which imports much more."""

OWN_COMMANDS = (
    "uno", "new", "start", "join", "leave", "rejoin", "hand", "top", "turn", "players", "moves", "why", "score", "rules",
    "skip", "kick", "host", "stop", "pause", "resume", "set", "help",
    "howto", "ping",
)  # fmt: skip
