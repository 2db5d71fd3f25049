"""The kinds of things that `unobot new` makes a plugin for."""

from collections.abc import Mapping
from typing import Final

KINDS: Final[Mapping[str, str]] = {
    "rule": "a house rule: whoever comes after a 7 draws a card",
    "card": "a card: all others draw a card",
    "deck": "a deck: low numbers and many Skips",
    "game": "a game of its own: lay the same colour or a higher number, or draw",
    "match": "a kind of match: the first to win three rounds wins",
    "player": "a computer player: gets rid of its most expensive cards first",
    "network": "a network: whoever connects by TCP is in one room",
    "command": "a command: tells who holds the fewest cards",
    "language": "a language for the bot",
}
"""Each kind, by the word behind `unobot new`, with what the thing does that is made first.

The folder `templates/KIND` has its files."""
