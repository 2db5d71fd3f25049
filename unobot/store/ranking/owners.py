"""Whose results are: the person's that an account is, which changes when accounts are linked or parted."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import bindparam, select, update

from unobot.store.change import Linked
from unobot.store.ranking.executor import Executor
from unobot.store.ranking.played import person_of
from unobot.store.schema import persons, results


def hand_over(on: Executor, linked: Sequence[Linked]) -> set[str]:
    """Give the results of each account to the person that it is from now on.

    To be called before that is written into `persons`. Returns whose results are others than before, to be counted anew.
    """
    changed: set[str] = set()
    for each in linked:
        account = {"_network": each.network, "_identity": each.identity}
        alone = person_of(each.network, each.identity)
        found = on.rows(_PERSON, account)
        before, after = found[0][0] if found else alone, each.person or alone
        if before != after:
            on.execute(_HAND_OVER, [{**account, "_before": before, "_after": after}])
            changed |= {before, after}
    return changed


_PERSON: Final = select(persons.c.person).where(
    persons.c.network == bindparam("_network"), persons.c.identity == bindparam("_identity")
)
_HAND_OVER: Final = (
    update(results)
    .where(
        # by the person first: for that there is an index
        results.c.person == bindparam("_before"),
        results.c.network == bindparam("_network"),
        results.c.identity == bindparam("_identity"),
    )
    .values(person=bindparam("_after"))
)
