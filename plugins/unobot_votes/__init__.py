"""Plugin with `!vote`: what is played next, and who is taken from a table whose host is not there."""

from collections import Counter
from collections.abc import Container, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from uno_engine import NotAllowed
from unobot.adapter import Identity, Importance
from unobot.commands import Command
from unobot.commands.opening import LONGEST_LINE, Opening, compose_asked, who_is_there
from unobot.commands.request import Request
from unobot.commands.seats import require_another
from unobot.plugins.hookspecs import hookimpl
from unobot.tables.absence import is_there
from unobot.tables.place import Place
from unobot.tables.signals import RulesAsked, TableOpened, TableWanted

unobot_api = 1

_LASTS: Final = 900.0
"""Seconds of play after the last vote in which votes count."""


@dataclass(frozen=True, slots=True)
class Favourite:
    """What is ahead: the line that a table is opened with, and so many votes of all."""

    line: str
    votes: int
    of: int


class Ballot:
    """The votes in one room: one for each person, the last one counts. After a restart they vote anew.

    A table that is opened without a word on its rules plays what most are for.
    """

    __slots__ = ("_place", "_until", "_votes")

    def __init__(self, place: Place) -> None:
        self._place = place
        self._votes: dict[Identity, str] = {}
        self._until = 0.0
        place.signals.listen(TableWanted, self._propose)
        place.signals.listen(TableOpened, lambda _: self._votes.clear())

    def vote(self, voter: Identity, line: str, now: float, people: Container[Identity]) -> None:
        """Count that person's vote for that line. Votes of whoever is not among these `people` are forgotten."""
        if now > self._until:
            self._votes.clear()
        # taken out first: whoever changes their mind comes last in the order
        self._votes.pop(voter, None)
        self._votes = {who: chosen for who, chosen in self._votes.items() if who in people}
        self._votes[voter] = line
        self._until = now + _LASTS

    def favourite(self, now: float, people: Container[Identity]) -> Favourite | None:
        """Return what most of these people have voted for; of equals what was named first; None if nobody has voted."""
        votes = [line for who, line in self._votes.items() if who in people] if now <= self._until else []
        if not votes:
            return None
        line, count = Counter(votes).most_common(1)[0]
        return Favourite(line, count, len(votes))

    def _propose(self, signal: TableWanted) -> None:
        if favourite := self.favourite(self._place.now, self._place.present):
            signal.line = favourite.line


_KEPT: Final = "votes"
"""Under this name a table keeps which seats have voted to take a seat away: numbers by a number, as text."""


def vote(request: Request) -> None:
    """`!vote RULES`, `!vote kick NAME`; alone it tells what is ahead. Raises NotAllowed, BadTable or Slipped."""
    commands = request.place.reader(request.identity).vocabulary.commands
    if not request.args:
        _tell_ahead(request)
    # also as the command is called in the speaker's language
    elif "kick" in commands.find(request.args[0]):
        _vote_kick(request)
    else:
        _vote_rules(request)


def _vote_rules(request: Request) -> None:
    """Count the vote, and tell what is ahead. Raises NotAllowed in a match, BadTable if the rules make no table."""
    place, table = request.place, request.place.table
    if table is not None:
        if not table.waiting or table.game.state.round:
            raise NotAllowed("vote-late")
        place.signals.emit(RulesAsked(table))
        request.require_seat()
    line = compose_asked(request, request.rest)[1]
    if len(line) > LONGEST_LINE:
        raise NotAllowed("line-too-long", most=LONGEST_LINE)
    ballot = place.of(Ballot)
    ballot.vote(request.identity, line, place.now, place.present)
    favourite = ballot.favourite(place.now, _voters(request))
    assert favourite is not None
    if table is not None and favourite.line != table.title and 2 * favourite.votes > len(table.people()):
        # put a table with these rules in the place of the one that waits, with the same people
        request.place.table = None
        opening = Opening(request, favourite.line)
        opening.table.host, opening.table.host_network = table.host, table.host_network
        opening.table.shut_out = table.shut_out
        opening.seat(who_is_there(request, table.last_seated()))
        opening.table.pass_host_on()
        opening.tell("table-voted")
    else:
        _tell_ahead(request)


def _tell_ahead(request: Request) -> None:
    """Say what is ahead. Raises NotAllowed if nobody has voted."""
    favourite = request.place.of(Ballot).favourite(request.place.now, _voters(request))
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


def _vote_kick(request: Request) -> None:
    """Vote; half of the others at the table, without the one it is about, decide. Raises NotAllowed or Slipped."""
    request.require_seat()
    if len(request.args) < 2:
        raise NotAllowed("vote-what")
    seat = request.named_seat(held=True, word=1)
    require_another(request, seat)
    table = request.table
    table.organizer.allow("vote")
    host = table.host_seat
    if host is not None and (host == request.seat or is_there(request.place, table, host, request.now)):
        raise NotAllowed("vote-host", host=table.holders[host].label)
    others = [other for other in table.people() if other != seat]
    needed = (len(others) + 1) // 2
    votes: dict[str, list[int]] = table.kept.setdefault(_KEPT, {})
    known = votes.get(str(seat), [])
    if request.seat in known:
        raise NotAllowed("voted-already", name=table.holders[seat].label)
    # who has left the table since does not count any more
    voters = [voter for voter in known if voter in others] + [request.seat]
    votes[str(seat)], table.dirty = voters, True
    player = request.person(seat)
    request.tell("vote-kick", by=request.speaker, player=player, count=len(voters), needed=needed)
    if len(voters) >= needed:
        del votes[str(seat)]
        request.tell("vote-kicked", player=player)
        request.place.kick(seat, request.now)


VOTE = Command("vote", vote, harmful=True, theme="hosting")


@hookimpl
def unobot_commands() -> Sequence[Command]:
    """Return the command."""
    return (VOTE,)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with its texts."""
    return (Path(__file__).parent / "texts",)
