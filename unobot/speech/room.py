"""What the room is told of what happened, and whom the table waits for now."""

from collections.abc import Sequence
from dataclasses import dataclass

from uno_engine import Event, Reminded, seen
from unobot.adapter import Importance
from unobot.document import Document
from unobot.speech.prompts import prompts, reminder
from unobot.speech.scene import Scene
from unobot.speech.telling import Telling
from unobot.speech.voice import Voice


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
    story = Telling(voice, scene).tell(told)
    for seat in scene.forgiven:
        story.effect(voice.say("effect-one-card", player=voice.name(view.names, seat)))
    if scene.asked:
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
