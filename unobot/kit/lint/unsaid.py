"""What is written in a plugin's texts and never said: messages whose ids are slips, and forms for numbers that there are not."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from uno_engine import Event
from unobot.messages.texts import catalogues
from unobot.messages.voice import word_of
from unobot.parsing.nearest import nearest
from unobot.plugins import Brought
from unobot.plugins.checks import in_force, made_from
from unobot.plugins.flaws import Flaw, SourceLine

_CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")
_GUESSED: Final = frozenset({"singular", "plural", "single", "multiple", "several", "more"})
"""What people write who have not looked up what the forms for numbers are called."""


def unsaid_flaws(brought: Brought, every: Brought) -> Iterator[Flaw]:
    """Yield the messages of a plugin whose ids are slips of what it has; `every` has what all plugins bring, itself among them."""
    known = catalogues.together((catalogues.OWN, *every.texts), catalogues.FALLBACK)
    events: dict[str, type] = {f"event-{word_of(kind)}": kind for kind in made_from(Event) if in_force(kind)}
    things = {
        f"{'match' if rule.role == 'match' and what == 'rule' else what}-{rule.id}": rule
        for rule in every.all_rules()
        for what in ("rule", "about")
    }
    things |= events
    own = {rule.__module__.partition(".")[0] for rule in brought.all_rules()}
    lack = [
        id_ for id_, thing in things.items() if id_ not in known and thing.__module__.partition(".")[0] in own
    ]
    for folder in brought.texts:
        for each in catalogues.written(folder, catalogues.FALLBACK):
            kind = each.id.partition("-")[0]
            near = nearest(each.id, [id_ for id_ in lack if id_.partition("-")[0] == kind])
            if each.id not in things and near:
                what = "event" if near[0] in events else "rule"
                told = f"{each.id} is never said: no {what} has this name"
                yield Flaw("texts", told, f"did you mean {near[0]}?", SourceLine(each.file, each.line))


def form_flaws(brought: Brought, every: Brought) -> Iterator[Flaw]:
    """Yield the keys of selections in a plugin's texts that are no number's, in that language, and no word that English has there."""
    english = catalogues.together((*brought.texts, catalogues.OWN, *every.texts), catalogues.FALLBACK)
    languages = ((folder, each) for folder in brought.texts for each in catalogues.languages_in(folder))
    for each, language in ((each, of) for folder, of in languages for each in catalogues.written(folder, of)):
        numbers, words = _number_forms(language), _keys(english.get(each.id, each.message))
        for variable, keys in _keys(each.message).items():
            wrong = [key for key in keys if not key.isdigit() and key not in numbers]
            if not {*keys} <= {*_CATEGORIES, *_GUESSED, *filter(str.isdigit, keys)}:
                there = words.get(variable, keys)
                wrong = [key for key in wrong if key not in there]
                instead = f"English has {', '.join(f'[{key}]' for key in there)}"
            else:
                instead = f"write {', '.join(f'[{key}]' for key in numbers)}, or a number such as [2]"
            if wrong:
                what = f"{language}: {each.id} has a form [{wrong[0]}] of ${variable}, which is never chosen"
                yield Flaw("texts", what, instead, SourceLine(each.file, each.line))


@cache
def _number_forms(language: str) -> tuple[str, ...]:
    """Return what the forms for numbers are called in a language; `other` is always among them, and last."""
    bundle = FluentBundle([language])
    forms = " ".join(f"{'*' if name == 'other' else ''}[{name}] {name}\n" for name in _CATEGORIES)
    bundle.add_resource(FluentResource(f"number = {{ $number ->\n {forms} }}"))
    pattern, found = bundle.get_message("number").value, {"other"}
    # the million is for French
    if pattern is not None:
        found |= {
            str(bundle.format_pattern(pattern, {"number": number})[0]) for number in (*range(112), 1_000_000)
        }
    return tuple(name for name in _CATEGORIES if name in found)


def _keys(message: fluent.Message) -> Mapping[str, Mapping[str, None]]:
    """Return the keys of a message's selections, in their order, by the variables that choose."""
    seen = _Selections()
    seen.visit(message)
    return seen.keys


class _Selections(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.keys: dict[str, dict[str, None]] = {}

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802 - Fluent calls it so
        if isinstance(node.selector, fluent.VariableReference):
            named = (getattr(each.key, "name", getattr(each.key, "value", "")) for each in node.variants)
            self.keys.setdefault(node.selector.id.name, {}).update(dict.fromkeys(named))
        self.generic_visit(node)
