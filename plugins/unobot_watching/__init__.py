"""Plugin with `!watch`: spectators are told privately how the table stands."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from uno_engine import NotAllowed, RoundOver, Seat, by_color
from unobot.adapter import Identity, Importance
from unobot.commands import Command
from unobot.commands.request import Request
from unobot.document import Document
from unobot.messages import Snapshot, Voice, faces, in_play, top_sentences, what_matches
from unobot.plugins.hookspecs import hookimpl
from unobot.tables.lines import Lines
from unobot.tables.place import Place
from unobot.tables.signals import Happened, PersonLeft, PersonRenamed

unobot_api = 1

_TURN_LASTS: Final = 3.0
"""Seconds that a quick turn takes, about: every spectator costs a line in each."""

_MOST: Final = 20
"""So many spectators a room has at most, however fast its network is."""


class Spectators:
    """Who watches in one room, in the order of their asking. It is not stored: after a restart they ask anew."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._asked: dict[Identity, None] = {}
        place.signals.listen(Happened, self._tell)
        place.signals.listen(PersonLeft, lambda signal: self.remove(signal.identity))
        place.signals.listen(PersonRenamed, self._renamed)

    def add(self, person: Identity) -> None:
        """Tell that person from now on how the table stands. Raises NotAllowed to players, and where too many watch already."""
        if self._place.seat_of(person) is not None:
            raise NotAllowed("watch-player")
        # whoever has gone or sat down makes room
        self._asked = dict.fromkeys(self._present())
        pace = self._place.services.adapters[self._place.network].pace.per_second
        most = max(1, min(_MOST, int(pace * _TURN_LASTS)))
        if person not in self._asked and len(self._asked) >= most:
            raise NotAllowed("watch-full", most=most)
        self._asked[person] = None

    def remove(self, person: Identity) -> None:
        """Tell that person no longer how the table stands."""
        self._asked.pop(person, None)

    def _present(self) -> list[Identity]:
        """Who watches: they are in the room, and have no seat at the table, nor had one in this match."""
        place = self._place
        return [who for who in self._asked if who in place.present and place.seat_of(who) is None]

    def _renamed(self, signal: PersonRenamed) -> None:
        if self._asked.pop(signal.old, "") is None:
            self._asked[signal.sender.identity] = None

    def _tell(self, signal: Happened) -> None:
        """Tell what has happened. Each spectator has one line that waits to be sent, which the next one replaces."""
        table, now = signal.table, signal.now
        if any(isinstance(event, RoundOver) for event in signal.events):
            self._say("hands", self._present(), lambda voice: hands_left(voice, now), signal.lines)
        elif now.asked and not (table.waiting or table.over):
            self._say(
                "turn",
                [who for who in self._present() if not self._place.settings_of(who).quiet],
                lambda voice: turn_commentary(voice, now),
                signal.lines,
            )

    def _say(
        self, what: str, to: Sequence[Identity], said: Callable[[Voice], Document], lines: Lines
    ) -> None:
        place = self._place
        for who in to:
            if document := said(place.voice_for(who)):
                lines.whisper(
                    who, document, purpose=f"watch {what} {place.room}", importance=Importance.CHATTER
                )


def turn_commentary(voice: Voice, now: Snapshot) -> Document:
    """Who holds how many cards, beginning with whose turn it is, what lies there, and what can be laid on it."""
    view = now.view
    # the public view: whatever is said here, no hand is in it
    first = view.waiting[0] if view.waiting else 0
    order = [*range(first, len(view.seats)), *range(first)]
    counts = [
        voice.say("hand-other", player=voice.name(view.names, seat), count=view.counts[seat])
        for seat in order
        if view.seats[seat] is Seat.IN
    ]
    said = [*top_sentences(voice, view)]
    matches = what_matches(voice, view, {})
    if matches and view.why == "turn":
        said.append(voice.say("watch-goes", **matches))
    listed = voice.together("list-comma", counts)
    return (
        voice.say("watch-turn", list=listed, told=voice.together("list-sentences", said)) if said else listed
    )


def hands_left(voice: Voice, now: Snapshot) -> Document:
    """What each player holds at the end of a round. Nothing while a round is being played."""
    view = now.view
    if in_play(view):
        return ()
    entries = []
    for seat in range(len(view.seats)):
        if hand := now.view_of(seat).hand:
            player, cards = voice.name(view.names, seat), faces(sorted(hand, key=by_color))
            entries.append(voice.say("watch-hand", player=player, cards=cards))
    return voice.say("watch-hands", list=voice.together("list-comma", entries)) if entries else ()


def watch(request: Request) -> None:
    """`!watch` and `!watch off`: begin or cease to watch a table. Raises NotAllowed to players, and where too many watch already."""
    spectators = request.place.of(Spectators)
    if not request.rest:
        spectators.add(request.identity)
        request.whisper(request.own_voice.say("watch-on"))
    elif request.says_off(request.rest):
        spectators.remove(request.identity)
        request.whisper(request.own_voice.say("watch-off"))
    else:
        raise NotAllowed("watch-what")


WATCH = Command("watch", watch, theme="looking")


@hookimpl
def unobot_commands() -> Sequence[Command]:
    """Return the command."""
    return (WATCH,)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with its texts."""
    return (Path(__file__).parent / "texts",)
