"""All rules and presets that are known, and how a table's line becomes a rule set.

A line is what follows `!uno`: `taiwan +jump-in cards=9 negative target=70`. In any order: a preset's name (else the
first one), `+rule`, `-rule`, `+rule=value`, `option=value`, and what the match is (`winner`, `rounds=3`).
"""

import difflib
import shlex
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from uno_engine.kernel.errors import BadTable
from uno_engine.kernel.options import Number, Options, Setting, Value
from uno_engine.kernel.rules import Rule, RuleSet

__all__ = ["Catalogue", "Preset"]

_REMEMBERED = 256
"""So many composed lines are kept; people can type any number of different ones."""

_LONGEST_NAME = 4
"""So many words a name has at most: `UNO Wild 4 UNO`."""

_BETWEEN = str.maketrans("", "", " -_’")
_DIGITS = {
    word: str(number)
    for number, word in enumerate(["zero", "one", "two", "three", "four", "five", "six", "seven"])
}


@dataclass(frozen=True, slots=True)
class Preset:
    """A named variant: nothing but a base rule, rules that are on, and option values as they would be typed.

    `about` is one sentence on where it comes from; `match` names its match rules; `aliases` are other ids that may be
    typed for it.
    """

    id: str
    base: str
    about: str
    rules: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    match: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()


@dataclass
class _Wish:
    """What the words of a line ask for, before it is checked. Dictionaries with None keep the order, which sets do not."""

    preset: Preset
    on: dict[str, None] = field(default_factory=dict)
    off: set[str] = field(default_factory=set)
    match: dict[str, None] = field(default_factory=dict)
    said: dict[str, str] = field(default_factory=dict)


class Catalogue:
    """The rules and presets to choose from."""

    def __init__(self, rules: Iterable[type[Rule]], presets: Iterable[Preset]) -> None:
        self.rules: dict[str, type[Rule]] = {}
        for rule in rules:
            if self.rules.setdefault(rule.id, rule) is not rule:
                raise ValueError(f"two rules are called {rule.id}")
        self.presets: dict[str, Preset] = {}
        for preset in presets:
            if self.presets.setdefault(preset.id, preset) is not preset:
                raise ValueError(f"two presets are called {preset.id}")
        self.aliases: dict[str, str] = {}
        """The ids of presets by other words that may be typed for them."""
        for preset in self.presets.values():
            for word in preset.aliases:
                if word in self.presets or self.aliases.setdefault(word, preset.id) != preset.id:
                    raise ValueError(f"two presets are called {word}")
        options = [setting.name for rule in self.rules.values() for setting in rule.settings]
        chosen = [rule for rule in self.rules.values() if rule.role not in {"base", "part"}]
        # a deck alone is not what is asked for by its name: that is the preset
        bare = {rule.id: _typed(rule) for rule in chosen if rule.role != "deck"}
        named = {f"uno{id_}": id_ for id_ in self.presets} | self.aliases | {id_: id_ for id_ in self.presets}
        self._spellings = {
            **{f"={_spelling(name)}": name for name in options},
            **{f"+{_spelling(rule.id)}": rule.id for rule in chosen},
            **{_spelling(word): meant for word, meant in (bare | named).items()},
        }
        """What each name on a line means, by its spelling; behind a sign it is a rule (`+`), before a value an option (`=`)."""
        self._composed = lru_cache(maxsize=_REMEMBERED)(self.compose_anew)

    def compose(self, line: str) -> RuleSet:
        """Return the rule set that a line asks for; raises `BadTable` saying what does not fit.

        The same line gives the same object again: a rule set never changes, and many tables tie line.
        """
        return self._composed(line)

    def compose_anew(self, line: str) -> RuleSet:
        """Compose a line without looking among those that are kept: two such rule sets have nothing in common. Raises `BadTable`."""
        wish = self._read(line)
        chosen = self._chosen(wish)
        self._check_pairs(chosen)
        options = self._options(wish, chosen)
        # the rules in the order of their hooks: by id, but each before those that it names in `before`
        rules = chosen.values()
        waiting = sorted(rules, key=lambda rule: (rule.role != "base", rule.id))
        done: list[type[Rule]] = []
        while waiting:
            behind = {id_ for rule in waiting for id_ in rule.before if id_ != rule.id}
            free = next((rule for rule in waiting if rule.id not in behind), None)
            if free is None:
                raise BadTable("circular-order", rules=", ".join(r.id for r in waiting))
            done.append(free)
            waiting.remove(free)
        known: dict[str, Setting] = {s.name: s for rule in chosen.values() for s in rule.settings}
        # each word once: `+stack=any` and `rounds=3` choose the rule of that name and set its option
        said = {name: f"{name}={shlex.quote(known[name].write(options[name]))}" for name in wish.said}
        words = [wish.preset.id]
        words += [f"-{name}" for name in wish.preset.rules if name in wish.off and name not in wish.on]
        words += [f"+{said.pop(name, name)}" for name in wish.on if name not in wish.preset.rules]
        words += [said.pop(name, name) for name in wish.match]
        return RuleSet(" ".join([*words, *said.values()]), wish.preset.id, done, options)

    def spelled(self, line: str) -> str:
        """Return the line with the ids of presets, rules and options in it, however their names are written.

        `No Mercy` and `nomercy` are the preset, `7-0` and `Seven Zero` the rule; what is no name stays as it is.
        """
        words = line.split()
        if "'" in line or '"' in line:  # what is quoted is somebody's own text
            return line
        found: list[str] = []
        while words:
            for count in range(min(_LONGEST_NAME, len(words)), 0, -1):
                *before, last = words[:count]
                last, equals, value = last.partition("=")
                name = " ".join([*before, last])
                sign = name[0] if name.startswith(("+", "-")) else ""
                kind = "+" if sign else equals
                meant = self._spellings.get(kind + _spelling(name[len(sign) :]))
                if meant is not None:
                    break
            found.append(words[0] if meant is None else f"{sign}{meant}{equals}{value}")
            del words[:count]
        return " ".join(found)

    def _read(self, line: str) -> _Wish:
        """Read the words of a line, in any order. Raises BadTable for one that means nothing."""
        try:
            words = shlex.split(line.lower(), posix=True)  # a name with a space may stand in quotes
        except ValueError:
            raise BadTable("open-quote") from None
        words = [self.aliases.get(word, word) for word in words]
        named = [word for word in words if word in self.presets]
        if len(named) > 1:
            raise BadTable("two-presets", one=named[0], other=named[1])
        if not self.presets:
            raise BadTable("no-presets")
        wish = _Wish(self.presets[named[0]] if named else next(iter(self.presets.values())))
        for word in words:
            if word not in self.presets:
                self._read_word(wish, word)
        return wish

    def _read_word(self, wish: _Wish, word: str) -> None:
        """Add what one word asks for: `+rule`, `-rule`, `+rule=value`, `option=value`, or a kind of match."""
        name, _, value = word.partition("=")
        sign, bare = (name[0], name[1:]) if name.startswith(("+", "-")) else ("", name)
        rule = self.rules.get(bare)
        if sign == "-" and rule is not None and rule.role in {"house", "deck"}:
            wish.off.add(bare)
        elif sign == "+" and rule is not None and rule.role in {"house", "deck", "match"}:
            (wish.match if rule.role == "match" else wish.on)[bare] = None
        elif not sign and rule is not None and rule.role == "match":
            wish.match[bare] = None
        elif sign or not value or not bare:
            raise BadTable("unknown-word", said=word, nearest=self.nearest(bare, minus=sign == "-"))
        if value:
            wish.said[bare] = value

    def nearest(self, word: str, *, minus: bool = False, value: bool = False) -> str:
        """Return what is known and typed most like a slip, `+stack` (or `-stack`); empty if nothing is.

        An option is named alone if the slip had a `value`, else with its default, `cards=7`. What is of another sort than the slip
        must be nearer to be named.
        """
        settings = (setting for rule in self.rules.values() for setting in rule.settings)
        options = {s.name: s.name if value else f"{s.name}={s.write(s.default)}" for s in settings}
        chosen = {rule.id: _typed(rule) for rule in self.rules.values() if rule.role not in {"base", "part"}}
        # a preset is more than the deck of its name, which the classic rules would be played with
        typed = options | chosen | {name: name for name in self.presets}
        without, with_value = [*self.presets, *chosen], [*options]
        same, other = (with_value, without) if value else (without, with_value)
        same += difflib.get_close_matches(word, other, cutoff=0.75)
        found = difflib.get_close_matches(word, same, n=1, cutoff=0.5)
        if minus and found and found[0] in chosen:
            return f"-{found[0]}"
        return typed[found[0]] if found else ""

    def _owners(self, option: str) -> tuple[str, ...]:
        """Return what can be put on a table's line so that there is such an option, `+stack`; empty if nothing brings it."""
        for rule in self.rules.values():
            if all(setting.name != option for setting in rule.settings):
                continue
            if rule.role not in {"base", "part"}:
                return (_typed(rule),)
            decks = (other for other in self.rules.values() if other.role == "deck")
            names = (
                deck.id if deck.id in self.presets else _typed(deck)
                for deck in decks
                if rule.id in deck.includes
            )
            if brought := tuple(names):
                return brought
            # a preset whose game is that base rule, or has the rule among its parts
            for preset in self.presets.values():
                base = self.rules.get(preset.base)
                if base is not None and (base is rule or rule.id in base.includes):
                    return (preset.id,)
        return ()

    def _chosen(self, wish: _Wish) -> dict[str, type[Rule]]:
        """Return the rules that are asked for with all that they bring, by id. Raises BadTable if one is not installed."""
        preset = wish.preset
        names = [
            preset.base,
            *(r for r in preset.rules if r not in wish.off),
            *(wish.match or preset.match),
            *wish.on,
        ]
        chosen: dict[str, type[Rule]] = {}
        while names:
            name = names.pop(0)
            if name in chosen:
                continue
            if name not in self.rules:
                raise BadTable("missing-rule", rule=name)
            chosen[name] = self.rules[name]
            names.extend(self.rules[name].includes)
        return chosen

    def _check_pairs(self, chosen: Mapping[str, type[Rule]]) -> None:
        """Raise BadTable if a rule needs another that is not there, or cannot stand beside one that is, as two decks cannot."""
        # first of all: a second deck is what was typed, and what it brings may stand against more
        decks = [rule.id for rule in chosen.values() if rule.role == "deck"]
        if len(decks) > 1:
            raise BadTable("rules-conflict", rule=decks[0], other=decks[1], reason="two-decks")
        for rule in chosen.values():
            for other in rule.requires:
                if other not in chosen:
                    raise BadTable("needs-rule", rule=rule.id, other=other)
            for other, reason in rule.conflicts.items():
                if other in chosen:
                    raise BadTable("rules-conflict", rule=rule.id, other=other, reason=reason)

    def _options(self, wish: _Wish, chosen: Mapping[str, type[Rule]]) -> Options:
        """Return the value of every option: the default, over it the preset's, over it what rules set, over it what was typed."""
        known: dict[str, Setting] = {s.name: s for rule in chosen.values() for s in rule.settings}
        values: dict[str, Value] = {name: setting.default for name, setting in known.items()}
        for name, text in wish.preset.options.items():
            setting = known.get(name)
            if setting is not None and not (isinstance(setting, Number) and setting.beside in wish.said):
                values[name] = setting.read(text)
        for rule in chosen.values():
            values.update({name: value for name, value in rule.presets.items() if name in known})
        for name, text in wish.said.items():
            for rule in chosen.values():
                if name in rule.refuses:
                    raise BadTable("option-refused", option=name, rule=rule.id, reason=rule.refuses[name])
            if name not in known:
                if owners := self._owners(name):
                    raise BadTable("option-elsewhere", said=name, owners=owners)
                raise BadTable("unknown-option", said=name, nearest=self.nearest(name, value=True))
            values[name] = known[name].read(text)
        return Options(values)


def _typed(rule: type[Rule]) -> str:
    """Return how a rule is chosen on a table's line: a kind of match by its bare name, any other with a plus."""
    return rule.id if rule.role == "match" else f"+{rule.id}"


def _spelling(name: str) -> str:
    """Return what is the same for all ways to write a name: `Seven Zero`, `seven_zero`, `7-0`."""
    spelling = name.lower().translate(_BETWEEN)
    for word, digit in _DIGITS.items():
        spelling = spelling.replace(word, digit)
    return spelling
