"""A line of a few hundred letters costs no more than so many plain ones, whatever stands in it: one loop reads for all tables."""

import random

import pytest

from tests.bot.parsing.lines import ON_TURN, private, reader, reader_for, speaker, table
from tests.plugins.built_in import all_rules, built_in
from tests.work import bytecodes
from uno_engine import DEAL, Game, Stage, seed_from
from unobot.messages.texts import Texts
from unobot.parsing import Reader, Speaker
from unobot.parsing.rule_line import Choices

LETTERS = 450
"""Hardly more fit into a line of IRC."""
MOST = 300_000
"""Bytecodes; about 10 ms."""
PLAIN = "!play r5"


def work(by: Reader, line: str, who: Speaker) -> int:
    """The bytecodes of reading the line once more; what is made once and kept is not counted."""
    for known in (PLAIN, "!uno r5", "!the card"):
        by.read(known, who)
    return bytecodes(lambda: by.read(line, who))


def filled(start: str, words: str, end: str = "", letters: int = LETTERS) -> str:
    return (start + words * letters)[: letters - len(end)] + end


@pytest.mark.parametrize(
    "line",
    [
        filled("!play w ", "no cards=7 stack "),
        filled("!play w ", "no cards=7 stack ", " zzz"),
        filled("!play ", "two ", " zzz"),
        filled("!", "1 "),
        filled("!pick ", "7 no "),
        filled("!catch ", "b "),
        filled("!play ", "r5 "),
        filled("!uno ", "y2 +no "),
        filled("", "r5 with "),
        filled("pick ", "r5 then "),
        filled("!", "x"),
        filled("!play r", "5"),
        filled("play in", " " * 9, " in #"),
        filled("!play ", "((1=7)) "),
    ],
)
@pytest.mark.parametrize("letters", [1, 4])
def test_a_long_line_costs_no_more_than_so_many_plain_ones(line: str, letters: int) -> None:
    game = table(ann=f"{ON_TURN} w y2 g2", top="r1")
    for who in (speaker(game), private(game), speaker(game, None)):
        assert work(reader(), line * letters, who) < MOST


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant", "ja", "vi"])
def test_lines_of_any_words_of_any_table_cost_no_more(language: str) -> None:
    chance = random.Random(language)
    catalogue = all_rules()
    texts, choices = Texts(built_in().brought.texts), Choices.of(catalogue)
    for preset in catalogue.presets:
        game = _midst_of_a_round(Game(catalogue.compose(preset), seed_from(7)), chance)
        by = reader_for(game.rules, texts, language, choices=choices)
        seat = game.question.waiting()[0] if game.question is not None else 0
        words = _words(by, game)
        for start in ("!play ", "!pick ", "", f"!{chance.choice([*by.vocabulary.verbs.meanings])} "):
            some = chance.choice([" ", " ", ""]).join(chance.choices(words, k=chance.choice([1, 2, 3, 9])))
            line = filled(start, f"{some} ", chance.choice(["", " zzz"]))
            who = Speaker(game, seat, private=not start.startswith("!"))
            assert work(by, line, who) < MOST, line


def _midst_of_a_round(game: Game, chance: random.Random) -> Game:
    for name in ("ann", "Bob", "no", "Đỏ", "红"):
        game.join(name)
    game.play(0, DEAL)
    for _ in range(20):
        question = game.question
        if question is None or game.state.stage is not Stage.PLAYING:
            break
        seat = question.waiting()[0]
        game.play(seat, chance.choice(list(game.options(seat))))
    return game


def _words(by: Reader, game: Game) -> list[str]:
    known = by.vocabulary
    assert by.cards is not None
    tables = (known.verbs.meanings, known.words.meanings, known.commands.meanings, known.colors.words())
    more = (known.numbers, known.connectives, known.fillers, by.cards.words(), game.state.names)
    signs = ("1", "7", "r", "re", "x", "cards=7", "1=7", "[r5]", "(", "paly", "unno")
    return sorted({word for each in (*tables, *more, signs) for word in each})
