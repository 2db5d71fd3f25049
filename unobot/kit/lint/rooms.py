"""Mistakes that a room shows: what commands and listeners raise while people play there."""

from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO

from uno_engine import RuleFailed
from unobot.commands import Command
from unobot.kit.failures import failures_told
from unobot.kit.lint.source import Subject
from unobot.kit.testing.room import PlainRoom, plain_room
from unobot.plugins.flaws import Flaw, SourceLine, place_of, place_of_error


def room_flaws(subject: Subject) -> Iterator[Flaw]:
    """Play a round in a room with the plugin, give each of its commands there, and yield what its code raises."""
    if not (subject.brought.commands or subject.brought.features):
        return
    failed: list[tuple[BaseException, SourceLine | None]] = []
    giving: list[Command] = []

    def note(error: BaseException) -> None:
        failed.append((error, place_of(giving[-1].run) if giving else None))

    # the bot's own log would stand among what is found
    with redirect_stdout(StringIO()), failures_told(note):
        try:
            with plain_room("ann", "bob", plugins=subject.around.plugins) as room:
                _use(room, subject, giving)
        except Exception as error:  # noqa: BLE001 - whatever a feature does to the bot, it is told
            note(error)
    found: dict[str, Flaw] = {}
    for raised, command in failed:
        cause = raised
        if isinstance(raised, RuleFailed) and raised.__cause__ is not None:
            cause = raised.__cause__
        place = place_of_error(cause, subject.sources)
        if place is None and command is not None:  # what it did was looked at when it was done
            place, cause = command, cause.__cause__ or cause
        # what is not raised in the plugin's own code is not its mistake, or is told where its rules are played
        if place is not None:
            flaw = Flaw("room", f"in a room it raises {type(cause).__name__}: {cause}", "", place)
            found.setdefault(str(flaw), flaw)
    yield from found.values()


def _use(room: PlainRoom, subject: Subject, giving: list[Command]) -> None:
    """Play a round, and give each command while it is played; what ends something comes last.

    The command that is given stands in `giving` meanwhile.
    """
    room.say("ann", "!new classic rounds=1")
    room.say("bob", "!join")
    room.say("ann", "!deal")
    for harmful in (False, True):
        for name, command in subject.brought.commands.items():
            if command.harmful is harmful:
                giving.append(command)
                room.say("ann", f"!{name}")
                room.whisper("ann", name)
                giving.clear()
        table = room.find_table()
        if not harmful and table is not None and table.game.state.round and not table.over:
            room.lay_out({"ann": "r7", "bob": "r1 g1"}, top="r9")
            room.say("ann", "!play r7")
