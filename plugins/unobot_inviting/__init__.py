"""Plugin with `!invite` and `!notify`: people are asked to a table, and told when one is opened."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from uno_engine import NotAllowed
from unobot import adapter
from unobot.adapter import AdapterError, Identity, Importance, TokenBucket
from unobot.commands import Command, Who
from unobot.commands.feature import Feature
from unobot.commands.request import Request
from unobot.commands.set import switch
from unobot.plugins.hookspecs import hookimpl
from unobot.store import StoredSetting
from unobot.tables.lines import Lines
from unobot.tables.place import Place
from unobot.tables.signals import TableOpened

unobot_api = 1

_SHOWN = 40
"""So many letters of a name are said again."""

_ASKED_ONCE_IN: Final = 3600.0
"""Seconds in which nobody is asked into the same room twice, whoever asks."""

_BY_ONE: Final = 5, 5 / 3600
_BY_ALL: Final = 20, 20 / 3600
"""So many invitations at once, and so many a second: by one person, and by everybody in one room."""

_MOST: Final = 500


class RoomInvitations:
    """What is remembered of invitations into one room. People are told apart by any text; times are seconds of play."""

    def __init__(self, place: Place) -> None:
        now = place.now
        self._asked: dict[str, float] = {}
        self._by: dict[str, TokenBucket] = {}
        self._all = TokenBucket(*_BY_ALL, now)

    def may_ask(self, by: str, now: float) -> bool:
        """Whether that person may ask somebody in now."""
        return self._of(by, now).level(now) >= 1 and self._all.level(now) >= 1

    def was_asked(self, whom: str, now: float) -> bool:
        """Whether that person was asked in lately."""
        return now - self._asked.get(whom, -_ASKED_ONCE_IN) < _ASKED_ONCE_IN

    def asked(self, by: str, whom: str, now: float) -> None:
        """The one has asked the other in."""
        self._asked = {who: at for who, at in self._asked.items() if now - at < _ASKED_ONCE_IN}
        self._asked[whom] = now
        self._of(by, now).spend(1, now)
        self._all.spend(1, now)

    def _of(self, by: str, now: float) -> TokenBucket:
        if by not in self._by and len(self._by) >= _MOST:
            # a full one is no other than a new one; that so many have asked lately, the bucket of all prevents
            self._by = {who: bucket for who, bucket in self._by.items() if not bucket.full(now)}
        return self._by.setdefault(by, TokenBucket(*_BY_ONE, now))


def invite(request: Request) -> None:
    """Ask somebody who is here, privately; somebody else in the network's own way. Raises NotAllowed."""
    if not request.args:
        words = request.place.reader(request.identity).vocabulary
        raise NotAllowed("who", command=words.shown("command", "invite"))
    inviting, said = request.place.of(RoomInvitations), request.args[0]
    if not inviting.may_ask(request.identity, request.now):
        raise NotAllowed("invite-too-many")
    somebody = request.somebody_called(said)
    if somebody is None or somebody not in request.place.present:
        _ask_in(request, said)
    else:
        place, table = request.place, request.table
        name = place.name_for(place.present[somebody])
        if place.played_by(somebody) is not None:
            raise NotAllowed("invite-seated", name=name)
        _require_wanted(request, somebody, name)
        voice = place.voice_for(somebody)
        asked = voice.say("invited", player=request.speaker, preset=voice.table_named(table.title))
        request.lines.whisper(somebody, asked, importance=Importance.CHATTER, rings=True)
        request.whisper(request.own_voice.say("invite-done", name=name), named=False)
        place.of(RoomInvitations).asked(request.identity, somebody, request.now)


def may_be_invited(place: Place, person: Identity) -> bool:
    """Whether somebody wants to be told that others ask them in."""
    return place.chosen(person, "invitations") != "off"


def _require_wanted(request: Request, whom: Identity, name: str) -> None:
    """Raise NotAllowed if somebody was asked lately, or never wants to be; which of it, is theirs alone to know."""
    place = request.place
    if not may_be_invited(place, whom) or place.of(RoomInvitations).was_asked(whom, request.now):
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
    place.of(RoomInvitations).asked(request.identity, network.fold(name), request.now)

    async def ask(lines: Lines) -> None:
        try:
            await network.invite(request.room, name)
        except AdapterError:
            # the network's words could be anything, and in any language
            id_ = "invite-failed"
        else:
            id_ = "invite-sent"
        lines.whisper(request.identity, request.own_voice.say(id_, name=name, room=place.title), named=False)

    request.lines.background_tasks.append(ask)


INVITE = Command("invite", invite, Who.SEATED, theme="table")


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
            wanted = place.chosen(person, _setting_for(place)) or OFF
            if wanted not in {ON, ONCE, preset} or place.held_by(person) is not None or person in self._told:
                continue
            self._told[person] = now
            voice = place.voice_for(person)
            told = voice.say("notified", preset=voice.table_named(table.title))
            lines.whisper(person, told, importance=Importance.CHATTER, rings=True)
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
    reader = request.place.reader(request.identity)
    when = reader.vocabulary.behind("notify", (ON, ONCE, OFF))
    said = " ".join(when.find(request.rest)) or reader.rule_line(request.rest.lower()) or ON
    if said not in {ON, ONCE, OFF, *presets}:
        raise NotAllowed(
            "notify-what",
            words=", ".join(reader.vocabulary.shown("word-notify", word) for word in (ON, ONCE, OFF)),
        )
    request.set("person", request.identity, _setting_for(request.place), None if said == OFF else said)
    voice, what = request.own_voice, said if said in {ON, ONCE, OFF} else "preset"
    request.whisper(voice.say("notify-set", what=what, preset=voice.table_named(said)))


NOTIFY = Command("notify", notify, theme="table")


@hookimpl
def unobot_commands() -> Sequence[Command]:
    """Return both commands."""
    return (NOTIFY, INVITE)


@hookimpl
def unobot_features() -> Sequence[Feature]:
    """Return what tells people of tables."""
    own = switch("invitations", lambda request: may_be_invited(request.place, request.identity))
    return (Feature("notices", attach=lambda place: place.of(Notices), own={"invitations": own}),)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with its texts."""
    return (Path(__file__).parent / "texts",)
