"""`!vote`: what is played next, or (`!vote kick NAME`), where no host is there, who is taken from the table."""

from uno_engine import NotAllowed
from unobot.commands.command import Command
from unobot.commands.kick import require_another
from unobot.commands.request import Request
from unobot.commands.vote_rules import tell_votes, vote_rules
from unobot.tables.hosting import is_there


def vote(request: Request) -> None:
    """`!vote RULES`, `!vote kick NAME`; alone it tells what is ahead. Raises NotAllowed, BadTable or Slipped."""
    commands = request.place.reader(request.identity).vocabulary.commands
    if not request.args:
        tell_votes(request)
    # also as the command is called in the speaker's language
    elif "kick" in commands.find(request.args[0]):
        _vote_kick(request)
    else:
        vote_rules(request)


def _vote_kick(request: Request) -> None:
    """Vote; half of the others at the table, without the one it is about, decide. Raises NotAllowed or Slipped."""
    request.require_seat()
    seat = _seat_voted_on(request)
    table = request.table
    if table.heat is not None:
        # opponents could throw each other out
        raise NotAllowed("cup-vote")
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
    if len(request.args) < 2:
        raise NotAllowed("vote-what")
    seat = request.named_seat(held=True, word=1)
    require_another(request, seat)
    return seat


VOTE = Command("vote", vote, harmful=True)
