"""Whom the table waits for, and what they can answer."""

from uno_engine import View
from unobot.document import Document, Face, Text
from unobot.speech.scene import Scene
from unobot.speech.unknown import in_words
from unobot.speech.voice import Voice, face, faces, top_face
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
    about = None if view.why == "turn" else view.about
    penalty = view.shown.get("penalty")
    shown = {name: in_words(voice, view, name, value) for name, value in view.shown.items()}
    return {
        **shown,
        "player": voice.name(view.names, seat),
        "card": face(about) if about is not None else top_face(view),
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
    """The cards of the centre row, where the game has one; of those that are matched only the places are left."""
    row, gone = view.shown.get("row"), view.shown.get("matched")
    if not isinstance(row, tuple):
        return ()
    if not isinstance(gone, tuple) or not gone:
        return faces(row)
    spans: list[Text | Face] = []
    for place, card in enumerate(row):
        if place not in gone:
            spans += [Text(f"{' ' if spans else ''}{place + 1} "), face(card)]
    return tuple(spans)
