"""Whom the table waits for, and what they can answer."""

from uno_engine import View
from unobot.document import Document
from unobot.messages.facts import prompt_args, top_face
from unobot.messages.snapshot import Snapshot, in_play
from unobot.messages.voice import Voice, face
from unobot.texts import Value


def force(view: View) -> str:
    """Whether the colour in force is the one `printed` on the top card, was `named`, or `any` will do."""
    if view.top is None or view.color is None:
        return "any"
    return "printed" if view.top.color is view.color else "named"


def prompt(voice: Voice, view: View, seat: int) -> Document:
    """What that player is to do, for everyone to read. Never tells what is private, nor what a hand holds."""
    return _said(voice, view, seat, voice.first(f"prompt-{view.why}", "prompt-other"))


def prompts(voice: Voice, view: View) -> list[Document]:
    """One sentence for each player that the table waits for, or one for all; none between rounds."""
    if not in_play(view):
        return []
    if len(view.waiting) > 1:
        return [voice.say("prompt-other", player=voice.names(view.names, view.waiting))]
    return [prompt(voice, view, seat) for seat in view.waiting]


def reminder(voice: Voice, now: Snapshot, seat: int) -> Document:
    """That time is running out."""
    id_ = voice.first(f"reminder-{now.view.why}", "reminder-other")
    return _said(voice, now.view, seat, id_, time=voice.time(now.left))


def _said(voice: Voice, view: View, seat: int, id_: str, **more: Value) -> Document:
    """A prompt or reminder; what it speaks of and no rule publishes now is `no`."""
    unknown: dict[str, Value] = dict.fromkeys(voice.wants(id_) - {"p"}, "no")
    own: dict[str, Value] = {
        "player": voice.name(view.names, seat),
        "card": face(view.about) if view.about is not None else top_face(voice, view),
        "color": voice.color(view.color),
        "force": force(view),
    }
    return voice.say(id_, **{**unknown, **prompt_args(voice, view), **own, **more})
