"""The proofs find what they are for: an honest record of a round passes, and each way in which a bot could fail is found."""

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest

from tests.chaos import proofs, world
from tests.chaos.databases import Sqlite
from tests.chaos.people import Heard, Person
from tests.chaos.places import Place
from tests.chaos.process import Process, made
from tests.chaos.record import Record, Said, lines_of, said
from tests.plugins.built_in import all_rules, built_in
from tests.private_lines import Hand, Prompt, read_private
from tests.servers.gamblers import play
from uno_engine import Catalogue, Ctx, Event, GameState, Played, Rule, after
from unobot.adapter import Network, Outgoing, Room
from unobot.config import TableSettings
from unobot.document import Text, itemized
from unobot.kit.testing import FakeRoom, fake_room
from unobot.store import StoredRound, read

NAMES = ("ann1q", "bob2q")


@dataclass
class Told:
    """A round as it was played, committed, told and heard."""

    rounds: list[StoredRound]
    messages: list[Said]
    witness: Person
    players: list[Person]

    def findings(self) -> list[str]:
        """What all proofs of a table find."""
        return list(proofs.table(self.rounds, self.messages, self.witness, self.players, frozenset()))


def hear(room: FakeRoom, people: Sequence[Person]) -> None:
    for line in room.network.take():
        to, _, text = line.partition(": ")
        for person in people:
            if to in {person.stem, "#uno"}:
                person.raw.append(f":uno PRIVMSG {to} :{text}")
                person.hear("room" if to == "#uno" else "alone", text)


async def say(room: FakeRoom, people: Sequence[Person], person: Person, text: str) -> None:
    person.typed.append(text)
    await room.network.say(person.stem, f"!{text}")
    await room.bot.settled()
    hear(room, people)


def answer(person: Person, chance: random.Random) -> str | None:
    """What they can answer to the last hand that they were told; None if nothing was asked since they typed last."""
    told = [read_private(each.text) for each in person.heard if each.where == "alone"]
    last = next((each for each in reversed(told) if isinstance(each, Hand | Prompt)), None)
    held = len(last.cards) if isinstance(last, Hand) else 0
    return play(chance.choice(last.answers), held, chance) if last and last.answers else None


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Told:
    """Some moves of a round with the real bot, in memory."""
    return asyncio.run(_record(tmp_path_factory.mktemp("chaos")))


async def _record(folder: Path, table: str = "classic", moves: int = 8, seed: int = 1) -> Told:
    database = Sqlite(folder)
    await made(database.location)
    database.note_messages()
    chance = random.Random(4)
    players = [Person(name, "#uno", chance) for name in NAMES]
    everyone = [*players, Person("wit3q", "#uno", chance)]
    settings = TableSettings(style="plain", features={"hints": False})
    async with fake_room(
        *NAMES, data=database.location, plugins=built_in(), tables=settings, seed=seed
    ) as room:
        ann, bob = players
        for person, text in ((ann, f"uno {table} cards=6"), (bob, "join"), (ann, "deal")):
            await say(room, everyone, person, text)
        for _ in range(moves):
            seat = room.table().asked()[0]
            await say(room, everyone, players[seat], answer(players[seat], chance) or "draw")
        listed = await room.bot.store.read(read.latest_rounds)
        rounds = [await room.bot.store.read(partial(read.round_of, wanted=each.id)) for each in listed]
    return Told([each for each in rounds if each], said(database), everyone[2], players)


@pytest.fixture
def told(recorded: Told) -> Told:
    """The same, to be spoilt."""
    return Told(
        list(recorded.rounds),
        list(recorded.messages),
        _copy(recorded.witness),
        list(map(_copy, recorded.players)),
    )


def _copy(person: Person) -> Person:
    same = Person(person.stem, person.room, person.chance)
    same.heard, same.raw, same.typed = list(person.heard), list(person.raw), list(person.typed)
    return same


def test_an_honest_bot_passes(told: Told) -> None:
    assert told.findings() == []
    assert len(proofs.replayed(told.rounds).plays) > 1


async def test_a_black_card_of_extended_that_lies_under_the_last_one_was_played(tmp_path: Path) -> None:
    told = await _record(tmp_path, "extended", 40)

    assert told.findings() == []
    assert "circlet" in {card for _, card in proofs.replayed(told.rounds).plays}


async def test_a_hand_that_was_discarded_openly_is_no_leak(tmp_path: Path) -> None:
    told = await _record(tmp_path, "extended", 60, seed=3)

    again = proofs.replayed(told.rounds)
    assert any(len(cards) > 3 for cards in again.discarded)
    assert list(proofs.hands_of_their_own(told.witness, again.hands)) != []
    assert told.findings() == []


def _play_at(heard: list[Heard]) -> int:
    return next(at for at, each in enumerate(heard) if each.where == "room" and " plays [" in each.text)


def _double_a_line(told: Told) -> None:
    at = _play_at(told.witness.heard)
    told.witness.heard.insert(at, told.witness.heard[at])


def _swallow_a_line(told: Told) -> None:
    del told.witness.heard[_play_at(told.witness.heard)]


def _tell_another_card(told: Told) -> None:
    at = _play_at(told.witness.heard)
    heard = told.witness.heard[at]
    told.witness.heard[at] = replace(heard, text=heard.text.replace(" plays [", " plays [x"))


def _last_play(told: Told) -> int:
    return max(at for at, each in enumerate(told.rounds[0].inputs) if each.text.startswith("play"))


def _lose_a_committed_action(told: Told) -> None:
    inputs = told.rounds[0].inputs[: _last_play(told)]
    told.rounds[0] = replace(told.rounds[0], inputs=inputs)


def _lose_an_action_in_the_middle(told: Told) -> None:
    inputs = told.rounds[0].inputs
    told.rounds[0] = replace(told.rounds[0], inputs=inputs[:-2] + inputs[-1:])


def _commit_without_a_word(told: Told) -> None:
    del told.messages[next(at for at, each in enumerate(told.messages) if " plays [" in each.text)]


def _do_a_command_twice(told: Told) -> None:
    for person in told.players:
        person.typed = [text for text in person.typed if not text.startswith("play")]


def _hand_of(person: Person) -> str:
    return next(each.text for each in person.heard if each.where == "alone" and "Your cards" in each.text)


def _show_a_hand_to_another(told: Told) -> None:
    ann, bob = told.players
    bob.raw.append(f":uno PRIVMSG bob2q :{_hand_of(ann)}")


def _show_a_hand_in_the_room(told: Told) -> None:
    told.witness.raw.append(f":uno PRIVMSG #uno :{_hand_of(told.players[0])}")


def _tell_a_hand_that_nobody_held(told: Told) -> None:
    told.players[0].hear("alone", "[#uno] Your cards: [r1] [r1] [b2] [b2] [w]")


@pytest.mark.parametrize(
    ("sabotage", "finding"),
    [
        (_double_a_line, "told twice without a mark"),
        (_swallow_a_line, "committed, but never told"),
        (_tell_another_card, "told, but never committed"),
        (_lose_a_committed_action, "the store knows nothing of it"),
        (_lose_an_action_in_the_middle, "has no input"),
        (_commit_without_a_word, "which was never told"),
        (_do_a_command_twice, "times, and it counted"),
        (_show_a_hand_to_another, "bob2q received what ann1q held"),
        (_show_a_hand_in_the_room, "wit3q received what ann1q held"),
        (_tell_a_hand_that_nobody_held, "a hand that they never held"),
    ],
)
def test_each_proof_finds_what_it_is_for(sabotage: Callable[[Told], None], finding: str, told: Told) -> None:
    sabotage(told)

    assert any(finding in each for each in told.findings()), told.findings()


class Vanished(Event, frozen=True):
    """A card is gone."""

    def apply(self, state: GameState) -> None:
        """Take it from the draw pile."""
        state.draw.pop()


class Thief(Rule):
    """Takes a card whenever one is played."""

    id = "thief"
    requires = ("classic-game",)

    @after(Played)
    def played(self, ctx: Ctx, _: Played) -> None:
        """Take it."""
        ctx.emit(Vanished())


def test_a_card_that_is_lost_is_found(told: Told) -> None:
    rules = all_rules()
    with_thief = Catalogue([*rules.rules.values(), Thief], rules.presets.values())
    (round_,) = told.rounds
    again = proofs.replayed([replace(round_, preset=f"{round_.preset} +thief")], with_thief)

    assert any("cards are lost, doubled or strange" in each for each in again.findings)


def test_a_line_that_is_marked_as_a_repetition_is_none_too_many(told: Told) -> None:
    heard = told.witness.heard
    again = heard[_play_at(heard)]
    heard.append(replace(again, text=f"{again.text} (again)"))

    assert told.findings() == []


class Rows:
    """A database with these inputs."""

    def __init__(self, *inputs: tuple[str, int, str | None, str]) -> None:
        self.inputs = inputs

    def rows(self, query: str) -> Sequence[tuple[Any, ...]]:
        """All of it."""
        return [("r", "net", "#uno")] if "FROM rounds" in query else self.inputs


@pytest.mark.parametrize(
    "later", [[], [("r", 1, "0", "draw")], [("r", 1, "0", "play r5"), ("r", 3, "0", "pass")]]
)
def test_what_was_committed_and_is_gone_or_changed_is_found(later: list[tuple[str, int, str, str]]) -> None:
    record = Record()
    record.look(Rows(("r", 1, "0", "play r5"), ("r", 2, "1", "draw")))
    record.look(Rows(*later))

    assert record.changed


def test_what_was_committed_and_is_there_is_no_finding() -> None:
    record = Record()
    record.look(Rows(("r", 1, "0", "play r5")))
    record.look(Rows(("r", 1, "0", "play r5"), ("r", 2, "1", "draw")))

    assert record.changed == []


@dataclass
class Ended:
    """A bot process that has ended, or not."""

    status: int | None
    started: int = 0

    def start(self) -> None:
        """Start it."""
        self.started, self.status = self.started + 1, None


@dataclass
class Still:
    """A network on which nothing happens."""

    name: str = "net"
    exact: bool = False


async def _waited(status: int | None, database: object = None) -> AsyncIterator[str]:
    place, bot = cast(Place, Still()), cast(Process, Ended(status))
    table = world.Table(place, "#uno", [], Person("wit3q", "#uno", random.Random(1)))
    there = world.World([place], cast(Any, database or Rows()), bot, [table], patience=0.05)
    await there.play_on("a fault")
    for each in there.findings:
        yield each


async def test_a_table_that_does_not_play_on_is_found() -> None:
    (finding,) = [each async for each in _waited(None)]
    assert finding.startswith("a fault: #uno on net does not play on")


class Packed:
    """A database in which a round is packed, and the next one begins, as soon as it has been looked at."""

    def __init__(self) -> None:
        self.answers = itertools.chain(
            [[("net", "#uno", "first", 40)]], itertools.repeat([("net", "#uno", "second", 3)])
        )

    def rows(self, _query: str) -> Sequence[tuple[Any, ...]]:
        """The last move of each round that is not packed."""
        return next(self.answers)


class Slow:
    """A database of a slow machine: time runs out at the table now and then, and for a long time nobody makes a move."""

    def __init__(self, timeouts: int) -> None:
        self.left, self.number = timeouts, 0

    def rows(self, query: str) -> Sequence[tuple[Any, ...]]:
        """The last move, or the last of all inputs."""
        if "WHERE seat" in query:
            return [("net", "#uno", "first", 9 if self.left == 0 else 1)]
        self.left, self.number = max(0, self.left - 1), self.number + (self.left > 0)
        return [("net", "#uno", "first", self.number)]


@pytest.mark.parametrize(("timeouts", "found"), [(3, 0), (60, 1)])
async def test_a_table_that_is_only_slow_is_waited_for_but_not_for_ever(timeouts: int, found: int) -> None:
    assert len([each async for each in _waited(None, Slow(timeouts))]) == found


async def test_a_table_whose_last_round_is_packed_meanwhile_plays_on() -> None:
    assert [each async for each in _waited(None, Packed())] == []


async def test_a_bot_that_ends_by_itself_is_found() -> None:
    first, *_ = [each async for each in _waited(1)]
    assert first == "a fault: the bot has ended by itself, status 1"


def test_a_defect_in_the_log_is_found_and_what_faults_lead_to_is_none(tmp_path: Path) -> None:
    bot = Process(tmp_path, "")
    full = '{"event": "a task of the router failed", "level": "error", "logger": "unobot.rooms.router"}'
    never = '{"event": "Task exception was never retrieved", "level": "error", "logger": "asyncio"}'
    out = '{"plugin": "chaos", "event": "this plugin is left out", "level": "error", "logger": "unobot.app.serving"}'
    bot.log.write_text(f"{full}\nTraceback (most recent call last):\n{never}\n{out}\n")

    assert bot.defects() == ["Traceback (most recent call last):", never, out]


def test_of_lines_alike_the_one_that_still_waits_is_the_one_that_is_missing() -> None:
    kept = "A seat is reserved for ann1q."
    lines = [Said(key, "home", "#uno", None, kept, kept, optional=False) for key in (1, 2)]

    assert list(proofs.told_once(lines, [Heard(0.0, "room", kept)], {2})) == []
    assert list(proofs.told_once(lines, [], {2})) == [f"committed, but never told: 1 {kept!r}"]


@pytest.mark.parametrize("heard", [("You draw.", "You pass."), ("You draw. | You pass.",)])
def test_a_message_of_two_lines_may_be_told_as_two_or_as_one(heard: tuple[str, ...]) -> None:
    document = itemized([(Text("You draw."),), (Text("You pass."),)], "\n")
    message = Outgoing(key=1, network=Network("home"), document=document, room=Room("#uno"), to=None)

    found = proofs.told_once(lines_of(message), [Heard(0.0, "room", line) for line in heard], ())

    assert list(found) == []
