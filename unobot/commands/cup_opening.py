"""`!cup open`: what was typed behind it, made into a cup."""

import re
from collections.abc import Sequence

from uno_engine import NotAllowed
from unobot.commands.new import chosen_line, table_line
from unobot.commands.request import Request
from unobot.commands.times import long_enough
from unobot.cups.cup import Cup, CupId, Entrant
from unobot.cups.plan import LEAST_ENTRANTS, LEAST_SIZE, MOST_ENTRANTS, MOST_SIZE, Kind, Plan
from unobot.tables.seats import label_for

_USUAL_SEATS = 8
_ROUNDS: dict[Kind, int] = {"knockout": 1, "groups": 3}
"""So many rounds are played at a table, unless the line says otherwise."""
_SIZE = re.compile(r"seats=(\d)")


def cup_of(request: Request, words: Sequence[str]) -> Cup:
    """The cup that was asked for; who asks takes part in it. Raises NotAllowed or BadTable if what was said makes none."""
    seats, plan, rest = _read(request, words)
    rounds = [] if any(word.startswith("rounds=") for word in rest) else [f"rounds={_ROUNDS[plan.kind]}"]
    catalogue = request.place.services.catalogue
    rules = catalogue.compose(
        table_line(request, chosen_line(request, " ".join([*rest, *rounds, "scoring=places"])))
    )
    long_enough(rules.base.patience)
    return Cup(
        id=CupId(request.place.services.chance.randbytes(8).hex()),
        network=request.place.network,
        room=request.room,
        line=rules.line,
        title=catalogue.compose(chosen_line(request, " ".join(rest))).line,
        host=request.identity,
        seats=seats,
        plan=plan,
        opened=request.place.date,
        entrants=(entrant_of(request, ()),),
    )


def entrant_of(request: Request, others: Sequence[Entrant]) -> Entrant:
    """Who gave the command, as one who takes part beside these."""
    labels = [*(each.label for each in others), *request.place.elders(request.identity)]
    sender = request.sender
    return Entrant(sender.identity, sender.name, label_for(sender, labels), sender.lasting)


def _read(request: Request, words: Sequence[str]) -> tuple[int, Plan, list[str]]:
    """For how many it is, how it goes, and the words about its tables. Raises NotAllowed."""
    meanings = request.place.reader(request.identity).vocabulary.cups
    seats, kind, size, rest = _USUAL_SEATS, _KNOCKOUT, MOST_SIZE, list[str]()
    for word in words:
        if word.isdecimal():
            seats = int(word) if len(word) < 4 else 0
        elif "groups" in meanings.find(word):
            kind = _GROUPS
        elif sized := _SIZE.fullmatch(word):
            size = int(sized[1])
        else:
            rest.append(word)
    if not LEAST_ENTRANTS <= seats <= MOST_ENTRANTS or not LEAST_SIZE <= size <= MOST_SIZE:
        raise NotAllowed("cup-size", least=LEAST_ENTRANTS, most=MOST_ENTRANTS)
    return seats, Plan(kind, size), rest


_KNOCKOUT: Kind = "knockout"
_GROUPS: Kind = "groups"
