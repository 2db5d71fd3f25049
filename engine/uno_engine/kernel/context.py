"""What a rule has in hand: the state to read, events to emit, questions to ask, chance."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from msgspec.structs import replace

from uno_engine.kernel.cards import Card
from uno_engine.kernel.chance import Chance
from uno_engine.kernel.events import Event
from uno_engine.kernel.moves import Arg, Move
from uno_engine.kernel.questions import (
    NO_SYNONYMS,
    Accepts,
    CardPick,
    Choices,
    Default,
    Flow,
    Mode,
    Question,
    Then,
    nothing_follows,
)
from uno_engine.kernel.queue import AheadQueue
from uno_engine.kernel.rule import Rule
from uno_engine.kernel.state import GameState

if TYPE_CHECKING:
    from uno_engine.kernel.ruleset import RuleSet

R = TypeVar("R", bound=Rule)
T = TypeVar("T")

Follow: TypeAlias = Callable[["Ctx"], Flow]
"""What is to happen once something else has ended."""


class Ctx:
    """Given to every rule of a game. `events` collects what has happened since the game last handed it out."""

    __slots__ = (
        "_after",
        "_chance",
        "_hooked",
        "_instead",
        "asked",
        "events",
        "hurried",
        "queue",
        "reactions",
        "replaced_by",
        "rules",
        "special",
        "state",
    )

    def __init__(self, rules: "RuleSet", state: GameState, seed: bytes) -> None:
        self.rules = rules
        self.state = state
        self.events: list[Event] = []
        self.queue = AheadQueue()
        """What was typed ahead. The engine's own: rules cannot see it."""
        self.reactions: list[Follow] = []
        """What is to follow once what is going on has ended. The engine's own."""
        self.asked: Question | None = None
        """The question that was made last, until the engine has received it. The engine's own."""
        self.hurried: Follow | None = None
        """If set, every question is answered by its default until the turn is over, and this follows; see `hurry`."""
        self.special = False
        """Whether something is to be looked at before it goes on as usual: what took over, what is to follow, what was
        typed ahead, who is absent, a hurry. The engine's own."""
        self.replaced_by: Follow | None = None
        """What takes the place of the flow that is running; set by `take_over`."""
        self._chance = Chance(seed)
        self._instead = rules.instead
        self._after = rules.after
        self._hooked = rules.hooked

    # --- what happens ------------------------------------------------------------------------------------------------

    def emit(self, event: Event) -> Event | None:
        """Let something happen: other rules may change or cancel it first, and react to it after.

        Returns the event as it happened, or None if it was cancelled. What a reaction asks is asked when the flow that
        is running has ended.
        """
        if event.__class__ not in self._hooked:
            event.apply(self.state)
            self.events.append(event)
            return event
        if event.__class__ in self._instead:
            changed = self._changed(event)
            if changed is None:
                return None
            event = changed
        event.apply(self.state)
        self.events.append(event)
        for react in self._after.get(event.__class__, ()):
            flow = react(self, event)
            if flow is not None:
                self.asked = None
                self.reactions.append(partial(_flow, flow))
                self.special = True
        return event

    def _changed(self, event: Event) -> Event | None:
        """The event as the `instead` methods leave it; each of them is asked once."""
        used: set[object] = set()
        while True:
            hook = next((h for h in self._instead.get(event.__class__, ()) if h not in used), None)
            if hook is None:
                return event
            used.add(hook)
            answer = hook(self, event)
            if answer is None:
                return None
            event = answer

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

    # --- questions ---------------------------------------------------------------------------------------------------

    def ask(
        self,
        seat: int,
        choices: Choices,
        *,
        why: str,
        then: Then = nothing_follows,
        default: Default = None,
        acts: bool = False,
        turn: bool = False,
        private: bool = False,
        about: Card | None = None,
        patience: int | None = None,
        accepts: Accepts | None = None,
        synonyms: Mapping[Move, Move] = NO_SYNONYMS,
        brief: bool = False,
        secret: bool = False,
    ) -> Question:
        """Ask one player. A script awaits the question and gets the answer; a plain function returns it, with `then`.

        Any question but a `turn` with a single possible answer is not asked (B34). Who has left, or did not answer
        before in this turn, gets the default at once. See `Question` for the rest.
        """
        if self.asked is not None:
            raise forgotten(self.asked)
        question = self.asked = Question(
            (seat,), choices, why, then, default, acts, turn, private, about, patience, accepts, synonyms, brief, secret,
        )  # fmt: skip
        return question

    def ask_as(self, question: Question, seat: int) -> Question:
        """Ask one player a question that was made once for all askings, for what is asked in every turn."""
        if self.asked is not None:
            raise forgotten(self.asked)
        asked = self.asked = replace(question, asked=(seat,), answers={}, listed={}, answers_listed={})
        return asked

    def ask_cards(
        self,
        seat: int,
        cards: Sequence[Card],
        least: int,
        most: int,
        *,
        why: str,
        then: Then = nothing_follows,
        default: Default = None,
        check: Callable[[tuple[Card, ...]], bool] | None = None,
        private: bool = True,
        others: Sequence[Move] = (),
    ) -> Question:
        """Ask a player to pick from `least` to `most` of these cards (`pick r5 g3`, `pick none`).

        The answer's `cards` are the choice. `others` are moves that may be answered instead.
        """
        if self.asked is not None:
            raise forgotten(self.asked)
        most = min(most, len(cards))
        pick = CardPick(tuple(cards), min(least, most), most, check)
        question = self.asked = Question((seat,), others, why, then, default, private=private, pick=pick)
        return question

    def ask_first(
        self,
        seats: Sequence[int],
        choices: Choices,
        *,
        why: str,
        then: Then = nothing_follows,
        default: Default = None,
        acts: bool = False,
    ) -> Question:
        """Ask several players; whoever is first answers for all. It never times out.

        Who leaves is not asked any more; if they were the last, the default is taken, if there is one.
        """
        if self.asked is not None:
            raise forgotten(self.asked)
        question = self.asked = Question(
            tuple(seats), choices, why, then, default, acts, turn=True, patience=0, mode=Mode.FIRST
        )
        return question

    def ask_all(
        self,
        seats: Sequence[int],
        choices: Choices,
        *,
        why: str,
        then: Then = nothing_follows,
        default: Default = None,
        patience: int | None = None,
    ) -> Question:
        """Ask several players in secret; it goes on with the last answer. The question's `answers` has all of them."""
        if self.asked is not None:
            raise forgotten(self.asked)
        question = self.asked = Question(
            tuple(seats),
            choices,
            why,
            then,
            default,
            private=True,
            patience=patience,
            mode=Mode.ALL,
        )
        return question

    async def follow(self, flow: Flow) -> None:
        """In a script: go through what a plain function has returned, to its end."""
        while flow is not None:
            if isinstance(flow, Question):
                move = await flow
                seat = next(iter(flow.answers), flow.asked[0])
                flow = flow.then(self, seat, move)
            else:
                flow = await flow

    def typed_ahead(self, seat: int, choices: Choices, *, why: str) -> Move | None:
        """The answer to a question that need not be asked, if that player has typed it ahead; else None."""
        question = Question((seat,), choices, why)
        return self.queue.answer(question, self.state, seat)

    def not_needed(self, seat: int, kind: type[Arg] | None = None) -> None:
        """What that player may have typed ahead answers nothing that is asked: drop the next such value, or (None) all.

        For a colour or target that is typed in case it is needed; else what nothing asks for refuses the whole input.
        """
        self.queue.drop(seat, kind)

    def nothing_more(self, seat: int) -> None:
        """That player is asked nothing more that follows from the move; raises NotUnderstood if more was typed.

        To be called before somebody else is asked whether the move stands: otherwise whether the rest is refused would
        tell what others hold.
        """
        self.queue.refuse_rest(seat)

    # --- looking up, and chance --------------------------------------------------------------------------------------

    def rule(self, kind: type[R]) -> R:
        """The rule of that class at this table."""
        return self.rules.rule(kind)

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1."""
        self._chance.position = self.state.position
        value = self._chance.below(n)
        self.state.position = self._chance.position
        return value

    def shuffled(self, cards: Sequence[T]) -> list[T]:
        """The cards in fair random order."""
        self._chance.position = self.state.position
        result = self._chance.shuffled(cards)
        self.state.position = self._chance.position
        return result


def _flow(flow: Flow, _ctx: Ctx) -> Flow:
    return flow


def forgotten(question: Question) -> RuntimeError:
    """The defect of a rule that makes a question and does not return it."""
    return RuntimeError(f"the question {question.why!r} was made, and neither returned nor awaited")
