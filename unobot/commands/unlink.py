"""`!unlink`: let an account be a person of its own again."""

from uno_engine import NotAllowed
from unobot.commands.command import Command, Where
from unobot.commands.link import listed
from unobot.commands.request import Request
from unobot.tables.linking import part


def unlink(request: Request) -> None:
    """Part this account from the others that it is linked with. Raises NotAllowed if there are none."""
    place, voice = request.place, request.own_voice
    accounts = place.services.persons.accounts(place.network, request.identity)
    if not accounts:
        raise NotAllowed("unlink-none")
    parting = part(place, request.identity, accounts)
    request.lines.linked += parting.linked
    request.lines.settings += parting.settings
    others = [each for each in accounts if each.identity != request.identity]
    request.whisper(voice.say("unlink-done", list=listed(voice, others)), named=False)


UNLINK = Command("unlink", unlink, where=Where.ANYWHERE)
