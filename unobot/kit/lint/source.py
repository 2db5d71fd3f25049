"""A plugin that is looked at, and the mistakes that its Python files show without being run."""

import ast
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

import uno_engine
from uno_engine import BaseRule, Catalogue, Rule
from unobot.kit.strict import SpeechCheck
from unobot.messages.texts import Texts
from unobot.parsing.nearest import nearest
from unobot.plugins import Brought, Plugins, catalogue
from unobot.plugins.flaws import Flaw, SourceLine


@dataclass(frozen=True)
class Surroundings:
    """All plugins that are loaded, and what is made of them once for all that are looked at."""

    plugins: Plugins

    @cached_property
    def known(self) -> Catalogue:
        """The rules and presets of all plugins."""
        return catalogue(self.plugins)

    @cached_property
    def texts(self) -> Texts:
        """The messages of the bot and of all plugins; what is wrong with them is found by other means."""
        return Texts(self.plugins.brought.texts, report=lambda _: None)

    @cached_property
    def speech(self) -> SpeechCheck:
        """Says what happens at a table in every language there is."""
        return SpeechCheck(self.plugins.brought.texts, self.plugins.brought.tellers)


@dataclass(frozen=True)
class Subject:
    """A plugin that could be loaded, with its files and all plugins around it, itself among them."""

    name: str
    brought: Brought
    sources: tuple[Path, ...]
    around: Surroundings

    @cached_property
    def trees(self) -> Mapping[Path, ast.Module]:
        """The syntax trees of the plugin's files."""
        return parse_files(self.sources)

    def rules(self) -> Sequence[type[Rule]]:
        """The rules that the plugin brings, games among them."""
        return self.brought.all_rules()


def parse_files(sources: tuple[Path, ...]) -> dict[Path, ast.Module]:
    """Parse these files; those that are no Python are left out."""
    found = {}
    for file in sources:
        try:
            found[file] = ast.parse(file.read_text(encoding="utf-8"), str(file))
        except (SyntaxError, ValueError):
            continue  # the report already says that it cannot be loaded
    return found


def place_of_call(trees: Mapping[Path, ast.Module], name: str, **keywords: object) -> SourceLine | None:
    """Return the first line that calls something of that name (of `ask` also `ask_all`) with these keywords; None if there is none."""
    for file, tree in trees.items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            called = getattr(node.func, "attr", getattr(node.func, "id", ""))
            given = {each.arg: getattr(each.value, "value", None) for each in node.keywords}
            if (called == name or called.startswith(f"{name}_")) and keywords.items() <= given.items():
                return SourceLine(file, node.lineno)
    return None


@dataclass(frozen=True, slots=True)
class WrittenClass:
    """A class as it is written in a file."""

    file: Path
    node: ast.ClassDef

    @property
    def bases(self) -> set[str]:
        """The names of its bases, without the modules before them."""
        return {getattr(base, "attr", getattr(base, "id", "")) for base in self.node.bases}


def classes_in(trees: Mapping[Path, ast.Module]) -> list[WrittenClass]:
    """Return all classes that are written in these files."""
    nodes = ((file, node) for file, tree in trees.items() for node in ast.walk(tree))
    return [WrittenClass(file, node) for file, node in nodes if isinstance(node, ast.ClassDef)]


_BASES: Final = frozenset(
    name for name, each in vars(uno_engine).items() if isinstance(each, type) and issubclass(each, Rule)
)


def rule_classes(
    trees: Mapping[Path, ast.Module], rules: Iterable[type[Rule]] = ()
) -> Sequence[WrittenClass]:
    """The classes that derive from a rule of the engine or of this plugin, and those of the `rules` that are loaded."""
    known = {*_BASES, *(base.__name__ for rule in rules for base in rule.__mro__ if issubclass(base, Rule))}
    written, found = classes_in(trees), list[WrittenClass]()
    while new := [each for each in written if each not in found and each.bases & known]:
        found += new
        known |= {each.node.name for each in new}
    return found


def rule_files(trees: Mapping[Path, ast.Module], classes: Sequence[WrittenClass]) -> Sequence[Path]:
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


def rule_flaws(trees: Mapping[Path, ast.Module], rules: Sequence[type[Rule]] = ()) -> Iterator[Flaw]:
    """Chance, time and memory that do not come from the game, in the files of rules and in those that these import.

    `rules` are those that are loaded.
    """
    classes = rule_classes(trees, rules)
    for file in rule_files(trees, classes):
        for node in ast.walk(trees[file]):
            for what, instead in _unrepeatable(node):
                yield Flaw("replay", what, instead, SourceLine(file, getattr(node, "lineno", 1)))
        for line in _lines_through_sets(trees[file]):
            told = "a rule goes through a set, whose order differs from start to start"
            yield Flaw("replay", told, "write sorted(…) or dict.fromkeys(…)", SourceLine(file, line))
    yield from _mistyped(trees, classes, rules)
    for each in classes:
        yield from _changes(each)


def _changes(written: WrittenClass) -> Iterator[Flaw]:
    """Yield what the class of a rule holds that can be changed, and every place where a method changes the rule or the state.

    All tables with the same line share the rule.
    """
    rule = written.node.name
    for name, line in _changeable(written.node):
        told = f"{rule}.{name} can be changed, and all tables with this rule share it"
        instead = "write a tuple, or keep it in the rule's `memory`"
        yield Flaw("replay", told, instead, SourceLine(written.file, line))
    methods = {node.name: node for node in written.node.body if isinstance(node, FunctionNode)}
    at_start = _called_at_the_start(methods)
    for method, function in methods.items():
        for node, target in _changed(function):
            match _chain(target):
                case ["ctx", "state", field, *_]:
                    check, what = "state", f"{rule}.{method} changes ctx.state.{field} by hand"
                    instead = "emit an event whose `apply` does it: so others hear of it"
                case [of, field, *_] if of in {rule, "cls"} or (of == "self" and method not in at_start):
                    check, what = "replay", f"{rule}.{method} keeps something in {of}.{field}"
                    what += ", which all tables with this rule share"
                    instead = "keep it in the rule's `memory`, by emitting Remembered"
                case _:
                    continue
            yield Flaw(check, what, instead, SourceLine(written.file, node.lineno))


_RULE_MEMBERS: Final = sorted({name for kind in (Rule, BaseRule) for name in dir(kind) if name[0] != "_"})


def _mistyped(
    trees: Mapping[Path, ast.Module], classes: Iterable[WrittenClass], rules: Iterable[type[Rule]]
) -> Iterator[Flaw]:
    """Yield the members that nothing would ever ask for and whose names are like one that is asked for."""
    nodes = (node for tree in trees.values() for node in ast.walk(tree))
    used = {
        getattr(node, "attr", getattr(node, "id", ""))
        for node in nodes
        if isinstance(getattr(node, "ctx", None), ast.Load)
    }
    bases = {kind.__name__: kind.__mro__[1:] for rule in rules for kind in rule.__mro__}
    for each in classes:
        inherited = {name for base in bases.get(each.node.name, ()) for name in vars(base)}
        for name, line in _defined(each.node):
            near = nearest(name, _RULE_MEMBERS)
            if near and name not in {*_RULE_MEMBERS, *inherited, *used}:
                told = f"{each.node.name}.{name} is nothing that a rule has, and never used"
                yield Flaw("names", told, f"did you mean {near[0]}?", SourceLine(each.file, line))


def _defined(node: ast.ClassDef) -> Iterator[tuple[str, int]]:
    """Yield the names that the body of a class gives to values and to methods without a decorator, each with its line."""
    for each in node.body:
        match each:
            case ast.FunctionDef(name=name, decorator_list=[]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield name, each.lineno
            case ast.Assign(targets=[ast.Name(id=name)]):
                yield name, each.lineno


def _unrepeatable(node: ast.AST) -> Iterator[tuple[str, str]]:
    """What a replay of the game could not do again in the same way, and what to write instead."""
    imported: list[str] = []
    match node:
        case ast.Import(names=names):
            imported = [name.name for name in names]
        case ast.ImportFrom(module=str(module), level=0):
            imported = [module]
        case ast.Call(func=ast.Name(id=name)) if name in _FUNCTIONS:
            yield f"a rule calls {name}()", _FUNCTIONS[name]
        case ast.Attribute(value=ast.Name(id="os"), attr="urandom"):
            yield "a rule uses os.urandom", _CHANCE
        case ast.Global(names=changed):
            yield f"a rule changes {changed[0]}, which all tables share", "keep it in the rule's `memory`"
    for package in (module.partition(".")[0] for module in imported):
        if package in _MODULES:
            yield f"a rule imports {package}", _MODULES[package]


_ORDERLESS: Final = frozenset({"all", "any", "frozenset", "len", "max", "min", "set", "sorted", "sum"})
"""Of what they are given the order does not matter."""
_ORDERED: Final = frozenset({"enumerate", "iter", "list", "tuple"})
_CONTAINERS: Final = frozenset({"Counter", "bytearray", "defaultdict", "deque", "dict", "list", "set"})


def _lines_through_sets(tree: ast.Module) -> Iterator[int]:
    """Yield where a file goes through what is surely a set, and the order in which it does matters."""
    orderless: set[ast.expr] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name), args=args) if name in _ORDERLESS:
                orderless.update(args)
            case ast.Call(func=ast.Name(id=name), args=[given, *_]) if name in _ORDERED:
                if node not in orderless and _is_set(given):
                    yield node.lineno
            case ast.For(iter=given) if _is_set(given):
                yield node.lineno
            case ast.ListComp(generators=parts) | ast.GeneratorExp(generators=parts):
                if node not in orderless and any(_is_set(part.iter) for part in parts):
                    yield node.lineno


def _is_set(node: ast.expr) -> bool:
    match node:
        case ast.Set() | ast.SetComp() | ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
    return False


def _changeable(node: ast.ClassDef) -> Iterator[tuple[str, int]]:
    """Yield the names in the body of a rule's class, but for the engine's own, that hold something which is there to be filled."""
    for each in node.body:
        match each:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=value)
                | ast.AnnAssign(target=ast.Name(id=name), value=value)
            ) if name not in _RULE_MEMBERS:
                match value:
                    case ast.List() | ast.Set() | ast.Dict(keys=[]):
                        yield name, each.lineno
                    case ast.Call(func=ast.Name(id=kind)) if kind in _CONTAINERS:
                        yield name, each.lineno


_AT_THE_START: Final = frozenset({"__init__", "check", "__init_subclass__", "__repr__"})
"""The methods that are called before a game runs."""

_CHANGING: Final = frozenset(
    {"add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove", "reverse", "setdefault", "sort", "update"}
)  # fmt: skip

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef


def _called_at_the_start(methods: Mapping[str, FunctionNode]) -> set[str]:
    """The methods that are called before a game runs, and those that only these call."""
    callers: dict[str, set[str]] = {}
    for name, method in methods.items():
        for node in ast.walk(method):
            match node:
                case ast.Attribute(value=ast.Name(id="self"), attr=attr) if attr in methods:
                    callers.setdefault(attr, set()).add(name)
    found = set(_AT_THE_START)
    while new := {name for name, of in callers.items() if name not in found and of <= found}:
        found |= new
    return found


def _changed(method: FunctionNode) -> Iterator[tuple[ast.stmt | ast.expr, ast.expr]]:
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
