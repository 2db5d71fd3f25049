"""What a rule is: a stateless object that understands moves, changes events, reacts to them, and makes offers.

    class Echo(Rule):
        '''Everyone draws one when a Skip is played.'''

        id = "echo"

        @after(Skipped)
        def everyone_draws(self, ctx: Ctx, skipped: Skipped) -> None: ...

A rule object is made once for each line of a table, with the line's options. All tables with the same line share it, so
it holds nothing of a game.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import msgspec

from uno_engine.kernel.cards import Card, Color
from uno_engine.kernel.decks import Deck
from uno_engine.kernel.errors import EngineError
from uno_engine.kernel.likeness import unlike
from uno_engine.kernel.moves import Move
from uno_engine.kernel.options import Options
from uno_engine.kernel.questions import Flow, Question
from uno_engine.kernel.settings import Setting
from uno_engine.kernel.state import GameState, HoldsCards
from uno_engine.kernel.verbs import Verb
from uno_engine.kernel.who_sees import hides_cards, says_nothing

if TYPE_CHECKING:
    from uno_engine.kernel.context import Ctx
    from uno_engine.kernel.ruleset import RuleSet

Role = Literal["base", "part", "match", "house", "deck"]
"""`base`: the spine of a game; `part`: comes with others, is not chosen; `match`: what rounds are played for, chosen by
its bare name; `house`: switched on with `+id`; `deck`: other or further cards, chosen by a preset or with `+id`."""


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
        """The form of the fact that this seat (None: the whole room) may know; None if it may know nothing.

        By default all of it, if no field can hold a card; else nothing, and a plugin with such a fact is not loaded.
        """
        return None if hides_cards(self.__class__) else self


# gc=False here and below: these cannot be part of a circle of references, and very many are made
class Offer(msgspec.Struct, frozen=True, gc=False):
    """A move that a rule adds to an open question, and what happens if it is made.

    Aside (the default): `take` runs, then the question is still open; it cannot ask. With `closes`, the question and
    what waits for its answer are over, and `take` is the rest of the turn: it must leave the turn with somebody.
    `costs`: it would cost its player cards; if it is typed behind a play, the play comes first (B25).
    """

    move: Move
    take: "Callable[[Ctx, int, Move], Flow]"
    closes: bool = False
    costs: bool = False


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
    """Base of all rules. Subclasses set the class variables and mark methods with the decorators of `marks.py`.

    A rule object is shared by all tables with the same line: set attributes in `__init__` and `check` only, never while a
    game runs. What a rule must remember of a game is its `memory`, which lies in the state.
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
    """Rules that cannot be at the same table, each with the message id of the reason."""
    refuses: ClassVar[dict[str, str]] = {}
    """Options of other rules that mean nothing beside this one and may not be typed, each with the message id of the reason."""
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

    def __init_subclass__(cls) -> None:
        """Refuse what would be ignored silently: methods that are scripts or generators where neither can be gone through."""
        for name, method in vars(cls).items():
            if wrong := unlike(cls, name, method):
                raise TypeError(f"{cls.__name__}.{name}: {wrong}")

    def __init__(self, options: Options) -> None:
        self.options = options

    def __repr__(self) -> str:
        return f"<rule {self.id}>"

    def changed_deck(self, deck: Deck, seats: int) -> Deck:
        """The deck as this rule wants it for so many `seats`; asked when the table is composed and at each deal."""
        return deck

    def begun_with(self, keys: Any) -> msgspec.Struct | None:
        """The memory with which a game begins that is laid out by hand; `keys` is a `scenario_keys` struct, as it was written."""
        return None

    def check(self, rules: "RuleSet") -> None:
        """Called once, when the table is composed: look up what is needed of other rules.

        Raises `BadTable` if the table's rules or options do not go with this rule.
        """

    def offers(self, state: GameState, question: Question, seat: int) -> Iterable[Offer]:
        """The moves that this rule adds for `seat` to an open question; none by default.

        It must be quick: it is called for every question to which the rule may offer something (`offers_to`).

        They are listed for prompts and computer players. Where there are too many to list, some are enough.
        """
        return ()

    def offered(self, state: GameState, question: Question, seat: int, move: Move) -> Offer | None:
        """The offer that a move takes up; None if it is none of this rule's.

        By default one of those that are listed. To be written anew where there are too many, or for speed. May raise
        NotAllowed if the move can only be meant for this rule, and is against it.
        """
        for offer in self.offers(state, question, seat):
            if offer.move == move:
                return offer
        return None

    def facts(self, state: GameState) -> Iterable[Fact]:
        """What of its own everyone may know now: a pending penalty, a row of cards."""
        return ()

    def acted(self, ctx: "Ctx") -> None:
        """Called when a player acts in a turn (`state.acts` has just grown), before what they do happens.

        Only called while some rule remembers something: it is for ending what lasts until somebody acts. It may emit.
        """

    def refusal(
        self, state: GameState, question: Question | None, seat: int, move: Move
    ) -> EngineError | None:
        """Why a move that is neither an answer nor an offer is not possible, if this rule knows."""
        return None

    def fine(self, state: GameState, question: Question | None, seat: int, move: Move) -> int:
        """How many cards it costs that `seat`, who holds the cards of `move`, tried them against the rules (B31, H7)."""
        return 0

    def keeps_from(self, state: GameState, seat: int) -> bool:
        """Whether it remembers something now that this seat may not know; while it does, nobody imagines games (`outlook`).

        By default: whether cards lie in its memory. To be written anew where other secrets are kept there.
        """
        memory = state.own.get(self.id)
        return isinstance(memory, HoldsCards) and any(True for _ in memory.held_cards())
