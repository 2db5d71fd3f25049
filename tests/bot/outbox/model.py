"""What the queue has to do, written down as plainly as possible: every lane is looked at for every message."""

from unobot.adapter import Identity, Importance, Outgoing, Room

GRACE = {Importance.PRIVATE: 0, Importance.TURN: 4, Importance.ANSWER: 4, Importance.CHATTER: 20}
KEPT = 128
Place = Room | Identity


class Model:
    """The same interface as `SendQueue`, with lists."""

    def __init__(self) -> None:
        self.lanes: dict[Importance, dict[Place, list[Outgoing]]] = {i: {} for i in Importance}
        self.served: dict[Place, int] = {}
        self.due: dict[int, int] = {}
        self.held: set[Place] = set()
        self.under_way: set[Place] = set()
        self.turn = 0

    def add(self, message: Outgoing) -> list[Outgoing]:
        out = [old for old in self.waiting() if message.purpose and _same(old, message)]
        for old in out:
            self.take(old)
        lane = self.lanes[message.importance].setdefault(place(message), [])
        lane.append(message)
        self.due[message.key] = self.turn + GRACE[message.importance]
        if message.importance >= Importance.ANSWER and len(lane) > KEPT:
            out.append(lane[0])
            self.take(lane[0])
        return out

    def put_back(self, message: Outgoing) -> Outgoing | None:
        if message.purpose and any(_same(other, message) for other in self.waiting()):
            return message
        lanes = self.lanes[message.importance]
        lane = [message, *lanes.pop(place(message), [])]
        self.lanes[message.importance] = {place(message): lane, **lanes}
        self.due[message.key] = self.turn + GRACE[message.importance]
        return None

    def first(self) -> Outgoing | None:
        lanes = {
            i: [
                lane
                for p, lane in each.items()
                if p not in self.held and subject(lane[0]) not in self.under_way
            ]
            for i, each in self.lanes.items()
        }
        importances = [i for i in sorted(Importance) if lanes[i]]
        if not importances:
            return None
        importance = min(importances, key=lambda i: min(self.due[lane[0].key] for lane in lanes[i]))
        chosen = min(lanes[importance], key=self.last_turn)[0]
        return self.explaining(chosen) or chosen

    def last_turn(self, lane: list[Outgoing]) -> int:
        first = lane[0]
        own = self.served.get(place(first), 0)
        explained = self.explaining(first) is not None and first.room is not None
        return max(own, self.served.get(first.room, 0)) if explained and first.room else own

    def explaining(self, message: Outgoing) -> Outgoing | None:
        if message.to is None or message.room is None:
            return None
        lane = self.lanes[Importance.TURN].get(message.room)
        return lane[0] if lane and lane[0].key < message.key else None

    def followers(self, message: Outgoing) -> list[Outgoing]:
        lane = self.lanes[message.importance][place(message)]
        return [each for each in lane[1:] if (each.room, each.to) == (message.room, message.to)]

    def take(self, message: Outgoing) -> None:
        lanes = self.lanes[message.importance]
        lanes[place(message)].remove(message)
        if not lanes[place(message)]:
            del lanes[place(message)]

    def next_room(self, message: Outgoing) -> None:
        self.turn += 1
        self.served[place(message)] = self.turn
        if not self.waiting():
            self.served = {p: turn for p, turn in self.served.items() if p.startswith("#")}

    def waiting(self) -> list[Outgoing]:
        return [message for lanes in self.lanes.values() for lane in lanes.values() for message in lane]


def place(message: Outgoing) -> Place:
    found = message.to or message.room
    assert found is not None
    return found


def subject(message: Outgoing) -> Place:
    found = message.room or message.to
    assert found is not None
    return found


def _same(one: Outgoing, other: Outgoing) -> bool:
    return (one.room, one.to, one.purpose) == (other.room, other.to, other.purpose)
