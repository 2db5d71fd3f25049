"""Who is not named in results: those who have switched their records off, and those who have asked to be forgotten."""

from dataclasses import replace

from unobot.adapter import Identity
from unobot.store import RoundFinished, Standing
from unobot.tables.place import Place

_IDENTITY = "forgotten:"
"""What the identity in a result begins with that names nobody; no network has such identities of its own."""


def discreet(place: Place, finished: RoundFinished) -> RoundFinished:
    """The result, naming only those who keep records; what the others won or lost stays true."""
    keeps = place.services.preferences.keeps_records
    standings = (
        each if each.kind == "computer" or keeps(each.network, each.identity) else _nameless(each)
        for each in finished.standings
    )
    return replace(finished, standings=tuple(standings))


def _nameless(standing: Standing) -> Standing:
    assert standing.seat is not None
    identity, name = alias(standing.seat)
    return replace(standing, identity=identity, name=name, person="")


def is_alias(identity: str) -> bool:
    """Whether that identity names nobody."""
    return identity.startswith(_IDENTITY)


def alias(seat: int) -> tuple[Identity, str]:
    """The identity and the name that stand in results for somebody who is not named.

    >>> alias(2)
    ('forgotten:3', 'player3')
    """
    return Identity(f"{_IDENTITY}{seat + 1}"), f"player{seat + 1}"
