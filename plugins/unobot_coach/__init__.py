"""Plugin with a coach: through a newcomer's match it explains privately what fits, and what can be done (`!set coach on`)."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from uno_engine import MatchOver, View
from unobot.adapter import Identity, Importance
from unobot.commands.feature import Feature
from unobot.commands.request import Request
from unobot.commands.set import switch
from unobot.document import Document
from unobot.messages import Voice, what_matches
from unobot.messages.prompts import possible
from unobot.parsing.vocabulary import typed_words
from unobot.plugins.hookspecs import hookimpl
from unobot.store import StoredSetting
from unobot.tables.lines import Lines
from unobot.tables.place import Place, PlaceDirectory
from unobot.tables.preferences import ON_OFF
from unobot.tables.seats import Holder
from unobot.tables.signals import HandDealt, HandShown, Happened, LinePassedOver, TableRestored
from unobot.tables.table import Table

unobot_api = 1

_COACH: Final = "coach"
_TIMES: Final = 3
"""Explain the same situation this many times in a match."""
_MOST_WORDS: Final = 4
"""Take a line with more words for talk."""


@dataclass(frozen=True, slots=True)
class CoachSettings:
    """The settings of this feature that an operator can give for a room."""

    coach: bool = False
    """Whether players are coached through their first match here, without asking for it."""


class Coach:
    """The coach of one room. What it has explained in this match is in memory alone: after a restart it begins again."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._told: Counter[tuple[Identity, str]] = Counter()
        self._answered: object = None
        """The moment of the game at which a line that is no move was answered last."""
        self._listeners: Mapping[type[Any], Callable[[Any], None]] = {
            HandShown: self._explain,
            LinePassedOver: self._answer,
            Happened: self._end,
        }
        place.signals.listen(HandDealt, lambda signal: self.look_at(signal.table))
        place.signals.listen(TableRestored, lambda signal: self.look_at(signal.table))

    def look_at(self, table: Table) -> None:
        """Listen to the turns if somebody at this table is coached."""
        signals, listeners = self._place.signals, self._listeners
        for kind, listener in listeners.items():
            signals.stop(kind, listener)
            if any(map(self._coaches, table.holders)):
                signals.listen(kind, listener)

    def _explain(self, signal: HandShown) -> None:
        """Tell a coached player who is asked what fits and what can be done, as long as it is new."""
        table, holder = signal.table, signal.table.holders[signal.seat]
        if not self._coaches(holder):
            return
        voice, view = self._place.voice_for(holder.identity), table.view(signal.seat)
        sentences = [self._situation(holder, voice, view), *_call(table, voice, view)]
        if told := [each for each in sentences if each]:
            self._say(holder, voice, view, told, signal.lines)

    def _situation(self, holder: Holder, voice: Voice, view: View) -> Document:
        """Say what the question is about; nothing once it was explained often enough."""
        matches = what_matches(voice, view, {})
        id_ = "coach-question"
        if view.why in {"drawn", "penalty"}:
            challenge = any(move.verb == "challenge" for move in view.answers)
            id_ = f"coach-{view.why}{'-challenge' if challenge else ''}"
        elif view.turn and view.playable:
            id_ = "coach-turn" if matches else "coach-your-turn"
        elif view.turn:
            id_ = "coach-nothing"
        self._told[holder.identity, id_] += 1
        return voice.say(id_, **matches) if self._told[holder.identity, id_] <= _TIMES else ()

    def _answer(self, signal: LinePassedOver) -> None:
        """Answer a short line that a coached player says on their turn and that is no move, once a turn."""
        table, said = self._place.table, signal.said
        seat = self._place.seat_of(said.sender.identity)
        if table is None or seat not in table.asked() or len(said.text.split()) > _MOST_WORDS:
            return
        holder, moment = table.holders[seat], (table, table.journal.round, table.journal.given)
        if moment == self._answered or not self._coaches(holder):
            return
        self._answered = moment
        voice = self._place.voice_for(holder.identity)
        unread = voice.say("coach-unread", said=said.text)
        self._say(holder, voice, table.view(seat), [unread], signal.lines)

    def _say(
        self, holder: Holder, voice: Voice, view: View, sentences: Sequence[Document], lines: Lines
    ) -> None:
        """Whisper these sentences, and what can be done now, in one line."""
        document = voice.together("list-sentences", [*sentences, possible(voice, view)])
        lines.whisper(holder.identity, document, importance=Importance.CHATTER)

    def _end(self, signal: Happened) -> None:
        """End with the match: whoever was coached through it is not coached again."""
        if not any(isinstance(event, MatchOver) and not event.stopped for event in signal.events):
            return
        self._told.clear()
        place, lines = self._place, signal.lines
        for holder in filter(self._coaches, signal.table.holders):
            lines.whisper(
                holder.identity,
                place.voice_for(holder.identity).say("coach-over"),
                importance=Importance.CHATTER,
            )
            if holder.lasting:
                off = place.services.persons.setting(place.network, holder.identity, _COACH, "off")
                lines.settings.append(off)
            else:
                lines.passing.append(StoredSetting(place.network, "person", holder.identity, _COACH, "off"))

    def _coaches(self, holder: Holder) -> bool:
        """Whether they play from this room, are there, and want to be coached."""
        place = self._place
        here = not holder.agent and holder.side == place.side and holder.identity in place.present
        return here and wants_coach(place, holder.identity)


def _call(table: Table, voice: Voice, view: View) -> list[Document]:
    """Say how the call goes along with the play that leaves one card, if this play does and the game has such a call."""
    words = [verb.name for verb in table.rules.verbs.values() if verb.along]
    if not (words and len(view.hand) == 2 and view.playable and table.rules.options.get("uno") == "call"):
        return []
    word = next(iter(typed_words(voice.texts, voice.language, f"verb-{words[0]}")), words[0])
    return [voice.say("coach-call", word=word.rstrip("°"))]


def wants_coach(place: Place, person: Identity) -> bool:
    """Whether somebody is coached: as they have set, else as it is usual in the room."""
    chosen = place.chosen(person, _COACH)
    return chosen == "on" if chosen in ON_OFF else place.settings.of(CoachSettings).coach


@hookimpl
def unobot_features() -> Sequence[Feature]:
    """Return what coaches newcomers."""
    own = switch(_COACH, lambda request: wants_coach(request.place, request.identity))

    def read(request: Request, said: str) -> str:
        """Return what is stored, and have the coach look at the person's tables once it is."""
        word = own.read(request, said)
        directory = request.place.services.of(PlaceDirectory)
        for place, _ in directory.seats_of({request.place.network}, request.identity):
            place.in_turn(partial(_look_again, place))
        return word

    coach = replace(own, read=read)
    return (
        Feature(
            _COACH, attach=lambda place: place.of(Coach), own={_COACH: coach}, table_settings=CoachSettings
        ),
    )


def _look_again(place: Place, _lines: Lines) -> None:
    if place.table is not None:
        place.of(Coach).look_at(place.table)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with its texts."""
    return (Path(__file__).parent / "texts",)
