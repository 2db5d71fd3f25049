"""What a rule's script has in hand: the state to read, events to emit, questions to ask, chance."""

import types
from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING, TypeVar

from uno_engine.kernel.cards import Card
from uno_engine.kernel.chance import Chance
from uno_engine.kernel.errors import NotUnderstood
from uno_engine.kernel.events import Event
from uno_engine.kernel.questions import CardPick, Choices, Default, Mode, Option, Question
from uno_engine.kernel.reading import read_answer
from uno_engine.kernel.rule import Rule, Script
from uno_engine.kernel.state import GameState, Seat

if TYPE_CHECKING:
    from uno_engine.kernel.ruleset import RuleSet

E = TypeVar("E", bound=Event)
R = TypeVar("R", bound=Rule)
T = TypeVar("T")

_LEFT = Seat.LEFT


@types.coroutine
def _suspend(question: Question) -> Generator[Question, Option, Option]:
    return (yield question)


class Ctx:
    """Given to every script of a game. `events` collects what has happened since the game last handed it out."""

    __slots__ = (
        "_after",
        "_chance",
        "_hooked",
        "_instead",
        "absent",
        "author",
        "events",
        "hurried",
        "question",
        "replaced_by",
        "rules",
        "state",
        "words",
    )

    def __init__(self, rules: "RuleSet", state: GameState, seed: bytes) -> None:
        self.rules = rules
        self.state = state
        self.events: list[Event] = []
        self.words: Sequence[str] = ()
        """What was typed beyond the answer, for the questions that follow from it."""
        self.author = -1
        """The seat that typed them."""
        self.absent = -1
        """A seat for whom every question is answered by its default until the turn is over."""
        self.hurried = False
        """Every question is answered by its default until the turn is over."""
        self.question: Question | None = None
        """The question that is open, while something runs aside."""
        self.replaced_by: Script | None = None
        self._chance = Chance(seed)
        self._instead = rules.instead
        self._after = rules.after
        self._hooked = rules.hooked

    async def emit(self, event: E) -> Event | None:
        """Let something happen: other rules may change or cancel it first, and react to it after.

        Returns the event as it happened, or None if it was cancelled.
        """
        if event.__class__ not in self._hooked:
            event.apply(self.state)
            self.events.append(event)
            return event
        changed = await self._changed(event) if event.__class__ in self._instead else event
        if changed is None:
            return None
        changed.apply(self.state)
        self.events.append(changed)
        for react in self._after.get(changed.__class__, ()):
            more = react(self, changed)
            if more is not None:
                await more
        return changed

    async def _changed(self, event: Event) -> Event | None:
        used: set[object] = set()
        while True:
            hook = next((h for h in self._instead.get(event.__class__, ()) if h not in used), None)
            if hook is None:
                return event
            used.add(hook)
            answer = await hook(self, event)
            if answer is None:
                return None
            event = answer

    @types.coroutine
    def ask(
        self,
        seat: int,
        choices: Choices,
        *,
        why: str,
        default: Default = None,
        acts: bool = False,
        turn: bool = False,
        private: bool = False,
        about: Card | None = None,
        patience: int | None = None,
    ) -> Generator[Question, Option, Option]:
        """Stop until a player answers, and return the answer.

        `turn` marks the normal choice of one's own turn; any other question with a single possible answer is not
        asked (B34). Who has left, or is absent, gets the default at once. See `Question` for the rest.
        """
        question = Question((seat,), choices, why, default, acts, private, about, patience)
        if seat == self.absent or self.hurried or self.state.seats[seat] is _LEFT:
            answer = question.default_of(self.state, seat)
        elif self.words and seat == self.author:
            answer = self._from_words(question, seat)
        else:
            if not turn:
                only = self._only_answer(question, seat)
                if only is not None:
                    return only
            answer = yield question
        if acts:
            self.state.acts += 1
        return answer

    async def ask_cards(
        self,
        seat: int,
        cards: Sequence[Card],
        least: int,
        most: int,
        *,
        why: str,
        default: Default = None,
        check: Callable[[tuple[Card, ...]], bool] | None = None,
        private: bool = True,
    ) -> tuple[Card, ...]:
        """Stop until a player has picked from `least` to `most` of these cards (`pick r5 g3`, `pick none`)."""
        most = min(most, len(cards))
        pick = CardPick(tuple(cards), min(least, most), most, check)
        question = Question(
            (seat,), lambda _s, _p: list(pick.some()), why, default, private=private, pick=pick
        )
        if self._defaults(seat):
            return question.default_of(self.state, seat).cards
        forced = pick.least == pick.most == len(cards)
        if self.words and seat == self.author:
            if forced and read_answer(question, self.state, self.rules, seat, self.words)[0] is None:
                return tuple(cards)
            return self._from_words(question, seat).cards
        if forced:
            return tuple(cards)
        return (await _suspend(question)).cards

    async def ask_first(
        self,
        seats: Sequence[int],
        choices: Choices,
        *,
        why: str,
        default: Default = None,
        acts: bool = False,
    ) -> tuple[int, Option]:
        """Stop until one of several players answers; returns who, and what. It never times out.

        Who leaves is not asked any more; if they were the last, the default is taken, if there is one.
        """
        question = Question(tuple(seats), choices, why, default, acts, patience=0, mode=Mode.FIRST)
        answer = await _suspend(question)
        if acts:
            self.state.acts += 1
        return next(iter(question.answers)), answer

    async def ask_all(
        self,
        seats: Sequence[int],
        choices: Choices,
        *,
        why: str,
        default: Default = None,
        patience: int | None = None,
    ) -> dict[int, Option]:
        """Stop until each of several players has answered in secret; returns every answer by seat."""
        question = Question(
            tuple(seats), choices, why, default, mode=Mode.ALL, private=True, patience=patience
        )
        for seat in seats:
            if self._defaults(seat):
                question.answers[seat] = question.default_of(self.state, seat)
        if question.waiting():
            await _suspend(question)
        return {seat: question.answers[seat] for seat in seats}

    def take_over(self, script: Script) -> None:
        """End the script that is waiting for an answer; `script` is the rest of the turn. For `after` methods and asides."""
        if self.replaced_by is not None:
            script.close()
            return
        self.replaced_by = script

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

    def _defaults(self, seat: int) -> bool:
        """Whether that seat is not asked now, and gets the default."""
        return self.hurried or seat == self.absent or self.state.seats[seat] is _LEFT

    def _from_words(self, question: Question, seat: int) -> Option:
        answer, rest = read_answer(question, self.state, self.rules, seat, self.words)
        if answer is None:
            raise NotUnderstood("not-understood", said=" ".join(self.words), why=question.why)
        self.words = rest
        return answer

    def _only_answer(self, question: Question, seat: int) -> Option | None:
        options = question.options(self.state, seat)
        if len(options) != 1:
            return None
        for rule in self.rules.offering[question.why]:
            if any(offer.closes for offer in rule.offers(self.state, question, seat)):
                return None
        return options[0]
