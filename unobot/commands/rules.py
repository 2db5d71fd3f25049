"""`!rules [NAME]`: what is played here, or what a preset or rule is."""

from unobot import messages
from unobot.commands.command import Command, Where
from unobot.commands.request import Request
from unobot.messages.help import rule_help


def rules(request: Request) -> None:
    """Tell the rules of the table, or what was named."""
    catalogue, table = request.place.services.catalogue, request.place.table
    of_table = table is not None and not request.rest
    said = request.place.signals.resolve(request.place.reader(request.identity).rule_line(request.rest))
    part = catalogue.rules.get(said.lower().lstrip("+"))
    if table is not None and of_table:
        lines = messages.rules_lines(request.voice, table.rules, catalogue)
    elif part is not None and part.role in _PARTS:
        lines = [rule_help(request.voice, part)]
    else:
        lines = messages.rules_named(request.voice, catalogue, said or "list")
    if not lines:
        request.whisper(messages.rules_unknown(request.own_voice, catalogue, said), named=not request.private)
    for line in lines:
        request.answer(line, named=of_table)


_PARTS = frozenset({"part", "base"})
"""Rules that nobody adds to a table by themselves (`x-grenade`): there is nothing to be told of them but their text."""

RULES = Command("rules", rules, where=Where.ANYWHERE)
