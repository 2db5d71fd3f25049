"""How a line finds the function that carries it out."""

from collections.abc import Callable
from dataclasses import dataclass

from unobot.ircd.errors import Error, Refusal
from unobot.ircd.message import Message
from unobot.ircd.world import Client, World

Deed = Callable[[World, Client, Message], None]


@dataclass(frozen=True, slots=True)
class ServerCommand:
    """What a verb does, how many parameters it needs, and whether it may come before registration."""

    deed: Deed
    needs: int
    early: bool


COMMANDS: dict[str, ServerCommand] = {}
"""Every verb of the server; the modules of its parts fill it with `command`."""


def command(verb: str, *, needs: int = 0, early: bool = False) -> Callable[[Deed], Deed]:
    """Make the function what the server does on `verb`. It may raise `Refusal`."""

    def register(deed: Deed) -> Deed:
        COMMANDS[verb] = ServerCommand(deed, needs, early)
        return deed

    return register


def carry_out(world: World, client: Client, message: Message) -> None:
    """Do what a client asks, or answer why not."""
    try:
        _find(client, message).deed(world, client, message)
    except Refusal as refusal:
        world.refuse(client, refusal)


def for_each(world: World, client: Client, names: str, deed: Callable[[str], None]) -> None:
    """Do something for each name of a list with commas; one that is refused does not stop the others."""
    for name in dict.fromkeys(filter(None, names.split(","))):
        try:
            deed(name)
        except Refusal as refusal:
            world.refuse(client, refusal)


def _find(client: Client, message: Message) -> ServerCommand:
    found = COMMANDS.get(message.verb)
    if not client.registered and not (found and found.early):
        raise Refusal(Error.NOT_REGISTERED)
    if found is None:
        raise Refusal(Error.UNKNOWN_COMMAND, message.verb)
    if len(message.params) < found.needs:
        raise Refusal(Error.MORE_PARAMETERS, message.verb)
    return found
