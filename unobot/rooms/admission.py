"""Which lines of a room count: what they ask for, and what their speakers are to the table there."""

from unobot.adapter import Identity, Said
from unobot.commands.registry import Registry
from unobot.parsing import CommandRead, Read
from unobot.tables.flood_control import Rank, Verdict
from unobot.tables.place import Place


def read_line(place: Place, said: Said, commands: Registry) -> Read | None:
    """Return what a line asks for there; None if it is chatter."""
    who = said.sender.identity
    speaker = place.speaker(said, place.take_suggestion(who))
    with place.services.watchdog:
        read = place.reader(who).read(said.text, speaker)
    place.suggest(who, read)
    if isinstance(read, CommandRead) and read.bare and speaker.seat is None:
        # who has no seat may only ask for one without prefix
        return read if commands.all[read.command].seats else None
    return read


def may_be_command(place: Place, said: Said) -> bool:
    """Whether a line seems to ask for something: all that can be told before the store has been read."""
    if said.room is None or said.addressed:
        return True
    for prefix in place.settings.prefixes:
        if said.text.startswith(prefix):
            return said.text[len(prefix) :][:1].isalnum()
    return False


def waits_for(place: Place, identity: Identity) -> bool:
    """Whether the table there waits for that person."""
    seat, table = place.seat_of(identity), place.table
    if table is None:
        return False
    return (place.played_by(identity) if seat is None else seat) in table.asked()


def rank_at(place: Place, identity: Identity) -> Rank:
    """Return what somebody is to the table there."""
    if waits_for(place, identity):
        return Rank.ASKED
    return Rank.OTHER if place.played_by(identity) is None else Rank.SEATED


def passes_flood_control(place: Place, said: Said) -> bool:
    """Whether a line that needed no prefix is heard; all others passed flood control before they came to their room."""
    flood, who = place.services.flood_control[place.network], said.sender.identity
    return flood.admits(who, rank_at(place, who), place.room, place.now) is Verdict.ADMIT


async def why_unseatable(place: Place, who: Identity) -> str | None:
    """Return the id of the message that says why somebody can get no seat there; None if they can."""
    if who not in place.present:
        return "not-seen"
    reachable = await place.services.adapters[place.network].reachable(who)
    return None if reachable else place.here("cannot-whisper")
