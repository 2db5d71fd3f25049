"""`!notify`: be told privately when a table is opened in a room."""

from typing import Final

from uno_engine import NotAllowed
from unobot.adapter import Identity, Importance
from unobot.commands import Command
from unobot.commands.request import Request
from unobot.store import StoredSetting
from unobot.tables.place import Place
from unobot.tables.signals import TableOpened

_ONCE_IN: Final = 3600.0
"""Seconds in which nobody is told twice, however many tables are opened."""

ON, ONCE, OFF = "on", "once", "off"


class Notices:
    """The time when each person was last told that a table is open in one room."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._told: dict[Identity, float] = {}
        place.signals.listen(TableOpened, self._tell)

    def _tell(self, signal: TableOpened) -> None:
        """Tell everybody who is in the room, wants to know it of such a table, and does not sit there."""
        place, table, lines, now = self._place, signal.table, signal.lines, self._place.now
        preset = table.title.split()[0]
        self._told = {who: at for who, at in self._told.items() if now - at < _ONCE_IN}
        for person, sender in place.present.items():
            chosen = place.services.preferences.of(place.network, "person", person)
            wanted = chosen.get(_setting_for(place), OFF)
            if wanted not in {ON, ONCE, preset} or place.held_by(person) is not None or person in self._told:
                continue
            self._told[person] = now
            told = place.voice_for(person).say("notified", preset=table.title)
            lines.whisper(person, told, importance=Importance.CHATTER)
            if wanted == ONCE:
                # what somebody without an account has set is not stored
                kept = lines.settings if sender.lasting else lines.passing
                kept.append(StoredSetting(place.network, "person", person, _setting_for(place), None))


def _setting_for(place: Place) -> str:
    """What the setting is called in the store: somebody may want to know it of one room and not of another."""
    return f"notify {place.room}"


def notify(request: Request) -> None:
    """`!notify [on|once|off|PRESET]`; `on` where nothing is said. Raises NotAllowed for anything else."""
    presets = request.place.services.catalogue.presets
    # a preset by the name that it has in the speaker's language
    said = request.place.reader(request.identity).rule_line(request.rest.lower()) or ON
    if said not in {ON, ONCE, OFF, *presets}:
        raise NotAllowed("notify-what", words=f"{ON}, {ONCE}, {OFF}")
    request.set("person", request.identity, _setting_for(request.place), None if said == OFF else said)
    request.whisper(
        request.own_voice.say("notify-set", what=said if said in {ON, ONCE, OFF} else "preset", preset=said)
    )


NOTIFY = Command("notify", notify)
