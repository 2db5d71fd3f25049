"""Answers that can be given by a click, where a network has reactions."""

from uno_engine import ACCEPT, COLORS, REFUSE, name_color
from unobot.messages import Snapshot
from unobot.tables.table import Table

_CLICKABLE = {
    ACCEPT: "accept",
    REFUSE: "refuse",
    **{name_color(color): f"color {color.value}" for color in COLORS},
}


def clickable(table: Table, now: Snapshot) -> tuple[str, ...]:
    """The commands that can be offered for a click: accept, refuse, and the colours; none if several are asked."""
    asked, question = table.asked(), table.game.question
    if len(asked) != 1 or question is None:
        return ()
    options = set(now.view_of(asked[0]).options)
    possible = (move for move in _CLICKABLE if move in options or question.synonyms.get(move) in options)
    return tuple(_CLICKABLE[move] for move in possible)
