"""What is written of a round that does not name somebody any more, in every database."""

from functools import partial

from tests.bot.store.words import LIBERA, ROUND, given, started
from unobot.adapter import Identity
from unobot.store import Change, RoundFinished, RoundProgress, Standing, Store, read
from unobot.store.change import person_of
from unobot.store.rows import is_whole
from unobot_privacy.forgetting import (
    ToForget,
    asked_to_forget,
    make_nameless,
    nameless_round,
    rounds_of,
    rounds_with,
    whole_rounds,
)

ANN = Identity("account:ann")


async def test_a_round_is_written_anew_with_its_checksums_and_is_nobody_s(store: Store) -> None:
    standing = Standing(ANN, "ann", 1, 0, won=True, network=LIBERA, seat=0)
    ann, person = ToForget(LIBERA, ANN, "ann"), person_of(LIBERA, ANN)
    await store.commit(started())
    await store.commit(
        Change(
            2.0,
            round=RoundProgress(inputs=given(1), finished=RoundFinished(ROUND, LIBERA, "{}", (standing,))),
            records=(ann.record(),),
        )
    )
    assert await store.read(rounds_of, {person}, 5) == [ROUND]
    assert await store.read(rounds_with, {LIBERA}, {"ann", "100%"}) == [ROUND]
    (whole,) = await store.read(whole_rounds, [ROUND])
    alias = (whole.results[0], Identity("forgotten:1"), "player1")
    await store.commit(
        Change(3.0, writes=(partial(make_nameless, [nameless_round(whole, "player1,bob", None, [alias])]),))
    )
    await store.commit(Change(4.0, records=(ann.record(done=True),)))
    (after,) = await store.read(whole_rounds, [ROUND])
    assert (after.round["seats"], after.round["proof"], after.inputs) == ("player1,bob", None, [])
    assert is_whole("rounds", after.round)
    assert all(is_whole("results", row) for row in after.results)
    assert [(each.identity, each.name) for each in await store.read(read.standings, ROUND)] == [alias[1:]]
    assert await store.read(rounds_of, {person}, 5) == []
    assert await store.read(asked_to_forget) == []
