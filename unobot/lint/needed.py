"""The messages that the rules and commands of a plugin need: what is typed for them, how they are explained and told."""

import ast
import inspect
import re
from collections.abc import Iterator
from typing import Final

from uno_engine import Rule
from unobot.lint.subject import Subject
from unobot.plugins.flaws import Flaw, SourceLine, place_in, place_of
from unobot.texts.missing import together
from unobot.texts.texts import FALLBACK, OWN

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
        yield from _of_rule(rule)
    for command in subject.brought.commands.values():
        place = place_of(command.run)
        yield f"command-{command.name}", f"players type the command {command.name}", place
        yield command.help, f"!help explains the command {command.name}", place
    for file, tree in subject.trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                for id_, what in _called(node):
                    yield id_, what, SourceLine(file, node.lineno)


def _of_rule(rule: type[Rule]) -> Iterator[tuple[str, str, SourceLine | None]]:
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
