"""Telling those who want to know that a table has been opened."""

from unobot.adapter import Identity, Importance
from unobot.document import Document
from unobot.store import StoredSetting
from unobot.tables.lines import Lines
from unobot.tables.place import Place
from unobot.tables.table import Table

ONCE_IN = 3600.0
"""Seconds in which nobody is told twice, however many tables are opened."""

ON, ONCE, OFF = "on", "once", "off"


def setting_for(place: Place) -> str:
    """What the setting is called in the store: somebody may want to know it of one room and not of another."""
    return f"notify {place.room}"


def wanted_by(place: Place, person: Identity) -> str:
    """`on`, `once`, `off`, or the preset of whose tables that person wants to know."""
    return place.services.preferences.of(place.network, "person", person).get(setting_for(place), OFF)


def notify(place: Place, table: Table, lines: Lines) -> None:
    """Tell everybody who is in the room, wants to know it of such a table, and does not sit there."""
    preset, now = table.title.split()[0], place.now
    place.notified = {who: at for who, at in place.notified.items() if now - at < ONCE_IN}
    for person, sender in place.present.items():
        wanted = wanted_by(place, person)
        if wanted not in {ON, ONCE, preset} or place.held_by(person) is not None:
            continue
        if person in place.notified:
            continue
        place.notified[person] = now
        lines.whisper(person, _news(place, person, table), importance=Importance.CHATTER)
        if wanted == ONCE:
            # what somebody without an account has set is not stored
            kept = lines.settings if sender.lasting else lines.passing
            kept.append(StoredSetting(place.network, "person", person, setting_for(place), None))


def _news(place: Place, person: Identity, table: Table) -> Document:
    return place.voice_for(person).say("notified", preset=table.title)
