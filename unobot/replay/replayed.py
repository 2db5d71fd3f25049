"""A stored round played again, input by input."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from uno_engine import BadTable, Catalogue, EngineError, Event, Game, RuleSet, Witness, load_state
from unobot.messages import Snapshot, wrong_table
from unobot.store import InputGiven, StoredRound
from unobot.tables.journal import give_again
from unobot.tables.services import unbrought


class Untellable(Exception):
    """A round cannot be played again, or no further than this; the text says why."""


@dataclass(frozen=True, slots=True)
class Step:
    """An input, everything that came of it, and how the table stood then."""

    given: InputGiven
    events: tuple[Event, ...]
    now: Snapshot
    game: Game

    @property
    def author(self) -> str:
        """Who gave the input; empty for time and the table itself."""
        return "" if self.given.seat is None else self.game.state.names[int(self.given.seat)]


def composed(round_: StoredRound, catalogue: Catalogue, texts: Sequence[Path]) -> RuleSet:
    """The rules that the round was played by; `texts` are the folders that plugins bring. Raises Untellable if they are not there."""
    try:
        return catalogue.compose(round_.preset)
    except BadTable as error:
        if word := unbrought(error):
            raise Untellable(
                f"round {round_.id} was played by “{round_.preset}”: a plugin that brings {word} is missing"
            ) from None
        raise Untellable(
            f"round {round_.id} was played by “{round_.preset}”, which the plugins there are cannot open:"
            f" {wrong_table(error, texts)}"
        ) from None


def replayed(round_: StoredRound, rules: RuleSet, witness: Witness | None = None) -> Iterator[Step]:
    """Every step of the round, as `read.round_of` gives it. Raises Untellable where these rules go another way.

    `witness` is told of all that chance decides.
    """
    try:
        # with the seed, the state gives the same cards again: it holds the place in the random stream
        game = Game(rules, bytes.fromhex(round_.seed), state=load_state(round_.state, rules))
    except EngineError as error:
        raise Untellable(f"round {round_.id} was saved by other rules than these: {_about(error)}") from None
    if witness is not None:
        game.witness(witness)
    for given in round_.inputs:
        before = game.question  # an answer is told as one to this, and it is gone once the answer is taken
        try:
            give_again(game, given)
        except (EngineError, ValueError) as error:
            raise Untellable(
                f"round {round_.id} cannot be told further: input {given.number} ({given.text}) is refused"
                f" by the rules there are now: {_about(error)}"
            ) from None
        yield Step(given, tuple(game.take_events()), Snapshot(game, before), game)


def _about(error: Exception) -> str:
    if not isinstance(error, EngineError):
        return str(error)
    about = (f"{name} {value}" for name, value in error.args_.items() if value and isinstance(value, str))
    return ", ".join([error.code, *about])
