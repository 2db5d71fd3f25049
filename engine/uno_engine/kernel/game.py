"""A running game: it takes inputs one at a time, each whole or not at all, and can be saved at any moment."""

from collections.abc import Sequence

from uno_engine.kernel.chance import Witness
from uno_engine.kernel.context import Ctx
from uno_engine.kernel.errors import EngineError, RuleFailed
from uno_engine.kernel.events import Event
from uno_engine.kernel.inputs import (
    GiveUpSeat,
    Input,
    MakeMove,
    PassTime,
    RenameSeat,
    SkipPlayer,
    StopMatch,
    TakeSeat,
    TakeSeatBack,
)
from uno_engine.kernel.moves import Arg, Move
from uno_engine.kernel.questions import Question
from uno_engine.kernel.ruleset import RuleSet
from uno_engine.kernel.runner import Runner
from uno_engine.kernel.seating import seat_of
from uno_engine.kernel.state import GameState
from uno_engine.kernel.taking import Taking
from uno_engine.kernel.transactions import Transactions


class Game:
    """A match at one table.

    All that changes it are inputs: `take` one, or use the method for its kind (`play`, `join`, `leave`, `come_back`,
    `rename`, `skip`, `stop`, `advance`). Each either takes effect whole or raises and changes nothing. `take_events`
    hands out what has happened.
    """

    __slots__ = ("_ctx", "_runner", "_taking", "_transactions", "rules", "seed")

    def __init__(
        self, rules: RuleSet, seed: bytes, *, state: GameState | None = None, inputs: Sequence[Input] = ()
    ) -> None:
        self.rules = rules
        self.seed = seed
        kept = state.copy() if state else GameState()
        self._ctx = Ctx(rules, kept, seed)
        self._runner = Runner(rules, self._ctx)
        self._taking = Taking(rules, self._ctx, self._runner)
        self._transactions = Transactions(self._ctx, self._runner, self._taking, kept, seed)
        self._transactions.restart(inputs)

    def __repr__(self) -> str:
        return f"<Game {self.rules.line!r} {self.state!r}>"

    # --- looking -----------------------------------------------------------------------------------------------------

    @property
    def state(self) -> GameState:
        """The state as it is now. It holds every secret of the game: show players a `view` instead."""
        return self._ctx.state

    @property
    def question(self) -> Question | None:
        """The question that the game waits with; None when the match is over."""
        return self._runner.question

    @property
    def checkpoint(self) -> GameState:
        """The state at the beginning of the phase that is running."""
        return self._transactions.checkpoint

    @property
    def inputs(self) -> tuple[Input, ...]:
        """The inputs since the checkpoint: a game with that state and these inputs stands where this one stands."""
        return tuple(self._runner.log[self._runner.begun_by :])

    @property
    def failures(self) -> list[RuleFailed]:
        """The defects of rules that were met while time passed, each with its exception as its cause."""
        return self._transactions.failures

    @failures.setter
    def failures(self, failures: list[RuleFailed]) -> None:
        self._transactions.failures = failures

    @property
    def asked_at(self) -> int:
        """When the open question was asked, in clock milliseconds."""
        question = self._runner.question
        return question.opened if question is not None else 0

    def options(self, seat: int) -> Sequence[Move]:
        """What that seat can do now: answers to the open question, and offers. Of what is too much, only some."""
        question = self._runner.question
        if question is None:
            return ()
        # listed once for each state of the question: prompts, players and judging ask for the same list
        if question.listed_for == seat:
            return question.listed
        return self._taking.judge.list_moves(question, seat)

    def asides(self, seat: int) -> tuple[Move, ...]:
        """Those of the options that leave the question open. That there are any may be a secret: nobody is shown them."""
        return self._taking.judge.asides(seat)

    def refusal(self, seat: int, move: Move) -> EngineError | None:
        """Why that seat may not make that move now; None if it may."""
        return self._taking.judge.refusal(seat, move)

    def answers(self, seat: int, move: Move) -> bool:
        """Whether that move is what a prompt would list: an answer to the open question, or an offer in its place.

        A synonym of an answer is none; neither is what is done beside the question, as a call or an accusation is.
        """
        return self._taking.judge.answers(seat, move)

    def seat_of(self, name: str) -> int | None:
        """The seat with that name, whatever its case."""
        return seat_of(self.state, name)

    def due(self) -> int | None:
        """When (in clock milliseconds) time alone will change something; None if never."""
        return self._taking.timing.due()

    def reseed(self, seed: bytes) -> None:
        """From now on all chance comes from this seed, from its first byte on.

        Raises ValueError while a round is being played, for its chance is settled.
        """
        if self.state.phase != "waiting":
            raise ValueError("a round that is being played keeps its seed")
        self._transactions.reseed(seed)
        self.seed = seed

    def witness(self, saw: Witness) -> None:
        """From now on have every number and shuffle of chance reported, so that somebody else can recompute it."""
        self._ctx.witness = saw

    def take_events(self) -> list[Event]:
        """Return what has happened since this was last called, secrets included; filter it with `seen` before it is told."""
        events = self._ctx.events
        self._ctx.events = []
        return events

    def copy(self) -> "Game":
        """Another game that stands where this one stands: the checkpoint is copied and the inputs are taken again.

        So it costs as much as the inputs of this turn: a running script cannot be copied.
        """
        return Game(self.rules, self.seed, state=self._transactions.kept, inputs=self._runner.log)

    # --- inputs ------------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: Move, *ahead: Arg | Move) -> None:
        """A player makes a move; `ahead` is what was typed beyond it.

        Raises NotUnderstood, NotAllowed, TooLate or RuleFailed.
        """
        self._transactions.take(MakeMove(seat, move, ahead), self._taking.move)

    def join(self, name: str) -> int:
        """Give somebody a new seat and return its number. Raises NotAllowed if the table takes nobody in."""
        self.take(TakeSeat(name))
        return len(self.state.names) - 1

    def leave(self, seat: int) -> None:
        """A player gives the seat up (M9). Raises NotAllowed if they have no seat."""
        self.take(GiveUpSeat(seat))

    def come_back(self, seat: int) -> None:
        """Who left takes the seat again (M9). Raises NotAllowed if it is not theirs to take now."""
        self.take(TakeSeatBack(seat))

    def rename(self, seat: int, name: str) -> None:
        """A seat is called otherwise from now on. Raises NotAllowed if the name is taken, or has spaces."""
        self.take(RenameSeat(seat, name))

    def skip(self, seat: int) -> None:
        """Take the default for a player who does not answer, before the time is up (`!skip`).

        Raises NotAllowed if that player is not waited for, or whoever is first may answer.
        """
        self.take(SkipPlayer(seat))

    def stop(self) -> None:
        """End the match now, whatever is going on; the match rule says who has won (M4)."""
        self.take(StopMatch())

    def advance(self, clock: int) -> None:
        """Let time pass until `clock` milliseconds of play, and do what falls due on the way (M10).

        Where a rule fails at that, the turn is passed on without it (`Rescued`), and `failures` has the exception.
        """
        self._transactions.advance(clock)

    def take(self, given: Input) -> None:
        """Do an input of any kind. Raises what the method for its kind raises."""
        if isinstance(given, PassTime):
            self.advance(given.clock)
        else:
            self._transactions.take(given, self._taking.do)
