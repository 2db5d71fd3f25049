"""`python -m unobot.kit.dev.bot TASK`: the demo's bot in a process of its own, so that another can take its place.

A plugin cannot be loaded anew in a process that has it: its classes would be there twice.
"""

import asyncio
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import TextIO

import msgspec

from uno_engine import save_state
from unobot.app.assembly import Outside, assemble, chance_of
from unobot.app.logs import set_up_logs
from unobot.config import Config, Secret
from unobot.kit.dev import AT_WORK, LOADED, DevTask
from unobot.kit.failures import failures_told, print_failure
from unobot.kit.replay.steps import Untellable, rules_of, steps_of
from unobot.plugins import Plugins, catalogue, load_plugins
from unobot.store import Change, Checkpoint, RoundProgress, Store, read
from unobot.tables.watchdog import Watchdog


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
                    checkpoint = Checkpoint(whole.id, whole.state, 0)
                    for step in steps_of(whole, rules_of(whole, known, plugins.brought.texts)):
                        # what was answered since the last checkpoint is played on from there
                        if not step.game.inputs:
                            checkpoint = Checkpoint(
                                whole.id, save_state(step.game.checkpoint), step.given.number
                            )
                except Untellable as why:
                    told.append(f"{why}; the table goes on from its last turn")
                else:
                    await store.commit(Change(table.updated, round=RoundProgress(checkpoint=checkpoint)))
    finally:
        await store.close()
    return told


def main() -> int:
    """Load the plugin, wait for a line, and be the bot until the input ends; 1 if the plugin is broken or the bot cannot work."""
    # what a plugin prints is for its author, and must not get among the answers
    answers, sys.stdout = sys.stdout, sys.stderr
    set_up_logs(level="error")
    task = msgspec.json.decode(sys.argv[1], type=DevTask)
    plugins = load_plugins(paths=[Path(task.path)])
    for broken in plugins.broken:
        sys.stderr.write(f"{broken.name}: {broken.reason}\n")
    if plugins.broken:
        return 1
    _answer(answers, LOADED)
    # not by sys.stdin, which would take more than the line from whoever reads on
    with open(sys.stdin.fileno(), "rb", 0, closefd=False) as source:
        begun = source.readline()
    return asyncio.run(_work(task, plugins, answers)) if begun else 0


async def _work(task: DevTask, plugins: Plugins, answers: TextIO) -> int:
    for told in await put_back(task.data, plugins):
        sys.stderr.write(f"{told}\n")
    network = task.network
    config = Config(data=Secret(task.data), tables=network.tables, networks={network.name: network})
    with (watchdog := Watchdog()).awake(), redirect_stdout(answers), failures_told(print_failure):
        async with assemble(config, plugins, Outside(chance=chance_of(task.seed), watchdog=watchdog)) as bot:
            _answer(answers, AT_WORK)
            # the network has taken the output that it was made with
            with redirect_stdout(sys.stderr):
                await bot.serve()
    for reason in bot.refused.values():
        sys.stderr.write(f"{reason}\n")
    return 1 if bot.refused else 0


def _answer(answers: TextIO, word: str) -> None:
    answers.write(f"{word}\n")
    answers.flush()


if __name__ == "__main__":
    sys.exit(main())
