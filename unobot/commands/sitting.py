"""Opening a table, taking a seat, giving it up, taking it back."""

import shlex

from uno_engine import NotAllowed, Seat
from unobot.hall.table import Table
from unobot.verbs.request import Request


def open_table(request: Request) -> None:
    """`!new [preset] [options]`: open a table and sit down at it."""
    place = request.place
    if place.table is not None:
        raise NotAllowed("table-open")
    room = request.room
    shared = place.shared
    said = chosen_line(request)
    title = shared.catalogue.compose(said).line
    table = Table(
        place.network,
        room,
        shared.catalogue.compose(table_line(request, said)),
        title,
        shared.chance.randbytes(32),
        request.identity,
        shared.chance,
        request.now,
    )
    table.join(request.sender, request.now)
    table.take_events()
    place.table = table
    request.tell(request.say("table-opened", player=request.person(0), preset=title))


def chosen_line(request: Request) -> str:
    """What was said after `!uno`; without a preset it is added to the room's default table.

    There it may take a rule away (`-jump-in`), and a kind of match takes the place of the default's.
    """
    said, catalogue = request.command.rest, request.place.shared.catalogue
    words = said.lower().split()
    if any(word in catalogue.presets for word in words):
        return said
    matches = {name for name, rule in catalogue.rules.items() if rule.role == "match"}
    away = {word[1:] for word in words if word.startswith("-")}
    if matches & {_named(word) for word in words}:
        away |= matches
    default = shlex.split(request.place.settings.preset)
    return " ".join([*(shlex.quote(word) for word in default if _named(word) not in away), said]).strip()


def _named(word: str) -> str:
    """The rule or option that a word is about: `+stack=any` is about `stack`."""
    return word.lstrip("+-").partition("=")[0]


def table_line(request: Request, said: str) -> str:
    """What was said after `!uno`, with the room's time-outs unless it names its own."""
    settings = request.place.settings
    waits = settings.auto_play and settings.turn_timeout >= 1
    defaults = {
        "turn-timeout": f"{int(settings.turn_timeout)}s" if waits else "off",
        "idle-limit": str(settings.idle_limit or 0),
    }
    return " ".join([said, *(f"{key}={value}" for key, value in defaults.items() if f"{key}=" not in said)])


def join(request: Request) -> None:
    """`!join`: take a seat, or the old one back."""
    table = request.table
    if table.held_by(request.identity) is not None:
        raise NotAllowed("already-seated")
    old = table.seat_of(request.identity)
    if old is None:
        refuse_a_seat_thief(request)
    table.join(request.sender, request.now)


def refuse_a_seat_thief(request: Request) -> None:
    """A seat whose holder is away is not given to somebody else with that name: it wants its token.

    Two whose identities last are two people, whatever they are called.
    """
    table, present = request.table, request.place.present
    for seat, holder in enumerate(table.holders):
        if holder.lasting and request.sender.lasting:
            continue
        away = holder.identity not in present and table.game.state.seats[seat] is not Seat.GONE
        if away and holder.name.casefold() == request.sender.name.casefold():
            raise NotAllowed("seat-waits-for-token", name=holder.name)


def leave(request: Request) -> None:
    """`!leave`: give the seat up (M9)."""
    seat = request.seat
    request.table.do(seat, "/leave", request.now)


def deal(request: Request) -> None:
    """`!deal`: deal the next round."""
    request.table.do(request.seat, "deal", request.now)


def rejoin(request: Request) -> None:
    """`!rejoin TOKEN`: take a seat back from another connection."""
    table = request.table
    said = request.command.args[0] if request.command.args else ""
    seat = next((seat for seat, holder in enumerate(table.holders) if holder.token == said), None)
    if not said:
        raise NotAllowed("token-what")
    if seat is None:
        raise NotAllowed("wrong-token")
    if table.seat_of(request.identity) not in {None, seat}:
        raise NotAllowed("already-seated")
    table.take_back(seat, request.sender, request.now)
    if table.held_by(request.identity) is None:
        table.do(seat, "/return", request.now)
    request.place.present.setdefault(request.identity, request.sender)
    request.place.send_token(seat, request.lines)
    if seat in table.asked():
        request.place.send_hand(seat, request.lines)
