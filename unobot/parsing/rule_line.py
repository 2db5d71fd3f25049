"""The line that a table is opened with, `台灣 +搶牌 手牌=9`, in the ids that the catalogue of rules reads."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from uno_engine import Catalogue
from unobot.messages.texts import Texts
from unobot.parsing.vocabulary import Phrases, fold, strip_accents

_CLOSED_UP_PLUS = re.compile(r"(?<=[\u3040-\u30ff\u3400-\u9fff])\+")
"""A plus that is written behind Han or kana without a space."""


@dataclass(frozen=True, slots=True)
class Choices:
    """The ids of all that may stand on such a line."""

    presets: Sequence[str] = ()
    rules: Sequence[str] = ()
    options: Sequence[str] = ()
    aliases: Mapping[str, str] = field(default_factory=dict)
    """Other words for presets, and the ids of these."""
    spelled: Callable[[str], str] = str
    """Returns such a line with ids for what is written in another way: `Catalogue.spelled`."""

    @classmethod
    def of(cls, catalogue: Catalogue) -> "Choices":
        """Return the ids of a catalogue."""
        options = (setting.name for rule in catalogue.rules.values() for setting in rule.settings)
        return cls(
            tuple(catalogue.presets),
            tuple(catalogue.rules),
            tuple(dict.fromkeys(options)),
            catalogue.aliases,
            catalogue.spelled,
        )


class RuleLine:
    """Turns the names of presets, rules and options in one language into their ids.

    The names stand in the messages `preset-name-ID`, `rule-name-ID` and `option-name-KEY`.
    """

    def __init__(self, texts: Texts, language: str, choices: Choices) -> None:
        def named(kind: str, ids: Iterable[str]) -> Phrases[str]:
            return Phrases(texts, language, kind, [(id_, id_) for id_ in ids])

        presets = [*((id_, id_) for id_ in choices.presets), *choices.aliases.items()]
        self._presets = Phrases(texts, language, "preset-name", presets)
        self._rules = named("rule-name", choices.rules)
        self._options = named("option-name", choices.options)
        self._spelled = choices.spelled
        self._longest: dict[str, int] = {}
        """By the first word of the names: how many words the longest of them has."""
        for known in (self._presets, self._rules, self._options):
            for phrase in (*known.meanings, *known.loose):
                first, *others = phrase.split() or [""]
                self._longest[first] = max(self._longest.get(first, 0), 1 + len(others))

    def read(self, text: str) -> str:
        """Return a tidy line with the id of each name in it; other words stay as they are."""
        words = _CLOSED_UP_PLUS.sub(" +", text).split()
        found: list[str] = []
        at = 0
        while at < len(words):
            # so many words a name may have that begins with this one; 0 if none does
            first = fold(words[at][words[at][0] in "+-" :]).partition("=")[0]
            most = self._longest.get(first) or self._longest.get(strip_accents(first), 0)
            for count in range(min(most, len(words) - at), 0, -1):
                meant = self._id(" ".join(words[at : at + count]))
                if meant is not None:
                    break
            else:
                meant, count = words[at], 1
            found.append(meant)
            at += count
        return self._spelled(" ".join(found))

    def _id(self, phrase: str) -> str | None:
        """Return a phrase such as `+cộng dồn=any` by its id; None if it is nothing that has one."""
        sign = phrase[0] if phrase[0] in "+-" else ""
        name, equals, value = phrase[len(sign) :].partition("=")
        if sign:
            kinds = [self._rules]
        else:
            kinds = [self._options, self._rules] if equals else [self._presets, self._rules]
        ids = next((found for known in kinds if (found := known.find(name))), ())
        return f"{sign}{ids[0]}{equals}{value}" if len(ids) == 1 else None
