"""The strictest look at a game: saved and loaded after every input, said in every language, and replayed at its end."""

import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any, Final, cast

from uno_engine import (
    Card,
    Event,
    Game,
    GameState,
    Input,
    LazyView,
    Question,
    RuleSet,
    View,
    backs_of,
    load_state,
    save_state,
)
from unobot.kit.scrutiny.eyes import InvariantBroken, Scrutiny, SecretShown, Spoken

_FIELDS: Final = ("why", "about", "pick", "waiting", "playable")
_TRIES: Final = 2
"""So often the cards are dealt otherwise; one that does not matter by chance is found in another turn."""


def check_unseen(game: Game, chance: Random) -> None:
    """Deal the cards that each seat cannot see anew, and look again. Raises SecretShown if it sees anything else."""
    other = game.copy()
    for seat in (None, *range(len(game.state.seats))):
        here = _sight(game, seat)
        for _ in range(_TRIES):
            before = other.state.hands, other.state.draw
            _deal_anew(other.state, seat, chance)
            _forget_listed(other)
            there = _sight(other, seat)
            other.state.hands, other.state.draw = before
            _forget_listed(other)
            if differs := [name for name, value in here.items() if there.get(name) != value]:
                who = "everybody" if seat is None else f"seat {seat + 1}"
                raise SecretShown(
                    f"what {who} is shown hangs on cards that nobody there may know: {', '.join(differs)}"
                )


def _sight(game: Game, seat: int | None) -> dict[str, object]:
    """What that seat sees, by name."""
    view = cast("View", LazyView(game, seat))
    sight: dict[str, object] = {name: getattr(view, name) for name in _FIELDS}
    # what is done beside a question may hang on a secret: that one can be caught is told to nobody
    sight["the answers"] = list(view.answers)
    for fact in view.facts:
        if not fact.reveals:
            sight[f"the fact {type(fact).__name__}"] = fact
    return sight


def _forget_listed(game: Game) -> None:
    if game.question is not None:
        game.question.listed_for = -1


def _deal_anew(state: GameState, seat: int | None, chance: Random) -> None:
    """Exchange the cards that a seat cannot see with one another, and what is on the backs of its own."""
    hidden: list[Card] = [*state.draw]
    for other, hand in enumerate(state.hands):
        hidden += hand if other != seat else []
    chance.shuffle(hidden)
    cards = iter(hidden)
    state.draw = [next(cards) for _ in state.draw]
    state.hands = [
        _with_other_backs(hand, chance) if other == seat else [next(cards) for _ in hand]
        for other, hand in enumerate(state.hands)
    ]


def _with_other_backs(hand: Sequence[Card], chance: Random) -> list[Card]:
    """The same faces, with the backs exchanged with one another."""
    backs = backs_of(hand)
    chance.shuffle(backs)
    others = iter(backs)
    return [card if card.back is None else card.with_back(next(others)) for card in hand]


_HINT = "; perhaps a rule keeps something of the game in itself, and not in its memory"


def check_saved(game: Game, rules: RuleSet) -> None:
    """Save the game, load it for other copies of its `rules`, and compare. Raises InvariantBroken if they differ."""
    here = standing(game)
    try:
        state = load_state(save_state(game.checkpoint), rules)
        again = Game(rules, game.seed, state=state, inputs=game.inputs)
        there = standing(again)
    except Exception as error:  # whatever a rule does at that, it is a defect of the rule
        raise InvariantBroken(
            f"the game cannot be saved and loaded: {type(error).__name__}: {error}"
        ) from error
    if differs := differing(here, there):
        raise InvariantBroken(f"the game stands otherwise after it was saved and loaded: {differs}{_HINT}")


def differing(here: dict[str, object], there: dict[str, object]) -> str:
    """The parts of two standings that differ, never with their values: these may be hands; empty if none does."""
    return ", ".join(name for name, value in here.items() if there.get(name) != value)


def standing(game: Game) -> dict[str, object]:
    """How the game stands, by the names of its parts."""
    return dict(_standing(game))


def _standing(game: Game) -> Iterator[tuple[str, object]]:
    state = game.state.copy()
    for name in state.__struct_fields__:
        value = getattr(state, name)
        if name == "own":
            yield from ((f"the memory of {rule}", memory) for rule, memory in value.items())
        else:
            yield name, value
    yield "who remembers something", sorted(state.own)
    yield "what is due", game.due()
    question = game.question
    if question is not None:
        yield "what is asked", _asked(question)
        yield "who is waited for", (question.waiting(), dict(question.answers), game.asked_at)
        for seat in range(len(state.seats)):
            yield f"what seat {seat + 1} can do", list(game.options(seat))
        if state.round:
            yield "what a time-out does", [question.default_of(state, seat) for seat in question.waiting()]


def _asked(question: Question) -> object:
    return (
        question.why, question.asked, question.acts, question.turn, question.mode, question.private, question.secret,
        question.about, question.patience, question.brief,
    )  # fmt: skip


Copy = Callable[[], RuleSet]
"""Composes the table's rules anew: other objects than those that are played by."""


class StrictScrutiny(Scrutiny):
    """Looks at all that can be looked at, some hundred times slower than the game is played.

    A game is saved and loaded for another copy of the rules' objects, so a rule that keeps something of the game in itself
    is noticed; at its end it is replayed from the beginning for a third copy.
    """

    def __init__(self, rules: RuleSet, seats: int, copy: Copy, spoken: Spoken) -> None:
        super().__init__(rules, seats)
        self._copy, self._second, self._spoken = copy, copy(), spoken

    def begin(self, game: Game) -> None:
        """Another game begins, as it stands now."""
        super().begin(game)
        self._start = save_state(game.checkpoint), game.inputs
        self._asked: Question | None = game.question
        self._done: list[tuple[Input, Sequence[Event]]] = []
        self._chance = Random(0)  # noqa: S311 - how cards that nobody is dealt are shuffled is no secret
        self._attributes = _attributes(self.rules)

    def after(self, game: Game, events: Sequence[Event], given: Input) -> None:
        """Look at what the last input has led to, from all sides. Raises InvariantBroken, or whatever a teller raises."""
        super().after(game, events, given)
        self._done.append((given, events))
        self._look_at_attributes()
        check_saved(game, self._second)
        check_unseen(game, self._chance)
        self._spoken.say(game, self._asked, events, self.eyes)
        self._asked = game.question

    def end(self, game: Game) -> None:
        """Replay the game, and compare. Raises InvariantBroken if it goes otherwise."""
        state, inputs = self._start
        rules = self._copy()
        again = Game(rules, game.seed, state=load_state(state, rules), inputs=inputs)
        again.take_events()
        for number, (given, events) in enumerate(self._done, 1):
            again.take(given)
            if again.take_events() != list(events):
                raise InvariantBroken(
                    f"replayed by other copies of the rules, input {number} led to something else"
                )
        if differs := differing(standing(game), standing(again)):
            raise InvariantBroken(
                f"replayed by other copies of the rules, the game stands otherwise: {differs}"
            )

    def _look_at_attributes(self) -> None:
        """Look for a rule that keeps something in itself, which would be another game's, too. Raises InvariantBroken."""
        now = _attributes(self.rules)
        if kept := [name for name, value in now.items() if self._attributes.get(name) != value]:
            raise InvariantBroken(
                f"{kept[0]} has changed in a game: what a rule remembers lies in its memory, in the state"
            )


_PLAIN = (bool, int, float, str, bytes, list, set, bytearray)
"""What a counter or a list of what has happened would be. A dictionary may be a cache, and the replay tells."""


def _attributes(rules: RuleSet) -> dict[str, object]:
    """The plain values that the rules' objects and classes hold, by their names."""
    found: dict[str, object] = {}
    for rule in rules.rules:
        for name, value in {**vars(type(rule)), **vars(rule)}.items():
            if isinstance(value, _PLAIN):
                found[f"{type(rule).__name__}.{name}"] = value.copy() if hasattr(value, "copy") else value
    return found


@contextmanager
def warnings_raised() -> Iterator[None]:
    """Make every warning an error until the end of the `with`, those of scripts that nobody awaits included.

    Raises InvariantBroken at its end for what Python could only report.
    """
    unraisable: list[Any] = []
    before, sys.unraisablehook = sys.unraisablehook, unraisable.append
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            yield
    finally:
        sys.unraisablehook = before
    if unraisable:
        raise InvariantBroken(f"{type(unraisable[0].exc_value).__name__}: {unraisable[0].exc_value}")
