"""Answers to who wants to see how the game stands: the top card, whose turn it is, the players, the score."""

from uno_engine import Seat, View
from unobot.document import Document
from unobot.speech.endings import ranking
from unobot.speech.prompts import force, prompts, row
from unobot.speech.scene import Scene
from unobot.speech.voice import Voice, top_face

MARKS = {
    Seat.OUT: "mark-out",
    Seat.LEFT: "mark-left",
    Seat.WAITING: "mark-waiting",
    Seat.ELIMINATED: "mark-eliminated",
}
"""What is said of a seat that does not simply play."""


def in_play(view: View) -> bool:
    """Whether a round is being played."""
    return view.phase not in {"waiting", "score", "over"}


def top(voice: Voice, view: View) -> Document:
    """`!top`: the card and the colour to match, what is still to be drawn, how many cards are left."""
    if in_play(view) and (laid := row(view)):
        return voice.together(
            "list-sentences", [voice.say("top-row", row=laid), voice.say("top-pile", count=view.pile)]
        )
    if view.top is None or not in_play(view):
        return voice.say("top-none")
    sentences = [voice.say("top", card=top_face(view), color=voice.color(view.color), force=force(view))]
    penalty, seat = view.shown.get("penalty"), view.shown.get("penalized")
    if isinstance(penalty, int) and isinstance(seat, int) and penalty:
        sentences.append(voice.say("top-penalty", player=voice.name(view.names, seat), count=penalty))
    sentences.append(voice.say("top-pile", count=view.pile))
    return voice.together("list-sentences", sentences)


def turn(voice: Voice, scene: Scene) -> Document:
    """`!turn`: who must do what, since when."""
    asked = prompts(voice, scene.view)
    if not asked:
        return voice.say("turn-over" if scene.view.phase == "over" else "turn-none")
    prompt = voice.together("list-sentences", asked)
    return voice.line(voice.say("turn-since", prompt=prompt, time=voice.time(scene.waited)))


def players(voice: Voice, view: View) -> Document:
    """`!players`: everybody in the order of play, with the number of their cards."""
    held = [seat for seat, status in enumerate(view.seats) if status is not Seat.GONE]
    if not held:
        return voice.say("players-none")
    if not in_play(view):
        there = [seat for seat in held if view.seats[seat] is not Seat.LEFT]
        return voice.say("players-waiting", list=voice.names(view.names, there))
    order = held[:: view.direction]
    start = next((place for place, seat in enumerate(order) if seat in view.waiting), 0)
    entries = [_entry(voice, view, seat) for seat in (*order[start:], *order[:start])]
    listed = voice.together("list-comma", entries)
    return voice.say("players", direction=view.direction, list=listed)


def _entry(voice: Voice, view: View, seat: int) -> Document:
    name = voice.name(view.names, seat)
    status = view.seats[seat]
    marks = [voice.say(MARKS[status])] if status in MARKS else []
    marks += [voice.say(f"effect-{name}") for name in view.effects[seat] if voice.has(f"effect-{name}")]
    if seat in view.waiting:
        marks.append(voice.say("mark-to-act"))
    if seat == view.dealer:
        marks.append(voice.say("mark-dealer"))
    entry: Document = (name,)
    if status in {Seat.IN, Seat.LEFT}:
        entry = voice.say("player-cards", player=name, count=view.counts[seat])
    return (
        voice.say("player-entry", entry=entry, list=voice.together("list-comma", marks)) if marks else entry
    )


def score(voice: Voice, scene: Scene) -> Document:
    """`!score`: the match so far."""
    view = scene.view
    finished = view.round - 1 if in_play(view) else view.round
    if finished < 1:
        told = [voice.say("score-none")]
    else:
        told = [voice.say("score", rounds=finished, list=ranking(voice, scene))]
    if scene.target:
        told.append(voice.say("score-target", target=scene.target))
    return voice.together("list-sentences", told)
