"""Tables put back to where they were, with another version of a plugin."""

from uno_engine import Catalogue, save_state
from unobot.catalogue import catalogue
from unobot.plugins import Plugins
from unobot.replay.replayed import Untellable, composed, replayed
from unobot.store import Change, Checkpoint, Store, StoredRound, read
from unobot.tables.entries import OldReader


async def put_back(data: str, plugins: Plugins) -> list[str]:
    """Play each round that goes on in this store once more from its deal, with these plugins, and keep where it leads.

    Where an input is refused now, nothing is changed: such a table is restored from what was kept of it last. Returns what
    its author should be told.
    """
    known, told = catalogue(plugins), []
    store = await Store.open(data)
    try:
        for table in await store.read(read.tables):
            if table.round is not None and (whole := await store.read(read.round_of, table.round.id)):
                try:
                    checkpoint = _played_again(whole, known, plugins)
                except Untellable as why:
                    told.append(f"{why}; the table goes on from its last turn")
                else:
                    await store.commit(Change(table.updated, checkpoint=checkpoint))
    finally:
        await store.close()
    return told


def _played_again(round_: StoredRound, known: Catalogue, plugins: Plugins) -> Checkpoint:
    """The last checkpoint of the round, as it is with these plugins. Raises `Untellable`."""
    checkpoint = Checkpoint(round_.id, round_.state, 0)
    for step in replayed(round_, composed(round_, known, plugins.brought.texts), _no_old_rounds):
        # what was answered since the last checkpoint is played on from there
        if not step.game.inputs:
            checkpoint = Checkpoint(round_.id, save_state(step.game.checkpoint), step.given.number)
    return checkpoint


def _no_old_rounds() -> OldReader:
    raise ValueError("a round of version 1 in a store of today")
