"""The messages that wait to be sent, in the order in which they should go."""

from collections import OrderedDict, deque
from collections.abc import Iterator, Sequence
from typing import Final

from unobot.adapter import Identity, Importance, Outgoing, Room

_Receiver = tuple[Room | None, Identity | None]
_Lane = deque[Outgoing]
_Place = Room | Identity | None
_REMEMBERED: Final = 1000
_GRACE: Final = {Importance.PRIVATE: 0, Importance.TURN: 4, Importance.CHATTER: 20}
"""What is more important goes first if it comes before so many more messages have gone out."""
_CHATTER_KEPT: Final = 128
"""So much chatter may wait for one room or person: the answers to a hundred different questions, and no flood's."""


class Queue:
    """Waiting messages: by importance, then who has waited longest for a turn, then in the order of arrival.

    What is less important is overtaken by what comes a little later, but not for ever: one busy table's hands must not
    silence all rooms. Turns are taken by rooms, and for private messages by persons, so that nobody with much to be told
    keeps others from their cards; persons' turns are remembered while anything waits. What a person is told about a room
    goes after the room's own older lines, which explain it. Of too much chatter for one receiver the oldest is dropped.
    What is for somebody who is held counts as not there until they are released.
    """

    def __init__(self) -> None:
        self._lanes: Final[dict[Importance, OrderedDict[_Place, _Lane]]] = {
            importance: OrderedDict() for importance in sorted(Importance)
        }
        self._latest: Final[dict[tuple[_Receiver, str], Outgoing]] = {}
        self._turns: Final[OrderedDict[Room | None, int]] = OrderedDict()
        self._served: Final[dict[Identity, int]] = {}
        self._held: Final[set[Identity]] = set()
        self._turn = 0
        self._due: Final[dict[int, int]] = {}

    def __bool__(self) -> bool:
        return any(self._free(importance) for importance in self._lanes)

    def hold(self, person: Identity) -> None:
        """Nothing can go to this person for now."""
        self._held.add(person)

    def release(self, person: Identity) -> None:
        """Something can go to this person again."""
        self._held.discard(person)

    def add(self, message: Outgoing) -> Sequence[Outgoing]:
        """Put a message at the end; returns what is taken out for it: the one that it replaces, chatter beyond measure."""
        replaced = self._latest.get(_purpose(message)) if message.purpose else None
        out = []
        if replaced is not None:
            self.take(replaced)
            out.append(replaced)
        lane = self._lane(message)
        lane.append(message)
        self._remember(message)
        if message.importance is Importance.CHATTER and len(lane) > _CHATTER_KEPT:
            out.append(lane[0])
            self.take(lane[0])
        return out

    def put_back(self, message: Outgoing) -> Outgoing | None:
        """Put a taken message first again; returns it if a newer one with its purpose has come since."""
        if message.purpose and _purpose(message) in self._latest:
            return message
        lane = self._lane(message)
        lane.appendleft(message)
        self._lanes[message.importance].move_to_end(_room(message), last=False)
        self._remember(message)
        return None

    def first(self) -> Outgoing:
        """The message that should go next. There must be one."""
        chosen = min(self._free(self._importance()), key=self._last_turn)[0]
        return self._explaining(chosen) or chosen

    def _explaining(self, message: Outgoing) -> Outgoing | None:
        """The room's own line that was there before this private one about the room, and still waits."""
        if message.to is None or message.room is None:
            return None
        waiting = self._lanes[Importance.TURN].get(message.room)
        return waiting[0] if waiting and waiting[0].key < message.key else None

    def _free(self, importance: Importance) -> list[_Lane]:
        """The lanes of this importance from which something can go now."""
        lanes = self._lanes[importance]
        if not self._held:
            return list(lanes.values())
        return [lane for place, lane in lanes.items() if lane[0].to is None or place not in self._held]

    def _importance(self) -> Importance:
        """The importance whose time has come first; the greater one if several have."""
        waiting = [importance for importance in self._lanes if self._free(importance)]
        return min(waiting, key=lambda each: min(self._due[lane[0].key] for lane in self._free(each)))

    def followers(self, message: Outgoing) -> Iterator[Outgoing]:
        """What waits for the same receiver at the same importance after a waiting message, in order."""
        lane = self._lane(message)
        behind = False
        for other in tuple(lane):
            if behind and receiver(other) == receiver(message):
                yield other
            behind = behind or other is message

    def take(self, message: Outgoing) -> None:
        """Take a waiting message out."""
        rooms, room = self._lanes[message.importance], _room(message)
        rooms[room].remove(message)
        del self._due[message.key]
        if not rooms[room]:
            del rooms[room]
        if message.purpose and self._latest.get(_purpose(message)) is message:
            del self._latest[_purpose(message)]

    def next_room(self, message: Outgoing) -> None:
        """The message's room has had its turn: the other rooms go first now."""
        self._turn += 1
        if message.to is not None and not self._lanes[message.importance]:
            self._served.clear()
        elif message.to is not None:
            self._served[message.to] = self._turn
        else:
            self._remember_room(message)

    def _remember_room(self, message: Outgoing) -> None:
        self._turns[message.room] = self._turn
        self._turns.move_to_end(message.room)
        if len(self._turns) > _REMEMBERED:
            self._turns.popitem(last=False)

    def _last_turn(self, lane: _Lane) -> int:
        first = lane[0]
        if first.to is None:
            return self._turns.get(first.room, 0)
        held_back = self._explaining(first) is not None
        return max(self._served.get(first.to, 0), self._turns.get(first.room, 0) if held_back else 0)

    def _lane(self, message: Outgoing) -> _Lane:
        return self._lanes[message.importance].setdefault(_room(message), deque())

    def _remember(self, message: Outgoing) -> None:
        self._due[message.key] = self._turn + _GRACE[message.importance]
        if message.purpose:
            self._latest[_purpose(message)] = message


def receiver(message: Outgoing) -> _Receiver:
    """Who the message is for, and about which room: order is kept among messages that agree in this."""
    return message.room, message.to


def _room(message: Outgoing) -> _Place:
    return message.room if message.to is None else message.to


def _purpose(message: Outgoing) -> tuple[_Receiver, str]:
    return receiver(message), message.purpose or ""
