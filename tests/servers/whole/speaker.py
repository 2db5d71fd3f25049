"""Somebody who reads and types one language only, and always does the same with the same cards."""

import itertools
import re
from collections.abc import Collection, Sequence
from functools import cache
from random import Random

from tests.plugins.built_in import all_rules
from tests.texts import catalogues, typing
from tests.texts.said import TEXTS
from uno_engine import DEAL, Color, Game, Move, RuleSet
from unobot.document import plain

LINE = "classic round cards=4"
"""The table they play at."""
MOST = 16
"""Moves of the round."""
CODE = re.compile(r"[rygb](?:\d|s|r|\+2)|w|wd4")
HELD = re.compile(rf"[\[🟥🟨🟩🟦⬛](?:{CODE.pattern})(?![\w+])")
"""A card of a hand: `[r5]`, on Matrix `🟥r5`."""
_FIRST = Random(0)


def opening(language: str) -> str:
    """What opens that table: `!開桌 經典 單局 張數=4`."""
    ids = ("command-new", "preset-name-classic", "rule-name-round", "option-name-cards")
    return f"!{' '.join(catalogues.typed(language, id_)[0] for id_ in ids)}=4"


def command(language: str, id_: str) -> str:
    """A command in the first of its words."""
    return f"!{catalogues.typed(language, id_)[0]}"


def answer(language: str, line: str) -> str | None:
    """What they type when the bot tells them this privately; None if nothing is asked of them."""
    asked = _asked(language).search(line)
    if asked is None:
        return None
    several, one = asked["several"] or asked["answers"], asked["one"]
    answers = [one] if one else several.split(", " if ", " in several else " ")
    chosen = preferred(
        answers, *(catalogues.typed(language, f"verb-{verb}")[0] for verb in ("challenge", "pass"))
    )
    if not CODE.fullmatch(chosen):
        return f"!{chosen}"
    card = _rules().deck.by_code[chosen]
    words = [catalogues.typed(language, "verb-play")[0], typing.card(language, card, _FIRST)]
    words += [catalogues.typed(language, "word-red")[0]] if card.color is None else []
    words += [catalogues.typed(language, "verb-uno")[0]] if len(HELD.findall(line)) == 2 else []
    return f"!{' '.join(words)}"


def preferred(answers: Collection[str], challenge: str, pass_: str) -> str:
    """To challenge, else to pass, else the first card in the order of the letters, else what there is."""
    cards = sorted(filter(CODE.fullmatch, answers))
    return next((each for each in (challenge, pass_) if each in answers), [*cards, *answers][0])


@cache
def _rules() -> RuleSet:
    return all_rules().compose(LINE)


@cache
def _asked(language: str) -> re.Pattern[str]:
    """What the line with one's hand has in it when something is asked, in that language; the answers are a group."""
    asking = {
        "hand-playable": ("answers", "several"),
        "hand-answers": ("answers", "answers"),
        "hand-nothing": ("answer", "one"),
    }
    ends = [
        re.escape(plain(TEXTS.say(language, id_, hand="", p="!", **{value: "ANSWERS"})).strip()).replace(
            "ANSWERS", f"(?P<{group}>[^()（）]+)"
        )
        for id_, (value, group) in asking.items()
    ]
    return re.compile("|".join(ends))


@cache
def seed() -> bytes:
    """A deal with which three of them do all that there is to do, in a few moves."""
    for number in itertools.count():
        secret = number.to_bytes(32, "big")
        moves = _played(secret)
        if {"play", "draw", "pass", "challenge"} <= {move.verb for move in moves} and len(moves) <= MOST:
            return secret
    raise AssertionError("there are seeds without end")


def typed_lines() -> int:
    """How many lines are typed in the round of that deal: one a move, but a colour is typed with its card."""
    return sum(move.verb != "color" for move in _played(seed()))


def _played(secret: bytes) -> list[Move]:
    """The moves of their round; of a long round the first ones."""
    game, moves = Game(_rules(), secret), list[Move]()
    for name in ("ann", "bob", "cid"):
        game.join(name)
    game.play(0, DEAL)
    while game.question is not None and len(moves) <= MOST:
        (seat, *_) = game.question.waiting()
        move = _chosen(game.options(seat))
        moves.append(move)
        game.play(seat, move)
    return moves


def _chosen(options: Sequence[Move]) -> Move:
    """What they answer in the engine's words; as the lines above have them, but for the colour, which is typed with its card."""
    red = Move("color", (Color.RED,))
    by_name = {move.card.code if move.card is not None else move.verb: move for move in options}
    return red if red in options else by_name[preferred(by_name, "challenge", "pass")]
