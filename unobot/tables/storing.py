"""A table as it is stored, and back."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from uno_engine import SEED_BYTES, Catalogue, Game, RuleSet, load_state, save_state
from unobot.adapter import Identity, Network
from unobot.clock import Randomness
from unobot.store import Change, TableKept
from unobot.store.read import StoredRound, StoredTable
from unobot.tables.journal import give_again
from unobot.tables.seats import Holder
from unobot.tables.table import Pace, Table


class Kept(msgspec.Struct, frozen=True):
    """What is stored of a table beside its running round. `state` is the game's state between rounds."""

    line: str
    title: str
    host: Identity
    host_network: Network
    holders: list[Holder]
    paused: bool = False
    paused_on: float = 0.0
    shut_out: dict[Network, list[str]] = {}
    features: dict[str, Any] = {}
    largest: list[int] = []
    state: str | None = None
    plugins: list[str] = []
    """The plugins that its rules come from."""

    def __repr__(self) -> str:
        """What is played; never the secret, the tokens or the hands."""
        return f"<Kept {self.line!r}>"


def changed(table: Table, change: Change) -> Change:
    """The change, with all that the store must learn of this table. From then on it counts as stored."""
    # before the state is read: a change that comes while the store writes makes it dirty again
    table.dirty = False
    table.pace.store(table)
    change = table.journal.take(change)
    round_ = table.journal.round
    kept = Kept(
        line=table.rules.line,
        title=table.title,
        host=table.host,
        holders=table.holders,
        paused=table.paused,
        paused_on=table.paused_on,
        features=table.kept,
        largest=table.largest,
        shut_out=table.shut_out,
        host_network=table.host_network,
        plugins=table.plugins,
        # during a round the checkpoint and the inputs say all; two copies could disagree
        state=None if round_ is not None else save_state(table.game.state).decode(),
    )
    payload = TableKept(table.network, table.room, msgspec.json.encode(kept), round_, table.journal.given)
    return replace(change, table=payload)


def restored(
    stored: StoredTable,
    catalogue: Catalogue,
    chance: Randomness,
    now: float,
    pace_for: Callable[[RuleSet], Pace],
    paused_for: Callable[[Table, float], float],
) -> tuple[Table, bool]:
    """The table as it was; False if the turn in progress could not be replayed and the game goes on before it.

    `pace_for` tells the pace of a table with these rules, `paused_for` tells how many seconds of a pause are over that began there at a date.
    Raises EngineError or msgspec.MsgspecError if nothing can be made of what is stored.
    """
    kept = msgspec.json.decode(stored.payload, type=Kept)
    rules = catalogue.compose(kept.line)
    table = Table(stored.network, stored.room, rules, kept.title, kept.host, chance, now, pace_for(rules))
    table.holders = kept.holders
    table.kept, table.largest = kept.features, kept.largest
    table.shut_out, table.host_network = kept.shut_out, kept.host_network
    if kept.paused:
        table.pause(now, date=kept.paused_on, already=paused_for(table, kept.paused_on))
    table.pace.restore(table, now)
    if stored.round is not None:
        inputs = stored.round.covers + len(stored.round.inputs)
        table.game, whole = _played_on(stored.round, table.rules)
        # what has happened was told before the bot stopped
        table.game.take_events()
        table.take_failures()
        table.journal.resume(stored.round.id, inputs)
        table.journal.proof = stored.round.proof
        if not whole:
            table.journal.forget_since(table.game.checkpoint)
        return table, whole
    if kept.state is not None:
        table.game = Game(rules, table.game.seed, state=load_state(kept.state.encode(), rules))
    return table, True


def plugins_of(stored: StoredTable) -> list[str]:
    """The plugins that the table's rules come from; none if that cannot be read."""
    try:
        return msgspec.json.decode(stored.payload, type=Kept).plugins
    except msgspec.MsgspecError:
        return []


def kept_game(stored: StoredTable, catalogue: Catalogue) -> Game | None:
    """The game of the table as it stands, for those who only look at it; None before its first round.

    Raises EngineError or msgspec.MsgspecError as `restored` does.
    """
    kept = msgspec.json.decode(stored.payload, type=Kept)
    rules = catalogue.compose(kept.line)
    if stored.round is not None:
        return _played_on(stored.round, rules)[0]
    if kept.state is None:
        return None
    # no seed is needed: nothing happens in this game
    return Game(rules, bytes(SEED_BYTES), state=load_state(kept.state.encode(), rules))


def _played_on(round_: StoredRound, rules: RuleSet) -> tuple[Game, bool]:
    """The round's game from its checkpoint on; False, and the game at the checkpoint, if its inputs do not fit any more."""
    seed = bytes.fromhex(round_.seed)
    game = Game(rules, seed, state=load_state(round_.state, rules))
    try:
        for given in round_.inputs:
            give_again(game, given)
    except Exception:  # noqa: BLE001 - whatever an upgrade has changed, the game goes on from the checkpoint
        return Game(rules, seed, state=load_state(round_.state, rules)), False
    return game, True
