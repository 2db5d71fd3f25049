"""From words to an answer: which option of a question the words name, and which words are left over."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from uno_engine.kernel.cards import Card
from uno_engine.kernel.questions import Option, Question, pick_cards
from uno_engine.kernel.state import GameState

if TYPE_CHECKING:
    from uno_engine.kernel.ruleset import RuleSet

NOISE = frozenset({"with", "then", "for"})
"""Words that may stand between what was played and what goes with it."""


def find(options: Iterable[Option], words: Sequence[str]) -> tuple[Option | None, list[str]]:
    """The option that the first words name (the longest match), and the rest of the words."""
    known: dict[str, Option] = {}
    for option in options:
        known.setdefault(option.id.lower(), option)
        for alias in option.aliases:
            known.setdefault(alias.lower(), option)
    for count in range(len(words), 0, -1):
        found = known.get(" ".join(words[:count]))
        if found is not None:
            return found, list(words[count:])
    return None, list(words)


def read_answer(
    question: Question, state: GameState, rules: "RuleSet", seat: int, words: Sequence[str]
) -> tuple[Option | None, list[str]]:
    """The answer to a question that words contain, with or without its verb (`color red`, `red`, `r`)."""
    words = list(words)
    if words and words[0] in NOISE:
        words = words[1:]
    if question.pick is not None:
        return _read_cards(question, rules, words)
    options = question.options(state, seat)
    answer, rest = find(options, words)
    if answer is None:
        verbs = dict.fromkeys(id_.split(" ", 1)[0] for o in options for id_ in (o.id, *o.aliases))
        for verb in verbs:
            answer, rest = find(options, [verb, *words])
            if answer is not None and " " in answer.id:
                break
            answer = None
    return answer, rest


def _read_cards(question: Question, rules: "RuleSet", words: list[str]) -> tuple[Option | None, list[str]]:
    assert question.pick is not None
    if words and words[0] == "pick":
        words = words[1:]
    chosen: list[Card] = []
    if words and words[0] == "none":
        words = words[1:]
    else:
        while words and words[0] in rules.deck.by_code:
            chosen.append(rules.deck.by_code[words.pop(0)])
    return (pick_cards(chosen) if question.pick.fits(chosen) else None), words
