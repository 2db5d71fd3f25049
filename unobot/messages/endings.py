"""How a round and a match ended, and how it stands."""

from collections.abc import Sequence

from uno_engine import MatchOver, RoundOver, Scored, Seat, View
from unobot.document import Document
from unobot.messages.snapshot import Snapshot
from unobot.messages.voice import Voice


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
    return voice.say("standings", list=ranking(voice, now), target=now.target)


def ranking(voice: Voice, now: Snapshot) -> Document:
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
