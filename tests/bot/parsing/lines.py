"""Tables at which lines are said, and what is read."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import cache

from uno_engine import (
    BUILT_IN,
    Catalogue,
    Game,
    Layout,
    Preset,
    Rule,
    RuleSet,
    Words,
    laid_out,
    seed_from,
)
from uno_engine.classic.cards import DECK
from unobot.commands.registry import COMMANDS
from unobot.messages.texts import Texts
from unobot.parsing import ColorWords, CommandRead, MoveRead, Notation, Reader, Slip, Speaker
from unobot.parsing.rule_line import Choices

CARDS = Notation(DECK, ColorWords({"rot": "r", "xanh": "gb", "红": "r"}))
TEXTS = Texts()
NAMES = ("ann", "Bob", "bea", "cid")
HARMFUL = frozenset({"leave", "kick", "stop", "skip", "host", "pause"})
ON_TURN = "r5 r6 w y1 wd4"
"""What ann holds."""


def rules(*more: type[Rule], line: str = "classic") -> RuleSet:
    """The rules of a classic table, and further ones."""
    return _rules(more, line)


@cache
def _rules(more: tuple[type[Rule], ...], line: str) -> RuleSet:
    catalogue = Catalogue([*BUILT_IN, *more], [Preset("classic", "classic-game", "")])
    return catalogue.compose(" ".join([line, *(f"+{rule.id}" for rule in more)]))


def reader(*more: type[Rule], language: str = "en") -> Reader:
    """The reader of such tables."""
    return _reader(more, language)


def reader_for(
    rules: RuleSet | None,
    texts: Texts,
    language: str = "en",
    *,
    harmful: Collection[str] = (),
    choices: Choices | None = None,
) -> Reader:
    """The reader of lines at tables with these rules, with the bot's own commands."""
    return Reader(rules, texts, language, [each.name for each in COMMANDS], harmful, choices)


@cache
def _reader(more: tuple[type[Rule], ...], language: str) -> Reader:
    return reader_for(rules(*more), TEXTS, language, harmful=HARMFUL)


def table(
    *more: type[Rule],
    ann: str = ON_TURN,
    bob: str = "g5 g6",
    top: str = "r1",
    turn: int = 0,
    line: str = "classic",
    draw: str = "",
) -> Game:
    """A round in which ann (seat 0) holds these cards and is next."""
    composed = rules(*more, line=line)
    cards = composed.deck.by_code
    hands = {0: [cards[code] for code in ann.split()], 1: [cards[code] for code in bob.split()]}
    layout = Layout(hands=hands, top=cards[top], turn=turn, draw=[cards[code] for code in draw.split()])
    return laid_out(composed, NAMES, layout, seed_from(1))


def speaker(game: Game | None = None, seat: int | None = 0) -> Speaker:
    """Ann at that table, or somebody else."""
    return Speaker(game, seat)


def private(game: Game, seat: int | None = 0) -> Speaker:
    """The same to the bot alone."""
    return replace(speaker(game, seat), private=True)


def heard(line: str, who: Speaker, *more: type[Rule], by: Reader | None = None) -> str | None:
    """What is made of a line: the text of the move, the command and its rest, `? id …` for a slip, None for chatter."""
    match (by or reader(*more)).read(line, who):
        case MoveRead(move, ahead):
            assert who.game is not None
            return Words(who.game.state.names, who.game.rules.deck.by_code).write(move, ahead)
        case CommandRead(command=name, rest=rest):
            return f"/{name} {rest}".strip()
        case Slip(id_, args):
            told = args.get("nearest") or args.get("candidates") or args.get("colors") or ()
            words = (told,) if isinstance(told, str) else told
            assert isinstance(words, Sequence)
            return " ".join(["?", id_, *(str(word) for word in words)])
    return None
