"""What it costs to say what happened: the room's line, the next player's hand, and what one player alone is told."""

from random import Random
from statistics import median
from time import process_time

from tests.engine.tables import CATALOGUE
from uno_engine import Event, Game, Question, seed_from
from unobot.messages import Snapshot, Voice, hand_line, hand_receivers, private_events, room_lines
from unobot.messages.texts import Texts

RUNS = 5


def speaking(turns: int = 500, players: int = 4) -> float:
    """Microseconds of processor time in which one input of a random game is put into words; the median of five games."""
    voice = Voice(Texts(), identities=[f"account:p{number}" for number in range(players)])
    _in_one_game(voice, turns, players, seed=0)
    return median(_in_one_game(voice, turns, players, seed) for seed in range(1, RUNS + 1))


def _in_one_game(voice: Voice, turns: int, players: int, seed: int) -> float:
    """The same in one game, which is played without being measured."""
    chance = Random(seed)
    game = Game(CATALOGUE.compose("classic rounds=99"), seed_from(seed))
    for number in range(players):
        game.join(f"p{number}")
    game.take_events()
    spent = 0.0
    for _ in range(turns):
        before = game.question
        assert before is not None
        seat = before.waiting()[0]
        game.play(seat, chance.choice(game.options(seat)))
        events = game.take_events()
        began = process_time()
        _said(voice, game, before, events)
        spent += process_time() - began
    return spent / turns * 1e6


def _said(voice: Voice, game: Game, before: Question, events: list[Event]) -> None:
    now = Snapshot(game, before)
    room_lines(voice, events, now)
    for seat in hand_receivers(events, now):
        hand_line(voice, now.view_of(seat), "#uno")
    for _ in private_events(lambda _: voice, events, now.view):
        pass
