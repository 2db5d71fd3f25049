"""What people say: PRIVMSG, NOTICE, AWAY."""

from unobot.ircd.commands import command
from unobot.ircd.errors import Error, Refusal
from unobot.ircd.message import Message
from unobot.ircd.world import Channel, Client, World

MAX_TARGETS = 4


@command("PRIVMSG")
def privmsg(world: World, client: Client, message: Message) -> None:
    """Say a line to people or channels."""
    if not message.params:
        raise Refusal(Error.NO_RECIPIENT)
    if len(message.params) < 2 or not message.params[1]:
        raise Refusal(Error.NO_TEXT)
    client.spoke = world.clock.now()
    for target in _targets(message):
        try:
            _say(world, client, message, target)
        except Refusal as refusal:
            world.refuse(client, refusal)


@command("NOTICE")
def notice(world: World, client: Client, message: Message) -> None:
    """As PRIVMSG, but never answered, not even by an error."""
    if len(message.params) < 2 or not message.params[1]:
        return
    for target in _targets(message):
        try:
            _say(world, client, message, target)
        except Refusal:
            continue


def _targets(message: Message) -> list[str]:
    targets = list(dict.fromkeys(filter(None, message.params[0].split(","))))
    if len(targets) > MAX_TARGETS:
        raise Refusal(Error.TOO_MANY_TARGETS, message.params[0])
    return targets


def _say(world: World, client: Client, message: Message, name: str) -> None:
    if channel := world.find_channel(name):
        _demand_voice(client, channel)
        channel.send(Message(message.verb, (channel.name, message.params[1]), client.address), but=client)
        return
    target = world.person(name)
    target.wire.send(Message(message.verb, (target.nick, message.params[1]), client.address))
    if target.away is not None and message.verb == "PRIVMSG":
        world.reply(client, 301, target.nick, target.away)


def _demand_voice(client: Client, channel: Channel) -> None:
    outside = client not in channel.members and "n" in channel.modes
    if outside or ("m" in channel.modes and not channel.prefix(client)):
        raise Refusal(Error.CANNOT_SEND, channel.name)


@command("AWAY")
def away(world: World, client: Client, message: Message) -> None:
    """Say that one is away, or (without words) back."""
    client.away = (message.params[0][:200] if message.params else "") or None
    if client.away is None:
        world.reply(client, 305, "You are no longer marked as being away")
    else:
        world.reply(client, 306, "You have been marked as being away")
