"""Which player a name means."""

from collections.abc import Mapping

from unobot.nearest import nearest
from unobot.parsing.meanings import Slip


def find_player(said: str, names: Mapping[int, str]) -> int | Slip:
    """The seat of the player with that name, whatever its case, or whose name alone begins so.

    Where two people are called the same, the id behind the name, `Bob(@bob:example.org)`, is a name too.

    >>> find_player("BO", {0: "ann", 1: "bob"})
    1
    >>> find_player("@rob:example.org", {0: "bob(@bob:example.org)", 1: "bob(@rob:example.org)"})
    1
    >>> find_player("b", {0: "bea", 1: "bob"})
    Slip(id='slip-name-unclear', args={'said': 'b', 'candidates': ('bea', 'bob')})
    """
    named = whole_name(said, names)
    if named is not None:
        return named
    folded = _folded(said)
    found = [seat for seat, name in names.items() if folded and name.casefold().startswith(folded)]
    for id_ in (folded, folded.split(":")[0]):
        found = found or [seat for seat, name in names.items() if folded and f"(@{id_}" in name.casefold()]
    if len(found) == 1:
        return found[0]
    if found:
        return Slip("slip-name-unclear", {"said": said, "candidates": tuple(names[seat] for seat in found)})
    return _unknown(said, names)


def whole_name(said: str, names: Mapping[int, str]) -> int | None:
    """The seat of the player whose whole name that is, whatever its case."""
    for wanted in (said.casefold(), _folded(said)):
        for seat, name in names.items():
            if name.casefold() == wanted:
                return seat
    return None


def _unknown(said: str, names: Mapping[int, str]) -> Slip:
    written = {name.casefold(): name for name in names.values()}
    like = tuple(written[name] for name in nearest(_folded(said), written, most=4))
    if like:
        return Slip("slip-name", {"said": said, "nearest": like})
    return Slip("slip-name-unknown", {"said": said})


def _folded(said: str) -> str:
    return said.casefold().removeprefix("@").rstrip(",:")
