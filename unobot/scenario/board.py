"""A scenario's game while it is played: commands in, and what can be looked at."""

from collections.abc import Sequence

from uno_engine import (
    DEAL,
    Card,
    EngineError,
    Event,
    Game,
    MatchOver,
    PutOut,
    RoundBegan,
    RuleFailed,
    Showed,
    WentOut,
    in_round,
    view,
)
from unobot.parsing import Reader
from unobot.scenario.model import TypedCommand
from unobot.scenario.typed import enter


class Board:
    """The game, and what it has told so far."""

    def __init__(self, game: Game, reader: Reader) -> None:
        self.game = game
        self.reader = reader
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
        """Whether no round is being played."""
        return not in_round(self.game.state)

    def refusal(self, command: TypedCommand) -> str | None:
        """Take a command; why it was refused, or None if it was accepted. Raises RuleFailed."""
        if command.text in {"pause", "resume"}:
            self.paused = command.text == "pause"
            return None
        before = self.game.state.copy()
        try:
            enter(self.game, command, self.reader)
        except RuleFailed:
            raise
        except EngineError as error:
            if self.game.state != before:
                raise RuntimeError("a refused command has changed the game") from error
            return reason(error)
        refusing = [event for event in self.note() if event.refuses]
        if not refusing or self.game.state.acts != before.acts:
            return None  # a call behind a play may only be warned of, but the play was done (B25)
        return type(refusing[0]).__name__

    def would_refuse(self, command: TypedCommand) -> str | None:
        """The same, tried on a copy."""
        return Board(self.game.copy(), self.reader).refusal(command)

    def deal(self) -> None:
        """Deal the next round. Raises EngineError if it cannot be dealt."""
        self.game.play(self.game.state.held()[0], DEAL)
        self.note()

    def wait(self, milliseconds: int) -> None:
        """Let time pass; the game's stands still while it is paused. Raises RuleFailed."""
        if self.paused:  # as at a table: while it is paused the bot does not move its game's clock
            return
        self.game.advance(self.game.state.clock + milliseconds)
        self.note()

    def published(self, field: str, default: object) -> object:
        """What the rules publish under that name: the field of a fact."""
        return next((getattr(fact, field) for fact in self.view.facts if hasattr(fact, field)), default)

    def note(self) -> list[Event]:
        """Take in what has happened."""
        events = self.game.take_events()
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
