"""What is typed: `!link`, `!unlink`."""

from collections.abc import Sequence
from typing import Final

from uno_engine import NotAllowed
from unobot.commands import Command, Where
from unobot.commands.request import Request
from unobot.document import Document, Text
from unobot.messages import Voice
from unobot.tables.place import Place, PlaceDirectory
from unobot.tables.preferences import Account
from unobot.tables.seats import token
from unobot_links.links import MOST_ACCOUNTS, Code, Joint, Links, join, part

_LETTERS: Final = 8
"""Letters of a code: it gives away more than the word for a seat does."""
_LASTS: Final = 600.0
"""Seconds in which a code must be typed."""


def link(request: Request) -> None:
    """Give a code, or be one person with whoever was given that one. Raises NotAllowed."""
    if not request.sender.lasting:
        raise NotAllowed("link-account")
    place, voice, links = request.place, request.own_voice, request.place.services.of(Links)
    if request.args and request.private:
        _link(request, request.args[0])
        return
    if request.args:
        # a code that a room has read must link nobody any more
        read = links.code(request.args[0], place.date)
        if read is not None:
            request.lines.records.append(read.record(gone=True))
        request.whisper(voice.say("link-in-room"), named=False)
        return
    mine = _account(request)
    accounts = place.services.persons.accounts(place.network, request.identity)
    if len(accounts) >= MOST_ACCOUNTS:
        raise NotAllowed("link-too-many", most=MOST_ACCOUNTS)
    code = Code(*mine, token(place.services.chance, _LETTERS), place.date + _LASTS)
    request.lines.records += [*links.useless_codes([mine], place.date), code.record()]
    said = [voice.say("link-code", code=code.code)]
    if accounts:
        said.insert(0, voice.say("link-accounts", list=_listed(voice, accounts)))
    request.whisper(voice.together("list-sentences", said), named=False)


def _link(request: Request, said: str) -> None:
    place, voice = request.place, request.own_voice
    flood = place.services.flood_control[place.network]
    if not flood.may_try_token(request.identity, place.now):
        raise NotAllowed("too-many-tokens")
    code = place.services.of(Links).code(said, place.date)
    if code is None:
        flood.wrong_token(request.identity, place.now)
        raise NotAllowed("link-wrong-code")
    joint = join(place, _account(request), code)
    _keep(request, joint)
    request.lines.records.append(code.record(gone=True))
    request.whisper(voice.say("link-done", list=_listed(voice, joint.accounts)), named=False)
    # the account that was given the code is told, where this process is on its network: it may have been taken from its owner
    services = place.services
    members = services.groups.members(services.groups.of(code.network))
    there = [each for each in members if services.of(PlaceDirectory).rooms_of(each, code.identity)]
    for network in (there or list(members))[:1]:
        chat = Place(network, None, services)
        voice, lines = chat.voice_for(code.identity), chat.lines()
        lines.whisper(code.identity, voice.say("link-done", list=_listed(voice, joint.accounts)))
        request.lines.outgoing += lines.outgoing


LINK = Command("link", link, where=Where.ANYWHERE, theme="settings")


def unlink(request: Request) -> None:
    """Part this account from the others that it is linked with. Raises NotAllowed if there are none."""
    place, voice = request.place, request.own_voice
    accounts = place.services.persons.accounts(place.network, request.identity)
    if not accounts:
        raise NotAllowed("unlink-none")
    group = place.services.groups.of(place.network)
    _keep(
        request, part(place, [each for each in accounts if each[:2] == (group, request.identity)], accounts)
    )
    others = [each for each in accounts if each.identity != request.identity]
    request.whisper(voice.say("unlink-done", list=_listed(voice, others)), named=False)


UNLINK = Command("unlink", unlink, where=Where.ANYWHERE, theme="settings")


def _account(request: Request) -> Account:
    """Return the account that has typed it."""
    return Account(request.place.board, request.identity, request.sender.name)


def _keep(request: Request, joint: Joint) -> None:
    lines = request.lines
    lines.records += joint.records
    lines.settings += joint.settings
    lines.writes.append(joint.write)


def _listed(voice: Voice, accounts: Sequence[Account]) -> Document:
    """Return the accounts, each with its network."""
    return voice.together("list-and", [(Text(f"{each.name} ({each.network})"),) for each in accounts])
