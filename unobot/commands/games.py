"""`!games`: where somebody sits, and where they are waited for."""

from unobot.commands.command import Command, Where
from unobot.commands.request import Request
from unobot.document import Document, Name
from unobot.messages import Voice
from unobot.tables.place import Place
from unobot.tables.places import Places


def games(request: Request) -> None:
    """Tell it in one line; tables that wait for them come first."""
    place, voice = request.place, request.voice
    groups = place.services.groups
    # connections to one network know people by the same identities
    networks = {place.network, *groups.members(groups.of(place.network))}
    found = list(place.services.of(Places).seats_of(networks, request.identity))
    found.sort(key=lambda each: not _waits(*each))
    entries = [_entry(voice, there, seat) for there, seat in found]
    listed = voice.together("list-comma", entries)
    request.answer(voice.say("games", list=listed) if found else voice.say("games-none"), named=False)


def _waits(place: Place, seat: int) -> bool:
    return place.table is not None and seat in place.table.asked()


def _entry(voice: Voice, place: Place, seat: int) -> Document:
    """One room, with what is played there and who is waited for."""
    table = place.table
    assert table is not None
    asked, named = table.asked(), {"room": place.title, "preset": voice.table_named(table.rules.preset)}
    if seat in asked:
        left = table.time_left(place.now)
        id_ = "games-yours" if left is None else "games-yours-until"
        return voice.say(id_, **named, **({} if left is None else {"time": voice.time(left)}))
    if not asked:
        return voice.say("games-waiting", **named)
    # no identities: nobody is to be called by this line
    players = voice.together("list-and", [(Name(table.holders[each].label, ""),) for each in asked])
    return voice.say("games-theirs", **named, players=players)


GAMES = Command("games", games, where=Where.ANYWHERE)
