"""How finished rounds went for each who played them: kept with the round."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import bindparam, func, insert, literal_column, select

from unobot.adapter import Identity, Network
from unobot.store.change import Change, Executor, RoundFinished
from unobot.store.checksums import with_checksum
from unobot.store.schema import inputs, results


def person_of(network: Network | str, identity: Identity | str) -> str:
    """The person that an identity is, if nobody has said otherwise."""
    return f"{network} {identity}"


def keep_results(on: Executor, changes: Sequence[Change]) -> None:
    """Keep how the rounds went that these changes end."""
    on.execute(
        _INSERT,
        [
            row
            for change in changes
            if change.round.finished
            for row in _rows(on, change.round.finished, change.at)
        ],
    )


def _rows(on: Executor, finished: RoundFinished, at: float) -> list[dict[str, Any]]:
    if not finished.standings:
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
            "finished": at,
            "cards": each.cards,
            "moves": moves,
            "seat": each.seat,
        }
        for each in finished.standings
    )
    return [with_checksum(results, row) for row in rows]


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
