"""The decks of the rulebook, counted out once more for checking scenario files, apart from the bot's own."""

import math
import re
from collections import Counter

COLOURS = "rygb"
NUMBERS = Counter({f"{colour}{number}": 2 if number else 1 for colour in COLOURS for number in range(10)})
CLASSIC = (
    NUMBERS
    + Counter({f"{colour}{action}": 2 for colour in COLOURS for action in ("s", "r", "+2")})
    + Counter({"w": 4, "wd4": 4})
)
CUSTOM = Counter({"wc1": 1, "wc2": 1, "wc3": 1})
UNOPLUS = (
    CLASSIC
    + NUMBERS
    + Counter({f"{colour}d7": 1 for colour in COLOURS})
    + Counter({"w8": 4, "wf": 4, "wn": 4})
)
NO_MERCY = (
    Counter({f"{colour}{number}": 2 for colour in COLOURS for number in range(10)})
    + Counter({f"{colour}{action}": 3 for colour in COLOURS for action in ("s", "r", "+2", "da")})
    + Counter({f"{colour}{action}": 2 for colour in COLOURS for action in ("+4", "se")})
    + Counter({"wr4": 8, "w6": 4, "w10": 4, "wcr": 8})
)
DOS = Counter(
    {
        f"{colour}{number}": 3 if number < 6 else 2
        for colour in COLOURS
        for number in (1, 3, 4, 5, 6, 7, 8, 9, 10)
    }
) + Counter({"r#": 2, "y#": 2, "g#": 2, "b#": 2, "w2": 12})
EXTENDED = (
    NUMBERS
    + Counter({f"{colour}{twice}": 2 for colour in COLOURS for twice in ("s", "r", "+2")})
    + Counter({f"{colour}{once}": 1 for colour in COLOURS for once in ("i", "t4", "t5", "h", "p", "a", "v")})
    + Counter({"duelc": 1, "dueln": 1, "bomb": 1, "chosen": 1, "circlet": 2, "disarm": 2, "regret": 1})
    + Counter({"w": 4, "wd4": 4, "bounce": 2, "px": 2, "grenade": 1, "c4": 1, "outbid": 1})
)
DROPPED = Counter({"forsaken": 1, "jump": 1, "gambler": 1, "revive": 1, "standin": 1, "combo": 1})
ALL_WILD = Counter({"w": 54, "wrev": 14, "wsk": 14, "w2": 10, "w4": 6, "wsk2": 6, "wt2": 4, "ws": 4})
ATTACK = {
    "new": ("r1 s2 h11 h22 da2", "w4 wa4"),
    "custom": ("r1 s2 h22 da2", "w4 wa4 wc11 wc21 wc31 wh41"),
    "old": ("r2 s2 h22 da1 th1", "w4 wah2 whf2"),
}
"""By edition: what is beside the numbers in each colour, and what is black; the last digit of each says how often."""
EXTRAS = {"swap": Counter({"ws": 1}), "shuffle": Counter({"wx": 1}), "both": Counter({"ws": 1, "wx": 1})}
PLAIN = ("classic", "taiwan", "mainland", "japan", "japan11", "duo")


def attack(edition: str) -> Counter[str]:
    """Return how often each card is in that edition of Attack."""
    coloured, black = (word.split() for word in ATTACK[edition])
    cards = Counter({f"{colour}{number}": 2 for colour in COLOURS for number in range(1, 10)})
    cards += Counter({f"{colour}{word[:-1]}": int(word[-1]) for colour in COLOURS for word in coloured})
    return cards + Counter({word[:-1]: int(word[-1]) for word in black})


def deck_of(table: str, seats: int) -> Counter[str] | None:
    """Return how often each card is in the deck of a table line, or None for a deck not counted here."""
    options: dict[str, str] = dict(re.findall(r"([\w-]+)=([\w-]+)", table))
    custom = Counter(dict(list(CUSTOM.items())[: int(options.get("custom", "3"))]))
    decks: dict[str, Counter[str]] = {
        **dict.fromkeys(PLAIN, CLASSIC),
        "official112": CLASSIC + custom + EXTRAS[options.get("extra", "swap")],
        "wild4uno": CLASSIC + custom + Counter({"wt": 1}),
        "unoplus": UNOPLUS,
        "no-mercy": NO_MERCY,
        "all-wild": ALL_WILD,
        **dict.fromkeys(("attack", "uno-extreme"), attack(options.get("edition", "new"))),
        "dos": DOS,
        "dos-official": DOS,
        "extended": EXTENDED + (DROPPED if options.get("dropped") == "yes" else Counter()),
    }
    deck = decks.get(table.split(maxsplit=1)[0])
    if deck is None or "+double-deck" not in table:
        return deck
    times = max(math.ceil(seats / 10), int(options.get("decks") or options.get("double-deck") or "2"))
    return Counter({card: count * times for card, count in deck.items()})
