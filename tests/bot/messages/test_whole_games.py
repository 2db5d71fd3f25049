import random
import re

import pytest

from tests.bot.messages.tables import CATALOGUE, PROBLEMS, Said, Spoken, voice_at
from uno_engine import Game, Move, Words, seed_from

LINES = [
    "classic",
    "classic challenge-success=return false-uno=2 false-uno-warning=yes false-catch=2 wrong-card=2 winner target=150",
    "classic draw=until first-card=dealer play-drawn=must negative target=80",
    "classic wd4=strict voluntary-draw=no next-dealer=winner rounds=2 cards=3",
    "classic uno=none wild-follow=2 first-wild=any first-reverse=right turn-timeout=1m idle-limit=1",
]
NAMES = ["ann", "bob", "cid", "dan", "eve"]
CARD = re.compile(r"\[([^\]]+)\]")
WHOLE = re.compile(r"[A-Z“]?.*[.?)…]")


def typed(move: Move, names: tuple[str, ...], chance: random.Random) -> str:
    black = move.card is not None and move.card.color is None
    colour = (
        f", {chance.choice(['red', 'blue', 'green', 'yellow'])}" if black and chance.random() < 0.8 else ""
    )
    call = ", !uno" if move.verb == "play" and chance.random() < 0.1 else ""
    return Words(names, {}).write(move) + colour + call


def step(table: Spoken, chance: random.Random) -> str:
    """Something that somebody might do now."""
    game = table.game
    assert game.question is not None
    if chance.random() < 0.04:
        return "time"
    seated = [seat for seat in range(len(game.state.names)) if game.options(seat)]
    seat = chance.choice(seated) if chance.random() < 0.15 else game.question.waiting()[0]
    options = game.options(seat) or game.options(game.question.waiting()[0])
    seat = seat if game.options(seat) else game.question.waiting()[0]
    plays = [move for move in options if move.verb == "play"]
    move = chance.choice(plays if plays and chance.random() < 0.85 else options)
    return f"{game.state.names[seat]}: {typed(move, game.state.names, chance)}"


def check(table: Spoken, line: str, said: Said) -> None:
    for told in said.room:
        assert WHOLE.fullmatch(told), told
        assert not told.startswith("!"), told
        assert not re.search(r"\(\w+-\w+\)|\{|\}|  |\.\.|None|, \.", told), told
    shown = {code for told in said.room for code in CARD.findall(told)}
    lying = {card.code for card in table.game.state.discard} | {"wd4"}
    if ":" in line and "deal" not in line:
        assert shown <= lying, line
    assert len(said.room) <= 3
    for lines in said.private.values():
        assert all(told.startswith("[#uno] ") for told in lines)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("line", LINES)
def test_whole_games_are_told_in_whole_sentences_and_show_no_hand(line: str, seed: int) -> None:
    chance = random.Random(f"{line} {seed}")
    game = Game(CATALOGUE.compose(line), seed_from(seed))
    table = Spoken(game, voice_at(game))
    said = [table.does(f"join {name}") for name in NAMES[: chance.randint(2, 5)]]
    rounds = 0
    for _ in range(600):
        if table.game.question is None or rounds > 2:
            break
        command = "ann: deal" if table.game.question.why == "deal" else step(table, chance)
        rounds += command == "ann: deal"
        told = table.does(command)
        check(table, command, told)
        said.append(told)
    assert rounds > 0
    assert PROBLEMS == []
    ordinary = [told for told in said if told.room and "your turn." in told.room[-1]]
    assert sum(len(told.room) == 1 for told in ordinary) >= 0.9 * len(ordinary)
