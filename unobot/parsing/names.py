"""The player whom somebody means, or what to answer."""

from unobot.nearest import nearest
from unobot.parsing.called import Names, unspoken
from unobot.parsing.meanings import Slip
from unobot.parsing.typed import folded


def find_player(said: str, names: Names) -> int | Slip:
    """The seat of the player with that name, whatever its case, or whose name alone begins so.

    Where two people are called the same, the id behind the name, `Bob(@bob:example.org)`, is a name too.

    >>> find_player("BO", Names({0: "ann", 1: "bob"}))
    1
    >>> find_player("@rob:example.org", Names({0: "bob", 1: "bob(@rob:example.org)"}))
    1
    >>> find_player("b", Names({0: "bea", 1: "bob"}))
    Slip(id='slip-name-unclear', args={'said': 'b', 'candidates': ('bea', 'bob')}, suggestion=None)
    """
    named = names.whole(said)
    if named is not None:
        return named
    found = names.beginning(said)
    if len(found) == 1:
        return found[0]
    if found:
        candidates = tuple(names.shown[seat] for seat in found)
        return Slip("slip-name-unclear", {"said": said, "candidates": candidates})
    return _nobody(said, names)


def _nobody(said: str, names: Names) -> Slip:
    written = {folded(name): name for name in names.shown.values()}
    like = tuple(written[name] for name in nearest(folded(unspoken(said)), written, most=4))
    if like:
        return Slip("slip-name", {"said": said, "nearest": like})
    return Slip("slip-name-unknown", {"said": said})
