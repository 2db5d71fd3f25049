"""`!records`: the most that anybody here has reached, and who has won the last seasons."""

from collections.abc import Iterator
from typing import NamedTuple

from sqlalchemy import Connection

from unobot.commands.command import Command, Reading, Where
from unobot.commands.ranked import named
from unobot.commands.request import Request
from unobot.document import Document
from unobot.store.ranking.boards import FEATS, Feat, Sums, champions, feats
from unobot.store.ranking.seasons import Span, season, season_before

_SEASONS = 4
"""The champions of so many seasons are told."""


class _Found(NamedTuple):
    feats: dict[str, Feat]
    champions: list[tuple[Span, Sums]]


def _reads(request: Request) -> Reading:
    board, spans = request.place.board, [season_before(season(request.place.date))]
    while len(spans) < _SEASONS:
        spans.append(season_before(spans[-1]))

    def reading(connection: Connection) -> _Found:
        return _Found(feats(connection, board), champions(connection, board, spans))

    return reading


def records(request: Request) -> None:
    """Tell them, in one line."""
    found: _Found = request.found
    if not found.feats:
        request.answer(request.say("records-none"))
        return
    request.answer(request.voice.together("list-sentences", list(_told(request, found))))


def _told(request: Request, found: _Found) -> Iterator[Document]:
    listed = [
        request.say(f"record-{feat}", value=most.value, player=named(most.name))
        for feat in FEATS
        if (most := found.feats.get(feat)) is not None
    ]
    yield request.say("records", list=request.voice.together("list-comma", listed))
    winners = [
        request.say("champion", season=span.name, player=named(sums.name), wins=sums.wins)
        for span, sums in found.champions
    ]
    if winners:
        yield request.say("champions", list=request.voice.together("list-comma", winners))


RECORDS = Command("records", records, where=Where.ANYWHERE, reads=_reads)
