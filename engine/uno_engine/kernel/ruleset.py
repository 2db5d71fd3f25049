"""The rules of one table, composed and checked, with their hooks compiled into plain tuples."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, TypeVar, cast

from uno_engine.kernel.codec import Memories
from uno_engine.kernel.decks import Deck, Side
from uno_engine.kernel.errors import BadTable
from uno_engine.kernel.events import Event, Remembered
from uno_engine.kernel.hooks import by_event, by_name
from uno_engine.kernel.memory import unfit_memory
from uno_engine.kernel.moves import PICK_NONE
from uno_engine.kernel.options import Options
from uno_engine.kernel.questions import Flow, Mode
from uno_engine.kernel.rule import Fact, Play, Rule
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
        # In this order: each step reads what those before it have set.
        self.line = line
        self.preset = preset
        self.options = options
        self.rules: tuple[Rule, ...] = tuple(rule(options) for rule in ordered(rules))
        self._by_kind: dict[type[Rule], Rule] = {}
        self.by_id: Mapping[str, Rule] = {rule.id: rule for rule in self.rules}
        self.base = cast("BaseRule", next(rule for rule in self.rules if rule.role == "base"))
        self._find_hooks()
        self._find_who_has_a_say()
        self._find_what_can_be_typed()
        self._check_decks()
        self.deck = self.deck_for(2)
        self.two_faced = self.deck.two_faced
        # last, for a rule's `check` looks things up in all the rest, the deck included
        for rule in self.rules:
            rule.check(self)
            if rule.memory is not None and (wrong := unfit_memory(rule.memory)):
                raise TypeError(f"{rule!r}: memory {wrong}")
        self._memories = Memories({rule.id: rule.memory for rule in self.rules}, self.deck.by_code)
        self.turns = self.base.turns
        # all askings of a turn share the dictionary of answers, which only a question to several players uses
        if any(asking.mode is not Mode.ONE for asking in self.turns.values()):
            raise TypeError(f"{self.base!r} asks several players whose turn it is")
        if both := self.turns.keys() & self.phases.keys():
            raise TypeError(f"{self.base!r} begins {', '.join(both)} by a question and by a method")

    def _find_hooks(self) -> None:
        """Look up the methods that rules have marked with the decorators of `marks.py`."""
        self.instead = cast("Mapping[type[Event], tuple[Instead, ...]]", by_event(self.rules, "__instead__"))
        self.after = dict(cast("Mapping[type[Event], tuple[After, ...]]", by_event(self.rules, "__after__")))
        self.after[Remembered] = (self._look_at_memory, *self.after.get(Remembered, ()))
        self.hooked = frozenset(self.instead.keys() | self.after.keys())
        """The events about which some rule has a say; all others just happen."""
        self.plays = cast("Mapping[str, CardEffect]", by_name(self.rules, "__plays__"))
        self.starts = cast("Mapping[str, Callable[[Ctx, int], Flow]]", by_name(self.rules, "__starts__"))
        self.last = self._plays_marked("__last__")
        """The symbols of the cards that act even as a hand's last one (B28)."""
        self.never_last = self._plays_marked("__never_last__")
        """The symbols of the cards that cannot be a hand's last one."""
        self.never_first = self._plays_marked("__never_first__")
        """The symbols of the cards that do not start a round."""
        self.alone = self._plays_marked("__alone__")
        """The symbols of the cards that are played alone (H2)."""
        self.phases = cast("Mapping[str, Callable[[Ctx], Flow]]", by_name(self.rules, "__phase__"))

    def _plays_marked(self, mark: str) -> frozenset[str]:
        """The symbols of the cards whose effects have that mark."""
        return frozenset(symbol for symbol, effect in self.plays.items() if hasattr(effect, mark))

    def _look_at_memory(self, ctx: "Ctx", remembered: Event) -> None:
        """Refuse at once what could not be read again when the bot has been stopped and started."""
        assert isinstance(remembered, Remembered)
        if remembered.memory is not None:
            self._memories.check(remembered.rule, remembered.memory)

    def _find_who_has_a_say(self) -> None:
        """Find the rules that write one of these methods anew: only they are called, in every turn of every game."""
        self.open_zones = frozenset(zone for rule in self.rules for zone in rule.open_zones)
        """The zones whose cards everybody sees."""
        self._publishing = tuple(rule for rule in self.rules if type(rule).facts is not Rule.facts)
        self.acting = tuple(rule.acted for rule in self.rules if type(rule).acted is not Rule.acted)
        changing = [rule for rule in self.rules if type(rule).changed_deck is not Rule.changed_deck]
        # a deck comes first: the others change what it brings, as `double-deck` does
        self._changing_deck = sorted(changing, key=lambda rule: rule.role != "deck")
        offering = [rule for rule in self.rules if _makes_offers(type(rule))]
        self.offering: Mapping[str, tuple[Rule, ...]] = _Offering(offering)
        """For each kind of question (its `why`) the rules that may offer something to it."""
        self.closing: Mapping[str, tuple[Rule, ...]] = _Offering(r for r in offering if not r.only_asides)
        """Those of them that may offer something that closes it."""

    def _find_what_can_be_typed(self) -> None:
        """Gather the verbs and words that the rules declare."""
        # reversed, because the last of equal names stays in a dictionary
        self.verbs: Mapping[str, Verb] = {
            verb.name: verb for rule in reversed(self.rules) for verb in rule.verbs
        }
        """All that can be typed at this table, by name; of two rules with a verb of the same name the first decides."""
        self.words = frozenset([PICK_NONE.word, *(word for rule in self.rules for word in rule.words)])
        """All the words that moves take at this table; `none` is that of every choice of cards."""

    def __repr__(self) -> str:
        return f"<RuleSet {self.line}>"

    def rule(self, kind: type[R]) -> R:
        """The rule of that class at this table; raises LookupError if it is not there."""
        found = self._by_kind.get(kind)
        if found is None:  # asked for a base class, too: so it is searched, and then kept
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

    def _check_decks(self) -> None:
        """Raise BadTable if one rule brings a deck of its own in place of the cards that another rule has brought."""
        plain = deck = self.base.deck
        by: Rule | None = None
        for rule in self._changing_deck:
            after = rule.changed_deck(deck, 2)
            # what it makes of the plain deck is the same: so it does not look at what it was given
            if by is not None and rule.changed_deck(plain, 2).counts == after.counts:
                raise BadTable("rules-conflict", rule=by.id, other=rule.id, reason="two-decks")
            by = rule if after.counts != deck.counts else by
            deck = after

    def side(self, state: GameState) -> Side:
        """The side of the cards that is in play; where they have only one, that one."""
        sides = self.deck.sides
        lying = state.top or (state.draw[-1] if state.draw else None)
        return sides[lying.kind.side] if lying and lying.kind.side in sides else next(iter(sides.values()))

    @property
    def fingerprint(self) -> str:
        """A short text that differs when the rules, their order, their options or the deck differ.

        It does not change with the rules' code: a stored game is replayed, and only then it shows whether it still can be.
        """
        text = repr(
            ([r.id for r in self.rules], sorted(self.options.items()), [c.text for c in self.deck.cards])
        )
        return sha256(text.encode()).hexdigest()[:16]


class _Offering(dict[str, tuple[Rule, ...]]):
    """The rules that may offer something, by the `why` of a question.

    What a question is called is not known before it is asked, so an entry is made at its first asking; from then on it is a
    plain look-up, which is made several times in every turn.
    """

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
