"""`!watch`: who does not play is told privately how the table stands."""

from uno_engine import NotAllowed
from unobot.commands.command import Command
from unobot.commands.request import Request
from unobot.tables.watching import most_spectators, spectators


def watch(request: Request) -> None:
    """`!watch`, `!watch off`. Raises NotAllowed to players, and where too many watch already."""
    watching, who = request.place.watching, request.identity
    if request.rest:
        if request.rest.lower() != "off":
            raise NotAllowed("watch-what")
        watching.pop(who, None)
        request.whisper(request.own_voice.say("watch-off"))
        return
    if request.place.seat_of(who) is not None:
        raise NotAllowed("watch-player")
    # whoever has gone or sat down makes room
    request.place.watching = watching = dict.fromkeys(spectators(request.place))
    most = most_spectators(request.place)
    if who not in watching and len(watching) >= most:
        raise NotAllowed("watch-full", most=most)
    watching[who] = None
    request.whisper(request.own_voice.say("watch-on"))


WATCH = Command("watch", watch)
