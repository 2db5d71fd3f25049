"""`!vote kick NAME`: where no host is there, the players decide who is taken from the table."""

from uno_engine import NotAllowed
from unobot.commands.command import Command, Who
from unobot.commands.kick import require_another
from unobot.commands.request import Request
from unobot.tables.hosting import is_there


def vote(request: Request) -> None:
    """Vote; half of the others at the table, without the one it is about, decide. Raises NotAllowed or Slipped."""
    seat = _seat_voted_on(request)
    table = request.table
    host = table.host_seat
    if host is not None and (host == request.seat or is_there(request.place, table, host, request.now)):
        raise NotAllowed("vote-host", host=table.holders[host].label)
    others = [other for other in table.people() if other != seat]
    needed = (len(others) + 1) // 2
    if request.seat in table.votes.get(seat, ()):
        raise NotAllowed("voted-already", name=table.holders[seat].label)
    # who has left the table since does not count any more
    voters = [voter for voter in table.votes.get(seat, ()) if voter in others] + [request.seat]
    table.votes[seat], table.dirty = voters, True
    player = request.person(seat)
    request.tell("vote-kick", by=request.speaker, player=player, count=len(voters), needed=needed)
    if len(voters) >= needed:
        del table.votes[seat]
        request.tell("vote-kicked", player=player)
        request.place.kick(seat, request.now)


def _seat_voted_on(request: Request) -> int:
    """The seat that is to be taken away. Raises NotAllowed or Slipped if the line names none."""
    commands = request.place.reader(request.identity).vocabulary.commands
    # also as the command is called in the speaker's language
    if len(request.args) < 2 or "kick" not in commands.find(request.args[0]):
        raise NotAllowed("vote-what")
    seat = request.named_seat(held=True, word=1)
    require_another(request, seat)
    return seat


VOTE = Command("vote", vote, Who.SEATED, harmful=True)
