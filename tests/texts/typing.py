"""How somebody types a move who knows no English: all in the words of their language."""

import re
from collections.abc import Sequence
from random import Random

from tests.texts.catalogues import EAST, typed
from uno_engine import Card, Color, Move
from unobot.kit.testing import FakeRoom

COLORS = ("red", "yellow", "green", "blue")


def word(language: str, id_: str, chance: Random) -> str:
    """One of the words for that: of the first three, the usual ones."""
    return chance.choice(typed(language, id_)[:3])


def card(language: str, card: Card, chance: Random) -> str:
    """A card in words; by its code if its kind has no word in the language."""
    slug = re.sub("[^a-z0-9]+", "-", card.kind.name.lower()).strip("-")
    names = typed(language, f"card-{slug}") or ([card.kind.name] if card.number is not None else [])
    if not names:
        return card.code
    if card.color is None:
        return names[0]
    parts = [word(language, f"word-{card.color.word}", chance), names[0]]
    return ("" if language in EAST else " ").join(parts if language != "vi" else reversed(parts))


def move(language: str, move: Move, chance: Random, *, calls: bool) -> str:
    """A move of a classic table as a line: `!出 红5`."""
    words = [word(language, f"verb-{move.verb}", chance)]
    words += [_value(language, value, chance) for value in move.args]
    if move.card is not None and move.card.color is None:
        words.append(word(language, f"word-{chance.choice(COLORS)}", chance))
    return f"!{' '.join(words)}{' uno' if calls else ''}"


def _value(language: str, value: object, chance: Random) -> str:
    if isinstance(value, Card):
        return card(language, value, chance)
    return word(language, f"word-{value.word}", chance) if isinstance(value, Color) else str(value)


MOST = 300
"""Lines of a round; who is refused tries again."""
Told = list[tuple[str, list[str]]]


async def game(room: FakeRoom, language: str, people: tuple[str, ...], chance: Random) -> Told:
    """A round, typed in that language: each line, and what the bot says to it."""
    opening = ["command-new", *["command-join"] * (len(people) - 1), "verb-deal"]
    lines = [f"!{word(language, id_, chance)}" for id_ in opening]
    told = [
        (f"<{who}> {line}", await room.say(who, line))
        for who, line in zip([*people, people[0]], lines, strict=True)
    ]
    while (seat := _asked(room)) is not None and len(told) < MOST:
        table = room.table()
        chosen = _chosen(table.game.options(seat), chance)
        who = table.game.state.names[seat]
        line = move(language, chosen, chance, calls=chosen.verb == "play" and len(room.hand(who)) == 2)
        told.append((f"<{who}> {line}", await room.say(who, line)))
    return told


def _asked(room: FakeRoom) -> int | None:
    """Whom the round waits for."""
    table = room.find_table()
    question = table.game.question if table is not None else None
    return question.waiting()[0] if question is not None and question.why != "deal" else None


def _chosen(options: Sequence[Move], chance: Random) -> Move:
    """A move of one's own turn: mostly a play."""
    plays = [each for each in options if each.verb == "play"]
    return chance.choice(plays if plays and chance.random() < 0.9 else options)
