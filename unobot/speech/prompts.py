"""Whom the table waits for, and what they can answer."""

from uno_engine import View
from unobot.document import Document, Text
from unobot.speech.scene import Scene
from unobot.speech.voice import Voice, face, faces
from unobot.texts import Value


def force(view: View) -> str:
    """Whether the colour in force is the one `printed` on the top card, was `named`, or `any` will do."""
    if view.top is None or view.color is None:
        return "any"
    return "printed" if view.top.color is view.color else "named"


def prompt(voice: Voice, view: View, seat: int) -> Document:
    """What that player is to do, for everyone to read. Never tells what is private, nor what a hand holds."""
    return voice.say(voice.first(f"prompt-{view.why or 'other'}", "prompt-other"), **_args(voice, view, seat))


def prompts(voice: Voice, view: View) -> list[Document]:
    """One sentence for each player that the table waits for; none between rounds."""
    if view.why == "deal":
        return []
    if len(view.waiting) > 1:
        players = voice.names(view.names, view.waiting)
        return [voice.say("prompt-other", player=players, answers="none", list="")]
    return [prompt(voice, view, seat) for seat in view.waiting]


def reminder(voice: Voice, scene: Scene, seat: int) -> Document:
    """That time is running out."""
    view = scene.view
    id_ = "reminder-other"
    if view.why == "turn":
        id_ = "reminder-turn" if force(view) == "printed" else "reminder-turn-color"
    return voice.say(id_, time=voice.time(scene.left), **_args(voice, view, seat))


def _args(voice: Voice, view: View, seat: int) -> dict[str, Value]:
    card = view.top if view.why == "turn" else view.about or view.top
    penalty = view.shown.get("penalty")
    return {
        "player": voice.name(view.names, seat),
        "card": face(card) if card is not None else Text(""),
        "color": voice.color(view.color),
        "force": force(view),
        "count": penalty if isinstance(penalty, int) else 0,
        "challenge": "yes" if view.shown.get("challengeable") else "no",
        "answerable": "yes" if view.shown.get("answerable") else "no",
        "row": row(view),
        "answers": "none",
        "list": "",
    }


def row(view: View) -> Document:
    """The cards of the centre row, where the game has one."""
    row = view.shown.get("row")
    return faces(row) if isinstance(row, tuple) else ()
