"""A simple player's choice: the answers that the bot lists, the best first."""

import random
from collections import Counter
from collections.abc import Sequence

from unobot.demo.cards import COLOURS, PrintedCard, read_card
from unobot.demo.memory import Memory

LOW = 2
"""With so few cards or fewer, somebody is about to win."""

DOUBT = 0.3
"""How often a Wild Draw Four is challenged."""

BLUFF = 5.0
"""How much a Wild Draw Four that may be challenged is worth less."""

WORDS = frozenset(
    {"draw", "pass", "accept", "refuse", "challenge", "yes", "no", "keep", "done", "uno", "hand", "dos"}
)
"""Answers that are commands by themselves."""

FALLBACKS = ("draw", "pass", "accept")
"""What nearly always ends a question."""


def ranked(answers: Sequence[str], memory: Memory, others: Sequence[str], chance: random.Random) -> list[str]:
    """The commands to try, without prefix, the best first; what nearly always helps comes last."""
    colours = _are_colours(answers)
    scored = [
        (_worth(answer, memory, others, chance, colours=colours), -place)
        for place, answer in enumerate(answers)
    ]
    order = [answers[-place] for _, place in sorted(scored, reverse=True)]
    commands = [way for answer in order for way in _ways(answer, memory, colours=colours)]
    return list(dict.fromkeys([*commands, *FALLBACKS]))


def favourite(cards: Sequence[PrintedCard], *, but: PrintedCard | None = None) -> str:
    """The letter of the colour most held; ties in the order red, yellow, green, blue."""
    rest = list(cards)
    if but in rest:
        rest.remove(but)
    held = Counter(card.colour for card in rest if card.colour and not card.wild)
    return max(COLOURS, key=lambda letter: held[letter])


def _are_colours(answers: Sequence[str]) -> bool:
    return all(answer.lower() in {*COLOURS, *COLOURS.values()} for answer in answers)


def _worth(
    answer: str, memory: Memory, others: Sequence[str], chance: random.Random, *, colours: bool
) -> float:
    word = answer.lower().removeprefix("play ").removeprefix("color ").removeprefix("pick ")
    if word in COLOURS.values() or colours:
        return 10.0 if word[0] == favourite(memory.cards) else chance.random()
    if card := _card(word, memory):
        return 20.0 + _card_worth(card, memory, others) + chance.random()
    if word == "challenge":
        return 15.0 if chance.random() < DOUBT else 0.5
    if answer.lower().startswith("play ") or (" " in answer and _card(word.split()[0], memory)):
        return 21.0 + len(answer.split()) + chance.random()
    if answer in others:
        return 12.0 - memory.count(answer) / 10
    return {"uno": -1.0, "hand": -1.0, "refuse": 6.0, "accept": 5.0, "draw": 4.0, "pass": 1.0}.get(
        word, 2.0 + chance.random()
    )


def _card_worth(card: PrintedCard, memory: Memory, others: Sequence[str]) -> float:
    if any(memory.count(name) <= LOW for name in others):
        return 10.0 * card.strength
    if card.wild:
        lawful = memory.colour is None or all(held.colour != memory.colour for held in memory.cards)
        return -8.0 - (BLUFF if card.strength and not lawful else 0.0)
    own = sum(held.colour == card.colour for held in memory.cards)
    return own + card.points / 10


def _card(word: str, memory: Memory) -> PrintedCard | None:
    """The card of that code, one that is known or one that is held."""
    held = next((card for card in memory.cards if card.code == word), None)
    return held or read_card(word)


def _ways(answer: str, memory: Memory, *, colours: bool) -> list[str]:
    """How an answer may be typed, the best way first; as it is listed is always one."""
    verb, _, rest = answer.partition(" ")
    if colours:
        return [f"color {COLOURS[answer[0].lower()]}", answer]
    code = rest if verb.lower() == "play" else answer
    if verb.lower() in WORDS or " " in code:
        return [answer]
    card = _card(code, memory)
    if card is None:
        return [f"pick {answer}", answer]
    play = f"play {card.code}"
    colour = f" {favourite(memory.cards, but=card)}" if card.wild and not card.colour else ""
    call = " uno" if len(memory.cards) == LOW else ""
    ways = [f"{play}{colour}{call}", f"{play}{colour}"]
    return ways if read_card(code) else [*ways, play, answer]
