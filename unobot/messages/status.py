"""How a table stands, and how rounds and matches end, in words."""

from collections.abc import Sequence

from uno_engine import MatchOver, RoundOver, Scored, Seat, View
from unobot.document import Document, plain
from unobot.messages.prompts import force, prompts
from unobot.messages.voice import (
    Snapshot,
    Voice,
    face,
    faces,
    in_play,
    marks,
    top_face,
    top_sentences,
    varied,
)


def round_over(voice: Voice, view: View, over: RoundOver, scored: Scored | None) -> list[Document]:
    """Say why the round ended, if that is not obvious, who won it, and the places of all players."""
    why = f"round-why-{over.why}"
    said = [voice.say(why)] if over.why != "out" and voice.has(why) else []
    if not over.winners:
        return [*said, voice.say("round-nobody", round=view.round)]
    players = voice.names(view.names, over.winners)
    if len(over.winners) > 1:
        points = team_points(over, scored)
        id_ = "round-won-together" if points else varied(voice, view, "round-shared")
        said.append(voice.say(id_, round=view.round, players=players, points=points))
    elif scored is not None and _only_winner(scored, over.winners[0]):
        said.append(voice.say("round-won-points", player=players, points=scored.gained[over.winners[0]]))
    else:
        said.append(voice.say("round-won", player=players))
    id_ = "place-of-points" if scored is not None and any(scored.gained) else "place-of"
    places: list[Document] = []
    for place, seat in _in_places(view, over):
        points = scored.gained[seat] if scored is not None else 0
        places.append(voice.say(id_, place=place, player=voice.name(view.names, seat), points=points))
    if places:
        said.append(voice.say("places", list=voice.together("list-comma", places)))
    return said


def _in_places(view: View, over: RoundOver) -> list[tuple[int, int]]:
    """Places with their seats, where players went out one after the other (M7); else nothing."""
    # With one player out there is a winner and no further places.
    if sum(status is Seat.OUT for status in view.seats) < 2:
        return []
    return sorted((place, seat) for seat, place in enumerate(over.places) if place)


def team_points(over: RoundOver, scored: Scored | None) -> int:
    """Return the points that several winners score in common, and nobody else does: they are a team; else 0."""
    if scored is None or len(over.winners) < 2:
        return 0
    gained = {points for seat, points in enumerate(scored.gained) if seat in over.winners}
    others = any(points for seat, points in enumerate(scored.gained) if seat not in over.winners)
    return gained.pop() if len(gained) == 1 and not others else 0


def _only_winner(scored: Scored, winner: int) -> bool:
    return scored.gained[winner] > 0 and not any(g for s, g in enumerate(scored.gained) if s != winner)


def points_gained(voice: Voice, view: View, over: RoundOver, scored: Scored) -> Document:
    """Say everybody's points of the round.

    Nothing if there are none, if another line tells them already, or if the standings would be the same (first round).
    """
    if (
        not any(scored.gained)
        or scored.gained == view.scores
        or _in_places(view, over)
        or team_points(over, scored)
        or (len(over.winners) == 1 and _only_winner(scored, over.winners[0]))
    ):
        return ()
    return voice.say("points-gained", list=points_of(voice, view, scored.gained, _counted(view)))


def standings(voice: Voice, now: Snapshot) -> Document:
    """Say the points of the match so far, the leader first."""
    return voice.say("standings", list=points_so_far(voice, now), target=now.target)


def points_so_far(voice: Voice, now: Snapshot) -> Document:
    """List everybody with their points, the leader first."""
    view = now.view
    sign = 1 if now.low else -1
    order = sorted(_counted(view), key=lambda seat: (sign * view.scores[seat], seat))
    return points_of(voice, view, view.scores, order)


def _counted(view: View) -> list[int]:
    """Return the seats that are held, or have points."""
    return [seat for seat, status in enumerate(view.seats) if status is not Seat.GONE or view.scores[seat]]


def points_of(voice: Voice, view: View, points: Sequence[int], order: Sequence[int]) -> Document:
    """List seats with points in that order, `ann 120, bob 30`."""
    return voice.together(
        "list-comma",
        [voice.say("points-of", player=voice.name(view.names, s), points=points[s]) for s in order],
    )


def match_over(voice: Voice, view: View, over: MatchOver, alone: RoundOver | None = None) -> Document:
    """Say who won the match, or that it was stopped; `alone`: the round, if all others left it."""
    if not over.winners or (over.stopped and not any(view.scores)):
        if alone is not None and len(alone.winners) == 1:
            # nobody scores by being left alone (M9), but the round is theirs
            return voice.say("match-stopped-alone", player=voice.name(view.names, alone.winners[0]))
        return voice.say("match-stopped" if over.stopped else "match-over")
    points = view.scores[over.winners[0]]
    if len(over.winners) > 1:
        players = voice.names(view.names, over.winners)
        id_ = varied(voice, view, "match-stopped-shared" if over.stopped else "match-shared")
        return voice.say(id_, players=players, points=points)
    player = voice.name(view.names, over.winners[0])
    if not any(view.scores):
        return voice.say("match-won-plain", player=player)
    return voice.say("match-stopped-won" if over.stopped else "match-won", player=player, points=points)


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
    # a game may have no words for one of them
    told = filter(plain, [*sentences, voice.say("top-pile", count=view.pile)])
    return voice.together("list-sentences", told)


def turn(voice: Voice, view: View, waited: float) -> Document:
    """Answer `!turn`: say which player must do what, and for how many seconds they have been waited for."""
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
    entries: list[Document] = []
    for seat in (*order[start:], *order[:start]):
        name, told = voice.name(view.names, seat), seat_marks(voice, view, seat)
        entry: Document = (name,)
        if view.seats[seat] in {Seat.IN, Seat.LEFT}:
            entry = voice.say("player-cards", player=name, count=view.counts[seat])
        if told:
            entry = voice.say("player-entry", entry=entry, list=voice.together("list-comma", told))
        entries.append(entry)
    return voice.say("players", direction=view.direction, list=voice.together("list-comma", entries))


def seat_marks(voice: Voice, view: View, seat: int) -> list[Document]:
    """Say what there is to be said of one seat beside its cards: how it stands, what the rules publish of it, whether it is to act."""
    status = view.seats[seat]
    told = [voice.say(MARKS[status])] if status in MARKS else []
    told += marks(voice, view, seat)
    if seat in view.waiting:
        told.append(voice.say("mark-to-act"))
    if seat == view.dealer:
        told.append(voice.say("mark-dealer"))
    return told


def score(voice: Voice, now: Snapshot) -> Document:
    """`!score`: the match so far."""
    view = now.view
    finished = view.round - 1 if in_play(view) else view.round
    if finished < 1:
        told = [voice.say("score-none")]
    else:
        told = [voice.say("score", rounds=finished, list=points_so_far(voice, now))]
    if now.target:
        told.append(voice.say("score-target", target=now.target))
    return voice.together("list-sentences", told)


def backs(voice: Voice, view: View, of: int | None = None) -> Document:
    """`!backs`: the backs of everybody's cards, in the order of play, and of the draw pile's top card; or of one seat's cards."""
    own = view.seat or 0
    order = [(own + step * view.direction) % len(view.seats) for step in range(1, len(view.seats))]
    told = [
        voice.say("backs-of", player=voice.name(view.names, seat), cards=faces(view.backs[seat]))
        for seat in (order if of is None else [of])
        if view.backs[seat]
    ]
    if of is None and view.pile_back is not None:
        told.append(voice.say("backs-pile", card=face(view.pile_back)))
    return voice.say("backs", list=voice.together("list-comma", told)) if told else voice.say("backs-empty")
