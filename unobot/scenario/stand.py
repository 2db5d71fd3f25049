"""A scenario's game while it is played: commands in, and what can be looked at."""

from collections.abc import Sequence

from uno_engine import (
    Card,
    EngineError,
    Event,
    Game,
    MatchOver,
    NotAllowed,
    PutOut,
    RoundBegan,
    RuleFailed,
    Seat,
    Showed,
    WentOut,
    in_round,
    view,
)
from unobot.scenario.model import Command
from unobot.scenario.typed import as_engine


class Stand:
    """The game, and what it has told so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.view = view(game, None)
        self.told: dict[int, list[Card]] = {}
        """Cards shown to a seat alone, since the last check."""
        self.out: list[int] = []
        """Who is out of the round, in order."""
        self.winners: tuple[int, ...] = ()
        """Who has won the match."""

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

    def refusal(self, command: Command) -> str | None:
        """Take a command; why it was refused, or None if it was accepted. Raises RuleFailed."""
        before = self.game.state.copy()
        try:
            enter(self.game, command)
        except RuleFailed:
            raise
        except EngineError as error:
            if self.game.state != before:
                raise RuntimeError("a refused command has changed the game") from error
            return str(error)
        refusing = [event for event in self.note() if event.refuses]
        return type(refusing[0]).__name__ if refusing else None

    def would_refuse(self, command: Command) -> str | None:
        """The same, tried on a copy."""
        return Stand(self.game.copy()).refusal(command)

    def deal(self) -> None:
        """Deal the next round. Raises EngineError if it cannot be dealt."""
        self.game.submit(self.game.state.held()[0], "deal")
        self.note()

    def wait(self, milliseconds: int) -> None:
        """Let time pass. Raises RuleFailed."""
        self.game.advance(self.game.state.clock + milliseconds)
        self.note()

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


def enter(game: Game, command: Command) -> None:
    """What a table does with a command. The host, who may stop the match, is the first seat still held."""
    seat = game.seat_of(command.seat)
    assert seat is not None
    text = as_engine(command.text)
    match text:
        case "leave":
            game.leave(seat)
        case "join" if game.state.seats[seat] in {Seat.LEFT, Seat.GONE}:
            game.come_back(seat)
        case "join":
            raise NotAllowed("already-seated")
        case "stop" if seat != game.state.held()[0]:
            raise NotAllowed("not-host")
        case "stop":
            game.stop()
        case _:
            game.submit(seat, text)
