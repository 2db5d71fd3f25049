"""The rules in words, and how to use the bot."""

from unobot import messages
from unobot.commands import BY_WORD
from unobot.verbs.request import Request


def rules(request: Request) -> None:
    """`!rules [NAME]`: what is played here, or what a preset or rule is."""
    catalogue, table = request.place.shared.catalogue, request.place.table
    name = request.command.rest
    of_table = not name and table is not None
    if not name and table is not None:
        lines = messages.rules_lines(request.voice, table.rules, catalogue)
    else:
        lines = messages.rules_named(request.voice, catalogue, name or "list")
    for line in lines:
        request.answer(line, named=of_table)


def help_(request: Request) -> None:
    """`!help [TOPIC]`: short in the room, long in private."""
    for line in messages.help_lines(
        request.voice, request.command.rest, private=request.private, commands=BY_WORD
    ):
        request.answer(line, named=False)


def not_there_yet(request: Request) -> None:
    """A command of a later version."""
    request.whisper(request.say("command-later"))
