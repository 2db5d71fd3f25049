"""What is kept of somebody: `!export`, `!forget`, `!set records`."""

from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Final

from uno_engine import NotAllowed
from unobot.adapter import Importance
from unobot.commands.command import Command, Reading, Where
from unobot.commands.request import Request
from unobot.commands.set import switch
from unobot.document import Text
from unobot.store import StoredSetting
from unobot.store.read import StoredAccount, person_data
from unobot.tables.lines import Lines
from unobot.tables.place import PlaceDirectory
from unobot.tables.preferences import Account
from unobot.tables.signals import ForgetAsked
from unobot_privacy.forgetting import Forgetting, ToForget, keeps_records

_ROUNDS: Final = 5
"""So many rounds are told in a chat; all of them are in the file that the operator can write."""
_SETTINGS: Final = 20
_LONGEST: Final = 40


def _reads(request: Request) -> Reading:
    place = request.place
    theirs = place.services.persons.accounts(place.network, request.identity)
    accounts = [StoredAccount(each.network, each.identity) for each in theirs]
    return partial(person_data, person=place.person_of(request.identity), accounts=accounts)


def export(request: Request) -> None:
    """Tell somebody privately, a line each: who they are, what they have set, how they played, what features keep, and how to have it all."""
    voice, kept, lines = request.own_voice, request.found, request.lines
    whisper = partial(lines.whisper, request.identity, named=False, importance=Importance.CHATTER)
    accounts = voice.together(
        "list-comma", [(Text(f"{each.identity} ({each.network})"),) for each in kept.accounts]
    )
    whisper(voice.say("export-accounts", list=accounts), purpose="export 0")
    settings = [(Text(f"{each.key} {(each.value or '')[:_LONGEST]}"),) for each in kept.settings[:_SETTINGS]]
    listed = voice.together("list-comma", settings)
    whisper(voice.say("export-settings", count=len(settings), list=listed), purpose="export 1")
    rounds = [
        voice.say(
            "export-round",
            day=datetime.fromtimestamp(each.finished or 0.0, UTC).strftime("%Y-%m-%d"),
            preset=voice.named("preset", each.preset.partition(" ")[0]),
            place=each.place,
            points=each.points,
            round=each.id,
        )
        for each in kept.rounds[:_ROUNDS]
    ]
    won = sum(each.won for each in kept.rounds)
    listed = voice.together("list-comma", rounds)
    told = voice.say("export-rounds", count=len(kept.rounds), won=won, list=listed)
    whisper(told, purpose="export 2")
    if kept.records:
        noted = [
            (Text(f"{each.feature} {each.key} {(each.payload or b'').decode(errors='replace')[:_LONGEST]}"),)
            for each in kept.records[:_SETTINGS]
        ]
        whisper(voice.say("export-records", list=voice.together("list-comma", noted)), purpose="export 3")
    person = request.place.person_of(request.identity)
    whisper(voice.say("export-all", person=person), purpose="export all")


EXPORT = Command("export", export, where=Where.ANYWHERE, reads=_reads, theme="settings")


def forget(request: Request) -> None:
    """Ask whether somebody really wants to be forgotten; once they say so, forget all their accounts. Raises NotAllowed during their round."""
    place, agreed = request.place, request.place.reader(request.identity).vocabulary.agreed
    if not request.args or request.args[-1].casefold() not in agreed:
        request.whisper(request.own_voice.say("forget-sure"), named=False)
        return
    mine = Account(place.board, request.identity, request.sender.name)
    accounts = place.services.persons.accounts(place.network, request.identity) or (mine,)
    services, lines = place.services, request.lines
    rounds = [
        (network, room)
        for account in accounts
        for network in services.groups.members(account.network)
        for room in services.of(PlaceDirectory).rounds_of(network, account.identity)
    ]
    if rounds:
        # its result would name them
        raise NotAllowed("forget-round", room=services.preferences.title(*rounds[0]))
    for network, identity, _ in accounts:
        for key in services.preferences.of(network, "person", identity):
            lines.settings.append(StoredSetting(network, "person", identity, key, None))
            lines.settings.append(services.persons.setting(network, identity, key, None))
        services.preferences.forget(network, identity)
    # also what is kept by features that are not there any more
    lines.records += (replace(each, payload=None) for each in request.found.records)
    place.signals.emit(ForgetAsked(accounts, lines))
    asked = tuple(ToForget(each.network, each.identity, each.name) for each in accounts)
    lines.records += (each.record() for each in asked)

    async def finish(lines: Lines) -> None:
        count = await Forgetting(services).forget(asked)
        lines.whisper(request.identity, request.own_voice.say("forget-done", count=count), named=False)

    lines.background_tasks.append(finish)


FORGET = Command("forget", forget, where=Where.ANYWHERE, harmful=True, reads=_reads, theme="settings")
RECORDS = switch(
    "records", lambda request: keeps_records(request.place, request.place.network, request.identity)
)
"""Whether the rounds that somebody plays are kept under their name."""
