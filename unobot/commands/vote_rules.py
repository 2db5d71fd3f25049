"""`!vote RULES`: what the next table plays, or, with most of its players, the one that waits."""

from collections.abc import Container

from uno_engine import NotAllowed
from unobot.adapter import Identity, Importance
from unobot.commands.again import who_is_there
from unobot.commands.new import Opening, composed
from unobot.commands.preset import LONGEST_LINE
from unobot.commands.request import Request
from unobot.tables.table import Table


def vote_rules(request: Request) -> None:
    """Count the vote, and tell what is ahead. Raises NotAllowed in a match, BadTable if the rules make no table."""
    place, table = request.place, _waiting_table(request)
    if table is not None:
        request.require_seat()
    line = composed(request, request.rest)[1]
    if len(line) > LONGEST_LINE:
        raise NotAllowed("line-too-long", most=LONGEST_LINE)
    place.ballot.vote(request.identity, line, place.now, place.present)
    favourite = place.ballot.favourite(place.now, _voters(request))
    assert favourite is not None
    if table is not None and favourite.line != table.title and 2 * favourite.votes > len(table.people()):
        _open_anew(request, table, favourite.line)
    else:
        tell_votes(request)


def tell_votes(request: Request) -> None:
    """Say what is ahead. Raises NotAllowed if nobody has voted."""
    favourite = request.place.ballot.favourite(request.place.now, _voters(request))
    if favourite is None:
        raise NotAllowed("vote-what")
    table = request.place.table
    line = request.voice.table_named(favourite.line)
    if table is None:
        said = request.say("vote-ahead", line=line, votes=favourite.votes, of=favourite.of)
    else:
        needed = len(table.people()) // 2 + 1
        said = request.say("vote-ahead-waiting", line=line, votes=favourite.votes, needed=needed)
    request.lines.room(request.voice.line(said), Importance.TURN)


def _voters(request: Request) -> Container[Identity]:
    """Whose votes count: of all in the room; where a table waits, of its players."""
    table = request.place.table
    return (
        request.place.present if table is None else {table.holders[seat].identity for seat in table.people()}
    )


def _waiting_table(request: Request) -> Table | None:
    """The table whose rules can still be changed. Raises NotAllowed if there is one whose match has begun."""
    table = request.place.table
    if table is not None and (not table.waiting or table.game.state.round):
        raise NotAllowed("vote-late")
    if table is not None and table.guests:
        # the ballot is this room's, and the others would lose their table
        raise NotAllowed("share-votes")
    return table


def _open_anew(request: Request, table: Table, line: str) -> None:
    """Put a table with these rules in the place of the one that waits, with the same people."""
    request.place.table = None
    opening = Opening(request, line)
    opening.table.host, opening.table.host_network = table.host, table.host_network
    opening.table.shut_out = table.shut_out
    opening.seat(who_is_there(request, table.last_seated()))
    opening.table.pass_host_on()
    opening.tell("table-voted")
