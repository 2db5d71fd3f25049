"""What is printed for a move is read as that move, by who is waited for, in the room and without prefix."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.bot.parsing.lines import heard, reader, reader_for, rules, speaker, table
from tests.bot.parsing.rules import Bark, Row, Target
from tests.plugins.built_in import built_in
from uno_engine import Color, Game, Move, NotAllowed, Player, RuleSet, Stands, bared, seed_from
from uno_engine.classic.cards import DECK
from unobot.messages.texts import Texts
from unobot.parsing import MoveRead, Reader, Speaker
from unobot.plugins import catalogue

CATALOGUE = catalogue(built_in())
NAMES = ("ann", "Bob", "r5", "red", "draw", "7")
"""Three of them could be something else."""
TURNS = 120
PRINTED = {
    Move("play", ()): "play",
    Move("draw"): "draw",
    Move("color", (Color.RED,)): "red",
    Move("pick", (Player(1),)): "Bob",
    Move("pick", (Player(4),)): "pick draw",
    Move("pick", (7,)): "7",
    Move("pick", (7, "+")): "pick 7 +",
    Move("pick", ("none",)): "none",
    Move("catch", (Player(0),)): "catch ann",
    Move("play", (Stands(1, 7),)): "1=7",
}


@pytest.mark.parametrize(("move", "text"), PRINTED.items())
def test_a_move_is_printed_as_short_as_it_is_clear(move: Move, text: str) -> None:
    assert reader(Target, Row).printed(move, NAMES) == text


def test_a_choice_of_cards_keeps_its_verb() -> None:
    cards = tuple(DECK.by_code[code] for code in ("r5", "r6"))
    assert reader().printed(Move("pick", cards), NAMES) == "pick r5 r6"
    assert reader().printed(Move("pick", cards[:1]), NAMES) == "pick r5"
    assert reader().printed(Move("play", cards), NAMES) == "r5 r6"


def played(rules: RuleSet, seed: int) -> Iterator[tuple[Game, int]]:
    """Random games, move by move: each time with a seat that is waited for."""
    chance = Random(seed)
    game = Game(rules, seed_from(seed))
    for name in NAMES[: max(rules.base.least_seats, min(4, rules.base.room))]:
        game.join(name)
    for _ in range(TURNS):
        question = game.question
        if question is None:
            return
        seat = chance.choice(question.waiting())
        yield game, seat
        try:
            game.play(seat, chance.choice(game.options(seat)))
        except NotAllowed:
            game.skip(seat)


OTHERS = [
    (preset, language)
    for preset in ("classic", "extended", "dos", "taiwan", "unoplus")
    for language in ("zh-Hans", "zh-Hant", "ja", "vi")
]


@pytest.mark.parametrize(("preset", "language"), [*((preset, "en") for preset in CATALOGUE.presets), *OTHERS])
def test_what_is_printed_can_be_typed(preset: str, language: str) -> None:
    rules = CATALOGUE.compose(preset)
    by = reader_for(rules, Texts(built_in().brought.texts), language)
    tried = 0
    for seed in range(3 if language == "en" else 2):
        for game, seat in played(rules, seed):
            who = Speaker(game, seat)
            # with faces alone, as they are shown to players
            for move in map(bared, game.options(seat)) if who.mid_round else ():
                if game.answers(seat, move):
                    tried += 1
                    assert read_back(by, who, move) == move
    assert tried > TURNS


def read_back(by: Reader, who: Speaker, move: Move) -> object:
    """What is read for the printed move, in the room and without prefix."""
    assert who.game is not None
    printed = by.printed(move, who.game.state.names)
    read = by.read(printed, who)
    return read.move if isinstance(read, MoveRead) and not read.ahead else (printed, read)


def test_every_word_is_read_in_the_speakers_language_and_in_english(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("verb-bark = bark, woof\nword-clockwise = cw\n")
    (tmp_path / "yue.ftl").write_text(CHINESE, encoding="utf-8")
    texts, game = Texts([tmp_path]), table(Target, Bark)
    chinese = reader_for(rules(Target, Bark), texts, "yue")
    lines = ("!摸", "摸", "!draw", "!出 红5 汪", "红5 woof", "w 红", "!r6 顺时针", "!加入", "!join", "红")
    assert [heard(line, speaker(game), by=chinese) for line in lines] == [
        "draw", "draw", "draw", "play r5, !bark", "play r5, !bark", "play w, red", "play r6, clockwise", "/join",
        "/join", None,
    ]  # fmt: skip
    moves = (Move("draw"), Move("color", (Color.RED,)), Move("pick", ("clockwise",)), Move("bark"))
    assert [chinese.printed(move, NAMES) for move in moves] == ["摸", "红", "顺时针", "汪"]
    english = reader_for(rules(Target, Bark), texts)
    assert [heard(line, speaker(game), by=english) for line in ("!摸", "!woof", "!汪")] == [
        None,
        "bark",
        None,
    ]


def test_a_word_for_two_colours_is_asked_back(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("")
    (tmp_path / "vi.ftl").write_text(
        "word-green = xanh lá, xanh\nword-blue = xanh dương, xanh\n", encoding="utf-8"
    )
    by = reader_for(rules(), Texts([tmp_path]), "vi")
    game = table()
    assert heard("!color xanh", speaker(game), by=by) == "? slip-unclear green blue"
    assert heard("!play xanh 5", speaker(game), by=by) == "? slip-unclear g5 b5"
    assert heard("!color xanh lá", speaker(game), by=by) == "color green"


CHINESE = """
verb-draw = 摸, 抽
verb-play = 出, 打
verb-bark = 汪
word-red = 红
word-clockwise = 顺时针
command-join = 加入
"""
