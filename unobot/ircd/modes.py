"""MODE: operators and voices (o, v), and three flags of a channel (m, n, t)."""

from collections.abc import Iterator
from dataclasses import dataclass

from unobot.ircd.commands import command
from unobot.ircd.errors import Error, Refusal
from unobot.ircd.message import Message
from unobot.ircd.world import Channel, Client, World

FLAGS = frozenset("mnt")
RANKS = frozenset("ov")


@dataclass(frozen=True, slots=True)
class ModeChange:
    """One letter of a mode line: `+o ann`."""

    sign: str
    letter: str
    name: str = ""


@command("MODE", needs=1)
def mode(world: World, client: Client, message: Message) -> None:
    """Tell or change the modes of a channel; one's own cannot be changed."""
    name, *words = message.params
    if not name.startswith(("#", "&")):
        _own_mode(world, client, name, words)
        return
    channel = world.channel(name)
    if not words:
        world.reply(client, 324, channel.name, "+" + "".join(sorted(channel.modes)))
        world.reply(client, 329, channel.name, str(channel.created))
    elif words[0] in {"b", "+b"} and len(words) == 1:  # clients ask for the bans when they enter
        world.reply(client, 368, channel.name, "End of channel ban list")
    else:
        _change(world, client, channel, words)


def _own_mode(world: World, client: Client, nick: str, words: list[str]) -> None:
    if world.person(nick) is not client:
        raise Refusal(Error.OTHER_USERS)
    if words and words[0].strip("+-i"):
        raise Refusal(Error.UNKNOWN_USER_MODE)
    world.reply(client, 221, "+")


def _change(world: World, client: Client, channel: Channel, words: list[str]) -> None:
    channel.demand_operator(client)
    done = [change for change in _read(words) if _apply(world, client, channel, change)]
    if done:
        letters = "".join(change.sign + change.letter for change in done)
        named = [change.name for change in done if change.name]
        channel.send(Message("MODE", (channel.name, letters, *named), client.address))


def _read(words: list[str]) -> Iterator[ModeChange]:
    sign, named = "+", iter(words[1:])
    for letter in words[0][:20]:
        if letter in "+-":
            sign = letter
        else:
            yield ModeChange(sign, letter, next(named, "") if letter in RANKS else "")


def _apply(world: World, client: Client, channel: Channel, change: ModeChange) -> bool:
    """Whether the change was made."""
    try:
        letters = _letters(world, channel, change)
    except Refusal as refusal:
        world.refuse(client, refusal)
        return False
    if (change.letter in letters) == (change.sign == "+"):
        return False
    letters ^= {change.letter}
    return True


def _letters(world: World, channel: Channel, change: ModeChange) -> set[str]:
    """The set that the letter would be put into or taken from."""
    if change.letter in FLAGS:
        return channel.modes
    if change.letter not in RANKS:
        raise Refusal(Error.UNKNOWN_MODE, change.letter)
    if not change.name:
        raise Refusal(Error.MORE_PARAMETERS, "MODE")
    target = world.person(change.name)
    if target not in channel.members:
        raise Refusal(Error.NOT_IN_CHANNEL, target.nick, channel.name)
    return channel.members[target]
