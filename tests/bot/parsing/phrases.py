"""Phrases as people type them, the situations at a table in which they do, and what is read there."""

import csv
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.bot.parsing.lines import rules
from tests.plugins.built_in import built_in
from uno_engine import Game, Layout, Move, laid_out, seed_from
from unobot.commands.registry import Registry
from unobot.messages.texts import Texts
from unobot.parsing import CommandRead, MoveRead, Reader, Slip, Speaker

HERE = Path(__file__).parent
LANGUAGES = ("en", "zh-Hans", "zh-Hant", "ja", "vi")
NAMES = ("ann", "bob", "cid")
HAND = "r5 rs rr r+2 w wd4 g3"
BARE = ("turn", "drawn", "penalty", "uno2")
"""The situations in which the round waits for who types, so that the answer needs no prefix."""
ANSWERS = ("play", "draw", "pass", "challenge")
OPENS = {"uno", "new", "start"}
"""The commands that open a table where there is none."""


@dataclass(frozen=True)
class Phrase:
    """Something that people type in a situation, and what they mean by it."""

    language: str
    situation: str
    typed: str
    meant: str

    @property
    def bare(self) -> bool:
        """Whether it is an answer to what is asked, which needs no prefix."""
        return self.situation in BARE and self.meant.split()[0] in ANSWERS


@cache
def phrases() -> tuple[Phrase, ...]:
    """Every phrase of the list."""
    with (HERE / "typed.tsv").open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return tuple(Phrase(**row) for row in rows)


@cache
def talk(language: str) -> tuple[str, ...]:
    """What people say to each other during a game in that language."""
    lines = (HERE / f"talk.{language}.txt").read_text(encoding="utf-8").splitlines()
    return tuple(line for line in lines if line and not line.startswith("# "))


@cache
def reader(language: str, *, table: bool = True) -> Reader:
    """The reader with every command of the project."""
    registry = Registry(built_in().brought.commands, {})
    texts = Texts(built_in().brought.texts)
    return Reader(rules() if table else None, texts, language, list(registry.all), registry.harmful)


def laid(hands: dict[int, str], turn: int = 0, draw: str = "") -> Game:
    """A round in which these seats hold these cards, on a red 9."""
    composed = rules()
    cards = composed.deck.by_code
    held = {seat: [cards[code] for code in codes.split()] for seat, codes in hands.items()}
    layout = Layout(hands=held, top=cards["r9"], turn=turn, draw=[cards[code] for code in draw.split()])
    return laid_out(composed, NAMES, layout, seed_from(1))


def _after(game: Game, seat: int, *moves: str) -> Game:
    """The game after that seat has made these moves, by their last words: `draw`, `wd4`, `green`."""
    for wanted in moves:
        words = ((move, move.card or move.color or move.verb) for move in game.options(seat))
        game.play(
            seat,
            next(
                move
                for move, word in words
                if wanted in {getattr(word, "code", ""), getattr(word, "word", ""), word}
            ),
        )
    return game


def _waiting() -> Game:
    """A table at which nothing is dealt yet."""
    game = Game(rules(), seed_from(1))
    for name in NAMES:
        game.join(name)
    return game


_SITUATIONS: dict[str, Callable[[], Speaker]] = {
    "turn": lambda: Speaker(laid({0: HAND}), 0),
    "drawn": lambda: Speaker(_after(laid({0: "y5 b5 g4"}, draw="r7"), 0, "draw"), 0),
    "penalty": lambda: Speaker(_after(laid({0: HAND, 1: "g1 g2 b8"}), 0, "wd4", "green"), 1),
    "color": lambda: Speaker(_after(laid({0: HAND}), 0, "wd4"), 0),
    "uno2": lambda: Speaker(laid({0: "r5 g3"}), 0),
    "late": lambda: Speaker(_after(laid({0: "r5 g3"}), 0, "r5"), 0),
    "catch": lambda: Speaker(_after(laid({0: HAND, 1: "r4 g3"}, turn=1), 1, "r4"), 0),
    "lobby0": Speaker,
    "lobby1": lambda: Speaker(_waiting(), None),
    "lobby2": lambda: Speaker(_waiting(), 0),
}


def speaker(situation: str) -> Speaker:
    """Who types in that situation: mostly ann, whose turn it is; bob where ann has played the Wild Draw Four."""
    return _SITUATIONS[situation]()


def read(phrase: Phrase, typed: str | None = None) -> str | None:
    """What is read of it: bare where that is how it is meant, else with the prefix. Written as in the list; `? id` for a slip."""
    who = speaker(phrase.situation)
    line = phrase.typed if typed is None else typed
    by = reader(phrase.language, table=who.game is not None)
    return told(by, line if phrase.bare else f"!{line}", who)


def told(by: Reader, line: str, who: Speaker) -> str | None:
    """What that reader makes of a line."""
    match by.read(line, who):
        case MoveRead(move, ahead):
            values = [*move.args, *ahead]
            said = [_told(value, who) for value in values]
            return " ".join([move.verb, *said])
        case CommandRead(command, rest):
            return f"{command} {rest}".strip()
        case Slip(id_, _, suggestion):
            return f"? {id_}" + (" yes" if suggestion is not None else "")
    return None


def _told(value: object, who: Speaker) -> str:
    if isinstance(value, Move):
        return value.verb
    if hasattr(value, "seat"):
        return NAMES[value.seat]
    return str(getattr(value, "code", getattr(value, "word", value)))


def right(phrase: Phrase, got: str | None) -> bool:
    """Whether that is what was meant."""
    if got is None or got == phrase.meant:
        return got is not None
    if phrase.meant == "uno" and phrase.situation == "lobby0":
        return got in OPENS
    same = {
        "draw": {"accept"},
        "join": {"uno"},
        "deal": {"start"},
        "catch bob": {"catch"},
        "bot add": {"bot"},
    }
    return got in same.get(phrase.meant, ())
