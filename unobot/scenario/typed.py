"""What a scenario's seats type, read as the bot reads players."""

from functools import cache
from pathlib import Path
from typing import Final

from uno_engine import EngineError, Game, NotAllowed, NotUnderstood, Seat
from unobot.parsing import CommandRead, MoveRead, Reader, Readers
from unobot.scenario.model import TypedCommand
from unobot.texts import Texts

_COMMANDS: Final = ("join", "leave", "skip", "stop")


@cache
def readers(folders: tuple[Path, ...]) -> Readers:
    """The readers with the texts of these folders; made once, for a reader is used for many scenarios."""
    return Readers(Texts(folders), _COMMANDS)


def enter(game: Game, command: TypedCommand, reader: Reader) -> None:
    """Do what a table does with a command. Raises EngineError with the reason if it is refused.

    The host, who may stop the match and skip whoever is waited for, is the first seat still held.
    """
    seat = game.seat_of(command.seat)
    assert seat is not None
    read = reader.read_move(command.text, game, seat)
    match read:
        case MoveRead(move=move, ahead=ahead):
            game.play(seat, move, *ahead)
        case CommandRead(command=name):
            _at_table(game, seat, name)
        case _:
            raise _slip(read.id, command)


def _slip(id_: str, command: TypedCommand) -> EngineError:
    return NotUnderstood(id_, said=command.text)


def _at_table(game: Game, seat: int, name: str) -> None:
    host = seat == game.state.held()[0]
    match name:
        case "leave":
            game.leave(seat)
        case "join" if game.state.seats[seat] in {Seat.LEFT, Seat.GONE}:
            game.come_back(seat)
        case "join":
            raise NotAllowed("already-seated")
        case "stop" | "skip" if not host:
            raise NotAllowed("not-host")
        case "stop":
            game.stop()
        case "skip" if game.question is not None:
            game.skip(game.question.waiting()[0])
        case _:
            raise NotAllowed("no-part-of-the-game")
