"""Mistakes in a plugin's messages: ones that are needed and missing, said twice, or different from the English ones."""

import ast
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Final

from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from uno_engine import Rule
from unobot.kit.lint.source import Subject
from unobot.messages.texts import catalogues
from unobot.parsing.vocabulary import BARE, ELSEWHERE
from unobot.plugins import Brought
from unobot.plugins.flaws import Flaw, SourceLine, place_in, place_of

_EVERYWHERE: Final = frozenset({"p", "more", "addressed"})
"""The variables that every message is given, whether its English form needs them or not."""
_ID: Final = re.compile(r"[a-zA-Z][\w-]*")
_REFUSING: Final = frozenset({"NotAllowed", "BadTable"})
_OF_A_TABLE: Final = ("card-", "color-", "event-", "mark-", "prompt-", "refused-", "top-", "word-")
"""So the ids of messages begin that are only said at tables: there those of its own plugins come first."""
_SAYING: Final = frozenset({"say", "tell"})
_TELLING: Final = frozenset({"act", "amend", "effect"})
"""What a teller says something with: `narrator.told.act(…)`."""
_COMMANDS: Final = ("verb-", "command-")


def text_flaws(subject: Subject) -> Iterator[Flaw]:
    """Yield everything that is wrong in the texts that a plugin brings, and the messages that it needs and does not bring."""
    brought = subject.around.plugins.brought
    theirs = [folder for folder in brought.texts if folder not in subject.brought.texts]
    for folder in subject.brought.texts:
        for language in catalogues.languages_in(folder):
            for file in catalogues.files(folder, language):
                text = file.read_text(encoding="utf-8")
                instead = "write `id = words`; further lines begin with a space"
                for junk in catalogues.junk_in(file, text):
                    yield Flaw("texts", junk.why, instead, SourceLine(file, junk.line))
            others = catalogues.together(theirs, language)
            apart = {id_: text for id_, text in others.items() if not id_.startswith(_OF_A_TABLE)}
            yield from _doubled(
                folder, language, {**apart, **catalogues.together((catalogues.OWN,), language)}
            )
            every = (folder, catalogues.OWN, *theirs)
            if language != catalogues.FALLBACK:
                english, spoken = (
                    catalogues.together(every, each) for each in (catalogues.FALLBACK, language)
                )
                yield from _other_variables(folder, language, english, spoken)
            yield from _unknown_parts(folder, language, every)
        yield from _untranslated(folder, theirs)
    yield from _taken_for_forms(subject, catalogues.together((catalogues.OWN, *theirs), catalogues.FALLBACK))
    known = catalogues.together((catalogues.OWN, *brought.texts), catalogues.FALLBACK)
    for id_, what, find_place in _needed(subject):
        if id_ not in known:
            told = f"{what}, and there is no message {id_}"
            yield Flaw("texts", told, f"write {id_} = … in en.ftl", find_place())


def translated(subject: Subject) -> dict[str, int]:
    """Return for each other language, those of the bot and of the plugin, how many percent of the English messages have a translation.

    These are the messages of the plugin; or of the bot and all plugins in its own languages alone, if it has none in
    English, as a language's own package.
    """
    every, own = (catalogues.OWN, *subject.around.plugins.brought.texts), subject.brought.texts
    wanted, languages = catalogues.together(own, catalogues.FALLBACK), {*catalogues.languages(every)}
    if not wanted:
        wanted, languages = catalogues.together(every, catalogues.FALLBACK), set()
    languages |= {language for folder in own for language in catalogues.languages_in(folder)}
    there = {
        language: catalogues.together(every, language)
        for language in sorted(languages - {catalogues.FALLBACK})
    }
    return {language: 100 * len(wanted.keys() & ids) // len(wanted) for language, ids in there.items()}


def _doubled(folder: Path, language: str, others: Mapping[str, fluent.Message]) -> Iterator[Flaw]:
    """Messages that are never said, because another one has their id."""
    known = set(others)
    for each in catalogues.written(folder, language):
        if each.id in known:
            told = f"{language}: {each.id} is there already, and the first one is said"
            yield _flaw(each, told, "give it another id, which begins with the name of the rule")
        known.add(each.id)


def _taken_for_forms(subject: Subject, others: Mapping[str, fluent.Message]) -> Iterator[Flaw]:
    """Yield the messages that a table says in place of another one because their ids end with the name of its game, by accident.

    These are messages of `others` that end with the name of a game of the plugin, and the plugin's that end with one of theirs.
    """
    own, every = (_games(brought) for brought in (subject.brought, subject.around.plugins.brought))
    # what is told about a rule is in no game's own words: `about-skip-chain` is about the rule skip-chain
    told = {id_ for id_ in others if not id_.startswith("about-")}
    for name, place in own.items():
        stems = (id_.removesuffix(f"-{name}") for id_ in told if id_.endswith(f"-{name}"))
        if found := sorted(stem for stem in stems if stem in told):
            what = f"tables of {name} say {found[0]}-{name} for {found[0]}"
            yield Flaw("texts", what, "give the game another name", place)
    for folder in subject.brought.texts:
        for each in catalogues.written(folder, catalogues.FALLBACK):
            for name in every.keys() - own.keys():
                if each.id.endswith(f"-{name}") and (stem := each.id.removesuffix(f"-{name}")) in told:
                    yield _flaw(each, f"tables of {name} say {each.id} for {stem}", "give it another id")


def _games(brought: Brought) -> dict[str, SourceLine | None]:
    """Return the names by which a game has messages of its own, with the place of its rule."""
    rules = {rule.id: place_of(rule) for rule in brought.all_rules() if rule.role in {"base", "deck"}}
    return {**dict.fromkeys(brought.presets), **rules}


def _other_variables(
    folder: Path, language: str, english: Mapping[str, fluent.Message], spoken: Mapping[str, fluent.Message]
) -> Iterator[Flaw]:
    """Yield the messages that do not speak of the same variables as in English, which may be the bot's or another plugin's."""
    for each in catalogues.written(folder, language):
        if each.id not in english:
            continue
        there, here = _Parts(english[each.id], english), _Parts(each.message, spoken)
        if more := sorted(here.named - there.named - _EVERYWHERE):
            told = f"{language}: {each.id} speaks of ${more[0]}, which English does not"
            names = ", ".join(f"${name}" for name in sorted(there.named)) or "none"
            yield _flaw(each, told, f"use {names}")
        if less := sorted(there.shown - here.named - _EVERYWHERE):
            told = f"{language}: {each.id} does not tell ${less[0]}"
            yield _flaw(each, told, f"write {{ ${less[0]} }} in it")


def _unknown_parts(folder: Path, language: str, every: Sequence[Path]) -> Iterator[Flaw]:
    """Yield the messages that print commands which nobody can type, or speak of others that are not there."""
    known = {**catalogues.together(every, catalogues.FALLBACK), **catalogues.together(every, language)}
    words = {"uno", "dos"}  # the names of the games are typed everywhere
    for id_, message in known.items():
        if id_.startswith(_COMMANDS):
            listed = (
                "".join(getattr(part, "value", "") for part in message.value.elements)
                if message.value
                else ""
            )
            words |= {
                id_.partition("-")[2],
                *(word.strip().rstrip(BARE + ELSEWHERE) for word in listed.split(",")),
            }
    longest = sorted(filter(None, words), key=len, reverse=True)
    typed = re.compile(rf"(?:{'|'.join(map(re.escape, longest))})(?![a-zA-Z])")
    terms = frozenset[str]().union(*(catalogues.terms(each, language) for each in every))
    for each in catalogues.written(folder, language):
        parts = _Parts(each.message, {})
        for command in parts.commands:
            if not typed.match(command):
                told = f"{language}: {each.id} prints {{ $p }}{command.split()[0]}, which nobody can type"
                yield _flaw(each, told, "write one of the words of a verb-… or command-…")
        for name in sorted(parts.references - known.keys() - terms):
            told = f"{language}: {each.id} speaks of {name}, which is not there"
            yield _flaw(each, told, "write it, or correct its name")


def _untranslated(folder: Path, theirs: list[Path]) -> Iterator[Flaw]:
    """The messages that the languages of this folder lack, or have and English has not."""
    for gap in catalogues.gaps([*theirs, folder], catalogues.languages_in(folder)):
        if gap.folder != folder:
            continue
        if gap.missing:
            told = f"{gap.language}: lacks {', '.join(gap.missing)}"
            place = SourceLine(next(iter(catalogues.files(folder, gap.language))), 1)
            yield Flaw("texts", told, "translate them; until then they are said in English", place)
        for each in catalogues.written(folder, gap.language):
            if each.id in gap.unknown:
                told = f"{gap.language}: {each.id} is no message in English"
                yield _flaw(each, told, "correct its id, or write it in en.ftl")


def _flaw(each: catalogues.WrittenMessage, what: str, instead: str) -> Flaw:
    return Flaw("texts", what, instead, SourceLine(each.file, each.line))


class _Parts(Visitor):
    """What a message is made of.

    The variables that are `named` in it at all, and those that are `shown` to the reader; the `references` to other messages and
    terms; and the `commands`, as far as they are written behind the prefix.

    The parts of a message that it refers to, one of `others`, are its own.
    """

    def __init__(self, message: fluent.Message, others: Mapping[str, fluent.Message]) -> None:
        super().__init__()
        self.named: set[str] = set()
        self.shown: set[str] = set()
        self.references: set[str] = set()
        self.commands: list[str] = []
        self._others = dict(others)
        self.visit(message)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - Fluent calls it so
        self.named.add(node.id.name)

    def visit_Placeable(self, node: fluent.Placeable) -> None:  # noqa: N802 - Fluent calls it so
        if isinstance(node.expression, fluent.VariableReference):
            self.shown.add(node.expression.id.name)
        elif isinstance(node.expression, fluent.MessageReference):
            self.visit(self._others.pop(node.expression.id.name, None))
        self.generic_visit(node)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802 - Fluent calls it so
        self.references.add(node.id.name)

    def visit_TermReference(self, node: fluent.TermReference) -> None:  # noqa: N802 - Fluent calls it so
        self.references.add(f"-{node.id.name}")

    def visit_Pattern(self, node: fluent.Pattern) -> None:  # noqa: N802 - Fluent calls it so
        for prefix, behind in pairwise(node.elements):
            expression = getattr(prefix, "expression", None)
            if isinstance(expression, fluent.VariableReference) and expression.id.name == "p":
                self.commands += [behind.value] if isinstance(behind, fluent.TextElement) else []
        self.generic_visit(node)


_Needed = Iterator[tuple[str, str, Callable[[], SourceLine | None]]]
"""Ids of messages, each with the reason why it is needed and what finds the place where that stands, which takes long."""


def _needed(subject: Subject) -> _Needed:
    """The messages that the rules, commands and calls of a plugin need."""
    for rule in subject.rules():
        yield from _needed_by_rule(rule)
    for command in subject.brought.commands.values():
        place = partial(place_of, command.run)
        yield f"command-{command.name}", f"players type the command {command.name}", place
        yield command.help, f"!help explains the command {command.name}", place
    for feature in subject.brought.features.values():
        for key in {**feature.own, **feature.of_rooms}:
            yield f"setting-{key}", f"!help explains the setting {key}", partial(_naming, key, subject.trees)
    for file, tree in subject.trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                yield from _needed_by_call(node, partial(SourceLine, file, node.lineno))


def _naming(text: str, trees: Mapping[Path, ast.Module]) -> SourceLine | None:
    """Return where the files of a plugin first have that text."""
    nodes = ((file, node) for file, tree in trees.items() for node in ast.walk(tree))
    lines = (
        SourceLine(file, node.lineno)
        for file, node in nodes
        if isinstance(node, ast.Constant) and node.value == text
    )
    return next(lines, None)


def _needed_by_call(call: ast.Call, place: Callable[[], SourceLine]) -> _Needed:
    """The message of a refusal, by its code, of a question, by its `why`, or one that is said."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    told = getattr(getattr(call.func, "value", None), "attr", "") == "told"
    match call.args:
        case [ast.Constant(value=str(code)), *_] if name in _REFUSING:
            for keyword in call.keywords:
                match keyword:
                    case ast.keyword(arg="reason", value=ast.Constant(value=str(reason))):
                        yield f"refused-{reason}", f"{name} gives the reason {reason}", place
            yield f"refused-{code}", f"{name} refuses with {code}", place
        case [ast.Constant(value=str(id_)), *_] if name in _SAYING or (name in _TELLING and told):
            yield id_, f"{name} names {id_}", place
    if name == "ask" or name.startswith("ask_"):
        given = {keyword.arg: keyword.value for keyword in call.keywords}
        match given.get("why"):
            # the room is told nothing of a private question
            case ast.Constant(value=str(why)) if "private" not in given:
                yield f"prompt-{why}", f"players are asked {why}", place


def _needed_by_rule(rule: type[Rule]) -> _Needed:
    for verb in rule.verbs:
        for id_ in (f"verb-{verb.name}", f"help-{verb.name}"):
            yield id_, f"{rule.__name__}: players type the verb {verb.name}", partial(place_in, rule, "verbs")
    # signs stand for themselves in every language
    for word in filter(_ID.fullmatch, rule.words):
        told = f"{rule.__name__}: players type the word {word}"
        yield f"word-{word}", told, partial(place_in, rule, "words")
    for attribute, reasons in (("conflicts", rule.conflicts), ("refuses", rule.refuses)):
        for name, reason in reasons.items():
            told = f"{rule.__name__}: {attribute} gives {name} the reason {reason}"
            yield f"refused-{reason}", told, partial(place_in, rule, attribute)
    if not rule.__doc__:
        yield f"rule-{rule.id}", f"{rule.__name__}: !rules describes it", partial(place_of, rule)
    for setting in rule.settings:
        if not setting.about.strip():
            told = f"{rule.__name__}: !rules describes the option {setting.name}"
            yield f"about-option-{setting.name}", told, partial(place_in, rule, "settings")
