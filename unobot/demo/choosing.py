"""A simple player's choice: the answers that the bot lists, the best first."""

import random
from collections import Counter
from collections.abc import Sequence

from uno_engine import COLORS, Card, Color
from unobot.demo.memory import Memory

LOW = 2
"""With so few cards or fewer, somebody is about to win."""

DOUBT = 0.3
"""How often a Wild Draw Four is challenged."""

COLOURED = frozenset({"w", "wd4"})
"""The cards with which a colour is typed by who holds one; else, as with any other black card, the bot asks if it needs it.

Where no card has a colour (All Wild), a colour behind a card is refused.
"""

COMMANDS = frozenset(
    {"draw", "pass", "accept", "refuse", "challenge", "yes", "no", "keep", "done", "uno", "hand", "dos"}
)
"""Answers that are commands by themselves."""

_LIKED = {"uno": -1.0, "hand": -1.0, "refuse": 6.0, "accept": 5.0, "draw": 4.0, "pass": 1.0}


def ranked(answers: Sequence[str], memory: Memory, others: Sequence[str], chance: random.Random) -> list[str]:
    """The commands to try, without prefix, the best first. Nothing but what was listed is among them."""
    colours = all(_colour(answer) for answer in answers)
    scored = [
        (_worth(answer, memory, others, chance, colours=colours), -place)
        for place, answer in enumerate(answers)
    ]
    order = [answers[-place] for _, place in sorted(scored, reverse=True)]
    return list(dict.fromkeys(way for answer in order for way in _ways(answer, memory, colours=colours)))


def favourite(cards: Sequence[Card], *, but: Card | None = None) -> Color:
    """The colour most held; ties in the order red, yellow, green, blue."""
    rest = list(cards)
    if but in rest:
        rest.remove(but)
    held = Counter(card.color for card in rest)
    return max(COLORS, key=lambda color: held[color])


def _colour(answer: str) -> Color | None:
    return next((color for color in COLORS if answer.lower() in {color.value, color.word}), None)


def _worth(
    answer: str, memory: Memory, others: Sequence[str], chance: random.Random, *, colours: bool
) -> float:
    word = answer.lower().removeprefix("play ").removeprefix("color ").removeprefix("pick ")
    colour = _colour(word)
    if colour and (colours or len(word) > 1):
        return 10.0 if colour is favourite(memory.cards) else chance.random()
    if card := memory.card(word):
        return 20.0 + _card_worth(card, memory, others) + chance.random()
    if word == "challenge":
        return 15.0 if chance.random() < DOUBT else 0.5
    if answer.lower().startswith("play ") or (" " in answer and memory.card(word.split()[0])):
        return 21.0 + len(answer.split()) + chance.random()
    if answer in others:
        return 12.0 - memory.count(answer) / 10
    return _LIKED.get(word, 2.0 + chance.random())


def _card_worth(card: Card, memory: Memory, others: Sequence[str]) -> float:
    """Numbers of the colour most held first, black cards last; but what hurts first if somebody is about to win."""
    if any(memory.count(name) <= LOW for name in others):
        return 0.0 if card.number is not None else float(card.points)
    if card.color is None:
        return -8.0 - (card.code != "w")
    own = sum(held.color is card.color for held in memory.cards)
    return own + card.points / 10


def _ways(answer: str, memory: Memory, *, colours: bool) -> list[str]:
    """How an answer may be typed, the best way first."""
    if colours and (colour := _colour(answer)):
        return [f"color {colour.word}"]
    verb, _, rest = answer.partition(" ")
    code = rest if verb.lower() == "play" else answer
    if verb.lower() in COMMANDS or " " in code:
        return [answer]
    card = memory.card(code)
    if card is None and code not in memory.codes:
        return [f"pick {answer}", answer]
    play = f"play {card.code if card else code}"
    if card and card.code in COLOURED and any(held.color for held in memory.cards):
        play += f" {favourite(memory.cards, but=card).value}"
    # a call that is not wanted would refuse the whole line, so the play alone is the next best
    return [f"{play} uno", play] if memory.calls and len(memory.codes) == LOW else [play]
