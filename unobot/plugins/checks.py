"""Mistakes in what a plugin brings, as far as they can be seen at once and before anybody plays with it."""

import inspect
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import FunctionType
from typing import Any, Final, TypeGuard, get_args, get_origin

import msgspec

import uno_engine as uno
from unobot.plugins.bring import Brought
from unobot.plugins.flaws import Flaw, place_in, place_of

_ROLES: Final[tuple[str, ...]] = get_args(uno.Role)
_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_TUPLES: Final[Mapping[str, type]] = {
    "requires": str,
    "includes": str,
    "before": str,
    "settings": object,
    "verbs": uno.Verb,
    "words": str,
}
_TEXTS: Final = {"conflicts": "{RULE: REASON}", "presets": "{OPTION: VALUE}"}


def rule_flaws(rule: type[uno.Rule]) -> Iterator[Flaw]:
    """What is wrong with a rule by itself, whatever other rules there are."""
    for flaw in _flaws_of(rule):
        yield Flaw(flaw.check, f"{rule.__name__}: {flaw.what}", flaw.instead, place_in(rule, flaw.check))
    for name, method in vars(rule).items():
        given = _given_to(rule, name, method) if isinstance(method, FunctionType) else None
        if given is not None and not _takes(method, len(given)):
            told = f"{rule.__name__}.{name} cannot be called with ({', '.join(given[1:])})"
            yield Flaw("signature", told, f"write `def {name}({', '.join(given)})`", place_of(method))


_GIVEN: Final = {
    "__after__": ("self", "ctx", "event"),
    "__instead__": ("self", "ctx", "event"),
    "__plays__": ("self", "ctx", "play"),
    "__starts__": ("self", "ctx", "seat"),
    "__phase__": ("self", "ctx"),
}
"""What the methods with these marks of the engine's decorators are called with."""


def _given_to(rule: type[uno.Rule], name: str, method: FunctionType) -> Sequence[str] | None:
    """Return what the engine calls a method of a rule with: by its decorator, or as the engine's own class has it; None if it does not."""
    for mark, given in _GIVEN.items():
        if mark in vars(method):
            return given
    own = next(
        (
            vars(base)[name]
            for base in (uno.BaseRule, uno.Rule)
            if name in vars(base) and issubclass(rule, base)
        ),
        None,
    )
    if name[0] == "_" or not isinstance(own, FunctionType):
        return None
    return own.__code__.co_varnames[: own.__code__.co_argcount]


def _takes(method: FunctionType, count: int) -> bool:
    """Whether a method can be called with so many arguments by their places."""
    code = method.__code__
    most = count if code.co_flags & inspect.CO_VARARGS else code.co_argcount
    return code.co_argcount - len(method.__defaults__ or ()) <= count <= most


def _flaws_of(rule: type[uno.Rule]) -> Iterator[Flaw]:
    yield from _id_flaws("rule", rule.id)
    if rule.role not in _ROLES:
        yield Flaw("role", f"there is no role {rule.role!r}", f"write one of {', '.join(_ROLES)}")
    elif (rule.role == "base") is not issubclass(rule, uno.BaseRule):
        instead = 'a class derived from BaseRule has role "base", no other has'
        yield Flaw("role", f"role {rule.role!r}", instead)
    flaws = [flaw for name, kind in _TUPLES.items() for flaw in _tuple_flaws(rule, name, kind)]
    yield from flaws
    for name, form in _TEXTS.items():
        value: Any = getattr(rule, name)
        if not isinstance(value, Mapping):
            yield Flaw(name, f"{name} is a {type(value).__name__}", f"write a dictionary: {form}")
        elif name == "conflicts" and any(not isinstance(reason, str) for reason in value.values()):
            told = "conflicts has a reason that is no text"
            yield Flaw(name, told, "write the id of a message: `refused-REASON`")
    # a rule object may choose its own memory: it is looked at when a table is opened
    chosen = isinstance(rule.memory, property) or rule.memory is None
    if not chosen and (wrong := uno.unfit_memory(rule.memory)):
        what, _, instead = wrong.partition("; ")
        yield Flaw("memory", f"memory {what}", instead or "it must be saved and read again")
    if not any(flaw.check == "settings" for flaw in flaws):
        for setting in rule.settings:
            yield from _setting_flaws(setting)


def _id_flaws(what: str, id_: object) -> Iterator[Flaw]:
    if not isinstance(id_, str) or not _ID.fullmatch(id_):
        told = f"the id {id_!r} of a {what} cannot be typed"
        yield Flaw("id", told, 'write small letters, digits and -: "jump-in"')


def _tuple_flaws(rule: type[uno.Rule], name: str, kind: type) -> Iterator[Flaw]:
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


def _is_struct(value: object) -> TypeGuard[type[msgspec.Struct]]:
    """Whether that is what `settings_of` takes."""
    return isinstance(value, type) and issubclass(value, msgspec.Struct)


def _setting_flaws(setting: uno.Setting) -> Iterator[Flaw]:
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
    try:
        typed = setting.read(setting.write(setting.default)) == setting.default
    except uno.BadTable:
        typed = False
    if not typed:
        told = f"{setting.name} has the default {setting.default!r}, which nobody could type"
        yield Flaw("settings", told, "write a default that is allowed")


def preset_flaws(preset: uno.Preset) -> Iterator[Flaw]:
    """Yield the mistakes in a preset that can be seen without the rules that it names."""
    yield from _id_flaws("preset", preset.id)
    for name, value in (("rules", preset.rules), ("match", preset.match)):
        if isinstance(value, str):
            told = f"preset {preset.id}: {name} is a text, of which each letter counts"
            yield Flaw("preset", told, f"write ({value!r},)")
    for option, typed in preset.options.items():
        if not isinstance(typed, str):
            told = f"preset {preset.id}: option {option} is {typed!r}"
            yield Flaw("preset", told, f'write it as it is typed: "{str(typed).lower()}"')


def flaws_in(brought: Brought) -> Iterator[Flaw]:
    """Everything that is wrong by itself; looked at when the plugin is loaded, so it must be quick."""
    for rule in (*brought.base_rules.values(), *brought.rules.values()):
        yield from rule_flaws(rule)
    for preset in brought.presets.values():
        yield from preset_flaws(preset)
    for name, factory in brought.players.items():
        yield from _called_plainly(f"player {name}", factory)
        yield from _called_plainly(f"player {name}", getattr(factory, "answer", None))
        yield from _called_plainly(f"player {name}", getattr(factory, "search", None))
    for name, adapter in brought.adapters.items():
        yield from _called_plainly(f"adapter {name}", adapter.open)
    for table in brought.tellers.tables():
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
        # of games and decks there is one at a table, and parts and kinds of match share names
        beside = [
            each
            for each in (*mine[:place], *theirs)
            if each.id not in rule.conflicts
            and rule.id not in each.conflicts
            and (rule.role != each.role or rule.role == "house")
            and not issubclass(rule, each)
        ]
        for setting in rule.settings:
            having = (
                each
                for each in beside
                for own in each.settings
                if own.name == setting.name and own != setting
            )
            if other := next(having, None):
                told = f"{rule.__name__}: setting {setting.name} is one of {other.id}, too"
                yield Flaw("settings", told, "give it another name", place_in(rule, "settings"))


_PLAYERS: Final = ("seat", "to", "by", "of")
"""The fields that hold a player, as the messages have them."""


def leaks(module: str, rules: Iterable[type[uno.Rule]]) -> Iterator[tuple[type[msgspec.Struct], str]]:
    """Each event or fact of the plugin that could show a hand, with what to write instead.

    The plugin's are those that are defined in the package of its module, or beside one of its rules. Those that are made
    in functions are not found; nobody is shown them while they do not say who sees them.
    """
    package = module.partition(":")[0]
    beside = {rule.__module__ for rule in rules}
    for kind in (*made_from(uno.Event), *made_from(uno.Fact)):
        own = kind.__module__ in beside or f"{kind.__module__}.".startswith(f"{package}.")
        if own and in_force(kind) and (fields := uno.unsaid(kind)):
            yield kind, _advice(kind, fields)


def made_from(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """Yield the classes that derive from it, those of modules that were loaded anew among them."""
    for each in kind.__subclasses__():
        yield each
        yield from made_from(each)


def in_force(kind: type) -> bool:
    """Return whether its module still has it: of a module that was loaded anew the old classes are about for a while."""
    found: object = sys.modules.get(kind.__module__)
    for name in kind.__qualname__.split("."):
        found = getattr(found, name, None)
    return found is kind


def _advice(kind: type[msgspec.Struct], fields: Sequence[str]) -> str:
    """What is wrong with the class, and what to write into it: for example a `seen_by` that shows all to one player, and no cards to the others."""
    what, named = (
        "event" if issubclass(kind, uno.Event) else "fact",
        " and ".join(f"`{field}`" for field in fields),
    )
    player = next((name for name in _PLAYERS if name in kind.__struct_fields__), "seat")
    types = {
        name: type_ for each in kind.__mro__ for name, type_ in vars(each).get("__annotations__", {}).items()
    }
    can_be_left_out = all(get_origin(types[field]) is tuple for field in fields)
    hidden = ", ".join(f"{field}=()" for field in fields)
    others = f"msgspec.structs.replace(self, {hidden})" if can_be_left_out else "None"
    return (
        f"the {what} {kind.__name__} ({place_of(kind) or kind.__module__}) can hold cards in {named}, and does not say who sees them. "
        "Write into the class `seen_by = seen_by_all` (from uno_engine) if they lie open on the table, "
        "`seen_by = seen_by_none` if nobody is told, or a method that says what each seat is told, "
        f"as `def seen_by(self, seat): return self if seat == self.{player} else {others}`"
    )
