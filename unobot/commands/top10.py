"""`!top10 [week|month|season|all|rating|machines] [PRESET]`: who has won most, or plays best."""

import re
from dataclasses import dataclass

from uno_engine import NotAllowed
from unobot.commands.command import Command, Reading, Where
from unobot.commands.ranked import named
from unobot.commands.request import Request
from unobot.document import Document
from unobot.store.ranking.boards import RatedPlayer, Sums, best, best_rated, best_within
from unobot.store.ranking.played import MACHINE, PERSON, Kind
from unobot.store.ranking.seasons import ALL, month, season, week

_PAST_SEASON = re.compile(r"(\d{4})-?q([1-4])")


@dataclass(slots=True)
class _Asked:
    """Which list is asked for; `window` is one of the words, or `past` for the season `name`."""

    window: str = ALL
    name: str = ""
    preset: str = ""
    kind: Kind = PERSON


def _asked(request: Request) -> _Asked:
    """Read what stands behind the command. Raises NotAllowed for what means nothing here."""
    asked, words = _Asked(), [word.lower() for word in request.args]
    known = request.place.reader(request.identity).vocabulary.rankings
    presets = request.place.services.catalogue.presets
    while words:
        meant, used = known.starting(words)
        if meant and meant[0] == "machines":
            asked.kind = MACHINE
        elif meant:
            asked.window = meant[0]
        elif past := _PAST_SEASON.fullmatch(words[0]):
            asked.window, asked.name = "past", f"{past[1]}-Q{past[2]}"
        elif (preset := request.place.reader(request.identity).rule_line(" ".join(words))) in presets:
            asked.preset, used = preset, len(words)
        else:
            raise NotAllowed("top10-what")
        del words[: used or 1]
    return asked


def _reads(request: Request) -> Reading:
    asked, board, now = _asked(request), request.place.board, request.place.date
    if asked.window == "rating":
        return lambda connection: best_rated(connection, board, asked.kind)
    if asked.window == "week":
        return lambda connection: best_within(connection, board, asked.kind, week(now), asked.preset)
    bucket = {"month": month(now).name, "season": season(now).name, "past": asked.name}.get(asked.window, ALL)
    return lambda connection: best(connection, board, asked.kind, bucket, asked.preset)


def top10(request: Request) -> None:
    """Tell the list in one line."""
    asked = _asked(request)
    now = request.place.date
    names = {"week": week(now).name, "month": month(now).name, "season": season(now).name}
    title = request.say(
        "top10-title",
        window=asked.window,
        name=names.get(asked.window, asked.name),
        which="one" if asked.preset and asked.window != "rating" else "any",
        preset=asked.preset,
        kind=asked.kind,
    )
    if not request.found:
        request.answer(request.say("top10-none", title=title))
        return
    listed = [_told(request, place, each) for place, each in enumerate(request.found, 1)]
    request.answer(request.say("top10", title=title, list=request.voice.together("list-comma", listed)))


def _told(request: Request, place: int, player: Sums | RatedPlayer) -> Document:
    if isinstance(player, RatedPlayer):
        return request.say("top10-rated", place=place, player=named(player.name), rating=player.rating)
    return request.say(
        "top10-won",
        place=place,
        player=named(player.name),
        wins=player.wins,
        rounds=player.rounds,
        points=player.points,
    )


TOP10 = Command("top10", top10, where=Where.ANYWHERE, reads=_reads)
