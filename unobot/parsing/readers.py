"""The readers of all tables: one for each rule set and language."""

from collections import OrderedDict
from collections.abc import Collection

from uno_engine import RuleSet
from unobot.parsing.reader import Reader, reader_for
from unobot.texts import Texts

_KEPT = 64
"""So many readers are kept; the one that was not used for longest is made anew when it is wanted again."""


class Readers:
    """Makes readers when they are first wanted, and keeps them. `commands` are the names of all that are read."""

    def __init__(self, texts: Texts, commands: Collection[str]) -> None:
        self._texts = texts
        self._commands = tuple(commands)
        self._kept: OrderedDict[tuple[str, str], Reader] = OrderedDict()

    def of(self, rules: RuleSet | None, language: str) -> Reader:
        """The reader for tables with these rules; for None, where no table is."""
        key = ("" if rules is None else rules.line, language)
        reader = self._kept.pop(key, None)
        if reader is None:
            reader = reader_for(rules, self._texts, language, self._commands)
        self._kept[key] = reader
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return reader
