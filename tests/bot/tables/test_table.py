import random
from collections.abc import Collection

from msgspec.structs import replace

from tests.bot.rooms.conversation import laid, rules_of
from tests.plugins.built_in import all_rules
from uno_engine import DEAL, Game, InputText, RoundOver
from unobot.adapter import Identity, Network, Room, Sender
from unobot.rooms.commit import restore_table, store_table
from unobot.store import Change, Checkpoint, InputGiven, RoundProgress, StoredRound, StoredTable, TableKept
from unobot.tables.journal import standings
from unobot.tables.table import LIVE, Table

PILE = "b1 b2 b3 b4 b5 b6 b7 b8"
NOW = 1_000.0


def people(*names: str) -> list[Sender]:
    return [Sender(Identity(name), name) for name in names]


def table(line: str = "classic", *names: str) -> Table:
    """A table with these people (ann and bob), waiting for the deal."""
    made = Table(
        Network("fake"),
        Room("#uno"),
        rules_of(line),
        line,
        Identity("ann"),
        random.Random(1),
        NOW,
    )
    for sender in people(*(names or ("ann", "bob"))):
        made.join(sender, made.home, NOW)
    made.take_events()
    return made


def give(one: Table, seat: int | None, text: str, now: float) -> None:
    """Give the table the input with that canonical text."""
    one.take(InputText(one.rules.deck.by_code).read(seat, text, one.game.state.names), now)


def dealt(line: str = "classic", **hands: str) -> Table:
    """A table in a round; ann, who plays, may have been given these cards."""
    made = table(line, *(hands or ("ann", "bob")))
    give(made, 0, "deal", NOW)
    if hands:
        made.game = laid(made.rules, hands, top="r1", turn="ann", draw=PILE, seed=made.game.seed)
    made.take_events()
    return made


def test_time_of_play_is_counted_while_the_table_neither_pauses_nor_stands_still() -> None:
    one = dealt(ann="r5 r6", bob="g5 g6")
    assert one.clock(NOW + 10) == 10_000
    one.pause(NOW + 10)
    assert one.clock(NOW + 1_000) == 10_000
    one.resume(NOW + 1_000)
    assert one.clock(NOW + 1_005) == 15_000
    one.count_until(NOW + 1_005)
    one.pace.stand_still(one, NOW + 5_000)
    assert one.clock(NOW + 5_001) == 16_000


def test_it_wakes_for_what_is_due_first() -> None:
    one = dealt(ann="r5 r6", bob="g5 g6")
    assert one.wakes_at(NOW) == NOW + 90
    assert one.wakes_at(NOW + 30) == NOW + 90
    one.deal_at = NOW + 20
    assert one.wakes_at(NOW) == NOW + 20
    one.pause(NOW + 1)
    assert one.wakes_at(NOW + 1) is None
    one.resume(NOW + 11)
    assert one.deal_at == NOW + 30
    assert one.wakes_at(NOW + 11) == NOW + 30


def test_all_that_fell_due_happens_at_its_own_time() -> None:
    one = dealt(ann="r5 r6", bob="g5 g6")
    one.advance(NOW + 180 + 100)
    assert [type(event).__name__ for event in one.take_events()].count("Reminded") == 2
    assert one.asked() == (1,)
    assert one.game.asked_at == 180_000
    assert one.clock(NOW + 280) == 280_000


def test_a_clock_that_is_set_back_changes_nothing() -> None:
    one = dealt(ann="r5 r6", bob="g5 g6")
    one.advance(NOW - 500)
    assert one.clock(NOW - 500) == 0
    give(one, 0, "/skip", NOW - 500)
    assert one.asked() == (1,)


def test_the_next_who_holds_a_seat_is_host_when_the_host_has_left() -> None:
    one = table("classic", "ann", "bob", "cid")
    one.pass_host_on()
    assert one.host == "ann"
    give(one, 0, "/leave", NOW)
    one.pass_host_on()
    assert one.host == "bob"
    give(one, 0, "/return", NOW)
    one.pass_host_on()
    assert one.host == "bob"


def test_a_round_s_standings_put_winners_first_and_who_left_last() -> None:
    one = dealt(ann="r5", bob="g9 g8", cid="g1", dan="g1 b1")
    give(one, 3, "/leave", NOW)
    give(one, 0, "play r5", NOW)
    (over,) = [event for event in one.take_events() if isinstance(event, RoundOver)]
    assert [(s.name, s.place, s.points, s.won) for s in standings(one.holders, one.game.state, over)] == [
        ("ann", 1, 0, True),
        ("bob", 3, 17, False),
        ("cid", 2, 1, False),
        ("dan", 4, 0, False),  # the hand of who has left scores for nobody (M9)
    ]


def stood(one: Table, absent: Collection[int] = ()) -> list[tuple[str, int, int, bool]]:
    """How the round that has just ended went for each."""
    one.take_events(lambda: absent)
    finished = store_table(one, Change(at=NOW)).round.finished
    assert finished is not None
    return [(each.name, each.place, each.points, each.won) for each in finished.standings]


def turns(one: Table, each: int) -> None:
    """So many turns are taken by each of two players, who draw and pass."""
    one.game.state.draw[:0] = one.game.state.draw * each
    for _ in range(2 * each):
        give(one, one.asked()[0], "draw", NOW)
        if one.game.question is not None and one.game.question.why == "drawn":
            give(one, one.asked()[0], "pass", NOW)


def test_to_be_the_last_one_left_is_no_win() -> None:
    one = dealt(ann="r5", bob="g9 g8")
    give(one, 1, "/leave", NOW)
    assert stood(one) == [("ann", 0, 5, False), ("bob", 0, 0, False)]
    assert one.uncounted


def test_it_is_a_win_where_the_round_had_gone_on_for_long() -> None:
    one = dealt(ann="r5", bob="g9 g8")
    turns(one, 5)
    give(one, 1, "/leave", NOW)
    assert stood(one) == [("ann", 1, 28, True), ("bob", 2, 0, False)]
    assert not one.uncounted


def test_who_is_kicked_has_not_lost_and_a_later_win_over_the_others_counts() -> None:
    one = dealt(ann="r5", bob="g9 g8", cid="g1")
    one.kick(1, NOW)
    give(one, 0, "play r5", NOW)
    assert stood(one) == [("ann", 1, 0, True), ("bob", 0, 0, False), ("cid", 2, 1, False)]


def test_who_does_not_answer_and_is_dropped_has_not_lost() -> None:
    one = dealt("classic idle-limit=1", ann="r5 r6", bob="g9 r8", cid="g1")
    one.advance(NOW + 180)
    give(one, 1, "play r8", NOW + 181)
    give(one, 2, "draw", NOW + 182)
    one.game.state.hands[1] = [one.rules.deck.by_code["r9"]]
    give(one, 1, "play r9", NOW + 183)
    assert stood(one) == [("ann", 0, 0, False), ("bob", 1, 0, True), ("cid", 2, 3, False)]


def test_who_is_absent_has_not_won() -> None:
    one = dealt(ann="r5", bob="g9 g8")
    give(one, 0, "play r5", NOW)
    assert stood(one, absent=[0]) == [("ann", 0, 0, False), ("bob", 0, 17, False)]


def test_a_stopped_round_has_no_standings() -> None:
    one = dealt(ann="r5", bob="g9 g8")
    give(one, None, "/stop", NOW)
    one.take_events()
    finished = store_table(one, Change(at=NOW)).round.finished
    assert finished is not None
    assert finished.standings == ()


# --- over a restart --------------------------------------------------------------------------------------------------


def come_back(one: Table, changes: list[Change]) -> tuple[Table, bool]:
    """The table that comes back from what was stored."""
    kept = changes[-1].table
    assert isinstance(kept, TableKept)
    round_ = None
    started = next((c.round.started for c in reversed(changes) if c.round.started), None)
    if kept.round is not None and started is not None:
        last = next(
            (c.round.checkpoint for c in reversed(changes) if c.round.checkpoint),
            Checkpoint(started.id, started.opening, 0),
        )
        inputs = tuple(
            given for change in changes for given in change.round.inputs if given.number > last.covers
        )
        round_ = StoredRound(
            started.id, one.network, one.room, started.preset, started.seed, started.proof, started.seats, last.state,
            last.covers, inputs, 0.0, None, None,
        )  # fmt: skip
    stored = StoredTable(one.network, one.room, kept.payload, 0.0, round_)
    return restore_table(
        stored, all_rules(), random.Random(2), NOW, lambda _rules: LIVE, lambda _table, _began: 0.0
    )


def test_what_is_stored_after_any_input_is_the_table() -> None:
    one = table("classic cards=5", "ann", "bob", "cid")
    changes = [store_table(one, Change(at=NOW))]
    for seat, text in [
        (0, "deal"),
        (None, "/skip"),
        (None, "/skip"),
        (1, "/leave"),
        (None, "/skip"),
        (1, "/return"),
    ]:
        give(one, one.asked()[0] if seat is None else seat, text, NOW + 1)
        one.take_events()
        changes.append(store_table(one, Change(at=NOW)))
        again, whole = come_back(one, changes)
        assert whole
        assert again.game.state == one.game.state
        assert again.view(None) == one.view(None)
        assert again.holders == one.holders


def test_inputs_that_cannot_be_replayed_are_covered_by_a_new_checkpoint() -> None:
    one = dealt()
    changes = [store_table(one, Change(at=NOW))]
    round_ = changes[0].round.inputs[0].round
    number = changes[0].round.inputs[-1].number + 1
    changes.append(
        replace(changes[0], round=RoundProgress(inputs=(InputGiven(round_, number, "0", "nonsense", 0),)))
    )
    again, whole = come_back(one, changes)
    assert not whole
    assert again.dirty
    change = store_table(again, Change(at=NOW))
    assert change.round.checkpoint is not None
    assert change.round.checkpoint.covers == number


def test_a_game_is_played_by_the_table_s_own_seed() -> None:
    one = dealt()
    again = Game(one.rules, bytes(32))
    for name in ("ann", "bob"):
        again.join(name)
    again.reseed(table().seeds.settle(())[0])
    again.play(0, DEAL)
    assert again.state.hands == one.game.state.hands
