"""`!again`: the same seats and the same rules once more."""

from collections.abc import Iterator

from uno_engine import NotAllowed
from unobot.adapter import Sender
from unobot.commands.command import Command
from unobot.commands.join import join
from unobot.commands.new import Opening
from unobot.commands.request import Request
from unobot.tables.seats import Holder


def again(request: Request) -> None:
    """Open the table that was here last, with everybody seated who is still there; at a table that waits, take a seat.

    Raises NotAllowed if a round is being played, or if nobody has played here since the bot was started.
    """
    place, last = request.place, request.place.last_table
    if place.table is not None and place.table.waiting:
        join(request)
        return
    if place.table is None and last is None:
        raise NotAllowed("again-none")
    opening = Opening(request, last.title if last is not None else "")
    people = list(who_is_there(request, last.last_seated() if last is not None else ()))
    if request.sender not in (sender for sender, _ in people):
        people.insert(0, (request.sender, ""))
    opening.seat(people)
    opening.tell("table-again" if len(people) > 1 else "table-opened")


def who_is_there(request: Request, holders: tuple[Holder, ...]) -> Iterator[tuple[Sender, str]]:
    """Those of them who are there, in their order, with the kind of those who are computer players."""
    for holder in holders:
        if not holder.computer and holder.side != request.place.side:
            continue  # played in another room
        if holder.computer:
            yield Sender(holder.identity, holder.name, lasting=True), holder.computer
        elif holder.identity == request.identity:
            yield request.sender, ""
        elif holder.identity in request.place.present:
            yield request.place.present[holder.identity], ""


AGAIN = Command("again", again, seats=True)
