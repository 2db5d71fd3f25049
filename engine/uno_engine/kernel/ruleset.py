"""The rules of one table, composed and checked, with their hooks compiled into plain tuples."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, TypeVar, cast

from uno_engine.kernel.cards import Deck
from uno_engine.kernel.errors import BadTable
from uno_engine.kernel.events import Event
from uno_engine.kernel.moves import PICK_NONE
from uno_engine.kernel.questions import Flow
from uno_engine.kernel.rule import Fact, Play, Rule
from uno_engine.kernel.settings import Options
from uno_engine.kernel.state import GameState
from uno_engine.kernel.verbs import Verb

if TYPE_CHECKING:
    from uno_engine.kernel.base import BaseRule
    from uno_engine.kernel.context import Ctx

R = TypeVar("R", bound=Rule)

Instead = Callable[["Ctx", Event], Event | None]
After = Callable[["Ctx", Event], Flow]
CardEffect = Callable[["Ctx", Play], Flow]


class RuleSet:
    """What a table plays by. Made by `Catalogue.compose`; the same for all games of the same line.

    `line` is the table's line in its canonical form, from which the same rule set can be composed again.
    """

    def __init__(self, line: str, preset: str, rules: Sequence[type[Rule]], options: Options) -> None:
        self.line = line
        self.preset = preset
        self.options = options
        self.rules: tuple[Rule, ...] = tuple(rule(options) for rule in ordered(rules))
        self._by_kind: dict[type[Rule], Rule] = {}
        self.by_id: Mapping[str, Rule] = {rule.id: rule for rule in self.rules}
        self.base = cast("BaseRule", next(rule for rule in self.rules if rule.role == "base"))
        self.instead = cast("Mapping[type[Event], tuple[Instead, ...]]", self._hooks("__instead__"))
        self.after = cast("Mapping[type[Event], tuple[After, ...]]", self._hooks("__after__"))
        self.hooked = frozenset(self.instead.keys() | self.after.keys())
        """The events about which some rule has a say; all others just happen."""
        self.plays = cast("Mapping[str, CardEffect]", self._single("__plays__"))
        self.starts = cast("Mapping[str, Callable[[Ctx, int], Flow]]", self._single("__starts__"))
        self.last = frozenset(
            symbol for symbol, effect in self.plays.items() if getattr(effect, "__last__", None) is not None
        )
        """The symbols of the cards that act even as a hand's last one (B28)."""
        self.phases = cast("Mapping[str, Callable[[Ctx], Flow]]", self._single("__phase__"))
        self._publishing = tuple(rule for rule in self.rules if type(rule).facts is not Rule.facts)
        self.acting = tuple(rule.acted for rule in self.rules if type(rule).acted is not Rule.acted)
        offering = [rule for rule in self.rules if _makes_offers(type(rule))]
        self.offering: Mapping[str, tuple[Rule, ...]] = _Offering(offering)
        """For each kind of question (its `why`) the rules that may offer something to it."""
        self.closing: Mapping[str, tuple[Rule, ...]] = _Offering(r for r in offering if not r.only_asides)
        """Those of them that may offer something that closes it."""
        self.verbs: Mapping[str, Verb] = {
            verb.name: verb for rule in reversed(self.rules) for verb in rule.verbs
        }
        """All that can be typed at this table, by name; of two rules with a verb of the same name the first decides."""
        self.words = frozenset([PICK_NONE.word, *(word for rule in self.rules for word in rule.words)])
        """All the words that moves take at this table; `none` is that of every choice of cards."""
        self._changing_deck = tuple(
            rule for rule in self.rules if type(rule).changed_deck is not Rule.changed_deck
        )
        self.deck = self.deck_for(2)
        for rule in self.rules:
            rule.check(self)
        self.turns = self.base.turns
        if both := self.turns.keys() & self.phases.keys():
            raise TypeError(f"{self.base!r} begins {', '.join(both)} by a question and by a method")

    def __repr__(self) -> str:
        return f"<RuleSet {self.line}>"

    def rule(self, kind: type[R]) -> R:
        """The rule of that class at this table; raises LookupError if it is not there."""
        found = self._by_kind.get(kind)
        if found is None:
            found = next((rule for rule in self.rules if isinstance(rule, kind)), None)
            if found is None:
                raise LookupError(f"no {kind.id} at this table")
            self._by_kind[kind] = found
        return cast("R", found)

    def facts(self, state: GameState) -> tuple[Fact, ...]:
        """All that the rules publish about a state."""
        return tuple([fact for rule in self._publishing for fact in rule.facts(state)])

    def deck_for(self, seats: int) -> Deck:
        """The cards that so many players play with."""
        deck = self.base.deck
        for rule in self._changing_deck:
            deck = rule.changed_deck(deck, seats)
        return deck

    @property
    def fingerprint(self) -> str:
        """Changes whenever the rules, their order, their options or the deck change (not with their code)."""
        text = repr(
            ([r.id for r in self.rules], sorted(self.options.items()), [c.code for c in self.deck.cards])
        )
        return sha256(text.encode()).hexdigest()[:16]

    def _hooks(self, mark: str) -> Mapping[type, tuple[object, ...]]:
        """The marked methods by the class of the event; a class made from it has them too."""
        found: dict[type, dict[object, None]] = {}
        for rule in self.rules:
            for name, kinds in rule.marked(mark):
                for kind in kinds:
                    for each in _with_subclasses(cast("type[Event]", kind)):
                        found.setdefault(each, {})[getattr(rule, name)] = None
        return {kind: tuple(methods) for kind, methods in found.items()}

    def _single(self, mark: str) -> Mapping[str, object]:
        found: dict[str, object] = {}
        owner: dict[str, str] = {}
        for rule in self.rules:
            for name, keys in rule.marked(mark):
                for key in cast("Iterable[str]", keys):
                    if key in found:
                        raise BadTable("same-card", one=owner[key], other=rule.id, symbol=key)
                    found[key], owner[key] = getattr(rule, name), rule.id
        return found


class _Offering(dict[str, tuple[Rule, ...]]):
    """Found out when a kind of question is first asked; then a plain look-up, for it is made in every turn."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        super().__init__()
        self._rules = tuple(rules)

    def __missing__(self, why: str) -> tuple[Rule, ...]:
        found = tuple(rule for rule in self._rules if rule.offers_to is None or why in rule.offers_to)
        self[why] = found
        return found


def _makes_offers(rule: type[Rule]) -> bool:
    """Whether such a rule lists offers, or knows one when it is taken up."""
    return rule.offers is not Rule.offers or rule.offered is not Rule.offered


def _with_subclasses(kind: type[Event]) -> Iterator[type[Event]]:
    yield kind
    for made_from_it in kind.__subclasses__():
        yield from _with_subclasses(made_from_it)


def ordered(rules: Sequence[type[Rule]]) -> list[type[Rule]]:
    """The rules in the order of their hooks: by id, but each before those that it names in `before`."""
    waiting = sorted(rules, key=lambda rule: (rule.role != "base", rule.id))
    done: list[type[Rule]] = []
    while waiting:
        behind = {id_ for rule in waiting for id_ in rule.before if id_ != rule.id}
        free = next((rule for rule in waiting if rule.id not in behind), None)
        if free is None:
            raise BadTable("circular-order", rules=", ".join(r.id for r in waiting))
        done.append(free)
        waiting.remove(free)
    return done
