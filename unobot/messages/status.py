"""How a table stands, and how rounds and matches end, in words."""

from collections.abc import Sequence

from uno_engine import MatchOver, RoundOver, Scored, Seat, View
from unobot.document import Document
from unobot.messages.prompts import force, prompts
from unobot.messages.voice import Snapshot, Voice, face, faces, in_play, marks, top_face, top_sentences

# --- How a round and a match ended, and how it stands.


def round_over(voice: Voice, view: View, over: RoundOver, scored: Scored | None) -> list[Document]:
    """Why the round ended, if that is not plain, and who won it."""
    why = f"round-why-{over.why}"
    reason = [voice.say(why)] if over.why != "out" and voice.has(why) else []
    if not over.winners:
        return [*reason, voice.say("round-nobody", round=view.round)]
    won = _shared if len(over.winners) > 1 else _won_alone
    return [*reason, won(voice, view, over, scored), *_places(voice, view, over, scored)]


def _shared(voice: Voice, view: View, over: RoundOver, scored: Scored | None) -> Document:
    players = voice.names(view.names, over.winners)
    if points := together(over, scored):
        return voice.say("round-won-together", round=view.round, players=players, points=points)
    return voice.say("round-shared", round=view.round, players=players)


def _won_alone(voice: Voice, view: View, over: RoundOver, scored: Scored | None) -> Document:
    winner = over.winners[0]
    player = voice.name(view.names, winner)
    if scored is not None and _only_winner(scored, winner):
        return voice.say("round-won-points", player=player, points=scored.gained[winner])
    return voice.say("round-won", player=player)


def _in_places(view: View, over: RoundOver) -> list[tuple[int, int]]:
    """Places with their seats, where players went out one after the other (M7); else nothing."""
    # With one player out there is a winner and no further places.
    if sum(status is Seat.OUT for status in view.seats) < 2:
        return []
    return sorted((place, seat) for seat, place in enumerate(over.places) if place)


def _places(voice: Voice, view: View, over: RoundOver, scored: Scored | None) -> list[Document]:
    """Who came in which place, and what it scored."""
    order = _in_places(view, over)
    if not order:
        return []
    scores = scored is not None and any(scored.gained)
    listed = [
        voice.say(
            "place-of-points" if scores else "place-of",
            place=place,
            player=voice.name(view.names, seat),
            points=scored.gained[seat] if scored is not None else 0,
        )
        for place, seat in order
    ]
    return [voice.say("places", list=voice.together("list-comma", listed))]


def together(over: RoundOver, scored: Scored | None) -> int:
    """The points that several winners score in common, and nobody else does: they are a team; else 0."""
    if scored is None or len(over.winners) < 2:
        return 0
    gained = {points for seat, points in enumerate(scored.gained) if seat in over.winners}
    others = any(points for seat, points in enumerate(scored.gained) if seat not in over.winners)
    return gained.pop() if len(gained) == 1 and not others else 0


def _only_winner(scored: Scored, winner: int) -> bool:
    return scored.gained[winner] > 0 and not any(g for s, g in enumerate(scored.gained) if s != winner)


def points_gained(voice: Voice, view: View, over: RoundOver, scored: Scored) -> Document:
    """Everybody's points of the round.

    Nothing if there are none, if another line tells them already, or if the standings would be the same (first round).
    """
    if (
        not any(scored.gained)
        or scored.gained == view.scores
        or _in_places(view, over)
        or together(over, scored)
        or (len(over.winners) == 1 and _only_winner(scored, over.winners[0]))
    ):
        return ()
    return voice.say("points-gained", list=points_of(voice, view, scored.gained, _counted(view)))


def standings(voice: Voice, now: Snapshot) -> Document:
    """The points of the match so far, the leader first."""
    return voice.say("standings", list=points_so_far(voice, now), target=now.target)


def points_so_far(voice: Voice, now: Snapshot) -> Document:
    """Everybody with their points, the leader first."""
    view = now.view
    sign = 1 if now.low else -1
    order = sorted(_counted(view), key=lambda seat: (sign * view.scores[seat], seat))
    return points_of(voice, view, view.scores, order)


def _counted(view: View) -> list[int]:
    """Who holds a seat, or has points."""
    return [seat for seat, status in enumerate(view.seats) if status is not Seat.GONE or view.scores[seat]]


def points_of(voice: Voice, view: View, points: Sequence[int], order: Sequence[int]) -> Document:
    """`ann 120, bob 30`."""
    return voice.together(
        "list-comma",
        [voice.say("points-of", player=voice.name(view.names, s), points=points[s]) for s in order],
    )


def match_over(voice: Voice, view: View, over: MatchOver, alone: RoundOver | None = None) -> Document:
    """Who won the match, or that it was stopped; `alone`: the round that stopped it, and that counts."""
    if not over.winners or (over.stopped and not any(view.scores)):
        if alone is not None and len(alone.winners) == 1:
            # nobody scores by being left alone (M9), but the round is theirs
            return voice.say("match-stopped-alone", player=voice.name(view.names, alone.winners[0]))
        return voice.say("match-stopped" if over.stopped else "match-over")
    points = view.scores[over.winners[0]]
    if len(over.winners) > 1:
        players = voice.names(view.names, over.winners)
        id_ = "match-stopped-shared" if over.stopped else "match-shared"
        return voice.say(id_, players=players, points=points)
    player = voice.name(view.names, over.winners[0])
    if not any(view.scores):
        return voice.say("match-won-plain", player=player)
    return voice.say("match-stopped-won" if over.stopped else "match-won", player=player, points=points)


# --- The answers to `!players`, `!score`, `!top`, `!turn` and `!backs`.


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
        told = [voice.say("score", rounds=finished, list=points_so_far(voice, now))]
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
