"""`unobot replay`: reading rounds from the store, and printing them for people or as JSON."""

import asyncio
import json
import os
from collections.abc import Iterator
from pathlib import Path

import typer

from unobot.adapter import Network, Room
from unobot.catalogue import catalogue
from unobot.config import Config
from unobot.messages import Voice
from unobot.parsing import Reader, reader_for
from unobot.plugins import Plugins
from unobot.replay.account import headline, told
from unobot.replay.proof import proof
from unobot.replay.replayed import Untellable, composed
from unobot.replay.summary import summary, whole
from unobot.store import RoundId, Standing, Store, StoredRound, StoreError, read
from unobot.texts import Texts
from unobot.wanted import Replay


def tell_rounds(wanted: Replay, config: Config, plugins: Plugins) -> int:
    """Print the round, or the list of the last ones; 1 if there is no such round or it cannot be told."""
    try:
        if wanted.round is None:
            _print_list(wanted, asyncio.run(_latest(wanted, config)))
        else:
            _print_round(wanted, config, plugins, *asyncio.run(_found(wanted.round, config)))
    except (StoreError, Untellable) as error:
        typer.echo(error, err=True)
        return 1
    return 0


async def _latest(wanted: Replay, config: Config) -> list[StoredRound]:
    network = None if wanted.network is None else Network(wanted.network)
    room = None if wanted.room is None else Room(wanted.room)
    async with await Store.open(config.data.reveal(), only_read=True) as store:
        return await store.read(read.latest_rounds, network, room, wanted.last)


async def _found(id_: str, config: Config) -> tuple[StoredRound, list[Standing]]:
    async with await Store.open(config.data.reveal(), only_read=True) as store:
        found = await store.read(read.round_of, RoundId(id_))
        if found is None:
            raise Untellable(f"there is no round {id_}; without an id the last rounds are listed")
        if not found.state:
            raise Untellable(
                f"round {id_} is older than replays are kept ([retention] in the configuration); its result is in the list"
            )
        return found, await store.read(read.standings, found.id)


def _print_list(wanted: Replay, rounds: list[StoredRound]) -> None:
    if wanted.as_json:
        typer.echo(json.dumps([summary(each) for each in rounds], indent=2))
    elif not rounds:
        typer.echo("no rounds have been played")
    for each in [] if wanted.as_json else rounds:
        typer.echo(f"{headline(each)}: {each.seats.replace(',', ', ')} ({each.preset})")


def _print_round(
    wanted: Replay, config: Config, plugins: Plugins, round_: StoredRound, standings: list[Standing]
) -> None:
    if round_.finished is None and (wanted.html or not (wanted.secrets and wanted.file)):
        raise Untellable(
            f"round {round_.id} is still being played, so its cards and its seed are not shown;"
            " --secrets --to FILE writes them into a file that only you can read"
        )
    if wanted.html is not None:
        _write(wanted.html, iter([_page(config, plugins, round_, standings)]), readable=True)
        return
    lines = _lines(wanted, config, plugins, round_, standings)
    if wanted.file is None:
        for line in lines:
            typer.echo(line)
    else:
        _write(wanted.file, lines)


def _lines(
    wanted: Replay, config: Config, plugins: Plugins, round_: StoredRound, standings: list[Standing]
) -> Iterator[str]:
    known, brought = catalogue(plugins), plugins.brought
    texts, rules = Texts(brought.texts), composed(round_, known, brought.texts)

    def reader() -> Reader:
        return reader_for(rules, texts)

    if wanted.as_json:
        yield json.dumps({**whole(round_, standings), **proof(round_, rules, reader)}, indent=2)
    else:
        voice = Voice(texts, config.language, config.tables.prefixes, tellers=brought.tellers)
        yield from told(round_, standings, rules, known, voice, reader)


def _page(config: Config, plugins: Plugins, round_: StoredRound, standings: list[Standing]) -> str:
    try:
        from unobot.replay.page import ShownRound, alone  # noqa: PLC0415 - an optional extra
    except ImportError:
        raise Untellable("--html needs Jinja2, which is not installed: pip install 'unobot[web]'") from None
    known, brought = catalogue(plugins), plugins.brought
    texts, rules = Texts(brought.texts), composed(round_, known, brought.texts)
    voice = Voice(texts, config.language, config.tables.prefixes, tellers=brought.tellers)
    return alone(ShownRound(round_, standings, rules, known, voice, lambda: reader_for(rules, texts)))


def _write(file: Path, lines: Iterator[str], *, readable: bool = False) -> None:
    """Write a new file that its owner alone can read, or whoever the umask lets. Raises Untellable if there is one of that name."""
    try:
        # made with these rights, and not given them afterwards, so that at no time anybody else can open it
        opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666 if readable else 0o600)
    except OSError as error:
        raise Untellable(f"{file} cannot be made: {error.strerror}") from None
    with os.fdopen(opened, "w", encoding="utf-8") as out:
        out.writelines(f"{line}\n" for line in lines)
