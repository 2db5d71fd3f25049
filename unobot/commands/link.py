"""Accounts of one person: `!link`, `!unlink`."""

from collections.abc import Sequence
from dataclasses import replace

from uno_engine import NotAllowed
from unobot.commands.command import Command, Where
from unobot.commands.request import Request
from unobot.document import Document, Text
from unobot.messages import Voice
from unobot.store import LinkCode, Linked
from unobot.tables.linking import account_of, join, part
from unobot.tables.place import Place
from unobot.tables.preferences import CODE_LASTS, MOST_ACCOUNTS
from unobot.tables.seats import token

# --- `!link [CODE]`: let several accounts be one person.


_CODE = 8
"""Letters of a code: it gives away more than the word for a seat does."""


def link(request: Request) -> None:
    """Give a code, or be one person with whoever was given that one. Raises NotAllowed."""
    if not request.sender.lasting:
        raise NotAllowed("link-account")
    if not request.args:
        _give_code(request)
    elif request.private:
        _link(request, request.args[0])
    else:
        _spoil(request, request.args[0])


def _give_code(request: Request) -> None:
    place, persons = request.place, request.place.services.persons
    accounts = persons.accounts(place.network, request.identity)
    if len(accounts) >= MOST_ACCOUNTS:
        raise NotAllowed("link-too-many", most=MOST_ACCOUNTS)
    mine, voice = account_of(place, request.sender), request.own_voice
    code = LinkCode(
        token(place.services.chance, _CODE), mine.network, mine.identity, mine.name, place.date + CODE_LASTS
    )
    useless = persons.useless_codes(place.network, request.identity, place.date)
    request.lines.link_codes += [*useless, code]
    said = [voice.say("link-code", code=code.code)]
    if accounts:
        said.insert(0, voice.say("link-accounts", list=listed(voice, accounts)))
    request.whisper(voice.together("list-sentences", said), named=False)


def _link(request: Request, said: str) -> None:
    place, code = request.place, _shown(request, said)
    joint = join(place, account_of(place, request.sender), code)
    request.lines.linked += joint.linked
    request.lines.settings += joint.settings
    request.lines.link_codes.append(replace(code, until=None))
    voice = request.own_voice
    request.whisper(voice.say("link-done", list=listed(voice, joint.accounts)), named=False)
    _tell_giver(request, code, joint.accounts)


def _shown(request: Request, said: str) -> LinkCode:
    """The code that was typed. Raises NotAllowed if there is none, or if too many wrong ones were tried."""
    place = request.place
    flood = place.services.flood_control[place.network]
    if not flood.may_try_token(request.identity, place.now):
        raise NotAllowed("too-many-tokens")
    code = place.services.persons.code(said, place.date)
    if code is None:
        flood.wrong_token(request.identity, place.now)
        raise NotAllowed("link-wrong-code")
    return code


def _spoil(request: Request, said: str) -> None:
    """The room has read a code: it links nobody any more."""
    code = request.place.services.persons.code(said, request.place.date)
    if code is not None:
        request.lines.link_codes.append(replace(code, until=None))
    request.whisper(request.own_voice.say("link-in-room"), named=False)


def _tell_giver(request: Request, code: LinkCode, accounts: Sequence[Linked]) -> None:
    """Tell the account that was given the code, where this process is on its network: it may have been taken from its owner."""
    services = request.place.services
    members = services.groups.members(code.network)
    there = [each for each in members if services.whereabouts.rooms_of(each, code.identity)]
    for network in (there or list(members))[:1]:
        chat = Place(network, None, services)
        voice, lines = chat.voice_for(code.identity), chat.lines()
        lines.whisper(code.identity, voice.say("link-done", list=listed(voice, accounts)))
        request.lines.outgoing += lines.outgoing


def listed(voice: Voice, accounts: Sequence[Linked]) -> Document:
    """The accounts, each with its network."""
    return voice.together("list-and", [(Text(f"{each.name} ({each.network})"),) for each in accounts])


LINK = Command("link", link, where=Where.ANYWHERE)


# --- `!unlink`: let an account be a person of its own again.


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
