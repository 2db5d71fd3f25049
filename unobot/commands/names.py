"""Which player a name means."""

from collections.abc import Sequence

from unobot.commands.command import Slip
from unobot.commands.nearest import nearest


def find_name(said: str, names: Sequence[str]) -> str | Slip:
    """The player with that name, whatever its case, or whose name alone begins so.

    Where two people are called the same, the id behind the name, `Bob(@bob:example.org)`, is a name too.

    >>> find_name("BO", ["ann", "bob"])
    'bob'
    >>> find_name("@rob:example.org", ["bob(@bob:example.org)", "bob(@rob:example.org)"])
    'bob(@rob:example.org)'
    >>> find_name("@bob:b.org", ["bob(@bob:a.org)", "bob(@bob:b.org)"])
    'bob(@bob:b.org)'
    >>> find_name("b", ["bea", "bob"])
    Slip(id='slip-name-unclear', args={'said': 'b', 'candidates': ('bea', 'bob')})
    """
    folded = said.casefold().removeprefix("@").rstrip(",:")
    same = [name for name in names if name.casefold() == folded]
    if same:
        return same[0]
    found = [name for name in names if folded and name.casefold().startswith(folded)]
    for id_ in (folded, folded.split(":")[0]):
        found = found or [name for name in names if folded and f"(@{id_}" in name.casefold()]
    if len(found) == 1:
        return found[0]
    if found:
        return Slip("slip-name-unclear", {"said": said, "candidates": tuple(found)})
    like = nearest(folded, [(name, name.casefold()) for name in names])
    if like:
        return Slip("slip-name", {"said": said, "nearest": tuple(name for name, _ in like)})
    return Slip("slip-name-unknown", {"said": said})
