"""What rules publish and let happen is told by messages with its name, or by the tellers that a plugin brings."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from tests.bot.messages.tables import voice_at
from uno_engine import (
    PARTS,
    Catalogue,
    Classic,
    Ctx,
    Event,
    Fact,
    Game,
    GameState,
    Move,
    Offer,
    Preset,
    Question,
    Rule,
    Verb,
    seed_from,
    view,
)
from unobot.document import Document, Text, plain
from unobot.messages import Narrator, Snapshot, Voice, moves, players, room_lines, top
from unobot.messages.prompts import prompt
from unobot.messages.rules import option_line
from unobot.messages.texts import Texts, Value
from unobot.messages.voice import Tellers


class Barked(Event, frozen=True):
    """A player barked."""

    seat: int


class Howled(Event, frozen=True):
    """Several players howled."""

    seats: tuple[int, ...]
    barks: tuple[int, ...] = (2, 1)


class DogNear(Fact, frozen=True):
    """A dog stands beside that player, has barked so often, and stays for so many milliseconds more."""

    seat: int
    barks: int = 3
    left: int = 90_000


class Bones(Fact, frozen=True):
    """So many bones lie about."""

    bones: int = 5


BARK = Move("bark")


class Dog(Rule):
    """Who likes may bark."""

    id = "dog"
    verbs = (Verb("bark"),)

    def facts(self, state: GameState) -> Iterable[Fact]:
        """The dog is always there."""
        return (DogNear(1), Bones())

    def offers(self, state: GameState, question: Question, seat: int) -> Iterable[Offer]:
        """Anybody, at any time."""
        return (Offer(BARK, self.bark),)

    def bark(self, ctx: Ctx, seat: int, _move: Move) -> None:
        """It is heard."""
        ctx.emit(Barked(seat))


MESSAGES = """
act-woof = { $player } goes woof
event-barked = { $seat } barks
event-howled = { $seats } howl, { $barks } times
top-dog-near = A dog looks at { $seat }; it has barked { $barks } times, and stays for { $left }.
mark-dog-near = by the dog, for { $left }
prompt-bone = { $dog-near ->
    [yes] { $player }, the dog of { $barks } barks has { $bones } bones for { $left } and the one of { $nobody }.
   *[no] { $player }, no dog.
}
"""


@pytest.fixture
def game() -> Game:
    rules = Catalogue([Classic, *PARTS, Dog], [Preset("plain", "classic-game", "")]).compose("plain +dog")
    game = Game(rules, seed_from(1))
    for name in ("ann", "bob"):
        game.join(name)
    game.play(0, Move("deal"))
    game.take_events()
    return game


@pytest.fixture
def voice(game: Game, tmp_path: Path) -> Voice:
    (tmp_path / "en.ftl").write_text(MESSAGES, "utf-8")
    return voice_at(game, texts=Texts([tmp_path]))


def barked(game: Game, voice: Voice) -> list[str]:
    before = game.question
    game.play(0, BARK)
    lines = room_lines(voice, game.take_events(), Snapshot(game, before))
    return [plain(line.document) for line in lines]


def test_an_event_and_a_fact_are_told_by_messages_with_their_names(game: Game, voice: Voice) -> None:
    assert barked(game, voice) == ["ann barks."]
    assert "A dog looks at bob; it has barked 3 times, and stays for 1 min 30 s." in plain(
        top(voice, view(game, None))
    )
    assert "bob has 7 cards (" in plain(players(voice, view(game, None)))
    assert "by the dog, for 1 min 30 s" in plain(players(voice, view(game, None)))


@pytest.mark.parametrize(
    ("seats", "told"),
    [
        ((1, 0), "bob and ann howl, 2 1 times."),
        ((1,), "bob howl, 2 1 times."),
        ((0, 7), "0 7 howl, 2 1 times."),  # a rule may use the name for something else
    ],
)
def test_several_seats_are_told_by_their_names(
    game: Game, voice: Voice, seats: tuple[int, ...], told: str
) -> None:
    lines = room_lines(voice, [Howled(seats)], Snapshot(game, game.question))
    assert [plain(line.document) for line in lines] == [told]


def test_a_plugin_may_tell_them_by_functions(game: Game, voice: Voice) -> None:
    def told(narrator: Narrator, event: Barked) -> None:
        narrator.told.act("act-woof", player=narrator.name(event.seat))

    def at_top(voice: Voice, view: object, fact: DogNear) -> Document:
        return (Text(f"{fact.barks} barks."),)

    def marks(voice: Voice, view: object, fact: DogNear, seat: int) -> list[Document]:
        return [(Text("not by the dog"),)] if seat != fact.seat else []

    tellers = Tellers(events={Barked: told}, top={DogNear: at_top}, marks={DogNear: marks})
    voice = replace(voice, tellers=tellers)
    assert barked(game, voice) == ["ann goes woof."]
    assert " 3 barks. " in plain(top(voice, view(game, None)))
    assert plain(players(voice, view(game, None))).count("not by the dog") == 1


def test_a_prompt_knows_the_fields_of_facts_and_which_are_there(game: Game, voice: Voice) -> None:
    asked = view(game, None)
    seat = asked.waiting[0]
    name = asked.names[seat]
    bone = msgspec.structs.replace(asked, why="bone")
    assert (
        plain(prompt(voice, bone, seat))
        == f"{name}, the dog of 3 barks has 5 bones for 1 min 30 s and the one of no."
    )

    def in_prompts(voice: Voice, view: object, fact: DogNear) -> Mapping[str, Value]:
        return {"barks": "many", "nobody": "nobody", "left": "ever"}

    told = replace(voice, tellers=Tellers(prompts={DogNear: in_prompts}))
    assert (
        plain(prompt(told, bone, seat))
        == f"{name}, the dog of many barks has 5 bones for ever and the one of nobody."
    )


def test_what_is_possible_beside_the_question_is_never_listed(game: Game, voice: Voice) -> None:
    seat = view(game, None).waiting[0]
    assert BARK in view(game, seat).options
    assert "bark" not in plain(moves(voice, view(game, seat)))
    assert view(game, seat).asides == (BARK,)


@pytest.mark.parametrize(
    ("span", "told"),
    [
        ("30s", "a turn may take 30 s"),
        ("90s", "a turn may take 1 min 30 s"),
        ("off", "there is no time limit"),
    ],
)
def test_the_time_of_an_option_is_told_as_the_time_that_is_left(voice: Voice, span: str, told: str) -> None:
    patience = next(setting for setting in Classic.settings if setting.name == "turn-timeout")

    assert plain(option_line(voice, patience, patience.read(span))) == told


def test_two_cannot_tell_the_same() -> None:
    one = Tellers(events={Barked: lambda narrator, event: None})
    assert one.clash(Tellers(top={DogNear: lambda voice, view, fact: ()})) is None
    assert one.clash(one) == "Barked"
