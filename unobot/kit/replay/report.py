"""`unobot replay`: reading rounds from the store, and printing them for people or as JSON."""

import asyncio
import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from uno_engine import Card, Dealt, Drew, Event, HandsMoved, by_color
from unobot.adapter import Network, Room
from unobot.config import Config
from unobot.document import plain
from unobot.kit.replay import steps
from unobot.messages import Voice, faces, room_lines, rules_lines
from unobot.messages.pictures.svg import SvgFaces
from unobot.messages.texts import Texts
from unobot.plugins import Plugins, catalogue
from unobot.plugins.options import AsJson, ConfigFile, load_with_plugins
from unobot.store import RoundId, Standing, Store, StoredRound, StoreError, read

_INDENT = " " * 10


@dataclass(frozen=True, slots=True)
class Replay:
    """What `unobot replay` is asked for; without `round`, the list of the `last` rounds."""

    round: str | None
    network: str | None
    room: str | None
    last: int
    as_json: bool
    secrets: bool = False
    file: Path | None = None
    html: Path | None = None


def describe(shown: steps.ShownRound) -> Iterator[str]:
    """Yield the lines of the account of a round. Raises Untellable in its course if the rules now go another way."""
    round_, voice = shown.round, shown.voice
    yield headline(round_)
    yield f"Table: {round_.preset}"
    yield from (f"  {plain(line)}" for line in rules_lines(voice, shown.rules, shown.catalogue))
    yield f"Seats: {round_.seats.replace(',', ', ')}"
    yield f"Seed:  {round_.seed}"
    yield ""
    for step in steps.steps_of(round_, shown.rules):
        if step.author or step.events:
            clock = datetime.fromtimestamp(step.given.at_ms / 1000, UTC).strftime("%H:%M:%S")
            yield f"{clock}  {step.author or '(table)'}: {step.given.text}"
        for line in room_lines(voice, step.events, step.now):
            yield f"{_INDENT}{plain(line.document)}"
        for event in step.events:
            yield from (f"{_INDENT}  {line}" for line in _secret_cards(step, event))
    yield ""
    if round_.result is None:
        yield "The round is still in progress."
    elif not shown.standings:
        yield f"The round was not played to its end: {json.loads(round_.result)['why']}."
    for each in shown.standings:
        won = ", won" if each.won else ""
        yield f"{each.place}. {each.name}{won}, {each.points} points in hand"


def headline(round_: StoredRound) -> str:
    """Return which round it is, where and when it was played, and for how long."""
    when = datetime.fromtimestamp(round_.started, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    lasted = f"{round_.finished - round_.started:.0f} s" if round_.finished is not None else "not finished"
    return f"Round {round_.id} in {round_.room} on {round_.network}, {when}, {lasted}"


def _secret_cards(step: steps.Step, event: Event) -> Iterator[str]:
    """The cards that only some of the players saw."""
    names = step.game.state.names
    match event:
        case Dealt():
            hands = list(enumerate(steps.hands_after_deal(step)))
            yield from (f"{names[seat]} holds {_shown(hand)}" for seat, hand in hands if hand)
        case HandsMoved(hands=hands):
            yield from (f"{names[seat]} holds {_shown(hand)}" for seat, hand in enumerate(hands) if hand)
        case Drew(seat=seat, cards=cards):
            yield f"{names[seat]} draws {_shown(cards)}"
        case Event(noted=noted) if noted:
            yield noted


def _shown(cards: Sequence[Card]) -> str:
    return plain(faces(sorted(cards, key=by_color)))


def tell_rounds(wanted: Replay, config: Config, plugins: Plugins) -> int:
    """Print the round, or the list of the last ones; 1 if there is no such round or it cannot be told."""
    try:
        if wanted.round is not None:
            _print_round(wanted, config, plugins, *asyncio.run(_find(wanted.round, config)))
            return 0
        rounds = asyncio.run(_find_latest(wanted, config))
    except (StoreError, steps.Untellable) as error:
        typer.echo(error, err=True)
        return 1
    if wanted.as_json:
        typer.echo(json.dumps([steps.summary(each) for each in rounds], indent=2))
        return 0
    for each in rounds:
        typer.echo(f"{headline(each)}: {each.seats.replace(',', ', ')} ({each.preset})")
    if not rounds:
        typer.echo("no rounds have been played")
    return 0


async def _find_latest(wanted: Replay, config: Config) -> list[StoredRound]:
    network = None if wanted.network is None else Network(wanted.network)
    room = None if wanted.room is None else Room(wanted.room)
    async with await Store.open(config.data.reveal(), only_read=True) as store:
        return await store.read(read.latest_rounds, network, room, wanted.last)


async def _find(id_: str, config: Config) -> tuple[StoredRound, list[Standing]]:
    async with await Store.open(config.data.reveal(), only_read=True) as store:
        found = await store.read(read.round_of, RoundId(id_))
        if found is None:
            raise steps.Untellable(f"there is no round {id_}; to list the last rounds, leave out the id")
        if not found.state:
            raise steps.Untellable(
                f"the replay of round {id_} was deleted ([plugin.privacy] in the configuration); only its result is stored"
            )
        return found, await store.read(read.standings, found.id)


def _print_round(
    wanted: Replay, config: Config, plugins: Plugins, round_: StoredRound, standings: list[Standing]
) -> None:
    if round_.finished is None and (wanted.html or not (wanted.secrets and wanted.file)):
        raise steps.Untellable(
            f"round {round_.id} is still being played, so its cards and its seed are not shown;"
            " --secrets --to FILE writes them into a file that only you can read"
        )
    brought = plugins.brought
    voice = Voice(Texts(brought.texts), config.language, config.tables.prefixes, tellers=brought.tellers)
    known = catalogue(plugins)
    rules = steps.rules_of(round_, known, brought.texts)
    shown = steps.ShownRound(round_, standings, rules, known, voice.of(rules), SvgFaces(brought.figures))
    if wanted.html is not None:
        try:
            from unobot.kit.replay.page import alone  # noqa: PLC0415 - an optional extra
        except ImportError:
            raise steps.Untellable(
                "--html needs Jinja2, which is not installed: pip install 'unobot[web]'"
            ) from None
        _write(wanted.html, iter([alone(shown)]), readable=True)
        return
    lines = describe(shown)
    if wanted.as_json:
        whole = {**steps.round_as_json(round_, standings), **steps.proof(round_, shown.rules)}
        lines = iter([json.dumps(whole, indent=2)])
    if wanted.file is not None:
        _write(wanted.file, lines)
        return
    for line in lines:
        typer.echo(line)


def _write(file: Path, lines: Iterator[str], *, readable: bool = False) -> None:
    """Write a new file that its owner alone can read, or whoever the umask lets. Raises Untellable if there is one of that name."""
    try:
        # made with these rights, and not given them afterwards, so that at no time anybody else can open it
        opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666 if readable else 0o600)
    except OSError as error:
        raise steps.Untellable(f"{file} cannot be written: {error.strerror}") from None
    with os.fdopen(opened, "w", encoding="utf-8") as out:
        out.writelines(f"{line}\n" for line in lines)


_Round = Annotated[
    str | None,
    typer.Argument(metavar="ROUND", help="The round's id. Without it, the last rounds are listed."),
]
_Network = Annotated[str | None, typer.Option(metavar="NAME", help="List rounds of this network only.")]
_Room = Annotated[str | None, typer.Option(metavar="ROOM", help="List rounds of this room only.")]
_Last = Annotated[int, typer.Option(min=1, metavar="N", help="How many rounds to list.")]
_Secrets = Annotated[
    bool,
    typer.Option("--secrets", help="Include secrets of a round that is still in progress; requires --to."),
]
_To = Annotated[Path | None, typer.Option(metavar="FILE", help="Write a new file that only you can read.")]
_Html = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Write a finished round as a page to step through; needs unobot[web]."),
]


def replay(
    *,
    round_id: _Round = None,
    config: ConfigFile = Path("config.toml"),
    network: _Network = None,
    room: _Room = None,
    last: _Last = 20,
    as_json: AsJson = False,
    secrets: _Secrets = False,
    to: _To = None,
    html: _Html = None,
) -> None:
    """Show how a stored round was played.

    The command reads the store that the configuration names; the bot may be running. It shows every hand and every
    drawn card of a finished round. Without ROUND it lists the last rounds and their ids.

    With --json it prints the table, the seats, the seed, the opening and every input: enough to play the round again
    elsewhere, or to check it with unobot verify. With --html it writes one file that needs nothing else, and that
    everybody may have. The file shows what the room read, all hands, why a card could not be played, and the proof
    that the round was dealt fairly.

    Example: unobot replay 5e0c6b1f29d3a874 --config config.toml
    """
    settings, plugins = load_with_plugins(config)
    wanted = Replay(round_id, network, room, last, as_json, secrets, to, html)
    raise typer.Exit(tell_rounds(wanted, settings, plugins))
