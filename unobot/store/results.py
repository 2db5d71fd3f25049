"""How finished rounds went for each who played them: kept with the round."""

from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import Text, bindparam, func, insert, literal_column, select, update

from unobot.adapter import Identity, Network
from unobot.store.change import Change, Executor, JoinedGroup
from unobot.store.checksums import with_checksum
from unobot.store.schema import inputs, results


def person_of(network: Network | str, identity: Identity | str) -> str:
    """The person that an identity is, if nobody has said otherwise."""
    return f"{network} {identity}"


def keep_results(on: Executor, changes: Sequence[Change]) -> None:
    """Keep how the rounds went that these changes end."""
    on.execute(_INSERT, [row for change in changes if change.finished for row in _rows(on, change)])


def _rows(on: Executor, change: Change) -> list[dict[str, Any]]:
    finished = change.finished
    if finished is None or not finished.standings:
        return []
    ((moves,),) = on.rows(_MOVES, {"_round": finished.id})
    rows = (
        {
            "round": finished.id,
            "network": each.network,
            "identity": each.identity,
            "name": each.name,
            "place": each.place,
            "points": each.points,
            "won": each.won,
            "person": person_of(each.network, each.identity) if each.person is None else each.person,
            "kind": each.kind,
            "preset": finished.preset,
            "finished": change.at,
            "cards": each.cards,
            "moves": moves,
            "seat": each.seat,
        }
        for each in finished.standings
    )
    return [with_checksum(results, row) for row in rows]


def move_persons(on: Executor, joined: Collection[JoinedGroup]) -> None:
    """Call the persons of networks that have joined a group after the group. It takes long."""
    for each in joined:
        before = f"{each.network} "
        names = {
            "_before": before,
            "_length": len(before),
            "_behind": len(before) + 1,
            "_group": f"{each.group} ",
        }
        on.execute(_MOVE, [names])


_INSERT: Final = insert(results)
_MOVES: Final = (
    select(func.count())
    .select_from(inputs)
    .where(
        inputs.c.round == bindparam("_round"),
        inputs.c.seat.is_not(None),
        # what begins so is no move but somebody's coming or going, for example; and dealing is nobody's turn
        inputs.c.text.not_like(literal_column("'/%'")),
        inputs.c.text != literal_column("'deal'"),
    )
)
"""How many moves a round has had whose inputs are rows."""

_PERSON: Final = results.c.person
_MOVE: Final = (
    update(results)
    .where(func.substr(_PERSON, literal_column("1"), bindparam("_length")) == bindparam("_before"))
    .values(person=bindparam("_group", type_=Text) + func.substr(_PERSON, bindparam("_behind")))
)
