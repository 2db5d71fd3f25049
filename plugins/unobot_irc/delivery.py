"""What the bot says, on its way to the server: to whom it goes, and what to do if it is refused."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace

from unobot.adapter import Heard, Identity, NotNow, Outgoing, Undeliverable, Unheard, Unreached
from unobot.document import Name
from unobot_irc.chores import Chores
from unobot_irc.dressing import calls, dressed
from unobot_irc.line import Line, harmless
from unobot_irc.people import Person
from unobot_irc.reach import Reach
from unobot_irc.receipts import Receipts
from unobot_irc.rendering import undressed
from unobot_irc.rooms import Stage, WantedRoom
from unobot_irc.sight import Sight
from unobot_irc.speech import Speech

_WAITS = 0.1
"""Seconds until a private message is tried again that waits for the server's answer."""
_REMEMBERED = 200
"""So many coloured lines are remembered that the server may still refuse."""


@dataclass(frozen=True, slots=True)
class _Coloured:
    """A line with colours that the server may still refuse; `plain` is the same line without them."""

    key: int
    label: str | None
    place: WantedRoom
    plain: str


@dataclass(slots=True)
class _Refusals:
    """Which of a room's coloured lines, counted from the last, were refused: known when the server answers a PING."""

    lines: list[_Coloured]
    until: int
    first: Line
    count: int = 1


class Delivery:
    """Sends the bot's messages over one connection; `send` sends a line at once."""

    def __init__(
        self,
        sight: Sight,
        speech: Speech,
        chores: Chores,
        receipts: Receipts,
        reach: Reach,
        send: Callable[[str], None],
    ) -> None:
        self._receipts, self._reach = receipts, reach
        self._sight = sight
        self._speech = speech
        self._chores = chores
        self._send = send
        self._coloured: deque[_Coloured] = deque(maxlen=_REMEMBERED)
        self._refusals: dict[WantedRoom, _Refusals] = {}

    def deliver(self, message: Outgoing, mask: str, now: float) -> None:
        """Send one message; `mask` is our own address, which shortens lines. Raises `NotNow` or `Undeliverable`."""
        target, place = self._target(message)
        if self._receipts.said_before(message.key):
            return
        if message.to is not None and not self._receipts.may_be_told(message.key, now):
            raise NotNow(
                "the server is slow: who has that nick now is being asked", _WAITS, receiver_only=True
            )
        message = self._with_nick(message)
        plain = place is not None and place.plain
        lines = dressed(message, mask, target, plain=plain)
        self._chores.spoke = now
        if message.mention is not None:
            self._chores.turned = now
        self._receipts.expect(message.key, self._sight.features.fold(target), len(lines), now)
        for line in lines:
            self._send_line(message.key, line, place)

    def _send_line(self, key: int, line: str, place: WantedRoom | None) -> None:
        tagged, label = self._receipts.labelled(key, line)
        self._send(tagged)
        if place is not None and (plain := undressed(line)) != line:
            self._coloured.append(_Coloured(key, label, place, plain))

    def refused(self, line: Line, now: float) -> None:
        """The server did not pass a line of ours on: send it again plainly if that was for its colours, else tell the bot."""
        place = self._sight.rooms.find(line[1])
        coloured = [each for each in self._coloured if each.place is place and self._may_be_refused(each)]
        label = self._receipts.label_of(line)
        if label is not None:
            coloured = [each for each in coloured if each.label == label]
        if place is not None and place in self._refusals:
            self._refusals[place].count += 1
        elif place is not None and coloured:
            place.plain = True
            if label is not None:
                self._say_plainly(coloured, now)
            else:
                # a 404 names the room, and not the line; how many there are up to the PONG tells which lines they mean
                self._receipts.doubt(each.key for each in coloured)
                self._refusals[place] = _Refusals(coloured, self._receipts.ask(now), line)
        elif line.command != "408":
            self._refused_for_good(line, now)

    def _refused_for_good(self, line: Line, now: float) -> None:
        # 486 and 493 name nobody; only a label tells whom they are about
        told = line[1] if len(line.params) > 2 else ""
        self._lost(line, self._receipts.target_of(line) or self._sight.features.fold(told), now)

    def _may_be_refused(self, coloured: _Coloured) -> bool:
        return self._receipts.under_way(coloured.key)

    def answered(self, now: float) -> None:
        """A PING was answered: it may be known now which lines a room has refused."""
        for place, refusals in tuple(self._refusals.items()):
            if refusals.until > self._receipts.answered:
                continue
            del self._refusals[place]
            if refusals.count > len(refusals.lines):
                # also lines without colours: the room refuses whatever we say
                self._refused_for_good(refusals.first, now)
                continue
            # a room that refuses one refuses all that follow
            refused = refusals.lines[len(refusals.lines) - refusals.count :]
            for key in {each.key for each in refusals.lines} - {each.key for each in refused}:
                self._receipts.pass_on(key)
            self._say_plainly(refused, now)

    def _say_plainly(self, refused: list[_Coloured], now: float) -> None:
        for each in refused:
            self._coloured.remove(each)
            self._receipts.sent_again(each.key)
            self._send_line(each.key, each.plain, each.place)
            self._chores.pace.spend(1, now)

    def echoed(self, line: Line, now: float) -> None:
        """A line of ours has come back; a server that has swallowed it shows that only by leaving out its id."""
        target = self._sight.features.fold(line[0])
        if not self._receipts.echoed(line, target):
            self._lost(line, target, now)

    def _lost(self, line: Line, target: str, now: float) -> None:
        """The server has refused what we said to a (folded) channel or nick."""
        hit, place = self._receipts.refused(line, target), self._sight.rooms.places.get(target)
        reason = harmless(line[-1]) if line.command.isdecimal() else "swallowed without a word"
        if place is not None and place.stage is Stage.IN and place.mute_until is None:
            # what was refused may have been refused as a whole, and not for its colours
            place.plain = False
            place.mute(now)
            self._sight.news.append(Unheard(self._sight.network, place.name, reason))
        person = self._sight.roster.find(target)
        if hit and person is not None and person.identity is not None:
            self._reach.lost(person)
            self._sight.news.append(Unreached(self._sight.network, person.identity, reason))

    def mode_changed(self, line: Line) -> None:
        """The modes of a room have changed: perhaps it lets us speak now."""
        place = self._sight.rooms.find(line[0])
        if place is not None:
            self._try_to_speak(place)

    def tick(self, now: float) -> None:
        """Try again to speak where it is time to."""
        for place in self._sight.rooms.places.values():
            if place.mute_until is not None and now >= place.mute_until:
                self._try_to_speak(place)

    def _try_to_speak(self, place: WantedRoom) -> None:
        if place.stage is Stage.IN and place.mute_until is not None:
            place.mute_until = None
            self._sight.news.append(Heard(self._sight.network, place.name))

    def _with_nick(self, message: Outgoing) -> Outgoing:
        """A line that begins with the name of whom it calls begins with their present nick instead.

        irssi and WeeChat look for the nick itself. They find it also in `lris.2`, which tells lris from Iris.
        """
        holders = self._sight.roster.holders(message.mention) if message.mention and calls(message) else []
        if not holders:
            return message
        nick = _nearest(holders, self._key(message)).nick
        name, *rest = message.document
        if isinstance(name, Name) and name.name.startswith(f"{nick}."):
            return message
        return replace(message, document=(Name(nick, str(message.mention)), *rest))

    def _key(self, message: Outgoing) -> str:
        return self._sight.features.fold(message.room) if message.room else ""

    def _target(self, message: Outgoing) -> tuple[str, WantedRoom | None]:
        """The nick to send to and None, or a channel and what we know of it."""
        if message.to is not None:
            return _nearest(self._receivers(message.to), self._key(message)).nick, None
        place = self._sight.rooms.find(message.room or "")
        if place is None or (place.stage is Stage.OUT and place.refused):
            raise Undeliverable("the bot is not in that room")
        if place.stage is not Stage.IN:
            raise NotNow("the room is being entered", 2.0)
        if place.mute_until is not None:
            raise Undeliverable("the room does not let the bot speak")
        return place.name, place

    def receiver(self, identity: Identity) -> Person | None:
        """Who would be sent what is for this identity; None if nobody in sight."""
        try:
            return _nearest(self._receivers(identity), "")
        except Undeliverable:
            return None

    def _receivers(self, identity: Identity) -> list[Person]:
        """Everyone in sight of this identity. Raises `Undeliverable` if there is nobody."""
        strangers = (each for each in self._speech.strangers if each.identity == identity)
        found = self._sight.roster.holders(identity) or list(strangers)
        if not found:
            raise Undeliverable("the receiver is not in sight")
        return found


def _nearest(people: list[Person], room: str) -> Person:
    """Of several clients of one account the one in that (folded) room that spoke last."""
    return max(people, key=lambda person: (room in person.rooms, person.spoke))
