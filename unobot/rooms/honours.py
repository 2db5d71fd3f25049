"""What a room is told behind the end of a round: achievements of its players, and that a season is over."""

from collections.abc import Iterable

from unobot.adapter import Importance, Room
from unobot.commands.records import named
from unobot.document import Document
from unobot.store import StoredSetting
from unobot.store.ranking.boards import Sums, best
from unobot.store.ranking.counting import season
from unobot.store.ranking.played import PERSON, Earned
from unobot.tables.lines import Lines
from unobot.tables.place import Place

_SEASON = "season"
"""The setting of a room that tells in which season a round was last played there."""

_FIRST = 3
"""So many of the best are named when a season is over."""


async def honours(place: Place, room: Room, earned: tuple[Earned, ...], sides: Iterable[Place] = ()) -> Lines:
    """What is to be said and kept behind a round that has ended. Raises `StoreError`.

    `sides` are the other rooms in which it was played: they are told of achievements, too.
    """
    lines = place.lines()
    for side in (place, *sides):
        if earned and side.settings.achievements:
            side.on(lines).room(_achieved(side, earned), Importance.TURN)
    now = season(place.date).name
    known = place.services.preferences.of(place.network, "room", room).get(_SEASON)
    if known != now:
        lines.settings.append(StoredSetting(place.network, "room", room, _SEASON, now))
        if known is not None:
            winners = await place.services.store.read(best, place.board, PERSON, known)
            _tell_end(place, known, winners[:_FIRST], lines)
    return lines


def _achieved(place: Place, earned: tuple[Earned, ...]) -> Document:
    voice = place.voice()
    listed = [
        voice.say("achieved-by", player=named(each.name), badge=voice.say(f"badge-{each.badge}"))
        for each in earned
    ]
    return voice.say("achieved", list=voice.together("list-comma", listed))


def _tell_end(place: Place, name: str, winners: list[Sums], lines: Lines) -> None:
    """Say who won most in a season that is over, where anybody did."""
    if not winners:
        return
    voice = place.voice()
    listed = [
        voice.say(
            "top10-won",
            place=number,
            player=named(each.name),
            wins=each.wins,
            rounds=each.rounds,
            points=each.points,
        )
        for number, each in enumerate(winners, 1)
    ]
    lines.room(
        voice.say("season-closed", season=name, list=voice.together("list-comma", listed)), Importance.TURN
    )
