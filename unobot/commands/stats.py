"""`!stats [NAME]`: what somebody has done in all rounds that count."""

from collections.abc import Iterator

from unobot.commands.command import Command, Reading, Where
from unobot.commands.ranked import named, persons_called, profile_called, required
from unobot.commands.request import Request
from unobot.document import Document
from unobot.store.ranking.boards import Profile, profile
from unobot.store.ranking.ratings import LEAST_ROUNDS


def _reads(request: Request) -> Reading:
    board, name = request.place.board, request.rest
    if name:
        here = persons_called(request, name)
        return lambda connection: profile_called(connection, board, here, name)
    person = request.place.person_of(request.identity)
    return lambda connection: profile(connection, board, person)


def stats(request: Request) -> None:
    """Tell it, in one line. Raises NotAllowed for the name of nobody who has played."""
    if request.rest:
        required(request.found, request.rest)
    if request.found is None:
        request.answer(request.say("stats-none", player=request.speaker))
        return
    request.answer(request.voice.together("list-sentences", list(_told(request, request.found))))


def _told(request: Request, player: Profile) -> Iterator[Document]:
    career = player.career
    yield request.say(
        "stats",
        player=named(career.name),
        wins=career.wins,
        rounds=career.rounds,
        percent=round(100 * career.wins / career.rounds),
        points=player.points,
        ranked="yes" if player.rank else "no",
        rank=player.rank,
        of=player.of,
        rated="yes" if career.rounds >= LEAST_ROUNDS else "no",
        rating=career.rating.shown,
        best=career.best,
        streak=career.longest,
    )
    if career.badges:
        badges = [request.say(f"badge-{badge}") for badge in career.badges.split()]
        yield request.say("stats-badges", list=request.voice.together("list-comma", badges))


STATS = Command("stats", stats, where=Where.ANYWHERE, reads=_reads)
