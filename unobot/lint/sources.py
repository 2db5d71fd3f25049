"""What can be seen in the source of rules: chance, time and memory that do not come from the game.

A game is played again from its inputs, after a restart and to be looked at. So all that a rule goes by must be in the
game's state, or come from `ctx`.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from uno_engine import Rule
from unobot.lint.kept import kept_flaws
from unobot.lint.rule_code import rule_classes, rule_files
from unobot.plugins.flaws import Flaw, SourceLine

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
