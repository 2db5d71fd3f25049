"""What is wrong in that which a plugin brings, as far as it can be seen at once and without other plugins."""

import inspect
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeGuard, get_args

import msgspec

from uno_engine import BadTable, BaseRule, Preset, Role, Rule, Setting, Verb, unfit_memory
from unobot.messages.voice import Tellers
from unobot.plugins.bring import Brought
from unobot.plugins.flaws import Flaw, place_in, place_of

# --- Mistakes in the classes of rules and in presets that nothing else would notice before somebody plays
# with them.


_ROLES: Final[tuple[str, ...]] = get_args(Role)
_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_TUPLES: Final[Mapping[str, type]] = {
    "requires": str,
    "includes": str,
    "before": str,
    "settings": object,
    "verbs": Verb,
    "words": str,
}
_TEXTS: Final = {"conflicts": "{RULE: REASON}", "presets": "{OPTION: VALUE}"}


def rule_flaws(rule: type[Rule]) -> Iterator[Flaw]:
    """What is wrong with a rule by itself, whatever other rules there are."""
    found = [
        *_id_flaws("rule", rule.id),
        *_role_flaws(rule),
        *(flaw for name, kind in _TUPLES.items() for flaw in _tuple_flaws(rule, name, kind)),
        *(flaw for name, form in _TEXTS.items() for flaw in _mapping_flaws(rule, name, form)),
        *_memory_flaws(rule),
    ]
    if not any(flaw.check == "settings" for flaw in found):
        found += (flaw for setting in rule.settings for flaw in _setting_flaws(rule, setting))
    for flaw in found:
        yield Flaw(flaw.check, f"{rule.__name__}: {flaw.what}", flaw.instead, place_in(rule, flaw.check))


def _id_flaws(what: str, id_: object) -> Iterator[Flaw]:
    if not isinstance(id_, str) or not _ID.fullmatch(id_):
        told = f"the id {id_!r} of a {what} cannot be typed"
        yield Flaw("id", told, 'write small letters, digits and -: "jump-in"')


def _role_flaws(rule: type[Rule]) -> Iterator[Flaw]:
    if rule.role not in _ROLES:
        yield Flaw("role", f"there is no role {rule.role!r}", f"write one of {', '.join(_ROLES)}")
    elif (rule.role == "base") is not issubclass(rule, BaseRule):
        yield Flaw(
            "role", f"role {rule.role!r}", 'a class derived from BaseRule has role "base", no other has'
        )


def _tuple_flaws(rule: type[Rule], name: str, kind: type) -> Iterator[Flaw]:
    value: Any = getattr(rule, name)
    if isinstance(value, str):
        yield Flaw(name, f"{name} is a text, of which each letter counts", f"write ({value!r},)")
    elif name == "settings" and _is_struct(value):
        told = f"{name} is the struct {value.__name__} itself"
        yield Flaw(name, told, f"write settings_of({value.__name__})")
    elif not isinstance(value, tuple):
        yield Flaw(name, f"{name} is a {type(value).__name__}", "write a tuple: (…,)")
    elif wrong := [each for each in value if not isinstance(each, kind)]:
        instead = f"write {'texts' if kind is str else f'{kind.__name__}(…)'}"
        yield Flaw(name, f"{name} has {wrong[0]!r}", instead)


def _mapping_flaws(rule: type[Rule], name: str, form: str) -> Iterator[Flaw]:
    value: Any = getattr(rule, name)
    if not isinstance(value, Mapping):
        yield Flaw(name, f"{name} is a {type(value).__name__}", f"write a dictionary: {form}")
    elif name == "conflicts" and any(not isinstance(reason, str) for reason in value.values()):
        yield Flaw(
            name, "conflicts has a reason that is no text", "write the id of a message: `refused-REASON`"
        )


def _memory_flaws(rule: type[Rule]) -> Iterator[Flaw]:
    if isinstance(rule.memory, property) or rule.memory is None:
        return  # a rule object may choose its own: it is looked at when a table is opened
    if wrong := unfit_memory(rule.memory):
        what, _, instead = wrong.partition("; ")
        yield Flaw("memory", f"memory {what}", instead or "it must be saved and read again")


def _is_struct(value: object) -> TypeGuard[type[msgspec.Struct]]:
    """Whether that is what `settings_of` takes."""
    return isinstance(value, type) and issubclass(value, msgspec.Struct)


def _setting_flaws(rule: type[Rule], setting: Setting) -> Iterator[Flaw]:
    if _is_struct(setting):
        told = f"settings has the struct {setting.__name__} itself"
        yield Flaw("settings", told, f"write *settings_of({setting.__name__})")
        return
    if missing := [
        part for part in ("name", "default", "about", "read", "write") if not hasattr(setting, part)
    ]:
        told = f"settings has {setting!r}, which has no {missing[0]}"
        yield Flaw("settings", told, "write Number(…), YesNo(…), Word(…), Free(…) or Duration(…)")
        return
    yield from (Flaw("settings", each.what, each.instead) for each in _id_flaws("setting", setting.name))
    if not _can_be_typed(setting):
        told = f"{setting.name} has the default {setting.default!r}, which nobody could type"
        yield Flaw("settings", told, "write a default that is allowed")


def _can_be_typed(setting: Setting) -> bool:
    try:
        return setting.read(setting.write(setting.default)) == setting.default
    except BadTable:
        return False


def preset_flaws(preset: Preset) -> Iterator[Flaw]:
    """What is wrong with a preset by itself."""
    yield from _id_flaws("preset", preset.id)
    for name, value in (("rules", preset.rules), ("match", preset.match)):
        if isinstance(value, str):
            told = f"preset {preset.id}: {name} is a text, of which each letter counts"
            yield Flaw("preset", told, f"write ({value!r},)")
    for option, typed in preset.options.items():
        if not isinstance(typed, str):
            told = f"preset {preset.id}: option {option} is {typed!r}"
            yield Flaw("preset", told, f'write it as it is typed: "{str(typed).lower()}"')


# --- What is wrong in that which a plugin brings, as far as it can be seen at once and without other plugins.


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
        for setting in rule.settings:
            having = (each for each in (*mine[:place], *theirs) if _has_another(each, setting))
            if other := next((each for each in having if _together(rule, each)), None):
                told = f"{rule.__name__}: setting {setting.name} is one of {other.id}, too"
                yield Flaw("settings", told, "give it another name", place_in(rule, "settings"))


def _has_another(rule: type[Rule], setting: Setting) -> bool:
    return any(each.name == setting.name and each != setting for each in rule.settings)


def _together(one: type[Rule], other: type[Rule]) -> bool:
    """Whether both may be at one table: of games and decks there is one, and parts and kinds of match share names."""
    apart = other.id in one.conflicts or one.id in other.conflicts
    return not apart and (one.role != other.role or one.role == "house") and not issubclass(one, other)
