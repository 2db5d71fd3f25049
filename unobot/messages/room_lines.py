"""What the room is told of what happened, and whom the table waits for now."""

from collections.abc import Sequence
from dataclasses import dataclass

from uno_engine import Event, Reminded, View, seen
from unobot.adapter import Importance
from unobot.document import Document
from unobot.messages import calls, rounds, seats, turns
from unobot.messages.narrator import Narrator
from unobot.messages.prompts import prompts, reminder
from unobot.messages.snapshot import Snapshot, in_play
from unobot.messages.voice import Voice
from unobot.tellers import Tellers

OWN = Tellers(events={**turns.TELLERS, **calls.TELLERS, **seats.TELLERS, **rounds.TELLERS})
"""How the events of the kernel and of the classic game are told. Facts of the classic game need no tellers."""


@dataclass(frozen=True, slots=True)
class RoomLine:
    """One line for the room, as the outbox wants it. `mention` is the seat whose turn it announces."""

    document: Document
    importance: Importance = Importance.TURN
    purpose: str | None = None
    mention: int | None = None


def room_lines(voice: Voice, events: Sequence[Event], now: Snapshot) -> list[RoomLine]:
    """The lines that tell these events; an ordinary turn is one. What is not everyone's to know is left out."""
    told = seen(events, None)
    reminded = [event.seat for event in told if isinstance(event, Reminded)]
    if reminded and len(told) == len(reminded):
        return [
            RoomLine(voice.line(reminder(voice, now, seat)), purpose="reminder", mention=seat)
            for seat in reminded
        ]
    narrator = Narrator(voice, now, told)
    sentences = narrator.tell({**voice.tellers.events, **OWN.events})
    if now.asked and not narrator.prompted:
        sentences.sentence(*prompts(voice, now.view))
    lines = [RoomLine(document) for document in sentences.lines()]
    if lines and now.asked:
        lines[-1] = RoomLine(lines[-1].document, mention=_mentioned(now.view))
    return lines


def status_line(voice: Voice, view: View) -> RoomLine | None:
    """Whom the table waits for, as after a restart; None if it waits for nobody."""
    asked = prompts(voice, view)
    if not asked:
        return None
    document = voice.line(voice.together("list-sentences", asked))
    return RoomLine(document, purpose="status", mention=_mentioned(view))


def _mentioned(view: View) -> int | None:
    """The one player whom a round waits for; None if there are several, or none."""
    return view.waiting[0] if len(view.waiting) == 1 and in_play(view) else None
