"""A scenario's game while it is played: commands in, and what can be looked at."""

from collections.abc import Sequence

from uno_engine import (
    DEAL,
    Card,
    EngineError,
    Event,
    Game,
    Input,
    InputText,
    MakeMove,
    MatchOver,
    PassTime,
    PutOut,
    RoundBegan,
    RuleFailed,
    Showed,
    Stage,
    WentOut,
    view,
)
from unobot.parsing import Reader
from unobot.scenario.model import GivenInput, TypedCommand
from unobot.scenario.typed import meant
from unobot.scrutiny import Scrutiny


class Board:
    """The game, and what it has told so far."""

    def __init__(self, game: Game, reader: Reader, scrutiny: Scrutiny | None = None) -> None:
        self.game, self._scrutiny = game, scrutiny
        self.reader = reader
        if scrutiny is not None:
            scrutiny.begin(game)
        self.view = view(game, None)
        self.told: dict[int, list[Card]] = {}
        """Cards shown to a seat alone, since the last check."""
        self.out: list[int] = []
        """Who is out of the round, in order."""
        self.winners: tuple[int, ...] = ()
        """Who has won the match."""
        self.paused = False

    def seat(self, name: str) -> int:
        """The number of a seat that the scenario names."""
        seat = self.game.seat_of(name)
        assert seat is not None
        return seat

    def names(self, seats: Sequence[int]) -> list[str]:
        """The names of seats."""
        return [self.game.state.names[seat] for seat in seats]

    @property
    def round_over(self) -> bool:
        """Whether no round is being played: also while it is decided, and the last card still asks something."""
        return self.game.state.stage is not Stage.PLAYING

    def refusal(self, command: TypedCommand) -> str | None:
        """Take a command; why it was refused, or None if it was accepted. Raises RuleFailed, or what a scrutiny raises."""
        if command.text in {"pause", "resume"}:
            self.paused = command.text == "pause"
            return None
        before = self.game.state.copy()
        try:
            given = meant(self.game, command, self.reader)
            self.game.take(given)
        except RuleFailed:
            raise
        except EngineError as error:
            if self.game.state != before:
                raise RuntimeError("a refused command has changed the game") from error
            return reason(error)
        refusing = [event for event in self._note(given) if event.refuses]
        if not refusing or self.game.state.acts != before.acts:
            return None  # a call behind a play may only be warned of, but the play was done (B25)
        return type(refusing[0]).__name__

    def would_refuse(self, command: TypedCommand) -> str | None:
        """The same, tried on a copy."""
        return Board(self.game.copy(), self.reader).refusal(command)

    def deal(self) -> None:
        """Deal the next round. Raises EngineError if it cannot be dealt."""
        self.take(MakeMove(self.game.state.held()[0], DEAL))

    def give(self, command: GivenInput) -> None:
        """Take an input as it is written in a journal. Raises EngineError if it is refused."""
        state = self.game.state
        words = InputText(self.game.rules.deck.by_code)
        self.take(words.read(self.seat(command.seat), command.text, state.names))

    def wait(self, milliseconds: int) -> None:
        """Let time pass; the game's stands still while it is paused. Raises RuleFailed."""
        if self.paused:  # as at a table: while it is paused the bot does not move its game's clock
            return
        self.take(PassTime(self.game.state.clock + milliseconds))

    def take(self, given: Input) -> None:
        """Take an input, whatever it is. Raises what the game raises, or what a scrutiny raises."""
        self.game.take(given)
        self._note(given)

    def end(self) -> None:
        """Nothing more will be done. Raises what a scrutiny raises."""
        if self._scrutiny is not None:
            self._scrutiny.end(self.game)

    def published(self, field: str, default: object) -> object:
        """What the rules publish under that name: the field of a fact."""
        return next((getattr(fact, field) for fact in self.view.facts if hasattr(fact, field)), default)

    def _note(self, given: Input) -> list[Event]:
        """Take in what has happened by that input."""
        events = self.game.take_events()
        if self._scrutiny is not None:
            self._scrutiny.after(self.game, events, given)
        for event in events:
            match event:
                case Showed(to=to, cards=cards):
                    self.told.setdefault(to, []).extend(cards)
                case WentOut(seat=seat) | PutOut(seat=seat) if seat not in self.out:
                    self.out.append(seat)
                case RoundBegan():
                    self.out.clear()
                case MatchOver(winners=winners):
                    self.winners = winners
        self.view = view(self.game, None)
        return events


def reason(error: EngineError) -> str:
    """Why, with what it speaks of: scenarios have no secrets."""
    about = (f"{name} {_told(value)}" for name, value in error.args_.items() if value not in {None, ""})
    return ", ".join([error.code, *about])


def _told(value: object) -> str:
    return value.code if isinstance(value, Card) else str(value)
