"""What is looked for in the names of a plugin: what it needs, adapters, and names that are taken."""

import ast
import inspect
import re
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Final, TypeAlias

from uno_engine import BadTable, Preset, Rule, Setting
from unobot.adapter import Adapter
from unobot.kit.lint.sources import Subject
from unobot.messages import wrong_table
from unobot.messages.texts.missing import together
from unobot.messages.texts.texts import FALLBACK, OWN
from unobot.parsing.nearest import nearest
from unobot.plugins.flaws import Flaw, SourceLine, place_in, place_of

Settings: TypeAlias = dict[str, list[Setting]]
"""The settings of all rules, by name; several kinds of match have one of the same name."""


def name_flaws(subject: Subject) -> Iterator[Flaw]:
    """Every name of a rule or an option that no plugin brings."""
    settings: Settings = {}
    for rule in subject.known.rules.values():
        for setting in rule.settings:
            settings.setdefault(setting.name, []).append(setting)
    for rule in subject.rules():
        yield from _of_rule(rule, subject.known.rules, settings)
    for preset in subject.brought.presets.values():
        yield from _of_preset(preset, subject, settings)


def _of_rule(rule: type[Rule], rules: Collection[str], settings: Collection[str]) -> Iterator[Flaw]:
    for attribute in ("requires", "includes"):
        yield from _unknown(rule, attribute, getattr(rule, attribute), rules)
    for attribute in ("conflicts", "before"):
        # rules of plugins that need not be there; but not slips of the finger
        slips = [name for name in getattr(rule, attribute) if nearest(name, rules)]
        yield from _unknown(rule, attribute, slips, rules)
    yield from _unknown(rule, "presets", rule.presets, settings)


def _unknown(
    rule: type[Rule], attribute: str, names: Collection[str], known: Collection[str]
) -> Iterator[Flaw]:
    what = "option" if attribute == "presets" else "rule"
    for name in names:
        if name not in known:
            told = f"{rule.__name__}: {attribute} names the {what} {name}, which no plugin brings"
            yield Flaw(attribute, told, _cure(name, known), place_in(rule, attribute))


def _cure(name: str, known: Collection[str]) -> str:
    near = nearest(name, known)
    return f"did you mean {near[0]}?" if near else "install the plugin that does, or leave it out"


def _of_preset(preset: Preset, subject: Subject, settings: Settings) -> Iterator[Flaw]:
    place = _line_with(subject, f'"{preset.id}"')
    for what, names in (("base", (preset.base,)), ("rules", preset.rules), ("match", preset.match)):
        for name in names:
            if name not in subject.known.rules:
                told = f"preset {preset.id}: {what} names the rule {name}, which no plugin brings"
                yield Flaw("preset", told, _cure(name, subject.known.rules), place)
    for option, typed in preset.options.items():
        if option not in settings:
            told = f"preset {preset.id}: no rule has the option {option}"
            yield Flaw("preset", told, _cure(option, settings), place)
        elif wrong := _refused(settings[option], typed, subject):
            yield Flaw("preset", f"preset {preset.id}: option {option} cannot be {typed}", wrong, place)


def _refused(settings: list[Setting], typed: str, subject: Subject) -> str | None:
    """What was expected of an option; None if one of these settings takes this value."""
    wrong: list[BadTable] = []
    for setting in settings:
        try:
            setting.read(typed)
        except BadTable as error:
            wrong.append(error)
    return wrong_table(wrong[0], subject.brought.texts) if len(wrong) == len(settings) else None


def _line_with(subject: Subject, text: str) -> SourceLine | None:
    """The first line of the plugin with that text."""
    for file in subject.sources:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if text in line:
                return SourceLine(file, number)
    return None


_ID: Final = re.compile(r"[a-zA-Z][\w-]*")
_REFUSING: Final = frozenset({"NotAllowed", "BadTable"})


def unsaid(subject: Subject) -> Iterator[Flaw]:
    """Each message that will be looked for and is in no English text."""
    known = together((OWN, *subject.plugins.brought.texts), FALLBACK)
    for id_, what, place in _needed(subject):
        if id_ not in known:
            yield Flaw("texts", f"{what}, and there is no message {id_}", f"write {id_} = … in en.ftl", place)


def _needed(subject: Subject) -> Iterator[tuple[str, str, SourceLine | None]]:
    """The ids that are needed, each with what it is for and where that is."""
    for rule in subject.rules():
        yield from _named_by_rule(rule)
    for command in subject.brought.commands.values():
        place = place_of(command.run)
        yield f"command-{command.name}", f"players type the command {command.name}", place
        yield command.help, f"!help explains the command {command.name}", place
    for file, tree in subject.trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                for id_, what in _called(node):
                    yield id_, what, SourceLine(file, node.lineno)


def _named_by_rule(rule: type[Rule]) -> Iterator[tuple[str, str, SourceLine | None]]:
    for verb in rule.verbs:
        for id_ in (f"verb-{verb.name}", f"help-{verb.name}"):
            yield id_, f"{rule.__name__}: players type the verb {verb.name}", place_in(rule, "verbs")
    # signs stand for themselves in every language
    for word in filter(_ID.fullmatch, rule.words):
        yield f"word-{word}", f"{rule.__name__}: players type the word {word}", place_in(rule, "words")
    if not inspect.getdoc(rule):
        yield f"rule-{rule.id}", f"{rule.__name__}: !rules describes it", place_of(rule)


def _called(call: ast.Call) -> Iterator[tuple[str, str]]:
    """What a call in the source will have said: a refusal with its code, a question with its `why`."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    match call.args:
        case [ast.Constant(value=str(code)), *_] if name in _REFUSING:
            yield f"refused-{code}", f"{name} refuses with {code}"
    if name == "ask" or name.startswith("ask_"):
        given = {keyword.arg: keyword.value for keyword in call.keywords}
        match given.get("why"):
            # the room is told nothing of a private question
            case ast.Constant(value=str(why)) if "private" not in given:
                yield f"prompt-{why}", f"players are asked {why}"


_METHODS: Final = {
    name: each for name, each in vars(Adapter).items() if inspect.isfunction(each) and name[0] != "_"
}
_MEMBERS: Final = {name for name in (*Adapter.__annotations__, *vars(Adapter)) if name[0] != "_"}
_SURELY: Final = frozenset({"run", "send", "passed"})
"""A class with these methods is an adapter."""


def adapter_flaws(trees: Mapping[Path, ast.Module]) -> Iterator[Flaw]:
    """What each adapter lacks, and its methods that are awaited and are no `async def`, or the other way round."""
    for file, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                yield from _of_class(file, node)


def _of_class(file: Path, node: ast.ClassDef) -> Iterator[Flaw]:
    methods = [each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
    if not {method.name for method in methods} >= _SURELY:
        return
    # what a base brings cannot be seen here
    lacks = [] if node.bases else sorted(_MEMBERS - set(_members(node)))
    if lacks:
        told = f"{node.name} is an adapter, and has no {', '.join(lacks)}"
        yield Flaw("adapter", told, "the bot would refuse to open it", SourceLine(file, node.lineno))
    for method in methods:
        wanted = inspect.iscoroutinefunction(_METHODS.get(method.name))
        if method.name in _METHODS and wanted is not isinstance(method, ast.AsyncFunctionDef):
            called = "awaited" if wanted else "called as a plain function"
            instead = "write `async def`" if wanted else "write `def`, not `async def`"
            place = SourceLine(file, method.lineno)
            yield Flaw("async", f"{node.name}.{method.name} is {called}", instead, place)


def _members(node: ast.ClassDef) -> Iterator[str]:
    """The names that a class defines, in its body or as `self.name = …` in a method."""
    for each in node.body:
        match each:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name
            case ast.Assign(targets=targets):
                yield from (
                    name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)
                )
    for inside in ast.walk(node):
        match inside:
            case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
                yield name
