"""The queue does what its plain model does, and what it costs does not grow with the lanes."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bot.outbox.line import ANN, BOB, CID, TWO, UNO, Says
from tests.bot.outbox.model import Model, subject
from tests.work import bytecodes
from unobot.adapter import Identity, Importance, Outgoing, Room
from unobot.outbox import PriorityQueue, SendQueue

PEOPLE = (ANN, BOB, CID)
ROOMS = (UNO, TWO, Room("#three"))


def _some_message(says: Says, chance: Random) -> Outgoing:
    to = chance.choice((None, None, *PEOPLE))
    importance = chance.choice(tuple(Importance))
    room = None if to and chance.random() < 0.2 else chance.choice(ROOMS)
    return says("text", room, to, importance, chance.choice((None, None, None, "a", "b")))


@given(seed=st.integers(0, 2**32), fill=st.floats(0.3, 0.7), most=st.integers(10, 400))
@settings(max_examples=150, deadline=None)
def test_any_course_of_events_goes_as_in_the_plain_model(seed: int, fill: float, most: int) -> None:
    chance, says = Random(seed), Says()
    queue, model = SendQueue(), Model()
    under_way: list[Outgoing] = []
    for _ in range(most):
        if under_way and chance.random() < 0.3:
            arrived = under_way.pop(chance.randrange(len(under_way)))
            queue.done(arrived)
            model.under_way.remove(subject(arrived))
        if chance.random() < 0.1:
            _hold_or_release(queue, model, chance)
        if chance.random() < fill:
            message = _some_message(says, chance)
            assert list(queue.add(message)) == model.add(message)
        if chance.random() < 0.2:
            continue  # much may change before the next message is chosen
        expected = model.first()
        assert queue.first() is expected
        if expected is not None:
            assert list(queue.followers(expected)) == model.followers(expected)
            if chance.random() < 1 - fill:
                _send(queue, model, expected, says, chance)
                if chance.random() < 0.5:
                    queue.begin(expected)
                    model.under_way.add(subject(expected))
                    under_way.append(expected)


def _hold_or_release(queue: SendQueue, model: Model, chance: Random) -> None:
    person = chance.choice(PEOPLE)
    if person in model.held:
        model.held.discard(person)
        queue.release(person)
    else:
        model.held.add(person)
        queue.hold(person)


def _send(queue: SendQueue, model: Model, message: Outgoing, says: Says, chance: Random) -> None:
    """Take a message with some of its followers; now and then it is put back, and first another one may come."""
    for part in [message, *model.followers(message)[: chance.randrange(2)]]:
        queue.take(part)
        model.take(part)
    if chance.random() < 0.2:
        other = _some_message(says, chance)
        assert list(queue.add(other)) == model.add(other)
        assert queue.put_back(message) is model.put_back(message)
    queue.next_room(message)
    model.next_room(message)


def test_a_flood_of_chatter_drops_the_oldest_as_in_the_plain_model() -> None:
    says, queue, model = Says(), SendQueue(), Model()
    for _ in range(200):
        message = says("help", importance=Importance.CHATTER)
        assert list(queue.add(message)) == model.add(message)
    assert queue.first() is model.first()


def test_more_rooms_than_are_remembered_still_all_get_their_lines() -> None:
    says, queue = Says(), SendQueue()
    for turn in range(2):
        for number in range(1500):
            queue.add(says(f"{turn}", Room(f"#room{number}")))
    rooms = []
    while message := queue.first():
        queue.take(message)
        queue.next_room(message)
        rooms.append(message.room)
    assert len(set(rooms[:1500])) == 1500
    assert len(rooms) == 3000


def test_the_work_for_a_message_hardly_grows_with_the_lanes() -> None:
    few, many = _work_for_a_message(10), _work_for_a_message(400)
    assert many < 1.5 * few


def _work_for_a_message(lanes: int) -> float:
    """Bytecodes for one message, from when it is put in until it is sent, with so many rooms waiting."""
    says, queue = Says(), SendQueue()
    numbers = [*range(lanes)] * 3
    rooms = [says("moves", Room(f"#room{number}")) for number in numbers]
    people = [
        says("hand", Room(f"#room{number}"), Identity(f"p{number}"), Importance.PRIVATE) for number in numbers
    ]

    def send_all() -> None:
        for new in (*rooms, *people):
            queue.add(new)
        while message := queue.first():
            queue.take(message)
            queue.next_room(message)

    return bytecodes(send_all) / len(numbers)


def test_a_queue_whose_first_item_never_changes_does_not_grow() -> None:
    queue = PriorityQueue[str]()
    queue.put("first", (0, 0))
    for n in range(1, 10_000):
        queue.put("other", (n, n))
    assert queue.first() == "first"
    assert len(queue._heap) < 100


def test_an_empty_queue_has_no_first_item() -> None:
    queue = PriorityQueue[str]()
    queue.put("a", (1, 1))
    del queue.ranks["a"]
    with pytest.raises(IndexError):
        queue.first()
