"""The rules of a table or preset in words, put together from its options so that they can never be out of date (P3)."""

import difflib
import re
from collections.abc import Iterable, Mapping

from uno_engine import BadTable, Catalogue, Rule, RuleSet, Setting
from unobot.document import Document, Text
from unobot.speech.voice import Voice
from unobot.texts import Value

_OF_THE_MATCH = "match"
_CLAUSES = re.compile(r"\s*\((?:[A-Z]-?[\w.]+(?:[,;–-]? ?))+\)(?=\.?$)")
_CHOSEN = frozenset({"house", "deck"})


def rules_lines(voice: Voice, rules: RuleSet, catalogue: Catalogue) -> list[Document]:
    """What a table plays: its preset, how that differs from the classic game, house rules, and what the match is."""
    about = catalogue.presets[rules.preset].about
    lines = [voice.say("rules-table", preset=rules.preset, about=about)]
    changed = differences(voice, rules, first_preset(catalogue))
    lines.append(
        voice.say("rules-differences", list=voice.together("list-differences", changed))
        if changed
        else voice.say("rules-same")
    )
    house = [rule_line(voice, rule) for rule in rules.rules if rule.role in _CHOSEN]
    if house:
        lines.append(voice.say("rules-house", list=voice.together("list-differences", house)))
    matches = [_match(voice, rules, rule) for rule in rules.rules if rule.role == _OF_THE_MATCH]
    if matches:
        lines.append(voice.say("rules-match", list=voice.together("list-differences", matches)))
    return lines


def first_preset(catalogue: Catalogue) -> RuleSet | None:
    """The rules that others are compared with: those of `classic`, if they are loaded."""
    return catalogue.compose("classic") if "classic" in catalogue.presets else None


def differences(voice: Voice, rules: RuleSet, classic: RuleSet | None) -> list[Document]:
    """Each option that is not as in the classic game, in words."""
    known = settings(rules.rules, but=_OF_THE_MATCH)
    usual: Mapping[str, object] = classic.options if classic is not None else {}
    return [
        option_line(voice, setting, rules.options[name])
        for name, setting in known.items()
        if rules.options[name] != usual.get(name, setting.default)
    ]


def settings(rules: Iterable[Rule] | Iterable[type[Rule]], *, but: str = "") -> dict[str, Setting]:
    """The options that these rules have, by name."""
    return {setting.name: setting for rule in rules if rule.role != but for setting in rule.settings}


def option_line(voice: Voice, setting: Setting, value: int | str | bool) -> Document:  # noqa: FBT001 - an option's value, whatever it is
    """One option with its value, as a clause."""
    id_ = voice.first(f"option-{setting.name}", "option-other")
    written = setting.write(value)
    return voice.say(id_, name=setting.name, value=int(written) if written.isdigit() else written)


def rule_line(voice: Voice, rule: Rule | type[Rule]) -> Document:
    """A rule's name and what it does: its own message `rule-ID`, else the first line of its docstring."""
    about: Value = voice.say(f"rule-{rule.id}") if voice.has(f"rule-{rule.id}") else _doc(rule)
    return voice.say("rules-rule", name=rule.id, about=about)


def _doc(rule: Rule | type[Rule]) -> str:
    return without_clauses((rule.__doc__ or "").strip().partition("\n")[0]).rstrip(".")


def without_clauses(about: str) -> str:
    """A sentence without the rulebook's clauses at its end.

    >>> without_clauses("How many rounds are played (M3).")
    'How many rounds are played.'
    """
    return _CLAUSES.sub("", about)


def _match(voice: Voice, rules: RuleSet, rule: Rule) -> Document:
    id_ = f"match-{rule.id}"
    if not voice.has(id_):
        return rule_line(voice, rule)
    written = {setting.name: setting.write(rules.options[setting.name]) for setting in rule.settings}
    args = {name: int(value) if value.isdigit() else value for name, value in written.items()}
    return voice.say(id_, **args)


def rules_named(voice: Voice, catalogue: Catalogue, name: str) -> list[Document]:
    """The answer to `!rules NAME`: a preset, a house rule, a match kind, or `list`."""
    word = name.strip().lower().removeprefix("+")
    if word == "list":
        return [rules_list(voice, catalogue)]
    if word in catalogue.rules and catalogue.rules[word].role in {*_CHOSEN, _OF_THE_MATCH}:
        rule = catalogue.rules[word]
        options = [
            (Text(f"{s.name}={s.write(s.default)}: {without_clauses(s.about)}"),) for s in rule.settings
        ]
        return [rule_line(voice, rule), *(voice.say("rules-option", option=option) for option in options)]
    try:
        return rules_lines(voice, catalogue.compose(name), catalogue)
    except BadTable:
        like = difflib.get_close_matches(word, [*catalogue.presets, *catalogue.rules], n=1)
        guess = "yes" if like else "no"
        return [voice.say("rules-unknown", said=name, guess=guess, nearest=like[0] if like else "")]


def rules_list(voice: Voice, catalogue: Catalogue) -> Document:
    """All presets, house rules and match kinds that are loaded."""

    def ids(*roles: str) -> Document:
        found = [rule.id for rule in catalogue.rules.values() if rule.role in roles]
        return _words(voice, found)

    return voice.say(
        "rules-list",
        presets=_words(voice, list(catalogue.presets)),
        rules=ids(*_CHOSEN),
        matches=ids(_OF_THE_MATCH),
    )


def _words(voice: Voice, words: list[str]) -> Document:
    if not words:
        return voice.say("rules-list-none")
    return voice.together("list-comma", [(Text(word),) for word in words])
