"""What can be typed for a rule: its verbs, and which arguments they take. The words for them are in the text files."""

from enum import Enum, auto

import msgspec

from uno_engine.kernel.cards import Card, Color
from uno_engine.kernel.moves import Arg, Player, Stands


class Takes(Enum):
    """What kind of thing an argument of a verb is."""

    CARD = auto()
    """A card, or a card that stands for a number (`ri=7`)."""
    COLOR = auto()
    """A colour."""
    PLAYER = auto()
    """A player at the table, by the name of the seat."""
    NUMBER = auto()
    """A number, or a place that stands for a number (`1=7`)."""
    WORD = auto()
    """A word of the rules, one of `Rule.words`."""
    ANY = auto()
    """Any of these."""
    TEXT = auto()
    """All that is typed, as it is; nothing can stand behind it."""

    def fits(self, arg: Arg) -> bool:
        """Whether that argument is of this kind."""
        match arg:
            case Stands(what=what):
                return self in {Takes.ANY, Takes.CARD if isinstance(what, Card) else Takes.NUMBER}
            case Card():
                kind = Takes.CARD
            case Color():
                kind = Takes.COLOR
            case Player():
                kind = Takes.PLAYER
            case int():
                kind = Takes.NUMBER
            case _:
                return self in {Takes.ANY, Takes.WORD, Takes.TEXT}
        return self in {Takes.ANY, kind}


class Argument(msgspec.Struct, frozen=True):
    """One argument of a verb, or several of the same kind in a row: from `least` to `most` of them."""

    kind: Takes
    least: int = 1
    most: int = 1


ONE_CARD = Argument(Takes.CARD)
"""The argument of a verb that takes one card."""
CARDS = Argument(Takes.CARD, 1, 99)
"""The argument of a verb that takes one card or several."""
A_COLOR = Argument(Takes.COLOR)
"""The argument of a verb that takes one colour."""
MAYBE_NUMBER = Argument(Takes.NUMBER, 0, 1)
"""The argument of a verb that takes a number, or nothing."""
MAYBE_PLAYER = Argument(Takes.PLAYER, 0, 1)
"""The argument of a verb that takes a player, or nothing."""
ANYTHING = Argument(Takes.ANY, 1, 99)
"""The argument of a verb that takes one thing or several, of any kind."""
TEXT = Argument(Takes.TEXT)
"""The argument of a verb that takes the rest of the line as it is."""


class Verb(msgspec.Struct, frozen=True):
    """A verb of a rule, and its arguments in their order.

    What is typed for it in each language stands in the text files beside the rule, as the message `verb-NAME`; its name
    is always understood. `along`: it may be typed behind a play, and is then done with it (`play r5 uno`). `spoken`:
    its argument may be said in the room without the verb, by any player, as the whole line (the word of a charade).
    """

    name: str
    takes: tuple[Argument, ...] = ()
    along: bool = False
    spoken: bool = False
