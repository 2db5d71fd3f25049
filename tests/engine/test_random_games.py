from random import Random

import pytest

from tests.engine.random_play import Table
from tests.engine.tables import CATALOGUE, EVERY_VALUE, MATCHES, SETTINGS, rules_for, seated, values

SAMPLE = 72


def line_of(number: int) -> str:
    """One of the tables of the sample: each option that exists has each of its values at some of them."""
    chance = Random(number)
    kind = MATCHES[number % len(MATCHES)]
    own = {s.name: s for s in CATALOGUE.rules[kind].settings}
    foreign = {s.name for match in MATCHES for s in CATALOGUE.rules[match].settings} - own.keys()
    words = ["classic", kind]
    for place, (name, setting) in enumerate(SETTINGS.items()):
        choice = values(own.get(name, setting))
        if name in foreign or name == "cards":
            continue
        if name in own or chance.random() < 0.5:
            words.append(f"{name}={choice[(number // len(MATCHES) + place) % len(choice)]}")
    words.append(f"cards={chance.choice([1, 2, 3, 7, 7, 10, 20])}")
    if not {"wd4=strict", "wd4=no-play", "wd4=free"}.isdisjoint(words):
        # who challenges and what it costs is refused where there is none (B17, B36)
        costs = ("challenge-by", "challenge-guilty", "challenge-innocent")
        words = [word for word in words if not word.startswith(costs)]
    line = " ".join(words)
    if kind == "time":
        line = line.replace("pace=daily", "pace=live")
    return line.replace("play-drawn=never", "play-drawn=may") if "draw=until" in words else line  # H6.2


def players_of(number: int) -> int:
    return 2 + number % 9


@pytest.mark.parametrize("number", range(SAMPLE))
def test_whatever_players_do_a_game_goes_on_and_can_be_reloaded_after_every_input(number: int) -> None:
    line = line_of(number)
    rules = rules_for(line)
    table = Table(rules, number, min(players_of(number), rules.base.room))

    for _ in range(3):
        sitting = table.game.state.sitting()
        if table.game.state.phase == "waiting" and len(sitting) >= rules.base.least_seats:
            table.deal()
        table.play(70)


def test_the_sample_of_tables_has_every_value_of_every_option_and_every_number_of_players() -> None:
    lines = [line_of(number).split() for number in range(SAMPLE)]

    for name, value in EVERY_VALUE:
        if name != "cards":
            assert any(f"{name}={value}" in line for line in lines), (name, value)
    assert all(any(kind in line for line in lines) for kind in MATCHES)
    assert {players_of(number) for number in range(SAMPLE)} == set(range(2, 11))


@pytest.mark.parametrize(
    "line", ["winner target=300", "negative target=200", "rounds=3 draw=until", "rounds=2 voluntary-draw=no"]
)
@pytest.mark.parametrize("players", [2, 4, 10])
def test_players_who_play_what_they_can_end_their_match(line: str, players: int) -> None:
    chance = Random(players)
    game = seated(f"classic {line}", players=players)

    for _ in range(60_000):
        if game.question is None:
            break
        seat = game.question.waiting()[0]
        options = game.options(seat)
        plays = [move for move in options if move.verb == "play"]
        game.play(seat, chance.choice(plays or options))

    assert game.question is None
    assert game.state.phase == "over"
