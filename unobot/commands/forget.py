"""`!forget me`: take somebody's name out of all records."""

from dataclasses import replace
from functools import partial

from uno_engine import NotAllowed
from unobot.commands.command import Command, Where
from unobot.commands.request import Request
from unobot.store import SHARED_BY_LINKED, Linked, StoredSetting
from unobot.store.forgotten import ToForget
from unobot.tables.forgetting import Forgetting
from unobot.tables.lines import Lines
from unobot.tables.linking import account_of


def forget(request: Request) -> None:
    """Ask whether that is really meant; then forget all accounts of that person. Raises NotAllowed during their round."""
    place, agreed = request.place, request.place.reader(request.identity).vocabulary.agreed
    if not request.args or request.args[-1].casefold() not in agreed:
        request.whisper(request.own_voice.say("forget-sure"), named=False)
        return
    mine = account_of(place, request.sender)
    accounts = place.services.persons.accounts(place.network, request.identity) or (mine,)
    for account in accounts:
        _require_no_round(request, account)
    for account in accounts:
        _forget_settings(request, account)
    lines = request.lines
    lines.link_codes += place.services.persons.useless_codes(place.network, request.identity, place.date)
    lines.to_forget += (ToForget(each.network, each.identity, each.name) for each in accounts)
    lines.errands.append(partial(_forgotten, request, tuple(lines.to_forget)))


def _require_no_round(request: Request, account: Linked) -> None:
    """Raise NotAllowed if that account sits at a table at which a round is being played: its result would name them."""
    services = request.place.services
    for network in services.groups.members(account.network):
        for room in services.whereabouts.rounds_of(network, account.identity):
            raise NotAllowed("forget-round", room=services.preferences.title(network, room))


def _forget_settings(request: Request, account: Linked) -> None:
    preferences, lines = request.place.services.preferences, request.lines
    network, identity = account.network, account.identity
    known = preferences.of(network, "person", identity)
    lines.settings += (StoredSetting(network, "person", identity, key, None) for key in known)
    if account.person is not None:
        lines.settings += (
            StoredSetting(SHARED_BY_LINKED, "person", account.person, key, None) for key in known
        )
        lines.linked.append(replace(account, person=None))
    preferences.forget(network, identity)


async def _forgotten(request: Request, asked: tuple[ToForget, ...], lines: Lines) -> None:
    rounds = await Forgetting(request.place.services).forget(asked)
    lines.whisper(request.identity, request.own_voice.say("forget-done", count=rounds), named=False)


FORGET = Command("forget", forget, where=Where.ANYWHERE, harmful=True)
