"""What a rule is: a stateless object that understands options, changes events, reacts to them, and makes offers.

    class Echo(Rule):
        '''Everyone draws one when a Skip is played.'''

        id = "echo"

        @after(Skipped)
        async def everyone_draws(self, ctx: Ctx, skipped: Skipped) -> None: ...

A rule object is made once for each line of a table, with the line's options. All tables with the same line share it, so
it holds nothing of a game.
"""

from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from types import FunctionType
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeVar

import msgspec

from uno_engine.kernel.cards import Card, Color, Deck
from uno_engine.kernel.errors import EngineError
from uno_engine.kernel.events import Event
from uno_engine.kernel.questions import Option, Question
from uno_engine.kernel.settings import Options, Setting
from uno_engine.kernel.state import GameState

if TYPE_CHECKING:
    from uno_engine.kernel.context import Ctx
    from uno_engine.kernel.ruleset import RuleSet

E = TypeVar("E", bound=Event)
R = TypeVar("R", bound="Rule")
A = TypeVar("A", bound=Awaitable[None] | None)
F = TypeVar("F", bound=Callable[..., object])

Role = Literal["base", "part", "match", "house", "deck"]
"""`base`: the spine of a game; `part`: comes with others, is not chosen; `match`: what rounds are played for, chosen by
its bare name; `house`: switched on with `+id`; `deck`: other or further cards, chosen by a preset or with `+id`."""

Script = Coroutine[Question, Any, None]
"""A running piece of a game: it yields questions and is sent answers."""


class Offer(msgspec.Struct, frozen=True, gc=False):
    """An option that a rule adds to an open question, and what happens if it is taken.

    Aside (the default): `take` runs, then the question is still open. With `closes`, the question and the script that
    asked it are over, and `take` is the rest of the turn: it must leave the turn with somebody.
    """

    option: Option
    take: "Callable[[Ctx, int, Option], Script]"
    closes: bool = False


class Play(msgspec.Struct, frozen=True, gc=False):
    """A card that has just been laid, and takes effect: what a `plays` method is given.

    `carried` is what it continues: a penalty, or a number of skips. `first`: it was turned up as the first card, `seat`
    is the dealer. `top` and `color` are what was to be matched and in force before it. `times` counts the cards with
    the same symbol that were laid in this play.
    """

    seat: int
    card: Card
    carried: int = 0
    first: bool = False
    top: Card | None = None
    color: Color | None = None
    times: int = 1


def instead(
    *events: type[E],
) -> "Callable[[Callable[[R, Ctx, E], Awaitable[Event | None]]], Callable[[R, Ctx, E], Awaitable[Event | None]]]":
    """Mark a method that is given such an event before it happens.

    It returns the event, another one in its place, or None to cancel it; it may ask and emit.
    """
    return _marked("__instead__", events)


def after(
    *events: type[E],
) -> "Callable[[Callable[[R, Ctx, E], A]], Callable[[R, Ctx, E], A]]":
    """Mark a method that reacts to such an event once it has happened; it may ask and emit.

    A plain function may do it too: it looks whether there is anything to do, and returns what is to be awaited, or None.
    """
    return _marked("__after__", events)


def plays(*symbols: str) -> "Callable[[F], F]":
    """Mark a method `(self, ctx, play: Play)` that is the effect of the cards with these symbols.

    It must leave the turn with somebody (`TurnGoesTo`).
    """
    return _marked("__plays__", symbols)


def starts(*symbols: str) -> "Callable[[F], F]":
    """Mark a method `(self, ctx, seat)` that is what cards with these symbols do to the first player when turned up."""
    return _marked("__starts__", symbols)


def acts_last(method: F) -> F:
    """Mark a `plays` method whose card acts even as a hand's last one, when the round ends with it (B28)."""
    return _marked("__last__", ())(method)


def phase(name: str) -> "Callable[[F], F]":
    """Mark a method `(self, ctx)` of a base rule as a phase of its spine: it must set the phase or turn that follows."""
    return _marked("__phase__", (name,))


def _marked(mark: str, values: Sequence[object]) -> Callable[[F], F]:
    def set_mark(method: F) -> F:
        setattr(method, mark, tuple(values))
        return method

    return set_mark


class Rule:
    """Base of all rules. Subclasses set the class variables and mark methods with the decorators above."""

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
    before: ClassVar[tuple[str, ...]] = ()
    """Rules whose `instead` and `after` methods run after this one's; else the order is that of the ids."""
    settings: ClassVar[tuple[Setting, ...]] = ()
    """The table options that belong to it."""
    presets: ClassVar[dict[str, int | str | bool]] = {}
    """Other rules' options that this rule sets (H9)."""
    memory: ClassVar[type[msgspec.Struct] | None] = None
    """The frozen struct that it keeps in the state, if any; every field has a default."""
    lasting: ClassVar[bool] = False
    """Whether it keeps its memory from round to round."""
    suffixes: ClassVar[tuple[str, ...]] = ()
    """Words that may end a play, and are done before it (`play r5 uno`)."""

    offers_to: ClassVar[frozenset[str] | None] = None
    """The questions (by their `why`) to which it makes offers; None: to any."""

    listens_to: ClassVar[frozenset[str]] = frozenset()
    """The questions (by their `why`) during which anything that a player says in the room may be meant for it."""

    def __init__(self, options: Options) -> None:
        self.options = options

    def __repr__(self) -> str:
        return f"<rule {self.id}>"

    def changed_deck(self, deck: Deck, seats: int) -> Deck:
        """The deck as this rule wants it for so many `seats`; asked when the table is composed and at each deal."""
        del seats
        return deck

    def check(self, rules: "RuleSet") -> None:
        """Called once, when the table is composed: look up what is needed of other rules.

        Raises `BadTable` if the table's rules or options do not go with this rule.
        """

    def spelled(self, state: GameState, question: Question, seat: int, words: list[str]) -> list[str]:
        """A command in the words that the options use, where a game has further ways to write one.

        What is already so must come back unchanged. May raise `NotUnderstood` or `NotAllowed`.
        """
        del state, question, seat
        return words

    def offers(self, state: GameState, question: Question, seat: int) -> Iterable[Offer]:
        """Options that this rule adds for `seat` to an open question; none by default. Must be quick."""
        del state, question, seat
        return ()

    def reads(
        self, state: GameState, question: Question, seat: int, words: Sequence[str]
    ) -> tuple[Offer, int] | None:
        """An offer that is understood though there are too many like it to list, and how many words say it.

        Asked before anything else about a command; may raise `NotAllowed` if the words are clear but against a rule.
        """
        del state, question, seat, words
        return None

    def shows(self, state: GameState, seat: int | None) -> Mapping[str, object]:
        """What of its own a view for `seat` (None: everyone) shows, by name: `penalty`, `row`. Never a secret."""
        del state, seat
        return {}

    def refusal(
        self, state: GameState, question: Question | None, seat: int, words: Sequence[str]
    ) -> EngineError | None:
        """Why a command that nobody offers is not possible, if this rule knows; asked only after it was refused."""
        del state, question, seat, words
        return None

    def fine(self, state: GameState, question: Question | None, seat: int, card: Card) -> int:
        """How many cards it costs that `seat`, who holds `card`, tried to play it against the rules (B31, H7)."""
        del state, question, seat, card
        return 0

    @classmethod
    def marked(cls, mark: str) -> Iterator[tuple[str, tuple[object, ...]]]:
        """The names of methods with that mark, and what they were marked with."""
        if cls not in _MARKS:
            _MARKS[cls] = _marks_of(cls)
        return iter(_MARKS[cls].get(mark, ()))


_Marks = Mapping[str, Sequence[tuple[str, tuple[object, ...]]]]
_MARKS: dict[type[Rule], _Marks] = {}
"""Each class is searched once: going through `dir` takes longer than all the rest of composing a table."""


def _marks_of(cls: type[Rule]) -> _Marks:
    """All marked methods of a class with what they were marked with, by mark."""
    marked: dict[str, list[tuple[str, tuple[object, ...]]]] = {}
    for name in dir(cls):
        method = getattr(cls, name, None)
        if isinstance(method, FunctionType):
            for mark, values in vars(method).items():
                if isinstance(values, tuple):
                    marked.setdefault(mark, []).append((name, values))
    return marked
