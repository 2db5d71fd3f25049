"""`!invite NAME`: ask somebody to the table."""

from functools import partial

from uno_engine import NotAllowed
from unobot import adapter
from unobot.adapter import AdapterError, Identity, Importance
from unobot.commands.command import Command, Who
from unobot.commands.request import Request
from unobot.tables.lines import Lines

_SHOWN = 40
"""So many letters of a name are said again."""


def invite(request: Request) -> None:
    """Ask somebody who is here, privately; somebody else in the network's own way. Raises NotAllowed."""
    if not request.args:
        raise NotAllowed("who", command="invite")
    inviting, said = request.place.inviting, request.args[0]
    if not inviting.may_ask(request.identity, request.now):
        raise NotAllowed("invite-too-many")
    somebody = request.somebody_called(said)
    if somebody is None or somebody not in request.place.present:
        _ask_in(request, said)
    else:
        _ask(request, somebody)


def _ask(request: Request, whom: Identity) -> None:
    """Tell somebody who is here that they are asked to the table."""
    place, table = request.place, request.table
    name = place.called(place.present[whom])
    if place.played_by(whom) is not None:
        raise NotAllowed("invite-seated", name=name)
    _require_wanted(request, whom, name)
    voice = place.voice_for(whom)
    asked = voice.say("invited", player=request.speaker, preset=table.title)
    request.lines.whisper(whom, asked, importance=Importance.CHATTER)
    request.whisper(request.own_voice.say("invite-done", name=name), named=False)
    place.inviting.asked(request.identity, whom, request.now)


def _require_wanted(request: Request, whom: Identity, name: str) -> None:
    """Raise NotAllowed if somebody was asked lately, or never wants to be; which of it, is theirs alone to know."""
    place = request.place
    wants = place.services.preferences.may_be_invited(place.network, whom)
    if not wants or place.inviting.was_asked(whom, request.now):
        raise NotAllowed("invite-unwanted", name=name)


def _ask_in(request: Request, said: str) -> None:
    """Have the network ask somebody into the room who is not there. Raises NotAllowed if that cannot be."""
    place, network = request.place, request.place.services.adapters[request.place.network]
    shown = said[:_SHOWN]
    if not isinstance(network, adapter.Inviting):
        raise NotAllowed("invite-nobody", said=shown)
    if not request.sender.lasting:
        raise NotAllowed("invite-account", said=shown)
    try:
        name = network.invitable(said)
    except ValueError:
        raise NotAllowed("invite-nobody", said=shown) from None
    _require_wanted(request, Identity(network.fold(name)), shown)
    place.inviting.asked(request.identity, network.fold(name), request.now)
    request.lines.errands.append(partial(_asked_in, request, network, name))


async def _asked_in(request: Request, network: "adapter.Inviting", name: str, lines: Lines) -> None:
    voice = request.own_voice
    try:
        await network.invite(request.room, name)
    except AdapterError:
        # the network's words could be anything, and in any language
        said = voice.say("invite-failed", name=name, room=request.place.title)
    else:
        said = voice.say("invite-sent", name=name, room=request.place.title)
    lines.whisper(request.identity, said, named=False)


INVITE = Command("invite", invite, Who.SEATED)
