"""Which player a name means."""

from collections.abc import Mapping, Sequence

from unobot.nearest import nearest
from unobot.parsing.meanings import Slip
from unobot.parsing.typed import folded, unaccented


def find_player(said: str, names: Mapping[int, str]) -> int | Slip:
    """The seat of the player with that name, whatever its case, or whose name alone begins so.

    Where two people are called the same, the id behind the name, `Bob(@bob:example.org)`, is a name too.

    >>> find_player("BO", {0: "ann", 1: "bob"})
    1
    >>> find_player("@rob:example.org", {0: "bob(@bob:example.org)", 1: "bob(@rob:example.org)"})
    1
    >>> find_player("b", {0: "bea", 1: "bob"})
    Slip(id='slip-name-unclear', args={'said': 'b', 'candidates': ('bea', 'bob')}, suggestion=None)
    """
    named = whole_name(said, names)
    if named is not None:
        return named
    found = beginning_so(said, names)
    if len(found) == 1:
        return found[0]
    if found:
        return Slip("slip-name-unclear", {"said": said, "candidates": tuple(names[seat] for seat in found)})
    return _nobody(said, names)


def beginning_so(said: str, names: Mapping[int, str]) -> Sequence[int]:
    """The seats of those whose names, or the ids behind them, begin so."""
    wanted = _plain_name(said)
    if not wanted:
        return ()
    called = {seat: folded(name) for seat, name in names.items()}
    found = [seat for seat, name in called.items() if name.startswith(wanted)]
    for id_ in (wanted, wanted.split(":")[0]):
        found = found or [seat for seat, name in called.items() if f"(@{id_}" in name]
    return found


def whole_name(said: str, names: Mapping[int, str]) -> int | None:
    """The seat of the player whose whole name that is, whatever its case; without its accents if only one has it so."""
    if not names:
        return None
    called = {seat: folded(name) for seat, name in names.items()}
    for wanted in dict.fromkeys((folded(said), _plain_name(said))):
        for seat, name in called.items():
            if name == wanted:
                return seat
    nearly = [seat for seat, name in called.items() if not name.isascii() and unaccented(name) == wanted]
    return nearly[0] if len(nearly) == 1 else None


def _nobody(said: str, names: Mapping[int, str]) -> Slip:
    written = {folded(name): name for name in names.values()}
    like = tuple(written[name] for name in nearest(_plain_name(said), written, most=4))
    if like:
        return Slip("slip-name", {"said": said, "nearest": like})
    return Slip("slip-name-unknown", {"said": said})


def _plain_name(said: str) -> str:
    return folded(said).removeprefix("@").rstrip(",:.!?")
