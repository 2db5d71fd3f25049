"""Records: `!stats`, `!top10`, `!versus`, `!records`."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import Connection

from uno_engine import NotAllowed
from unobot.commands.command import Command, Reading, Where
from unobot.commands.request import Request
from unobot.document import Document, Listed, Name
from unobot.messages import Voice
from unobot.messages.texts import Value
from unobot.store import PERSON
from unobot_records.boards import (
    FEATS,
    Feat,
    Meeting,
    Profile,
    RatedPlayer,
    Sums,
    best,
    best_rated,
    best_within,
    champions,
    feats,
    find_career,
    meeting,
    profile,
    profile_of,
    room_feats,
)
from unobot_records.career import LEAST_ROUNDS, MACHINE
from unobot_records.counting import ALL, Span, month, season, season_before, week

_LONGEST = 40
"""So much of a name is told."""


def make_name(name: str) -> Name:
    """Return that name as one that is spoken of, and mentions nobody."""
    # no identity: a network would link it, and tell the person that they are mentioned
    return Name(name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…", "")


def persons_called(request: Request, name: str) -> list[str]:
    """Return the persons here who are called so now."""
    place = request.place
    fold = place.services.adapters[place.network].fold
    wanted = fold(name)
    return [place.person_of(who) for who, each in place.present.items() if fold(each.name) == wanted]


def profile_called(connection: Connection, board: str, here: list[str], name: str) -> Profile | None:
    """Return of who is here and called so, else of who has played under that name; None if nobody has."""
    profiles = (profile(connection, board, person) for person in here)
    if (first := next(filter(None, profiles), None)) is not None:
        return first
    career = find_career(connection, board, name)
    return None if career is None else profile_of(connection, board, career)


def require_player(player: Profile | None, name: str) -> Profile:
    """Return the player that was found. Raises NotAllowed if nobody has played under that name."""
    if player is None:
        raise NotAllowed("nobody-played", said=name)
    return player


def _read_stats(request: Request) -> Reading:
    board, name = request.place.board, request.rest
    if name:
        # behind the name other bots take for how long: `!ustats bob alltime`
        names = {each: persons_called(request, each) for each in (name, request.args[0])}
        return lambda connection: next(
            filter(None, (profile_called(connection, board, here, each) for each, here in names.items())),
            None,
        )
    person = request.place.person_of(request.identity)
    return lambda connection: profile(connection, board, person)


def stats(request: Request) -> None:
    """`!stats [NAME]`: tell in one line how a player has done. Raises NotAllowed for the name of nobody who has played."""
    if request.rest:
        require_player(request.found, request.rest)
    player: Profile | None = request.found
    if player is None:
        request.answer(request.say("stats-none", player=request.speaker))
        return
    career = player.career
    told = [
        request.say(
            "stats",
            player=make_name(career.name),
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
    ]
    if career.badges:
        badges = [request.say(f"badge-{badge}") for badge in career.badges.split()]
        told.append(request.say("stats-badges", list=request.voice.together("list-comma", badges)))
    request.answer(request.voice.together("list-sentences", told))


STATS = Command("stats", stats, where=Where.ANYWHERE, reads=_read_stats, theme="records")
_WORDS = ("week", "month", "season", "all", "rating", "machines")
_PAST_SEASON = re.compile(r"(\d{4})-?q([1-4])")


@dataclass(slots=True)
class _Asked:
    """Which list is asked for; `window` is one of the words, or `past` for the season `name`."""

    window: str = ALL
    name: str = ""
    preset: str = ""
    kind: str = PERSON


def _asked(request: Request) -> _Asked:
    """Read what stands behind the command. Raises NotAllowed for what means nothing here."""
    asked, words = _Asked(), [word.lower() for word in request.args]
    known = request.place.reader(request.identity).vocabulary.behind("top10", _WORDS)
    presets = request.place.services.catalogue.presets
    while words:
        meant, used = known.starting(words)
        if meant and meant[0] == "machines":
            asked.kind = MACHINE
        elif meant:
            asked.window = meant[0]
        elif past := _PAST_SEASON.fullmatch(words[0]):
            asked.window, asked.name = "past", f"{past[1]}-Q{past[2]}"
        elif words[0].isdecimal():
            pass  # how many are told, as other bots have it
        elif (preset := request.place.reader(request.identity).rule_line(" ".join(words))) in presets:
            asked.preset, used = preset, len(words)
        else:
            raise NotAllowed("top10-what")
        del words[: used or 1]
    return asked


def _read_top10(request: Request) -> Reading:
    asked, board, now = _asked(request), request.place.board, request.place.date
    if asked.window == "rating":
        return lambda connection: best_rated(connection, board, asked.kind)
    if asked.window == "week":
        return lambda connection: best_within(connection, board, asked.kind, week(now), asked.preset)
    bucket = {"month": month(now).name, "season": season(now).name, "past": asked.name}.get(asked.window, ALL)
    return lambda connection: best(connection, board, asked.kind, bucket, asked.preset)


def top10(request: Request) -> None:
    """`!top10 [LIST]`: tell in one line who is ahead on that list. Raises NotAllowed for a list that there is not."""
    asked = _asked(request)
    now = request.place.date
    names = {"week": week(now).name, "month": month(now).name, "season": season(now).name}
    title = request.say(
        "top10-title",
        window=asked.window,
        name=names.get(asked.window, asked.name),
        which="one" if asked.preset and asked.window != "rating" else "any",
        preset=request.voice.table_named(asked.preset),
        kind=asked.kind,
    )
    if not request.found:
        request.answer(request.say("top10-none", title=title))
        return
    listed = [
        request.say("top10-rated", place=place, player=make_name(each.name), rating=each.rating)
        if isinstance(each, RatedPlayer)
        else tell_wins(request.voice, place, each)
        for place, each in enumerate(request.found, 1)
    ]
    picture = tuple(
        Listed(place, each.name, each.rating if isinstance(each, RatedPlayer) else each.wins)
        for place, each in enumerate(request.found, 1)
    )
    told = request.say("top10", title=title, list=request.voice.together("list-comma", listed))
    request.answer(told, picture=picture)


def tell_wins(voice: Voice, place: int, player: Sums) -> Document:
    """Tell what somebody has won who has that place on a list."""
    return voice.say(
        "top10-won",
        place=place,
        player=make_name(player.name),
        wins=player.wins,
        rounds=player.rounds,
        points=player.points,
    )


TOP10 = Command("top10", top10, where=Where.ANYWHERE, reads=_read_top10, theme="records")


class _Met(NamedTuple):
    other: Profile | None
    meeting: Meeting


def _read_versus(request: Request) -> Reading:
    name, board = request.rest, request.place.board
    if not name:
        raise NotAllowed("versus-whom")
    here, own = persons_called(request, name), request.place.person_of(request.identity)

    def reading(connection: Connection) -> _Met:
        other = profile_called(connection, board, here, name)
        return _Met(other, meeting(connection, own, other.career.person if other else ""))

    return reading


def versus(request: Request) -> None:
    """`!versus NAME`: tell how often two have met, and who was ahead. Raises NotAllowed for the name of nobody who has played, and for one's own."""
    found: _Met = request.found
    other = require_player(found.other, request.rest)
    if other.career.person == request.place.person_of(request.identity):
        raise NotAllowed("versus-self")
    rounds, ahead, behind = found.meeting
    names = {"player": request.speaker, "other": make_name(other.career.name)}
    id_ = "versus" if rounds else "versus-none"
    request.answer(request.say(id_, **names, rounds=rounds, ahead=ahead, behind=behind))


VERSUS = Command("versus", versus, where=Where.ANYWHERE, reads=_read_versus, theme="records")
_SEASONS = 4
"""The champions of so many seasons are told."""


class _Found(NamedTuple):
    feats: dict[str, Feat]
    in_room: dict[str, Feat]
    champions: list[tuple[Span, Sums]]


def _read_records(request: Request) -> Reading:
    board, room, spans = (
        request.place.board,
        request.place.home.room,
        [season_before(season(request.place.date))],
    )
    while len(spans) < _SEASONS:
        spans.append(season_before(spans[-1]))

    def reading(connection: Connection) -> _Found:
        in_room = room_feats(connection, board, room) if room is not None else {}
        return _Found(feats(connection, board), in_room, champions(connection, board, spans))

    return reading


def records(request: Request) -> None:
    """`!records`: tell in one line the records of the people on the board, those of the room where they are others, and the last champions."""
    found: _Found = request.found
    if not found.feats:
        request.answer(request.say("records-none"))
        return
    told = [_tell_feats(request, "records", found.feats)]
    own = {name: most for name, most in found.in_room.items() if most.value != found.feats[name].value}
    if own:
        told.append(_tell_feats(request, "records-room", own))
    winners = [
        request.say("champion", season=span.name, player=make_name(sums.name), wins=sums.wins)
        for span, sums in found.champions
    ]
    if winners:
        told.append(request.say("champions", list=request.voice.together("list-comma", winners)))
    request.answer(request.voice.together("list-sentences", told))


def _tell_feats(request: Request, id_: str, reached: Mapping[str, Feat]) -> Document:
    """Tell records as a sentence."""
    voice, listed = request.voice, []
    for feat in FEATS:
        if (most := reached.get(feat)) is not None:
            value: Value = voice.time(most.value) if feat == "fastest" else most.value
            listed.append(voice.say(f"record-{feat}", value=value, player=make_name(most.name)))
    return voice.say(id_, list=voice.together("list-comma", listed))


RECORDS = Command("records", records, where=Where.ANYWHERE, reads=_read_records, theme="records")
