"""What rules are made of: a rule, what it is given (`Ctx`), the rules of one table, and the base of every game.

They are one module because each speaks of the others: a rule is told of its table's rules, which know their base rule.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from hashlib import sha256
from typing import Annotated, Any, ClassVar, Literal, TypeAlias, TypeVar, cast

import msgspec

from uno_engine.kernel.asking import Asking, on_other_side
from uno_engine.kernel.cards import Card, Color, Deck, Side
from uno_engine.kernel.chance import Chance, Witness
from uno_engine.kernel.codec import Memories, unfit_memory
from uno_engine.kernel.errors import BadTable, EngineError, NotAllowed, NotUnderstood, TooManyEvents
from uno_engine.kernel.events import (
    DealerDrew,
    Drew,
    DrewNothing,
    Event,
    MatchOver,
    PhaseBegan,
    Remembered,
    Reshuffled,
    RoundBegan,
    RoundOver,
    Tried,
)
from uno_engine.kernel.hooks import by_event, by_name, mistake_of, phase
from uno_engine.kernel.moves import (
    A_COLOR,
    ANYTHING,
    PICK_NONE,
    Flow,
    Mode,
    Move,
    Question,
    Then,
    Verb,
    color_choices,
    most_held_of,
    nothing_follows,
    picked_colors,
)
from uno_engine.kernel.options import Duration, Number, Options, Setting, Word, settings_of
from uno_engine.kernel.state import GameState, HoldsCards, Seat, Stage, hides_cards, says_nothing

__all__ = [
    "DEAL", "BaseRule", "CardEffect", "Ctx", "Fact", "Follow", "MatchRule", "Offer", "Play", "Role", "Rule", "RuleSet", "Source",
]  # fmt: skip

Role = Literal["base", "part", "match", "house", "deck"]
"""`base`: the spine of a game; `part`: comes with others, is not chosen; `match`: what rounds are played for, chosen by
its bare name; `house`: switched on with `+id`, such as a further card; `deck`: which cards there are, chosen by a preset
or with `+id`, one at a table."""


class Fact(msgspec.Struct, frozen=True):
    """Base of what a rule publishes about the table for everyone to know: a pending penalty, the centre row.

    A fact is told by the tellers that come with the rule (`unobot_tellers`). Its fields can be looked at in scenario
    files by their names. It never holds a secret; one that can hold a card says that its cards lie open:
    `seen_by = seen_by_all`.
    """

    reveals: ClassVar[bool] = False
    """Whether it is there to show cards that lie hidden, as where a rule has somebody play with an open hand."""

    @says_nothing
    def seen_by(self, seat: int | None) -> "Fact | None":
        """Return the form of the fact that this seat (None: the whole room) may know; None if it may know nothing.

        By default all of it, if no field can hold a card; else nothing, and a plugin with such a fact is not loaded.
        """
        return None if hides_cards(self.__class__) else self


# gc=False here and below: very many are made, and a rule makes them anew: one that it kept would be a circle never freed
class Offer(msgspec.Struct, frozen=True, gc=False):
    """A move that a rule adds to an open question, and what happens if it is made.

    Aside (the default): `take` runs, then the question is still open; it cannot ask. With `closes`, the question and
    what waits for its answer are over, and `take` is the rest of the turn: it must leave the turn with somebody.
    `costs`: it would cost its player cards; if it is typed behind a play, the play comes first (B25). `wise`: whoever may
    make it is well advised to, and computer players do, in turn or not; so it must not be listed again once it is made.
    """

    move: Move
    take: "Callable[[Ctx, int, Move], Flow]"
    closes: bool = False
    costs: bool = False
    wise: bool = False


class Play(msgspec.Struct, frozen=True, gc=False):
    """A card that has just been laid, and takes effect: what a `plays` method is given.

    `carried` is what it continues: a penalty, or a number of skips. `first`: it was turned up as the first card, `seat`
    is the dealer. `hand` is what its player held, this card included; `top` and `color` are what was to be matched and in
    force before it: a play is judged by these, whatever happens until somebody judges it. `times` counts the cards with
    the same symbol that were laid in this play.
    """

    seat: int
    card: Card
    carried: int = 0
    first: bool = False
    top: Card | None = None
    color: Color | None = None
    times: int = 1
    hand: Sequence[Card] = ()


class Rule:
    """Base of all rules. Subclasses set the class variables and mark methods with `@after`, `@instead`, `@plays` and the like.

    All tables with the same line share a rule object, and the values of its attributes become part of the code of their
    turns. So set attributes only in `__init__` and `check`, never during a game. A rule remembers things about a game in its
    `memory`, which is part of the state.
    """

    id: ClassVar[str]
    """As typed at a table: `+jump-in`."""
    role: ClassVar[Role] = "house"
    """What it is at a table, and so how it gets there."""
    requires: ClassVar[tuple[str, ...]] = ()
    """Rules that must be at the table too."""
    includes: ClassVar[tuple[str, ...]] = ()
    """Rules that this one brings with it."""
    conflicts: ClassVar[dict[str, str]] = {}
    """Rules that cannot be at the same table, each with the reason; the message `refused-REASON` says it."""
    refuses: ClassVar[dict[str, str]] = {}
    """Options of other rules that mean nothing beside this one and may not be typed, each with the reason, likewise."""
    before: ClassVar[tuple[str, ...]] = ()
    """Rules whose `instead` and `after` methods run after this one's; else the order is that of the ids."""
    settings: ClassVar[tuple[Setting, ...]] = ()
    """The table options that belong to it."""
    presets: ClassVar[dict[str, int | str | bool]] = {}
    """Other rules' options that this rule sets (H9)."""
    laid_out: ClassVar[dict[str, str]] = {}
    """Values of its options that hold in scenario files, where the table's line does not say otherwise: so that a case is
    the same on every machine though chance has a say in a real game."""
    memory: type[msgspec.Struct] | None = None
    """The frozen struct that it keeps in the state, if any; every field has a default.

    A rule object may set its own in `check`, where the fields depend on the table's other rules."""
    scenario_keys: ClassVar[type[msgspec.Struct] | None] = None
    """What a scenario file may say at its start because of this rule: a frozen struct whose fields, each with a default, are the keys."""
    lasting: ClassVar[bool] = False
    """Whether it keeps its memory from round to round."""
    open_zones: ClassVar[tuple[str, ...]] = ()
    """The zones of the state in which cards of this rule lie open on the table; in all others they lie face down."""
    verbs: ClassVar[tuple[Verb, ...]] = ()
    """What can be typed for this rule."""
    words: ClassVar[tuple[str, ...]] = ()
    """The words that its moves take as arguments; what is typed for each stands in its texts, as `word-NAME`."""

    offers_to: frozenset[str] | None = None
    """The questions (by their `why`) to which it makes offers; None: to any. A rule object may set its own in `check`."""
    only_asides: ClassVar[bool] = False
    """Whether all its offers are asides. A question with one answer is then not asked because of them (B34)."""
    fixed_facts: tuple[Fact, ...] = ()
    """What everyone may know as long as the table is there. A rule object may set its own in `check`."""
    facts_of_memory: ClassVar[bool] = False
    """Whether its `facts` tell of its memory alone: they are only asked for while it remembers something."""

    def __init_subclass__(cls) -> None:
        """Refuse what would be ignored silently: methods that are scripts or generators where neither can be gone through."""
        for name, method in vars(cls).items():
            if wrong := mistake_of(cls, name, method):
                raise TypeError(f"{cls.__name__}.{name}: {wrong}")

    def __init__(self, options: Options) -> None:
        self.options = options

    def __repr__(self) -> str:
        return f"<rule {self.id}>"

    def changed_deck(self, deck: Deck, seats: int) -> Deck:
        """Return the deck as this rule wants it for so many `seats`; asked when the table is composed and at each deal."""
        return deck

    def begun_with(self, keys: Any) -> msgspec.Struct | None:
        """Return the memory with which a game begins that is laid out by hand; `keys` is a `scenario_keys` struct, as it was written."""
        return None

    def check(self, rules: "RuleSet") -> None:
        """Look up what is needed of other rules. Called once, when the table is composed.

        Raises `BadTable` if the table's rules or options do not go with this rule.
        """

    def offers(self, state: GameState, question: Question, seat: int) -> Iterable[Offer]:
        """Return the moves that this rule adds for `seat` to an open question; none by default.

        It must be quick: it is called for every question to which the rule may offer something (`offers_to`).

        They are listed for prompts and computer players. Where there are too many to list, some are enough.
        """
        return ()

    def offered(self, state: GameState, question: Question, seat: int, move: Move) -> Offer | None:
        """Return the offer that a move takes up; None if it is none of this rule's.

        By default one of those that are listed. To be written anew where there are too many, or for speed. May raise
        NotAllowed if the move can only be meant for this rule, and is against it.
        """
        for offer in self.offers(state, question, seat):
            if offer.move == move:
                return offer
        return None

    def facts(self, state: GameState) -> Iterable[Fact]:
        """Return what of its own everyone may know now: a pending penalty, a row of cards. What never changes is in `fixed_facts`."""
        return ()

    def acted(self, ctx: "Ctx") -> None:
        """Hear that a player acts in a turn (`state.acts` has just grown), before what they do happens.

        Only called while some rule remembers something: it is for ending what lasts until somebody acts. It may emit.
        """

    def refusal(
        self, state: GameState, question: Question | None, seat: int, move: Move
    ) -> EngineError | None:
        """Return why a move that is neither an answer nor an offer is not possible, if this rule knows."""
        return None

    def fine(self, state: GameState, question: Question | None, seat: int, move: Move) -> int:
        """Return how many cards it costs that `seat`, who holds the cards of `move`, tried them against the rules (B31, H7)."""
        return 0

    def keeps_from(self, state: GameState, seat: int) -> bool:
        """Whether it remembers something now that this seat may not know; while it does, nobody imagines games (`observe`).

        By default: whether cards lie in its memory. To be written anew where other secrets are kept there.
        """
        memory = state.own.get(self.id)
        return isinstance(memory, HoldsCards) and any(True for _ in memory.held_cards())


R = TypeVar("R", bound=Rule)
T = TypeVar("T")

MOST_EVENTS = 10_000
"""So much may happen by one input: more than any game needs, and little enough for the memory."""

Follow: TypeAlias = Callable[["Ctx"], Flow]
"""What is to happen once something else has ended."""


class Ctx(Asking):
    """Given to every rule of a game. `events` collects what has happened since the game last handed it out."""

    __slots__ = (
        "_after",
        "_after_always",
        "_instead",
        "chance",
        "events",
        "hurried",
        "most_events",
        "reactions",
        "replaced_by",
        "rules",
        "special",
        "witness",
    )

    def __init__(self, rules: "RuleSet", state: GameState, seed: bytes) -> None:
        super().__init__(state)
        self.rules = rules
        self.events: list[Event] = []
        self.most_events = MOST_EVENTS
        """With so many in `events` the input is undone. The engine's own."""
        self.reactions: list[Follow] = []
        """What is to follow once what is going on has ended. The engine's own."""
        self.hurried: Follow | None = None
        """If set, every question is answered by its default until the turn is over, and this follows; see `hurry`."""
        self.special = False
        """Whether something is to be looked at before it goes on as usual: what took over, what is to follow, what was
        typed ahead, who is absent, a hurry. The engine's own."""
        self.replaced_by: Follow | None = None
        """What takes the place of the flow that is running; set by `take_over`."""
        self.chance = Chance(seed)
        """The stream of chance. The engine's own: rules use `below` and `shuffled`."""
        self.witness: Witness | None = None
        """What is told of every number and shuffle."""
        self._instead = rules.instead
        self._after = rules.after
        self._after_always = rules.after_always

    def emit(self, event: Event) -> Event | None:
        """Let something happen: other rules may change or cancel it first, and react to it after.

        Returns the event as it happened, or None if it was cancelled. What a reaction asks is asked when the flow that
        is running has ended. Raises TooManyEvents if it goes on for ever.
        """
        events, state = self.events, self.state
        if len(events) >= self.most_events:
            raise TooManyEvents(f"one input makes more than {MOST_EVENTS} events")
        if event.__class__ in self._instead:
            changed = self._ask_instead(event)
            if changed is None:
                return None
            event = changed
        event.apply(state)
        events.append(event)
        kind = event.__class__
        if state.own:
            if kind in self._after:
                self._react(event, self._after[kind])
        elif kind in self._after_always:
            self._react(event, self._after_always[kind])
        return event

    def _react(self, event: Event, hooks: "Sequence[After]") -> None:
        """Call the methods that react to an event."""
        for react in hooks:
            flow = react(self, event)
            if flow is not None:  # asked later: the flow that is running must come to its end first
                self.asked = None
                self.reactions.append(partial(_flow, flow))
                self.special = True

    def _ask_instead(self, event: Event, used: tuple["Instead", ...] = ()) -> Event | None:
        """Return the event as the `instead` methods leave it; None if one of them cancels it."""
        # Each method is called once: one that is given its own event again would go round for ever.
        kind = event.__class__
        for hook in self._instead.get(kind, ()):
            if hook in used:
                continue
            answer = hook(self, event)
            if answer is None:
                return None
            event, used = answer, (*used, hook)
            if event.__class__ is not kind:  # an event of another class begins with that class's methods
                return self._ask_instead(event, used)
        return event

    def is_forced(self, why: str) -> bool:
        """Whether a question of that kind to a single player, with a single answer, would be answered at once (B34).

        Then it need not be made: no rule offers anything else to it, and nothing else would answer it.
        """
        return not self.special and not self.rules.closing[why]

    def take_over(self, follow: Follow) -> None:
        """End what is running or waiting for an answer; `follow` is called then, and leads to the rest of the turn.

        For `after` methods and asides. What is running still goes on to its next question or its end. If several take
        over, only the first one counts.
        """
        if self.replaced_by is None:
            self.replaced_by = follow
            self.special = True

    def afterwards(self, follow: Follow) -> None:
        """Call that when what is going on has ended, before the next phase; also if something takes its place."""
        self.reactions.append(follow)
        self.special = True

    def hurry(self, follow: Follow) -> None:
        """Bring the turn to its end: from now on every question is answered by its default, then `follow` is called.

        For asides. Who has not begun the own turn does not begin it any more: `follow` is called at once.
        """
        self.hurried = follow
        self.special = True

    async def follow(self, flow: Flow) -> None:
        """Go through what a plain function has returned, to its end; for scripts."""
        while flow is not None:
            if isinstance(flow, Question):
                move = await flow
                seat = next(iter(flow.answers), flow.asked[0])
                flow = flow.then(self, seat, move)
            else:
                flow = await flow

    @property
    def colors(self) -> tuple[Color, ...]:
        """The colours of the side in play, in their order: those that can be named."""
        return self.rules.side(self.state).colors

    def ask_color(self, seat: int, *, why: str = "color", then: Then = nothing_follows) -> Question:
        """Ask a player for a colour (`color red`, `pick red`); by default it is the one that they hold most of (M10)."""
        colors = self.colors
        return self.ask(
            seat,
            color_choices(colors),
            why=why,
            then=then,
            default=partial(most_held_of, colors),
            synonyms=picked_colors(colors),
        )

    def rule(self, kind: type[R]) -> R:
        """Return the rule of that class at this table."""
        return self.rules.rule(kind)

    def below(self, n: int) -> int:
        """Return a fair number from 0 to n - 1."""
        # the position is in the state, so that a replay draws the same numbers
        at = self.chance.position = self.state.position
        value = self.chance.below(n)
        self.state.position = self.chance.position
        if self.witness is not None:
            self.witness(at, n, value)
        return value

    def shuffled(self, cards: Sequence[T]) -> list[T]:
        """Return the cards in fair random order, as a new list; moves the state on in the stream of chance."""
        at = self.chance.position = self.state.position
        result = self.chance.shuffled(cards)
        self.state.position = self.chance.position
        if self.witness is not None:
            self.witness(at, cards, result)
        return result


def _flow(flow: Flow, _ctx: Ctx) -> Flow:
    """Return what a reaction has returned, in the form that `reactions` keeps."""
    return flow


Instead = Callable[["Ctx", Event], Event | None]
After = Callable[["Ctx", Event], Flow]
CardEffect = Callable[["Ctx", Play], Flow]
"""What a card does when it was played, as a method marked with `plays` does it."""


class RuleSet:
    """The rules of a table. Made by `Catalogue.compose`; the same for all games of the same line.

    `line` is the table's line in its canonical form, from which the same rule set can be composed again.
    """

    base: "BaseRule"
    """The rule of the game itself; it draws cards and ends rounds."""
    by_id: Mapping[str, Rule]
    """Every rule at the table, by its id."""

    def __init__(self, line: str, preset: str, rules: Sequence[type[Rule]], options: Options) -> None:
        # In this order: each step reads what those before it have set.
        self.line = line
        self.preset = preset
        self.options = options
        self.rules: tuple[Rule, ...] = tuple(rule(options) for rule in rules)
        self._by_kind: dict[type[Rule], Rule] = {}
        self.by_id = {rule.id: rule for rule in self.rules}
        self.base = cast("BaseRule", next(rule for rule in self.rules if rule.role == "base"))
        decks = (rule.id for rule in self.rules if rule.role == "deck")
        games = [vars(kind)["id"] for kind in type(self.base).__mro__ if "id" in vars(kind)]
        self.called = (preset, *decks, *games, self.base.deck.id)
        """What this game is known by to texts that are in other words for it, the closest name first."""
        self._find_hooks()
        self._find_who_has_a_say()
        # reversed, because the last of equal names stays in a dictionary
        self.verbs: Mapping[str, Verb] = {
            verb.name: verb for rule in reversed(self.rules) for verb in rule.verbs
        }
        """All that can be typed at this table, by name; of two rules with a verb of the same name the first decides."""
        self.words = frozenset([PICK_NONE.word, *(word for rule in self.rules for word in rule.words)])
        """All the words that moves take at this table; `none` is that of every choice of cards."""
        self._check_decks()
        self._decks: dict[int, Deck] = {}
        self.deck = self.deck_for(2)
        # a rule may be at the table without its cards
        self.never_last &= {card.symbol for card in self.deck.printed}
        self.two_faced = self.deck.two_faced
        # last, for a rule's `check` looks things up in all the rest, the deck included
        for rule in self.rules:
            rule.check(self)
            if rule.memory is not None and (wrong := unfit_memory(rule.memory)):
                raise TypeError(f"{rule!r}: memory {wrong}")
        self._memories = Memories({rule.id: rule.memory for rule in self.rules}, self.deck.by_code)
        self.fixed_facts = tuple(fact for rule in self.rules for fact in rule.fixed_facts)
        self.turns = self.base.turns
        self.games = 0
        """How many games were begun with these rules; copies are not."""
        self.turn_code: Any = None
        """What `Game.turn_code` has made of them."""
        # all askings of a turn share the dictionary of answers, which only a question to several players uses
        if any(asking.mode is not Mode.ONE for asking in self.turns.values()):
            raise TypeError(f"{self.base!r} asks several players whose turn it is")
        if self.base.due_first is None and (both := self.turns.keys() & self.phases.keys()):
            raise TypeError(f"{self.base!r} begins {', '.join(both)} by a question and by a method")

    def _find_hooks(self) -> None:
        """Look up the methods that rules have marked with the decorators of `hooks.py`."""
        self.instead = cast("Mapping[type[Event], tuple[Instead, ...]]", by_event(self.rules, "__instead__"))
        self.after = dict(cast("Mapping[type[Event], tuple[After, ...]]", by_event(self.rules, "__after__")))
        self.after[Remembered] = (self._look_at_memory, *self.after.get(Remembered, ()))
        self.after_always = {
            kind: always
            for kind, methods in self.after.items()
            if (always := tuple(each for each in methods if not hasattr(each, "__remembering__")))
        }
        """The same without those that are only called while some rule remembers something: most of the time none does."""
        self.plays = cast("Mapping[str, CardEffect]", by_name(self.by_id, "__plays__"))
        self.starts = cast("Mapping[str, Callable[[Ctx, int], Flow]]", by_name(self.by_id, "__starts__"))
        self.last = self._plays_marked("__last__")
        """The symbols of the cards that act even as a hand's last one (B28)."""
        self.never_last = self._plays_marked("__never_last__")
        """The symbols of the cards that cannot be a hand's last one."""
        self.never_first = self._plays_marked("__never_first__")
        """The symbols of the cards that do not start a round."""
        self.alone = self._plays_marked("__alone__")
        """The symbols of the cards that are played alone (H2)."""
        self.phases = cast("Mapping[str, Callable[[Ctx], Flow]]", by_name(self.by_id, "__phase__"))

    def _plays_marked(self, mark: str) -> frozenset[str]:
        """Return the symbols of the cards whose effects have that mark."""
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
        publishing = [rule for rule in self.rules if type(rule).facts is not Rule.facts]
        self._publishing = tuple(rule for rule in publishing if not rule.facts_of_memory)
        self._recalling = tuple(rule for rule in publishing if rule.facts_of_memory)
        self.acting = tuple(rule.acted for rule in self.rules if type(rule).acted is not Rule.acted)
        changing = [rule for rule in self.rules if type(rule).changed_deck is not Rule.changed_deck]
        # a deck comes first: the others change what it brings, as `double-deck` does
        self._changing_deck = sorted(changing, key=lambda rule: rule.role != "deck")
        offering = [
            rule
            for rule in self.rules
            if type(rule).offers is not Rule.offers or type(rule).offered is not Rule.offered
        ]
        self.offering: Mapping[str, tuple[Rule, ...]] = _Offering(offering)
        """For each kind of question (its `why`) the rules that may offer something to it."""
        listing = [rule for rule in offering if type(rule).offers is not Rule.offers]
        self.listing: Mapping[str, tuple[Rule, ...]] = _Offering(listing)
        """Those of them that list what they offer; the others only know it when it is tried."""
        self.closing: Mapping[str, tuple[Rule, ...]] = _Offering(r for r in listing if not r.only_asides)
        """Those that may list something that closes it."""

    def __repr__(self) -> str:
        return f"<RuleSet {self.line}>"

    def rule(self, kind: type[R]) -> R:
        """Return the rule of that class at this table; raises LookupError if it is not there."""
        found = self._by_kind.get(kind)
        if found is None:  # asked for a base class, too: so it is searched, and then kept
            found = next((rule for rule in self.rules if isinstance(rule, kind)), None)
            if found is None:
                raise LookupError(f"no {kind.id} at this table")
            self._by_kind[kind] = found
        return cast("R", found)

    def facts(self, state: GameState) -> tuple[Fact, ...]:
        """Return all that the rules publish about a state, the fixed facts first."""
        facts = self.fixed_facts
        for rule in self._publishing:
            facts = (*facts, *rule.facts(state))
        if state.own:  # most of the time no rule remembers anything
            for rule in self._recalling:
                if rule.id in state.own:
                    facts = (*facts, *rule.facts(state))
        return facts

    def facts_for(self, state: GameState, seat: int | None) -> tuple[Fact, ...]:
        """Return these facts as far as that seat (None: the whole room) may know them."""
        facts = self.facts(state)
        if facts is self.fixed_facts:  # everyone may know them
            return facts
        return tuple([form for fact in facts if (form := fact.seen_by(seat)) is not None])

    def offered(self, state: GameState, question: Question, seat: int, move: Move) -> Offer | None:
        """Return the offer of some rule that a move takes up; None if it is none. Nothing is listed for it, so it is quick."""
        for rule in self.offering[question.why]:
            offer = rule.offered(state, question, seat, move)
            if offer is not None:
                return offer
        return None

    def refusal(self, state: GameState, question: Question | None, seat: int, move: Move) -> EngineError:
        """Return why a move that is neither an answer nor an offer is not possible."""
        if self.two_faced and (idle := on_other_side(self.side(state).faces, move)):
            return NotAllowed("other-side", card=idle.face)
        for rule in reversed(self.rules):  # the base rule has a reason for everything: it comes last
            reason = rule.refusal(state, question, seat, move)
            if reason is not None:
                return reason
        return NotUnderstood("not-understood", said=move.verb)

    def fine(self, state: GameState, question: Question | None, seat: int, move: Move) -> int:
        """Return how many cards it costs to have tried a move that is refused; 0 for cards that are not held (B31, H7)."""
        hand = state.hands[seat]
        held = move.cards and all(move.cards.count(card) <= hand.count(card) for card in move.cards)
        if move.verb != "play" or not held or state.seats[seat] is not Seat.IN:
            return 0
        return sum(rule.fine(state, question, seat, move) for rule in self.rules)

    def deck_for(self, seats: int) -> Deck:
        """Return the cards that so many players play with."""
        if seats not in self._decks:  # asked at each deal
            deck = self.base.deck
            for rule in self._changing_deck:
                deck = _deck_of(rule, deck, seats)
            self._decks[seats] = deck
        return self._decks[seats]

    def _check_decks(self) -> None:
        """Raise BadTable if a rule replaces the cards that another rule has brought, or adds cards with one side to two-sided ones."""
        plain = deck = self.base.deck
        by: Rule | None = None
        for rule in self._changing_deck:
            after = _deck_of(rule, deck, 2)
            # what it makes of the plain deck is the same: so it does not look at what it was given
            if by is not None and rule.changed_deck(plain, 2).counts == after.counts:
                raise BadTable("rules-conflict", rule=by.id, other=rule.id, reason="two-decks")
            if deck.two_faced and any(card.back is None for card in after.counts.keys() - deck.counts.keys()):
                owner = by or self.base
                raise BadTable("rules-conflict", rule=owner.id, other=rule.id, reason="one-sided-cards")
            by = rule if after.counts != deck.counts else by
            deck = after

    def side(self, state: GameState) -> Side:
        """Return the side of the cards that is in play; where they have only one, that one."""
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


def _deck_of(rule: Rule, deck: Deck, seats: int) -> Deck:
    """Return what a rule makes of a deck. Raises TypeError if that is none."""
    changed = rule.changed_deck(deck, seats)
    if not isinstance(changed, Deck):
        raise TypeError(
            f"{type(rule).__name__}.changed_deck must return a Deck, not a {type(changed).__name__}"
        )
    return changed


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


Source = Callable[[Ctx, int, int, str], tuple[Card, ...]]
"""Gives a player cards: called with the seat, how many (of whatever is counted at this table) and why; returns them."""

DEAL = Move("deal")
"""The move that has the cards dealt."""
_MOST = 40
"""How many seats a table has at most, with however many decks."""


class MatchRule(Rule):
    """Base of the rules that say what the rounds are played for (match.md); they react to `RoundOver`.

    A table may have several. The first that `leads` says who is ahead.
    """

    role = "match"
    leads: ClassVar[bool] = True
    """True: it says when the match is over and who wins it. False: alone it plays one round; beside another kind it changes
    how the rounds go."""
    admits: ClassVar[bool] = True
    """Whether newcomers are let in between the rounds of a match (M9)."""
    players: ClassVar[int] = 0
    """With exactly how many players it is played; 0 for any number."""

    def target_at(self, state: GameState) -> int:
        """Return the points that end the match, for those who hold a seat now; 0 if it does not go to a number of points."""
        return 0

    def leaders(self, state: GameState) -> tuple[int, ...]:
        """Return who wins if the match ends now, of the seats still held: by default those with the most points (M4)."""
        held = state.held()
        best = max((state.scores[seat] for seat in held), default=0)
        return tuple(seat for seat in held if state.scores[seat] == best)


def by_points(state: GameState, winners: Sequence[int], points: Sequence[int]) -> tuple[int, ...]:
    """Return each seat's place: the winners', then the others' by the points on their cards, fewest first (M11)."""
    rest = sorted(
        points[s] for s, seat in enumerate(state.seats) if seat in {Seat.IN, Seat.OUT} and s not in winners
    )
    return tuple(
        1 if s in winners else len(winners) + 1 + rest.index(points[s]) if seat in {Seat.IN, Seat.OUT} else 0
        for s, seat in enumerate(state.seats)
    )


class BaseSettings(msgspec.Struct, frozen=True):
    """How many cards are dealt, who deals, and how long the game waits for a player."""

    cards: Annotated[int, Number("cards", 7, 1, 20, "Cards dealt to each player (B4).")]
    next_dealer: Annotated[
        Literal["left", "winner"],
        Word("next-dealer", "left", ("left", "winner"), "The player who deals the next round (B3)."),
    ]
    turn_timeout: Annotated[
        int,
        Duration(
            "turn-timeout",
            180_000,
            "Time to answer before the bot goes on for the player (M10); off: no limit.",
        ),
    ]
    idle_limit: Annotated[
        int,
        Number(
            "idle-limit",
            2,
            0,
            99,
            "Turns timed out in a row after which a player leaves (M10); off: any number.",
        ),
    ]
    pace: Annotated[
        Literal["live", "daily"],
        Word(
            "pace",
            "live",
            ("live", "daily"),
            "live, or daily: a turn has a day, unless `turn-timeout` says otherwise (M10).",
        ),
    ]


class BaseRule(Rule):
    """Owns the spine of a game: deal, turn, score, next round."""

    role = "base"
    verbs: ClassVar[tuple[Verb, ...]] = (
        Verb("deal"),
        Verb("color", (A_COLOR,)),
        Verb("pick", (ANYTHING,)),
        Verb("accept"),
        Verb("refuse"),
    )
    deck: ClassVar[Deck]
    least_seats: int = 2
    """So few players can be dealt to; after `check` as many as the kind of match needs, where that is more."""
    most_seats: ClassVar[int] = 10
    left_over: ClassVar[int] = 1
    """So many cards must be left when all are dealt to: one to turn up; 0 where the whole deck may be dealt."""
    settings = settings_of(BaseSettings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        chosen = options.read(BaseSettings)
        self.cards = chosen.cards
        self.patience = chosen.turn_timeout
        self.idle_limit = chosen.idle_limit
        self.daily = chosen.pace == "daily"
        self.winner_deals = chosen.next_dealer == "winner"
        self.room = self.most_seats
        self.match: MatchRule | None = None
        self.open_door = True
        self.source: Source | None = None
        """What gives cards where somebody is to draw, in place of the draw pile's top; a rule may set it in its `check`."""
        self.turns: Mapping[str, Question] = {}
        """The phases that begin by asking whoever's turn it is, each with the question; set in `check`.

        Such a phase has no method, unless something may be `due_first`. The question is copied for each turn."""
        self.due_first: Callable[[GameState], bool] | None = None
        """Whether something comes before that question now: then the phase's method is called, which asks it later; set in `check`."""

    def check(self, rules: "RuleSet") -> None:
        """Count the places at the table (B2), and find the match rule that leads. Raises BadTable if nobody fits."""
        # Fewer players never play with more decks, so it is not worth while to make one for each number up to the most.
        most = min(_MOST, self.most_seats * rules.deck_for(_MOST).copies)
        self.room = 0
        for seats in range(most, self.least_seats - 1, -1):
            deck = rules.deck_for(seats)
            dealt = seats * self.dealt_to(seats)
            if seats <= self.most_seats * deck.copies and dealt + self.left_over <= len(deck):
                self.room = seats
                break
        matches = [rule for rule in rules.rules if isinstance(rule, MatchRule)]
        self.match = min(matches, key=lambda rule: not rule.leads, default=None)
        self.open_door = all(rule.admits for rule in matches)
        for rule in matches:
            if rule.players:
                self.room = min(self.room, rule.players)
                self.least_seats = max(self.least_seats, rule.players)
        if self.room < self.least_seats:
            least = self.least_seats
            there, wanted = len(rules.deck_for(least)), least * self.dealt_to(least) + self.left_over
            raise BadTable("too-few-cards", players=least, wanted=wanted, there=there)

    def dealt_to(self, seats: int) -> int:
        """Return how many cards each of so many players is dealt (B4)."""
        return self.cards

    def admit(self, state: GameState, seat: int | None = None) -> None:
        """Raise NotAllowed if nobody can take a seat now, or not this `seat` again (B2, M9)."""
        if state.phase == "over":
            raise NotAllowed("match-over")
        left = seat is not None and state.seats[seat] is Seat.LEFT
        if left and state.stage is Stage.PLAYING:
            return
        empty = {Seat.GONE} if state.stage is Stage.PLAYING else {Seat.GONE, Seat.LEFT}
        if sum(status not in empty for status in state.seats) >= self.room:
            raise NotAllowed("table-full", most=self.room)
        if state.round and not self.open_door and not left:
            raise NotAllowed("no-entry")

    def refused_deal(self, state: GameState) -> NotAllowed:
        """Return why the cards cannot be dealt now."""
        if state.stage is Stage.SCORED:
            return NotAllowed("too-few", least=self.least_seats)
        return NotAllowed("round-running")

    def seats_changed(self, state: GameState) -> Callable[[Ctx], None] | None:
        """Return what is to be done because somebody came or went; None: nothing.

        A round with one player left ends, and that player wins it (M9); nobody does if they did not answer in their last turn.
        """
        if state.phase == "waiting":
            return self._wait_anew
        if state.stage is Stage.PLAYING and len(state.playing()) < 2:
            return lambda ctx: self.end_round(ctx, ctx.state.answering(ctx.state.playing()), "alone")
        return None

    def _wait_anew(self, ctx: Ctx) -> None:
        """Ask anew who deals, of the seats as they now are; a match that has begun ends if fewer than two are left (M4)."""
        if ctx.state.round and len(ctx.state.sitting()) < 2:
            self.stopped(ctx)

    def stopped(self, ctx: Ctx) -> None:
        """End the match before its time; nobody wins one that has not begun (M4)."""
        leaders = self.match.leaders(ctx.state) if self.match and ctx.state.round else ()
        ctx.emit(MatchOver(leaders, stopped=True))

    @phase("waiting")
    def waiting(self, ctx: Ctx) -> Question:
        """Ask everyone seated who has the cards dealt, between rounds."""
        return ctx.ask_first(ctx.state.held(), self._may_deal, why="deal", then=self._deal_begins)

    def _may_deal(self, state: GameState, _seat: int) -> tuple[Move, ...]:
        return (DEAL,) if len(state.sitting()) >= self.least_seats else ()

    def _deal_begins(self, ctx: Ctx, _seat: int, _move: Move) -> None:
        ctx.emit(PhaseBegan("deal"))

    @phase("score")
    def score(self, ctx: Ctx) -> None:
        """Go on after a round; the match rules have already counted, and may have ended the match."""
        if len(ctx.state.sitting()) < 2:
            self.stopped(ctx)
        else:
            ctx.emit(PhaseBegan("waiting"))

    def end_round(self, ctx: Ctx, winners: tuple[int, ...], why: str = "out") -> None:
        """End the round with these winners; the match rules react to `RoundOver` and score it (match.md)."""
        ctx.emit(self.counted(ctx.state, winners, why))

    def counted(self, state: GameState, winners: tuple[int, ...], why: str) -> RoundOver:
        """Return how the round ends, with what each hand counts as it is now."""
        points = tuple(state.points(seat) for seat in range(len(state.hands)))
        return RoundOver(winners, points, why, by_points(state, winners, points))

    def gather(self, ctx: Ctx) -> None:
        """Begin a round: choose the dealer, gather and shuffle all cards (B3, B4)."""
        state = ctx.state
        playing = state.sitting()
        deck = ctx.rules.deck_for(len(playing))
        dealer = self.choose_dealer(ctx, playing, deck)
        forgotten = tuple(rule for rule in state.own if not ctx.rules.by_id[rule].lasting)
        ctx.emit(RoundBegan(state.round + 1, dealer, tuple(ctx.shuffled(deck.cards)), forgotten))

    def choose_dealer(self, ctx: Ctx, seats: list[int], deck: Deck) -> int:
        """Return who deals: drawn for in the first round, later the next in order (B3)."""
        first = ctx.state.dealer < 0
        return self.first_dealer(ctx, seats, deck) if first else self.next_dealer(ctx.state, seats)

    def first_dealer(self, ctx: Ctx, seats: list[int], deck: Deck) -> int:
        """Have each draw a card: the highest number deals, ties draw again (B3); without numbers chance alone decides."""
        if all(card.number is None for card in deck.counts):
            return seats[ctx.below(len(seats))]
        while len(seats) > 1:
            rest = list(deck.cards)
            drawn = {seat: rest.pop(ctx.below(len(rest))) for seat in seats}
            for seat, card in drawn.items():
                ctx.emit(DealerDrew(seat, card))
            best = max(card.number or 0 for card in drawn.values())
            seats = [seat for seat, card in drawn.items() if (card.number or 0) == best]
        return seats[0]

    def next_dealer(self, state: GameState, seats: list[int]) -> int:
        """Return the seat to the last dealer's left, or who went out (B3)."""
        if self.winner_deals and state.ended and state.ended[0] in seats:
            return state.ended[0]
        return min(seats, key=lambda seat: (seat - state.dealer - 1) % len(state.seats))

    def first_seat(self, state: GameState) -> int:
        """Return who plays first in a round that has just been dealt (B5)."""
        return state.after(state.dealer)

    def missed(self, before: GameState, event: Event) -> Collection[Card]:
        """Return faces that a player who did this would rather have played, and so hardly holds; a clue for computer players.

        `before` is how the game stood before the input that led to the event. Asked of `Played` and `Drew`, about the other
        cards that were held before it, and of `Passed`, about those that came last. By default nothing is known.
        """
        return ()

    def draw(
        self, ctx: Ctx, seat: int, count: int, why: str = "turn", *, openly: bool = False
    ) -> tuple[Card, ...]:
        """Let a player draw cards; the discard pile is shuffled when the draw pile is empty (B16).

        `openly`: everyone sees which. Returns what was drawn: fewer if there are no more, or if a rule lets fewer be drawn.
        Where a rule is the `source` of cards, it decides how many come for this `count`.
        """
        if self.source is not None:
            return self.source(ctx, seat, count, why)
        pile = ctx.state.draw
        if count == 1 and pile:  # a turn's draw, nearly always
            drew = ctx.emit(Drew(seat, (pile[-1],), why, 1, openly))
            return drew.cards if isinstance(drew, Drew) else ()
        return self.draw_from_pile(ctx, seat, count, why, openly=openly)

    def draw_from_pile(
        self, ctx: Ctx, seat: int, count: int, why: str = "turn", *, openly: bool = False
    ) -> tuple[Card, ...]:
        """Let a player draw so many cards from the draw pile, whatever the `source` is; returns what was drawn."""
        state = ctx.state
        got: tuple[Card, ...] = ()
        while count > 0:
            if not state.draw and not self.refill(ctx):
                if not got:
                    ctx.emit(DrewNothing(seat))
                break
            here = min(count, len(state.draw))
            cards = (state.draw[-1],) if here == 1 else tuple(reversed(state.draw[-here:]))
            drew = ctx.emit(Drew(seat, cards, why, here, openly))
            if not isinstance(drew, Drew):  # a rule has cancelled it, or put something else in its place
                break
            got = got + drew.cards if got else drew.cards
            count -= here
        return got

    def can_draw(self, state: GameState) -> bool:
        """Whether there is a card left to draw, if need be after a shuffle."""
        return bool(state.draw) or len(state.discard) > 1

    def refill(self, ctx: Ctx) -> bool:
        """Shuffle the discard pile, all but its top card, into a new draw pile; False if there is nothing in it."""
        rest = ctx.state.discard[:-1]
        if rest:
            ctx.emit(Reshuffled(tuple(ctx.shuffled(rest))))
        return bool(rest)

    def charge_fine(self, ctx: Ctx, seat: int, cards: tuple[Card, ...], reason: str, fine: int) -> None:
        """Make a player draw for having tried cards that may not be played (B31, H7)."""
        ctx.emit(Tried(seat, cards, reason, fine))
        self.draw(ctx, seat, fine, "fine")
