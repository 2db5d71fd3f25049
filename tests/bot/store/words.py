"""Short words for the things that the store's tests keep."""

from sqlalchemy import Connection, select

from unobot.adapter import Identity, Importance, Network, Outgoing, Room
from unobot.document import Face, Name, Strong, Text
from unobot.store import Change, InputGiven, RoundId, RoundProgress, RoundStarted, TableKept, schema

LIBERA = Network("libera")
OFTC = Network("oftc")
HOME = Network("home")
UNO = Room("#uno")
ROUND = RoundId("round-1")


def said(text: str, network: Network = LIBERA, room: Room = UNO) -> Outgoing:
    """A message to a room."""
    return Outgoing(key=0, network=network, room=room, to=None, document=(Text(text),))


def whispered(text: str) -> Outgoing:
    """A message that uses everything a message can have."""
    return Outgoing(
        key=0,
        network=LIBERA,
        room=UNO,
        to=Identity("account:ann"),
        document=(Text(text), Face("r5", "red"), Name("bob", "account:bob"), Strong("now")),
        importance=Importance.PRIVATE,
        purpose="hand",
        mention=Identity("account:ann"),
        style="emoji",
        answers=("play r5", "draw"),
        reply_to="$event",
    )


def started(round_id: RoundId = ROUND, room: Room = UNO, at: float = 1.0) -> Change:
    """A table whose round begins."""
    return Change(
        at,
        table=TableKept(LIBERA, room, b"table of " + room.encode(), round_id),
        round=RoundProgress(
            started=RoundStarted(
                round_id, LIBERA, room, "classic +stack", "seed", '["ann","bob"]', b"opening"
            )
        ),
    )


def given(*numbers: int, round_id: RoundId = ROUND) -> tuple[InputGiven, ...]:
    """Inputs with these numbers."""
    return tuple(InputGiven(round_id, n, "ann" if n % 2 else None, f"play r{n}", 1000 + n) for n in numbers)


def seen_ids(connection: Connection, network: Network) -> set[str]:
    """The ids of the network's messages that were handled, as far back as they are kept."""
    wanted = schema.seen.c.network == network
    return set(connection.execute(select(schema.seen.c.id).where(wanted)).scalars())
