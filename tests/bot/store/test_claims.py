"""Who answers on a network: one process at a time, and whoever did before can write nothing more."""

import asyncio
import time

import psycopg
import pytest
from sqlalchemy import make_url

from tests.bot.store.cutting_proxy import cutting_proxy
from tests.bot.store.words import LIBERA, OFTC, said
from tests.servers.postgresql import Postgresql, backends
from unobot.store import Change, Claim, Handled, Messages, Store, TakenOver, claim_on, holder_on
from unobot.store.database import Database, _key_of
from unobot.store.server_claim import ServerClaim


def connected(location: str) -> psycopg.Connection[tuple[object, ...]]:
    """A connection of somebody else."""
    url = make_url(location).set(drivername="postgresql")
    return psycopg.connect(url.render_as_string(hide_password=False))


async def test_a_claim_is_held_by_one_at_a_time_and_free_again_when_it_is_given_back(location: str) -> None:
    first, second = claim_on(location, [LIBERA, OFTC]), claim_on(location, [OFTC, LIBERA])
    assert await first.take() is None
    assert first.sure()
    assert await second.take() == LIBERA
    await first.release()
    # a server needs a moment to notice
    async with asyncio.timeout(10):
        while await second.take() is not None:  # noqa: ASYNC110 - the server tells nobody
            await asyncio.sleep(0.05)
    await second.release()


@pytest.mark.parametrize("location", ["postgresql"], indirect=True)
async def test_all_networks_are_claimed_or_none(location: str) -> None:
    oftc, both, libera = (claim_on(location, each) for each in ([OFTC], [LIBERA, OFTC], [LIBERA]))
    assert await oftc.take() is None
    assert await both.take() == OFTC
    assert await libera.take() is None
    for each in (oftc, both, libera):
        await each.release()


@pytest.mark.parametrize("location", ["postgresql"], indirect=True)
async def test_processes_with_other_networks_write_without_waiting_for_each_other(location: str) -> None:
    claims = Claim([LIBERA]), Claim([OFTC])
    async with (
        await Store.open(location, claim=claims[0]) as libera,
        await Store.open(location, claim=claims[1]) as oftc,
    ):
        await libera.commit(Change(1.0, messages=Messages((said("one"),))))
        with connected(location) as other:
            # the other process is in the middle of a commit, and a third one is just coming in
            other.execute("SELECT * FROM writers WHERE name = %s FOR UPDATE", [claims[0].writer])
            other.execute("SELECT * FROM instance FOR UPDATE")
            async with asyncio.timeout(2.5):  # less than any limit of the server's
                kept = await oftc.commit(Change(1.0, messages=Messages((said("two", OFTC),))))
        again = await libera.commit(Change(1.0, messages=Messages((said("three"),))))
    assert kept.outgoing[0].key != again.outgoing[0].key


@pytest.mark.parametrize("location", ["postgresql"], indirect=True)
async def test_whoever_takes_over_waits_for_the_last_commit_and_there_is_none_after_it(location: str) -> None:
    frozen = Claim([LIBERA])
    async with await Store.open(location, claim=frozen) as old:
        with connected(location) as commit:
            commit.execute("UPDATE writers SET next_key = next_key + 1 WHERE name = %s", [frozen.writer])
            taking_over = asyncio.create_task(Store.open(location, claim=Claim([LIBERA])))
            await asyncio.wait({taking_over}, timeout=0.5)
            assert not taking_over.done()
        async with await taking_over:
            with pytest.raises(TakenOver):
                await old.commit(Change(1.0, handled=Handled(LIBERA, position="stale")))


@pytest.mark.parametrize("location", ["postgresql"], indirect=True)
async def test_an_opening_that_is_given_up_leaves_no_connection_behind(
    location: str, postgresql: Postgresql
) -> None:
    async with cutting_proxy(location) as (proxy, through):
        proxy.stop = "before", 8
        opening = asyncio.create_task(Store.open(through, claim=Claim([LIBERA])))
        await proxy.stopped.wait()
        opening.cancel()
        with pytest.raises(asyncio.CancelledError):
            await opening
        assert backends(postgresql, location)
        proxy.flowing.set()
        async with asyncio.timeout(10):
            while backends(postgresql, location):  # noqa: ASYNC110 - the server tells nobody
                await asyncio.sleep(0.05)


_PID = "SELECT pg_backend_pid()"


def _backends_of(cluster: Postgresql, claim: Claim) -> list[tuple[object, ...]]:
    held = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = %s::oid ORDER BY pid"
    return cluster.do(held, str(_key_of(claim.writer) & 0xFFFFFFFF))


async def test_taking_over_ends_no_connection_of_another_writer_or_of_another_database(
    own_postgresql: Postgresql,
) -> None:
    own_postgresql.do("CREATE DATABASE other")
    here = own_postgresql.url
    frozen, neighbour = Claim([LIBERA]), Claim([OFTC])
    # even one who has the very name that is shut out here
    there = Database(here.set(database="other").render_as_string(), writer=frozen.writer)
    async with (
        await Store.open(here.render_as_string(), claim=frozen) as old,
        await Store.open(here.render_as_string(), claim=neighbour) as beside,
    ):
        with there.writing() as connection:
            before = _backends_of(own_postgresql, neighbour), connection.exec_driver_sql(_PID).scalar()
            async with await Store.open(here.render_as_string(), claim=Claim([LIBERA])):
                with pytest.raises(TakenOver):
                    await old.commit(Change(1.0, handled=Handled(LIBERA, position="stale")))
                await beside.commit(Change(1.0, messages=Messages((said("on"),))))
            assert (
                _backends_of(own_postgresql, neighbour),
                connection.exec_driver_sql(_PID).scalar(),
            ) == before
    there.close()


@pytest.mark.parametrize("location", ["postgresql"], indirect=True)
async def test_who_is_cut_off_is_silent_before_anybody_else_can_have_the_claim(location: str) -> None:
    async with cutting_proxy(location) as (proxy, through):
        cut_off, waits = claim_on(through, [LIBERA]), claim_on(location, [LIBERA])
        async with await Store.open(location, claim=cut_off):
            assert await cut_off.take() is None
            while cut_off.alone:
                assert await waits.take(waiting=True) == LIBERA
                await asyncio.sleep(0.1)
            proxy.flowing.clear()
            began = time.monotonic()
            while await waits.take(waiting=True) is not None:  # noqa: ASYNC110 - the server tells nobody
                await asyncio.sleep(0.05)
            assert not cut_off.sure()
            assert 2.0 < time.monotonic() - began < 10
            # it need not be told
            await asyncio.wait_for(cut_off.lost(), 5)
            proxy.flowing.set()
        await cut_off.release()
        await waits.release()


@pytest.mark.parametrize("location", ["postgresql"], indirect=True)
async def test_whose_session_was_ended_has_the_claim_again_unless_somebody_came_in_between(
    location: str,
) -> None:
    claim = claim_on(location, [LIBERA])
    assert isinstance(claim, ServerClaim)
    async with await Store.open(location, claim=claim):
        assert await claim.take() is None
        await _end_the_session(location)
        async with asyncio.timeout(10):
            while not claim.sure():  # noqa: ASYNC110 - time alone decides it
                await asyncio.sleep(0.05)
        async with await Store.open(location, claim=Claim([LIBERA])):
            await _end_the_session(location)
            await asyncio.wait_for(claim.lost(), 10)
    await claim.release()


async def _end_the_session(location: str) -> None:
    with connected(location) as other:
        ended = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ExclusiveLock' AND pid IN"
        ours = (
            "(SELECT pid FROM pg_stat_activity WHERE application_name = current_setting('application_name'))"
        )
        assert other.execute(f"{ended} {ours}").rowcount == 1
    await asyncio.sleep(0.2)


async def test_it_is_known_who_has_a_network(location: str) -> None:
    assert await holder_on(location, LIBERA) is None
    async with await Store.open(location, claim=Claim([LIBERA])):
        found = await holder_on(location, LIBERA)
        assert found is not None
        assert found.since == pytest.approx(time.time(), abs=60)
        assert await holder_on(location, OFTC) is None
