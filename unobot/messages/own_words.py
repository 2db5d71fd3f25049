"""What whoever opened a table has put into words of their own (who begins, a dare): the room reads a little of it."""

import shlex
from collections.abc import Mapping

from uno_engine import Free, RuleSet
from unobot.texts.harmless import LONGEST_QUOTED

Value = int | str | bool


def shown_options(rules: RuleSet) -> Mapping[str, Value]:
    """The options of a table; of those that may be any words, no more than is repeated of anybody's text."""
    options, left = dict(rules.options), LONGEST_QUOTED
    for rule in rules.rules:
        for setting in rule.settings:
            if isinstance(setting, Free) and (said := str(options[setting.name])) != setting.default:
                options[setting.name] = said if len(said) <= left else f"{said[: max(0, left - 1)]}…"
                left -= min(left, len(said))
    return options


def shown_line(rules: RuleSet, line: str) -> str:
    """The line that opens that table, or the room's default, with no more of such words."""
    options = shown_options(rules)
    cut = {name: value for name, value in options.items() if value != rules.options[name]}
    if not cut:
        return line
    words = (word.partition("=") for word in shlex.split(line))
    shown = (
        f"{name}={cut[name]}" if name in cut else f"{name}{equals}{said}" for name, equals, said in words
    )
    return " ".join(map(shlex.quote, shown))
