"""What is wrong in that which a plugin brings, as far as it can be seen at once and without other plugins."""

import inspect
from collections.abc import Iterator
from typing import Any

from uno_engine import Rule, Setting
from unobot.parts import Tellers
from unobot.plugins.bring import Brought
from unobot.plugins.flaws import Flaw, place_in, place_of
from unobot.plugins.rule_checks import preset_flaws, rule_flaws


def flaws_in(brought: Brought) -> Iterator[Flaw]:
    """Everything that is wrong by itself; looked at when the plugin is loaded, so it must be quick."""
    for rule in (*brought.base_rules.values(), *brought.rules.values()):
        yield from rule_flaws(rule)
    for preset in brought.presets.values():
        yield from preset_flaws(preset)
    for command in brought.commands.values():
        yield from _called_plainly(f"command {command.name}", command.run)
    for name, factory in brought.players.items():
        yield from _called_plainly(f"player {name}", factory)
        yield from _called_plainly(f"player {name}", getattr(factory, "answer", None))
        yield from _called_plainly(f"player {name}", getattr(factory, "search", None))
    for name, adapter in brought.adapters.items():
        yield from _called_plainly(f"adapter {name}", adapter.open)
    yield from _teller_flaws(brought.tellers)


def _teller_flaws(tellers: Tellers) -> Iterator[Flaw]:
    for table in tellers.tables():
        for kind, teller in table.items():
            yield from _called_plainly(f"teller of {kind.__name__}", teller)


def _called_plainly(what: str, function: Any) -> Iterator[Flaw]:
    """A function that is a coroutine's would never run."""
    if inspect.iscoroutinefunction(function):
        told = f"{what}: {function.__name__} is called as a plain function"
        yield Flaw("async", told, "write `def`, not `async def`", place_of(function))


def setting_clashes(brought: Brought, others: Brought) -> Iterator[Flaw]:
    """Settings that a rule of another plugin, or of this one, has under the same name, where both may be at one table."""
    mine = [*brought.base_rules.values(), *brought.rules.values()]
    theirs = [*others.base_rules.values(), *others.rules.values()]
    for place, rule in enumerate(mine):
        for other in (*mine[:place], *theirs):
            for setting in rule.settings:
                if _has_another(other, setting) and _together(rule, other):
                    told = f"{rule.__name__}: setting {setting.name} is one of {other.id}, too"
                    yield Flaw("settings", told, "give it another name", place_in(rule, "settings"))


def _has_another(rule: type[Rule], setting: Setting) -> bool:
    return any(each.name == setting.name and each != setting for each in rule.settings)


def _together(one: type[Rule], other: type[Rule]) -> bool:
    """Whether both may be at one table: of games and decks there is one, and parts and kinds of match share names."""
    apart = other.id in one.conflicts or one.id in other.conflicts
    return not apart and (one.role != other.role or one.role == "house") and not issubclass(one, other)
