"""The answers to `!players`, `!score`, `!top`, `!turn` and `!backs`."""

from uno_engine import Seat, View
from unobot.document import Document
from unobot.messages.convention import marks, top_face, top_sentences
from unobot.messages.endings import ranking
from unobot.messages.prompts import force, prompts
from unobot.messages.snapshot import Snapshot, in_play
from unobot.messages.voice import Voice, face, faces

# --- Answers to who wants to see how the game stands: the top card, whose turn it is, the players, the score.


MARKS = {
    Seat.OUT: "mark-out",
    Seat.LEFT: "mark-left",
    Seat.WAITING: "mark-waiting",
    Seat.ELIMINATED: "mark-eliminated",
}
"""What is said of a seat that does not simply play."""


def top(voice: Voice, view: View) -> Document:
    """`!top`: the card and the colour to match, what the rules publish, how many cards are left."""
    sentences = top_sentences(voice, view) if in_play(view) else []
    if in_play(view) and view.top is not None:
        on_top = voice.say(
            "top", card=top_face(voice, view), color=voice.color(view.color), force=force(view)
        )
        sentences.insert(0, on_top)
    if not sentences:
        return voice.say("top-none")
    return voice.together("list-sentences", [*sentences, voice.say("top-pile", count=view.pile)])


def turn(voice: Voice, view: View, waited: float) -> Document:
    """`!turn`: who must do what, and for how many seconds they have been asked."""
    asked = prompts(voice, view)
    if not asked:
        return voice.say("turn-over" if view.phase == "over" else "turn-none")
    prompt = voice.together("list-sentences", asked)
    return voice.line(voice.say("turn-since", prompt=prompt, time=voice.time(waited)))


def players(voice: Voice, view: View) -> Document:
    """`!players`: everybody in the order of play, with the number of their cards."""
    held = [seat for seat, status in enumerate(view.seats) if status is not Seat.GONE]
    if not held:
        return voice.say("players-none")
    if not in_play(view):
        there = [seat for seat in held if view.seats[seat] is not Seat.LEFT]
        return voice.say("players-waiting", list=voice.names(view.names, there))
    # Whoever is to act stands first, the others follow as they will play.
    order = held[:: view.direction]
    start = next((place for place, seat in enumerate(order) if seat in view.waiting), 0)
    entries = [_entry(voice, view, seat) for seat in (*order[start:], *order[:start])]
    listed = voice.together("list-comma", entries)
    return voice.say("players", direction=view.direction, list=listed)


def _entry(voice: Voice, view: View, seat: int) -> Document:
    name = voice.name(view.names, seat)
    status = view.seats[seat]
    told = [voice.say(MARKS[status])] if status in MARKS else []
    told += marks(voice, view, seat)
    if seat in view.waiting:
        told.append(voice.say("mark-to-act"))
    if seat == view.dealer:
        told.append(voice.say("mark-dealer"))
    entry: Document = (name,)
    if status in {Seat.IN, Seat.LEFT}:
        entry = voice.say("player-cards", player=name, count=view.counts[seat])
    return voice.say("player-entry", entry=entry, list=voice.together("list-comma", told)) if told else entry


def score(voice: Voice, now: Snapshot) -> Document:
    """`!score`: the match so far."""
    view = now.view
    finished = view.round - 1 if in_play(view) else view.round
    if finished < 1:
        told = [voice.say("score-none")]
    else:
        told = [voice.say("score", rounds=finished, list=ranking(voice, now))]
    if now.target:
        told.append(voice.say("score-target", target=now.target))
    return voice.together("list-sentences", told)


# --- What is on the backs of the cards of others, for one player alone.


def backs(voice: Voice, view: View, of: int | None = None) -> Document:
    """The backs of everybody's cards, whoever plays next first, and of the draw pile's top card; or those of one seat."""
    own = view.seat or 0
    order = [(own + step * view.direction) % len(view.seats) for step in range(1, len(view.seats))]
    told = [_of(voice, view, seat) for seat in (order if of is None else [of]) if view.backs[seat]]
    if of is None and view.pile_back is not None:
        told.append(voice.say("backs-pile", card=face(view.pile_back)))
    return voice.say("backs", list=voice.together("list-comma", told)) if told else voice.say("backs-empty")


def _of(voice: Voice, view: View, seat: int) -> Document:
    return voice.say("backs-of", player=voice.name(view.names, seat), cards=faces(view.backs[seat]))
