"""The sources of a plugin, and the plugin that is looked at."""

import ast
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

import uno_engine
from uno_engine import BaseRule, Catalogue, Rule
from unobot.kit.scrutiny import Spoken
from unobot.plugins import Brought, Plugins
from unobot.plugins.catalogue import catalogue
from unobot.plugins.flaws import Flaw, SourceLine


@dataclass(frozen=True)
class Subject:
    """A plugin that could be loaded, with its files, and all plugins that are loaded, itself among them."""

    name: str
    brought: Brought
    sources: tuple[Path, ...]
    plugins: Plugins

    @cached_property
    def known(self) -> Catalogue:
        """All rules and presets there are."""
        return catalogue(self.plugins)

    @cached_property
    def spoken(self) -> Spoken:
        """Says what happens at a table in every language there is."""
        return Spoken(self.plugins.brought.texts, self.plugins.brought.tellers)

    @cached_property
    def trees(self) -> Mapping[Path, ast.Module]:
        """The plugin's files, parsed."""
        return trees_of(self.sources)

    def rules(self) -> Iterator[type[Rule] | type[BaseRule]]:
        """The rules that it brings, games among them."""
        yield from self.brought.base_rules.values()
        yield from self.brought.rules.values()


def trees_of(sources: tuple[Path, ...]) -> dict[Path, ast.Module]:
    """These files, parsed; without those that are no Python."""
    found = {}
    for file in sources:
        try:
            found[file] = ast.parse(file.read_text(encoding="utf-8"), str(file))
        except (SyntaxError, ValueError):
            continue  # that it cannot be loaded is told already
    return found


_BASES: Final = frozenset(
    name for name, each in vars(uno_engine).items() if isinstance(each, type) and issubclass(each, Rule)
)


@dataclass(frozen=True, slots=True)
class RuleClass:
    """A class that is a rule, as it is written."""

    file: Path
    node: ast.ClassDef


def rule_classes(trees: Mapping[Path, ast.Module], rules: Iterable[type[Rule]] = ()) -> Sequence[RuleClass]:
    """The classes that derive from a rule of the engine or of this plugin, and those of the rules that are loaded."""
    written = [RuleClass(file, node) for file, tree in trees.items() for node in _classes(tree)]
    known = {*_BASES, *(base.__name__ for rule in rules for base in rule.__mro__ if issubclass(base, Rule))}
    found: list[RuleClass] = []
    while new := [each for each in written if each not in found and _is_rule(each.node, known)]:
        found += new
        known |= {each.node.name for each in new}
    return found


def _classes(tree: ast.Module) -> Iterator[ast.ClassDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))


def _is_rule(node: ast.ClassDef, known: set[str]) -> bool:
    return any(_last(base) in known for base in node.bases)


def _last(base: ast.expr) -> str:
    """The name of a base class, whatever module stands before it."""
    return base.attr if isinstance(base, ast.Attribute) else base.id if isinstance(base, ast.Name) else ""


def rule_files(trees: Mapping[Path, ast.Module], classes: Sequence[RuleClass]) -> Sequence[Path]:
    """The files of these classes, and all files of the plugin that they import, directly or through others."""
    modules = {_module_of(file): file for file in trees}
    waiting = list(dict.fromkeys(each.file for each in classes))
    found: list[Path] = []
    while waiting:
        file = waiting.pop()
        found.append(file)
        for name in _imports(trees[file], file):
            imported = modules.get(name)
            if imported is not None and imported not in (*found, *waiting):
                waiting.append(imported)
    return sorted(found)


def _module_of(file: Path) -> str:
    """The name of a module, from its outermost package on."""
    parts = [] if file.name == "__init__.py" else [file.stem]
    folder = file.parent
    while (folder / "__init__.py").is_file():
        parts.insert(0, folder.name)
        folder = folder.parent
    return ".".join(parts)


def _imports(tree: ast.Module, file: Path) -> Iterator[str]:
    """The names of all that a file imports, each of which may be a module."""
    package = _module_of(file).split(".")[: None if file.name == "__init__.py" else -1]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            within = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*within, *([node.module] if node.module else [])])
            # the package's own `__init__` is not followed: it names everything, the bot's side too
            yield from (module, *(f"{module}.{name.name}" for name in node.names))


_AT_THE_START: Final = frozenset({"__init__", "check", "__init_subclass__", "__repr__"})
"""The methods that are called before a game runs."""

_CHANGING: Final = frozenset(
    {"add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove", "reverse", "setdefault", "sort", "update"}
)  # fmt: skip

_Function = ast.FunctionDef | ast.AsyncFunctionDef


def kept_flaws(classes: Sequence[RuleClass]) -> Iterator[Flaw]:
    """Every place where a method changes the rule, which all tables with the same line share, or the state."""
    for each in classes:
        methods = {node.name: node for node in each.node.body if isinstance(node, _Function)}
        at_start = _called_at_the_start(methods)
        for name, method in methods.items():
            for node, target in _changed(method):
                if flaw := _flaw(each.node.name, name, target, at_start=name in at_start):
                    yield Flaw(*flaw, SourceLine(each.file, node.lineno))


def _called_at_the_start(methods: Mapping[str, _Function]) -> set[str]:
    """The methods that are called before a game runs, and those that only these call."""
    callers: dict[str, set[str]] = {}
    for name, method in methods.items():
        for node in ast.walk(method):
            if isinstance(node, ast.Attribute) and _is_self(node.value) and node.attr in methods:
                callers.setdefault(node.attr, set()).add(name)
    found = set(_AT_THE_START)
    while new := {name for name, of in callers.items() if name not in found and of <= found}:
        found |= new
    return found


def _changed(method: _Function) -> Iterator[tuple[ast.stmt | ast.expr, ast.expr]]:
    """All that a method assigns to, or calls a method of that changes it; each with where that stands."""
    for node in ast.walk(method):
        match node:
            case ast.Assign(targets=targets) | ast.Delete(targets=targets):
                yield from ((node, target) for target in targets)
            case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
                yield node, target
            case ast.Call(func=ast.Attribute(value=target, attr=attr)) if attr in _CHANGING:
                # of a name alone nothing is known
                if isinstance(target, ast.Attribute | ast.Subscript):
                    yield node, target


def _flaw(rule: str, method: str, target: ast.expr, *, at_start: bool) -> tuple[str, str, str] | None:
    """The check, what is wrong with a change and what to write instead; None if nothing is."""
    chain = _chain(target)
    if chain[:2] == ["ctx", "state"] and len(chain) > 2:
        told = f"{rule}.{method} changes ctx.state.{chain[2]} by hand"
        return "state", told, "emit an event whose `apply` does it: so others hear of it"
    if len(chain) > 1 and (chain[0] in {rule, "cls"} or (chain[0] == "self" and not at_start)):
        told = (
            f"{rule}.{method} keeps something in {chain[0]}.{chain[1]}, which all tables with this rule share"
        )
        return "replay", told, "keep it in the rule's `memory`, by emitting Remembered"
    return None


def _chain(target: ast.expr) -> list[str]:
    """`self.count[3].x` as `["self", "count", "x"]`; empty if it begins with no name."""
    match target:
        case ast.Name(id=name):
            return [name]
        case ast.Attribute(value=value, attr=attr):
            before = _chain(value)
            return [*before, attr] if before else []
        case ast.Subscript(value=value) | ast.Starred(value=value):
            return _chain(value)
    return []


def _is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"


_CHANCE: Final = "ask ctx.below(n) or ctx.shuffled(cards): so a game can be played again"
_TIME: Final = "use ctx.state.clock, and emit TimerSet: so a game can be played again"
_WAITS: Final = "a rule asks and goes on, and waits for nothing else"
_MODULES: Final[Mapping[str, str]] = {
    "random": _CHANCE,
    "secrets": _CHANCE,
    "uuid": _CHANCE,
    "time": _TIME,
    "datetime": _TIME,
    "asyncio": _WAITS,
    "threading": _WAITS,
    "socket": _WAITS,
    "subprocess": _WAITS,
}
_FUNCTIONS: Final[Mapping[str, str]] = {
    "hash": "it differs from start to start; compare the values themselves",
    "id": "it differs from start to start; compare the values themselves",
    "open": "read files when the module is imported, not while a game runs",
    "input": _WAITS,
    "print": "emit an event, and write a message for it",
}


def source_flaws(trees: Mapping[Path, ast.Module], rules: Iterable[type[Rule]] = ()) -> Iterator[Flaw]:
    """What is found in the files in which rules are, and in those that these import. `rules` are those that are loaded."""
    classes = rule_classes(trees, rules)
    for file in rule_files(trees, classes):
        for node in ast.walk(trees[file]):
            for what, instead in _at(node):
                yield Flaw("replay", what, instead, SourceLine(file, getattr(node, "lineno", 1)))
    yield from kept_flaws(classes)


def _at(node: ast.AST) -> Iterator[tuple[str, str]]:
    match node:
        case ast.Import(names=names):
            for name in names:
                yield from _imported(name.name)
        case ast.ImportFrom(module=str(module), level=0):
            yield from _imported(module)
        case ast.Call(func=ast.Name(id=name)) if name in _FUNCTIONS:
            yield f"a rule calls {name}()", _FUNCTIONS[name]
        case ast.Attribute(value=ast.Name(id="os"), attr="urandom"):
            yield "a rule uses os.urandom", _CHANCE
        case ast.Global(names=names):
            yield f"a rule changes {names[0]}, which all tables share", "keep it in the rule's `memory`"


def _imported(module: str) -> Iterator[tuple[str, str]]:
    package = module.partition(".")[0]
    if package in _MODULES:
        yield f"a rule imports {package}", _MODULES[package]
