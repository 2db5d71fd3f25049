"""The strictest check of a game: saved and loaded after every input, said in every language, and replayed at its end."""

import sys
import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any, Final

import uno_engine as uno
from unobot import messages
from unobot.document import Document
from unobot.kit.invariants import GameChecker, InvariantBroken, SecrecyCheck, SecretShown
from unobot.kit.second_process import RecordedRound, outcome, record
from unobot.messages.texts import Texts
from unobot.messages.voice import Tellers


class SpeechCheck:
    """Says all that is said at a table, to nobody, in each language of these folders' texts and of the bot.

    All of it can be said, and tells nobody a card that they may not know.
    """

    def __init__(self, folders: Sequence[Path], tellers: Tellers) -> None:
        self._wrong: list[str] = []
        texts = Texts(folders, report=self._wrong.append)
        self._voices = [messages.Voice(texts, language, tellers=tellers) for language in texts.languages]

    def check(
        self, game: uno.Game, asked: uno.Question | None, events: Sequence[uno.Event], secrecy: SecrecyCheck
    ) -> None:
        """Say what has happened since the question `asked` was open. Raises InvariantBroken, or what a teller raises."""
        now = messages.Snapshot(game, asked)
        for voice in [each.of(game.rules) for each in self._voices]:
            for seat, line in spoken_lines(voice, events, now):
                secrecy.check_line(seat, voice.language, line)
            if self._wrong:
                wrong = self._wrong.pop()
                self._wrong.clear()
                raise InvariantBroken(f"a text is wrong: {wrong}")


def spoken_lines(
    voice: messages.Voice, events: Sequence[uno.Event], now: messages.Snapshot
) -> Iterable[tuple[int | None, Document]]:
    """Yield everything that a table would say, each with the seat that reads it, or None for the room."""
    for line in messages.room_lines(voice, events, now):
        yield None, line.document
    for public in (
        messages.top(voice, now.view),
        messages.players(voice, now.view),
        messages.turn(voice, now.view, 0),
    ):
        yield None, public
    yield from messages.private_events(lambda _seat: voice, events, now.view)
    for seat in messages.hand_receivers(events, now):
        yield seat, messages.hand_line(voice, now.view_of(seat), "#room")


_FIELDS: Final = ("why", "about", "pick", "waiting", "playable", "default")
_TRIES: Final = 2
"""So often the cards are dealt otherwise; one that does not matter by chance is found in another turn."""


def check_hidden(game: uno.Game, chance: Random) -> None:
    """Deal the cards that each seat cannot see anew, and look again. Raises SecretShown if it sees anything else."""
    other = game.copy()
    for seat in (None, *range(len(game.state.seats))):
        here = _sight(game, seat)
        for _ in range(_TRIES):
            before = other.state.hands, other.state.draw
            _exchange_hidden(other.state, seat, chance)
            there = _sight(other, seat)
            other.state.hands, other.state.draw = before
            if differs := [name for name, value in here.items() if there.get(name) != value]:
                who = "everybody" if seat is None else f"seat {seat + 1}"
                raise SecretShown(
                    f"what {who} is shown hangs on cards that nobody there may know: {', '.join(differs)}"
                )


def _sight(game: uno.Game, seat: int | None) -> dict[str, object]:
    """What that seat sees, by name. The hidden cards were exchanged by hand, so nothing that was listed before counts."""
    if game.question is not None:
        game.question.listed_for = -1
    view = uno.view(game, seat)
    sight: dict[str, object] = {name: getattr(view, name) for name in _FIELDS}
    # what is done beside a question may hang on a secret: that one can be caught is told to nobody
    sight["the answers"] = list(view.answers)
    return sight | {f"the fact {type(fact).__name__}": fact for fact in view.facts if not fact.reveals}


def _exchange_hidden(state: uno.GameState, seat: int | None, chance: Random) -> None:
    """Exchange the cards that a seat cannot see with one another, and what is on the backs of its own."""
    hidden = [*state.draw]
    for other, hand in enumerate(state.hands):
        hidden += hand if other != seat else []
    # quicker than `shuffle`: at three seats all hidden cards are dealt anew eight times an input
    cards = iter(sorted(hidden, key=lambda _: chance.random()))
    state.draw = [next(cards) for _ in state.draw]
    hands = state.hands
    state.hands = [hand if other == seat else [next(cards) for _ in hand] for other, hand in enumerate(hands)]
    if seat is not None and seat < len(hands):
        backs = uno.backs_of(hands[seat])
        chance.shuffle(backs)
        others = iter(backs)
        state.hands[seat] = [
            card if card.back is None else card.with_back(next(others)) for card in hands[seat]
        ]


_NOT_FROM_THE_STATE: Final = (
    "let what happens follow from the game alone: chance from `ctx.below` or `ctx.shuffled`, time from `ctx.state.clock`,"
    " and what is remembered from the rule's memory"
)
_HINT = "; perhaps a rule keeps something of the game in itself, and not in its memory"


def check_saved(game: uno.Game, rules: uno.RuleSet) -> None:
    """Save the game, load it for other copies of its `rules`, and compare. Raises InvariantBroken if they differ."""
    here = describe(game)
    try:
        state = uno.load_state(uno.save_state(game.checkpoint), rules)
        again = uno.Game(rules, game.seed, state=state, inputs=game.inputs)
        there = describe(again)
    except Exception as error:  # whatever a rule does at that, it is a defect of the rule
        raise InvariantBroken(
            f"the game cannot be saved and loaded: {type(error).__name__}: {error}"
        ) from error
    if differs := difference(here, there):
        raise InvariantBroken(f"the game differs after being saved and loaded: {differs}{_HINT}")


def difference(here: dict[str, object], there: dict[str, object]) -> str:
    """Return the parts in which two descriptions differ, never with their values: these may be hands; empty if none does."""
    return ", ".join(name for name, value in here.items() if there.get(name) != value)


def describe(game: uno.Game) -> dict[str, object]:
    """Return how the game stands, by the names of its parts, as far as two games can be compared."""
    state, question = game.state.copy(), game.question
    parts = {name: getattr(state, name) for name in state.__struct_fields__ if name != "own"}
    parts |= {f"the memory of {rule}": memory for rule, memory in state.own.items()}
    parts |= {"who remembers something": sorted(state.own), "what is due": game.due()}
    if question is not None:
        parts["what is asked"] = (
            question.why, question.asked, question.acts, question.turn, question.mode, question.private, question.secret,
            question.about, question.patience, question.brief,
        )  # fmt: skip
        parts["who is waited for"] = (question.waiting(), dict(question.answers), game.asked_at)
        for seat in range(len(state.seats)):
            parts[f"what seat {seat + 1} can do"] = list(game.options(seat))
        if state.round:
            parts["what a time-out does"] = [question.default_of(state, seat) for seat in question.waiting()]
    return parts


class StrictChecker(GameChecker):
    """Checks all that can be checked, some hundred times slower than the game is played.

    `copy` composes the table's rules anew. A game is saved and loaded for another copy of the rules' objects, so a rule
    that keeps something of the game in itself is noticed; at its end it is replayed from the beginning for a third copy.
    """

    def __init__(
        self, rules: uno.RuleSet, seats: int, copy: Callable[[], uno.RuleSet], speech: SpeechCheck
    ) -> None:
        super().__init__(rules, seats)
        self._copy, self._second, self._speech, self._seats = copy, copy(), speech, seats
        self.recorded: list[RecordedRound] = []
        """The games that have ended without a fault, to be played again in a second process."""

    def begin(self, game: uno.Game) -> None:
        """Begin with another game, as it stands now."""
        super().begin(game)
        self._start = uno.save_state(game.checkpoint), game.inputs
        self._asked: uno.Question | None = game.question
        self._done: list[tuple[uno.Input, Sequence[uno.Event]]] = []
        self._outcomes: list[tuple[uno.Input, Sequence[str]]] = []
        self._effect: tuple[str, str] | None = None
        self._chance = Random(0)  # noqa: S311 - how cards that nobody is dealt are shuffled is no secret
        self._attributes = _attributes(self.rules)

    def check(self, game: uno.Game, events: Sequence[uno.Event], given: uno.Input) -> None:
        """Check what the last input has led to, from all sides. Raises InvariantBroken, or whatever a teller raises."""
        super().check(game, events, given)
        self._done.append((given, events))
        self._outcomes.append((given, outcome(game, events)))
        self._check_turn(game, events)
        now = _attributes(self.rules)
        if kept := [name for name, value in now.items() if self._attributes.get(name) != value]:
            # it would be another game's, too
            raise InvariantBroken(
                f"{kept[0]} has changed in a game: what a rule remembers lies in its memory, in the state"
            )
        check_saved(game, self._second)
        check_hidden(game, self._chance)
        self._speech.check(game, self._asked, events, self.secrecy)
        self._asked = game.question

    def end(self, game: uno.Game) -> None:
        """Replay the game, and compare. Raises InvariantBroken if it goes otherwise."""
        state, inputs = self._start
        rules = self._copy()
        again = uno.Game(rules, game.seed, state=uno.load_state(state, rules), inputs=inputs)
        again.take_events()
        for number, (given, events) in enumerate(self._done, 1):
            again.take(given)
            if (other := again.take_events()) != list(events):
                pairs = zip_longest(events, other)
                here, there = next(pair for pair in pairs if pair[0] != pair[1])
                names = " and then to ".join(
                    "nothing more" if each is None else type(each).__name__ for each in (here, there)
                )
                # of one event that is there in both games the values differ
                what = f"{type(here).__name__} with other values" if type(here) is type(there) else names
                told = (
                    f"replayed by other copies of the rules, input {number} led to something else: to {what}"
                )
                raise InvariantBroken(told, _NOT_FROM_THE_STATE, event=type(here or there))
        if differs := difference(describe(game), describe(again)):
            raise InvariantBroken(
                f"replayed by other copies of the rules, the game stands otherwise: {differs}"
            )
        self.recorded.append(record(self.rules, game, self._seats, self._outcomes))

    def _check_turn(self, game: uno.Game, events: Sequence[uno.Event]) -> None:
        """Raise InvariantBroken if a card has taken effect and the next turn begins, though the turn was given to nobody."""
        for event in events:
            match event:
                case uno.Played(card=card) if card.symbol in self.rules.plays:
                    owner = getattr(self.rules.plays[card.symbol], "__self__", self.rules.base)
                    self._effect = card.symbol, owner.id
                case uno.TurnGoesTo() | uno.RoundBegan() | uno.RoundOver() | uno.PhaseBegan():
                    self._effect = None
        question = game.question
        if self._effect is not None and question is not None and question.turn and question.acts:
            symbol, rule = self._effect
            raise InvariantBroken(
                f"the card {symbol} leaves the turn with nobody: the rule {rule} must emit TurnGoesTo"
            )


_PLAIN = (bool, int, float, str, bytes, list, set, bytearray)
"""What a counter or a list of what has happened would be. A dictionary may be a cache, and the replay tells."""


def _attributes(rules: uno.RuleSet) -> dict[str, object]:
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
