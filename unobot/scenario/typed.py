"""What a scenario's seats type, read as the bot reads players."""

from functools import cache
from pathlib import Path
from typing import Final

from uno_engine import (
    EngineError,
    Game,
    GiveUpSeat,
    Input,
    MakeMove,
    NotAllowed,
    NotUnderstood,
    Seat,
    SkipPlayer,
    StopMatch,
    TakeSeatBack,
)
from unobot.parsing import CommandRead, MoveRead, Reader, Readers
from unobot.scenario.model import TypedCommand
from unobot.texts import Texts

_COMMANDS: Final = ("join", "leave", "skip", "stop")


@cache
def readers(folders: tuple[Path, ...]) -> Readers:
    """The readers with the texts of these folders; made once, for a reader is used for many scenarios."""
    return Readers(Texts(folders), _COMMANDS)


def meant(game: Game, command: TypedCommand, reader: Reader) -> Input:
    """What a table takes a command for. Raises EngineError with the reason if it is refused.

    The host, who may stop the match and skip whoever is waited for, is the first seat still held.
    """
    seat = game.seat_of(command.seat)
    assert seat is not None
    read = reader.read_move(command.text, game, seat)
    match read:
        case MoveRead(move=move, ahead=ahead):
            return MakeMove(seat, move, tuple(ahead))
        case CommandRead(command=name):
            return _at_table(game, seat, name)
        case _:
            raise _slip(read.id, command)


def _slip(id_: str, command: TypedCommand) -> EngineError:
    return NotUnderstood(id_, said=command.text)


def _at_table(game: Game, seat: int, name: str) -> Input:
    host = seat == game.state.held()[0]
    match name:
        case "leave":
            return GiveUpSeat(seat)
        case "join" if game.state.seats[seat] in {Seat.LEFT, Seat.GONE}:
            return TakeSeatBack(seat)
        case "join":
            raise NotAllowed("already-seated")
        case "stop" | "skip" if not host:
            raise NotAllowed("not-host")
        case "stop":
            return StopMatch()
        case "skip" if game.question is not None:
            return SkipPlayer(game.question.waiting()[0])
    raise NotAllowed("no-part-of-the-game")
