"""What is kept of one person: the accounts, the settings, and each round as it went for them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from sqlalchemy import Connection, or_, select

from unobot.adapter import Identity, Network
from unobot.store import schema
from unobot.store.change import ANYWHERE, StoredSetting


class KeptAccount(NamedTuple):
    """An account; `network` is the name under which its records are kept."""

    network: Network
    identity: Identity


class KeptRound(NamedTuple):
    """How a round went for them. `finished` is in seconds since the epoch; `name` is how they were called."""

    id: str
    network: str
    room: str
    preset: str
    finished: float | None
    name: str
    kind: str
    place: int
    points: int
    won: bool


@dataclass(frozen=True, slots=True)
class Belongings:
    """All that is kept of a person; the newest round comes first."""

    accounts: Sequence[KeptAccount]
    settings: Sequence[StoredSetting]
    rounds: Sequence[KeptRound]


def belongings(connection: Connection, person: str, accounts: Sequence[KeptAccount] = ()) -> Belongings:
    """All that is kept of that person, as results name them; `accounts` are theirs, if they have several."""
    s = schema.settings.c
    accounts = accounts or [_alone(person)]
    keys = [(each.network, each.identity) for each in accounts] + [(ANYWHERE, person)]
    theirs = or_(*((s.network == network) & (s.subject == subject) for network, subject in keys))
    query = select(s.network, s.scope, s.subject, s.key, s.value).where(s.scope == "person", theirs)
    settings = connection.execute(query.order_by(s.network, s.key))
    rounds = connection.execute(_ROUNDS.where(schema.results.c.person == person))
    return Belongings(
        accounts, [StoredSetting(*row) for row in settings], [KeptRound(*row) for row in rounds]
    )


def _alone(person: str) -> KeptAccount:
    """The account of somebody who has no other one."""
    network, _, identity = person.partition(" ")  # as `person_of` puts them together
    return KeptAccount(Network(network), Identity(identity))


_t: Final = schema.results.c
_ROUNDS: Final = (
    select(
        *(schema.rounds.c[name] for name in ("id", "network", "room", "preset", "finished")),
        *(_t[name] for name in ("name", "kind", "place", "points", "won")),
    )
    .join_from(schema.results, schema.rounds)
    .order_by(schema.rounds.c.finished.desc())
)
