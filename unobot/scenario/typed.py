"""What a scenario's seats type, read as the bot reads players."""

from uno_engine import EngineError, Game, NotAllowed, NotUnderstood, RuleSet, Seat, view
from unobot.commands import ColorWords, Notation, Slip, at_table, read
from unobot.scenario.model import Command


def enter(game: Game, command: Command, notation: Notation) -> None:
    """Do what a table does with a command. Raises EngineError with the reason if it is refused.

    The host, who may stop the match and skip whoever is waited for, is the first seat still held.
    """
    seat = game.seat_of(command.seat)
    assert seat is not None
    seen = view(game, seat)
    context = at_table(seen, notation, suffixes=game.rules.suffixes, prefixes=(), bare=False, private=True)
    meant = read(command.text, context)
    if (meant is None or isinstance(meant, Slip)) and seen.listening:
        game.submit(seat, command.text)
    elif meant is None or isinstance(meant, Slip):
        raise _slip(meant, command)
    elif meant.entry is not None and meant.entry.game:
        game.submit(seat, meant.text)
    else:
        _at_table(game, seat, meant.name)


def notation_of(rules: RuleSet) -> Notation:
    """How the cards of these rules are written."""
    return Notation(rules.deck, ColorWords())


def _slip(slip: Slip | None, command: Command) -> EngineError:
    return NotUnderstood(slip.id if slip else "not-understood", said=command.text)


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
