"""What the room is told of what happened, and whom the table waits for now."""

from collections.abc import Sequence
from dataclasses import dataclass

from uno_engine import Event, Reminded, seen
from uno_engine.classic.called import Called
from unobot.adapter import Importance
from unobot.document import Document
from unobot.speech import calling, coming, rounds, turns
from unobot.speech.looks import in_play
from unobot.speech.prompts import prompts, reminder
from unobot.speech.scene import Scene
from unobot.speech.telling import Telling, Told
from unobot.speech.voice import Voice

TOLD: Told = {**turns.TOLD, **calling.TOLD, **coming.TOLD, **rounds.TOLD}
"""How the events of the kernel and of the classic game are told."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line for the room, as the outbox wants it. `mention` is the seat whose turn it announces."""

    document: Document
    importance: Importance = Importance.TURN
    purpose: str | None = None
    mention: int | None = None


def room_lines(voice: Voice, events: Sequence[Event], scene: Scene) -> list[Line]:
    """The lines that tell these events; an ordinary turn is one. What is not everyone's to know is left out."""
    told = seen(events, None)
    view = scene.view
    reminded = [event.seat for event in told if isinstance(event, Reminded)]
    if reminded and len(told) == len(reminded):
        return [
            Line(voice.line(reminder(voice, scene, seat)), purpose="reminder", mention=seat)
            for seat in reminded
        ]
    telling = Telling(voice, scene, told)
    story = telling.tell(TOLD)
    called = {event.seat for event in told if isinstance(event, Called)}
    for seat in scene.forgiven:
        if seat not in called and in_play(view):
            story.sentence(voice.say("one-card", player=voice.name(view.names, seat)))
    if scene.asked and not telling.prompted:
        story.sentence(*prompts(voice, view))
    lines = [Line(document) for document in story.lines()]
    if lines and scene.asked and len(view.waiting) == 1 and view.why != "deal":
        lines[-1] = Line(lines[-1].document, mention=view.waiting[0])
    return lines


def status_line(voice: Voice, scene: Scene) -> Line | None:
    """Whom the table waits for, as after a restart; None if it waits for nobody."""
    asked = prompts(voice, scene.view)
    if not asked:
        return None
    mention = scene.view.waiting[0] if len(scene.view.waiting) == 1 else None
    return Line(voice.line(voice.together("list-sentences", asked)), purpose="status", mention=mention)
