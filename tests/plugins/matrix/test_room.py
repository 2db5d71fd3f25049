"""What a room's state says, and what it cannot be made to say."""

from unobot.adapter import Arrived, Departed, Identity, Network, Renamed
from unobot_matrix.rooms import MemberTracker, RoomState, Timed, joins, merge
from unobot_matrix.wire import Json, RoomEvent, read

ANN, BOB, US = "@ann:x", "@bob:x", "@bot:x"


def state(kind: str, content: Json, key: str = "", sender: str = ANN) -> RoomEvent:
    return RoomEvent("$1", kind, sender, 0.0, content, key, {})


def member(user: str, standing: str = "join", name: object = None) -> RoomEvent:
    return state("m.room.member", {"membership": standing, "displayname": name}, user, user)


def room(*events: RoomEvent) -> RoomState:
    made = RoomState("!r")
    for event in events:
        made.apply(event)
    return made


def test_only_those_who_are_in_or_asked_in_count() -> None:
    made = room(member(ANN), member(BOB, "invite"), member("@cid:x"), member("@cid:x", "leave"))
    assert made.people == {ANN, BOB}
    assert not made.holds_only(ANN)
    assert made.holds_only(ANN, BOB)


def test_a_room_into_which_anybody_may_come_is_not_private() -> None:
    for rule in ("public", "restricted", "knock_restricted", "something new", 5):
        assert room(state("m.room.join_rules", {"join_rule": rule})).public, rule
    for rule in ("invite", "knock", "private"):
        assert not room(state("m.room.join_rules", {"join_rule": rule})).public, rule


def test_an_alias_with_what_cannot_be_seen_in_it_is_none() -> None:
    assert room(state("m.room.canonical_alias", {"alias": "#uno:x"})).alias == "#uno:x"
    for alias in ("#uno:x\n", "#u\u202eno:x", "#uno\ud800:x", "", 5, None):
        assert room(state("m.room.canonical_alias", {"alias": alias})).alias is None, alias


def test_creators_stand_above_power_levels_only_in_new_rooms() -> None:
    new = room(state("m.room.create", {"room_version": "12", "additional_creators": [BOB, 5]}))
    old = room(state("m.room.create", {"room_version": "10"}))
    assert new.is_operator(ANN)
    assert new.is_operator(BOB)
    assert not old.is_operator(ANN)


def test_power_levels_of_any_shape_are_survived() -> None:
    made = room(state("m.room.power_levels", {"users": {ANN: "60", BOB: []}, "users_default": {}}))
    assert made.is_operator(ANN)
    assert not made.is_operator(BOB)
    assert not made.is_operator("@cid:x")
    assert not room(state("m.room.power_levels", {"users": []})).is_operator(ANN)


def test_who_takes_anothers_name_is_told_apart_until_that_one_is_gone() -> None:
    made = room(member(ANN, name="Bob"), member(BOB, name="bob"))
    assert (made.name(ANN), made.name(BOB)) == ("Bob", f"bob ({BOB})")
    made.apply(member(ANN, name="BOB"))
    assert made.name(ANN) == "BOB"
    made.apply(member(ANN, "leave"))
    assert made.name(BOB) == "bob"


def test_who_takes_a_name_that_looks_like_anothers_is_told_apart_and_told_once() -> None:
    members = MemberTracker(
        Network("n"), room(member(US), member(ANN, name="Ann"), member(BOB, name="Bob")), US
    )
    assert [type(item) for item in members.tell_everyone()] == [Arrived, Arrived]
    changes = list(members.apply(member(BOB, name="АNN")))
    assert [(type(c), c.sender.name) for c in changes if isinstance(c, Renamed)] == [
        (Renamed, f"АNN ({BOB})"),
    ]
    assert list(members.apply(member(BOB, name="АNN"))) == []
    gone = list(members.apply(member(ANN, "leave", name="Ann")))
    assert [type(change) for change in gone] == [Departed, Renamed]


def test_a_new_name_is_not_an_arrival() -> None:
    before = {"unsigned": {"prev_content": {"membership": "join"}}}
    event = RoomEvent("$1", "m.room.member", US, 0.0, {"membership": "join"}, US, before)
    assert not joins(event, US)
    assert joins(member(US), US)


def test_events_of_the_wrong_shape_are_none() -> None:
    good = {"event_id": "$1", "type": "x", "sender": ANN, "origin_server_ts": 5000, "content": {}}
    assert read(good) == RoomEvent("$1", "x", ANN, 5.0, {}, None, good)
    for part in good:
        assert read({**good, part: []}) is None
        assert read({name: value for name, value in good.items() if name != part}) is None
    assert read({**good, "state_key": 5}) is None
    assert read([]) is None


def test_rooms_are_merged_by_time_without_reordering_any() -> None:
    def gone(name: str, time: float) -> Timed:
        return Timed(time, Departed(Network("n"), None, Identity(name)))

    first = [gone("a", 5.0), gone("b", 1.0), gone("c", 9.0)]
    second = [gone("x", 4.0), gone("y", 6.0)]
    order = [item.identity for item in merge([first, second]) if isinstance(item, Departed)]
    assert order == ["x", "a", "b", "y", "c"]


def test_everyone_is_told_again_to_a_bot_that_has_lost_the_network() -> None:
    members = MemberTracker(Network("n"), room(member(US), member(ANN)), US)
    first = list(members.tell_everyone())

    assert [item.sender.identity for item in first if isinstance(item, Arrived)] == [ANN]
    assert list(members.tell_everyone()) == first
