"""A table as it is stored, and back."""

import json
from collections.abc import Callable
from dataclasses import replace

import msgspec

from uno_engine import Catalogue, Game, GameState, RuleSet, load_state, save_state
from unobot.adapter import Identity, Network
from unobot.store import Change, TableKept
from unobot.store.read import StoredRound, StoredTable
from unobot.tables.entries import Entries, OldReader
from unobot.tables.sealing import Seal, Shown
from unobot.tables.seats import Holder
from unobot.tables.services import Randomness, SeedOf
from unobot.tables.sides import HOME, Offer, Side
from unobot.tables.table import Table


class Kept(msgspec.Struct, frozen=True):
    """What is stored of a table beside its running round. `state` is the game's state between rounds."""

    line: str
    title: str
    host: Identity
    holders: list[Holder]
    paused: bool = False
    paused_on: float = 0.0
    shut_out: dict[Network, list[str]] | list[str] = []
    votes: dict[int, list[int]] = {}
    state: str | None = None
    seal: Seal | None = None
    shown: Shown | None = None
    v: int = 1
    host_network: Network = HOME.network
    guests: list[Side] = []
    offer: Offer | None = None

    def __repr__(self) -> str:
        """What is played; never the secret, the tokens or the hands."""
        return f"<Kept {self.line!r}>"


def changed(table: Table, change: Change) -> Change:
    """The change, with all that the store must learn of this table. From then on it counts as stored."""
    # before the state is read: a change that comes while the store writes makes it dirty again
    table.dirty = False
    change = table.journal.take(change)
    round_ = table.journal.round
    kept = Kept(
        line=table.rules.line,
        title=table.title,
        host=table.host,
        holders=table.holders,
        paused=table.paused,
        paused_on=table.paused_on,
        votes=table.votes,
        shut_out=table.shut_out,
        seal=table.sealing.seal,
        shown=table.sealing.shown,
        host_network=table.host_network,
        guests=table.guests,
        offer=table.offer,
        # during a round the checkpoint and the inputs say all; two copies could disagree
        state=None if round_ is not None else save_state(table.game.state).decode(),
    )
    payload = TableKept(table.network, table.room, msgspec.json.encode(kept), round_, table.journal.given)
    return replace(change, table=payload)


def restored(
    stored: StoredTable,
    catalogue: Catalogue,
    chance: Randomness,
    seed_of: SeedOf,
    now: float,
    reader: Callable[[RuleSet], OldReader],
    paused_for: Callable[[float], float],
) -> tuple[Table, bool]:
    """The table as it was; False if the turn in progress could not be replayed and the game goes on before it.

    `reader` makes what reads the moves of a round that version 1 kept; `paused_for` tells how many seconds of a pause
    are over that began at a date.
    Raises EngineError or msgspec.MsgspecError if nothing can be made of what is stored.
    """
    # fields that a later version added have defaults, so that older tables are read too
    kept = msgspec.json.decode(stored.payload, type=Kept)
    rules = catalogue.compose(kept.line)
    table = Table(stored.network, stored.room, rules, kept.title, kept.host, chance, now, seed_of)
    _seat_people(table, kept)
    if kept.paused:
        table.pause(now, date=kept.paused_on, already=paused_for(kept.paused_on))
    # whoever was waited for could not be heard while the bot did not run
    table.interrupted(now)
    if stored.round is not None:
        return table, _replay(table, stored.round, lambda: reader(rules))
    if kept.state is not None:
        table.game = Game(rules, table.game.seed, state=load_state(kept.state.encode(), rules))
    return table, True


def _seat_people(table: Table, kept: Kept) -> None:
    table.holders, table.sealing.shown = kept.holders, kept.shown
    table.votes, table.guests, table.offer = kept.votes, kept.guests, kept.offer
    # what an older version kept knows of no network but the table's own
    table.shut_out = kept.shut_out if isinstance(kept.shut_out, dict) else {table.network: kept.shut_out}
    table.host_network = kept.host_network or table.network
    for holder in table.holders:
        holder.side = table.home if holder.side == HOME else holder.side
    if kept.seal is not None:  # version 0.1 had no seals
        table.sealing.seal = kept.seal


def _replay(table: Table, round_: StoredRound, reader: Callable[[], OldReader]) -> bool:
    """Bring the table to where its round was; False if the stored inputs cannot be played again."""
    state, inputs = load_state(round_.state, table.rules), round_.covers + len(round_.inputs)
    table.game = Game(table.rules, bytes.fromhex(round_.seed), state=state)
    entries = Entries(table.game, round_.state, reader)
    whole = _fed(entries, round_)
    # what has happened was told before the bot stopped
    table.game.take_events()
    table.take_failures()
    table.journal.resume(round_.id, inputs, old=entries.old)
    if round_.secret is not None:
        table.journal.sealed_with(round_.secret, json.loads(round_.shares or "[]"))
    if not whole:
        _go_back(table, state)
    return whole


def _fed(entries: Entries, round_: StoredRound) -> bool:
    try:
        for given in round_.inputs:
            entries.feed(given.seat, given.text)
    except Exception:  # noqa: BLE001 - whatever an upgrade has changed, the game goes on from the checkpoint
        return False
    return True


def _go_back(table: Table, checkpoint: GameState) -> None:
    """Let the game go on from its last checkpoint."""
    table.game = Game(table.rules, table.game.seed, state=checkpoint)
    table.journal.forget_since(table.game.checkpoint)
