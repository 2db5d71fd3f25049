"""What spectators are told: what everybody may know of a turn, and after the round all hands."""

from uno_engine import Seat, by_color
from unobot.document import Document
from unobot.messages.convention import top_sentences
from unobot.messages.refusals import what_matches
from unobot.messages.snapshot import Snapshot, in_play
from unobot.messages.voice import Voice, faces


def turn_commentary(voice: Voice, now: Snapshot) -> Document:
    """Who holds how many cards, beginning with whose turn it is, what lies there, and what can be laid on it."""
    view = now.view
    # the public view: whatever is said here, no hand is in it
    first = view.waiting[0] if view.waiting else 0
    order = [*range(first, len(view.seats)), *range(first)]
    counts = [
        voice.say("hand-other", player=voice.name(view.names, seat), count=view.counts[seat])
        for seat in order
        if view.seats[seat] is Seat.IN
    ]
    said = [*top_sentences(voice, view)]
    matches = what_matches(voice, view, {})
    if matches and view.why == "turn":
        said.append(voice.say("watch-goes", **matches))
    listed = voice.together("list-comma", counts)
    return (
        voice.say("watch-turn", list=listed, told=voice.together("list-sentences", said)) if said else listed
    )


def hands_left(voice: Voice, now: Snapshot) -> Document:
    """What each player holds at the end of a round. Nothing while a round is being played."""
    view = now.view
    if in_play(view):
        return ()
    entries = []
    for seat in range(len(view.seats)):
        if hand := now.view_of(seat).hand:
            player, cards = voice.name(view.names, seat), faces(sorted(hand, key=by_color))
            entries.append(voice.say("watch-hand", player=player, cards=cards))
    return voice.say("watch-hands", list=voice.together("list-comma", entries)) if entries else ()
