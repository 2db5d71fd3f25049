"""Contexts in which lines are said."""

from dataclasses import replace

from uno_engine.classic.deck import DECK
from unobot.commands import ColorWords, Command, Context, Notation, Slip, read

CARDS = Notation(DECK, ColorWords({"rot": "r", "xanh": "gb", "红": "r"}))

ON_TURN = Context(
    table="running",
    seated=True,
    waited=True,
    options=("play r5", "draw"),
    names=("ann", "Bob", "bea", "cid"),
    notation=CARDS,
    suffixes=frozenset({"uno"}),
)
WAITING_FOR_OTHERS = replace(ON_TURN, waited=False, options=())
OWES_COLOUR = replace(ON_TURN, options=("color red", "color yellow", "color green", "color blue"))
SPECTATOR = replace(WAITING_FOR_OTHERS, seated=False)
PRIVATE = replace(ON_TURN, private=True)
NO_TABLE = Context()
BEFORE_THE_DEAL = Context(table="waiting", seated=True, notation=CARDS)


def heard(line: str, context: Context) -> str | None:
    """What is made of a line: the engine's words or the command's name and rest, `? id …` for a slip, None for chatter."""
    match read(line, context):
        case Command(text=text) if text:
            return text
        case Command(name=name, rest=rest):
            return f"{name} {rest}".strip()
        case Slip(id_, args):
            told = args.get("nearest") or args.get("candidates") or ()
            words = (told,) if isinstance(told, str) else told
            return " ".join(["?", id_, *(str(word) for word in words)])  # type: ignore[attr-defined]
    return None
