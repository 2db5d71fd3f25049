"""Channels: JOIN, PART, KICK, TOPIC, NAMES, LIST."""

from functools import partial

from unobot.ircd.commands import command, for_each
from unobot.ircd.errors import Error, Refusal
from unobot.ircd.message import Message
from unobot.ircd.names import is_channel
from unobot.ircd.world import Channel, Client, World

_NAMES_BYTES = 400
"""So much of a line is filled with names; the rest of its 512 bytes is for who sends it, to whom, and the channel."""


@command("JOIN", needs=1)
def join(world: World, client: Client, message: Message) -> None:
    """Enter channels; `JOIN 0` leaves all."""
    if message.params[0] == "0":
        for channel in list(client.channels.values()):
            _part(world, client, client.nick, channel.name)
        return
    for_each(world, client, message.params[0], partial(_join, world, client))


def _join(world: World, client: Client, name: str) -> None:
    if not is_channel(name):
        raise Refusal(Error.NO_SUCH_CHANNEL, name)
    if world.fold(name) in client.channels:
        return
    channel = world.enter(client, name)
    channel.send(Message("JOIN", (channel.name,), client.address))
    if channel.topic:
        _tell_topic(world, client, channel)
    _tell_names(world, client, channel)


@command("PART", needs=1)
def part(world: World, client: Client, message: Message) -> None:
    """Take the client out of the channels named; everybody in them sees it."""
    words = message.params[1] if len(message.params) > 1 else client.nick
    for_each(world, client, message.params[0], partial(_part, world, client, words))


def _part(world: World, client: Client, words: str, name: str) -> None:
    channel = _own(world, client, name)
    channel.send(Message("PART", (channel.name, words), client.address))
    world.leave(client, channel)


def _own(world: World, client: Client, name: str) -> Channel:
    channel = world.channel(name)
    if client not in channel.members:
        raise Refusal(Error.NOT_ON_CHANNEL, channel.name)
    return channel


@command("KICK", needs=2)
def kick(world: World, client: Client, message: Message) -> None:
    """Put somebody out, as an operator."""
    channel = world.channel(message.params[0])
    channel.demand_operator(client)
    words = message.params[2] if len(message.params) > 2 else client.nick
    for_each(world, client, message.params[1], partial(_kick, world, client, channel, words))


def _kick(world: World, client: Client, channel: Channel, words: str, nick: str) -> None:
    target = world.person(nick)
    if target not in channel.members:
        raise Refusal(Error.NOT_IN_CHANNEL, target.nick, channel.name)
    channel.send(Message("KICK", (channel.name, target.nick, words), client.address))
    world.leave(target, channel)


@command("TOPIC", needs=1)
def topic(world: World, client: Client, message: Message) -> None:
    """Tell the topic, or set it."""
    if len(message.params) == 1:
        _tell_topic(world, client, world.channel(message.params[0]))
        return
    channel = _own(world, client, message.params[0])
    if "t" in channel.modes:
        channel.demand_operator(client)
    channel.topic, channel.topic_by = message.params[1][:300], client.address
    channel.topic_at = int(world.clock.now())
    channel.send(Message("TOPIC", (channel.name, channel.topic), client.address))


def _tell_topic(world: World, client: Client, channel: Channel) -> None:
    if not channel.topic:
        world.reply(client, 331, channel.name, "No topic is set")
        return
    world.reply(client, 332, channel.name, channel.topic)
    world.reply(client, 333, channel.name, channel.topic_by, str(channel.topic_at))


@command("NAMES")
def names(world: World, client: Client, message: Message) -> None:
    """Tell who is in channels."""
    if not message.params:
        world.reply(client, 366, "*", "End of /NAMES list.")
        return
    for_each(world, client, message.params[0], partial(_names, world, client))


def _names(world: World, client: Client, name: str) -> None:
    if channel := world.find_channel(name):
        _tell_names(world, client, channel)
    else:
        world.reply(client, 366, name, "End of /NAMES list.")


def _tell_names(world: World, client: Client, channel: Channel) -> None:
    line = ""
    for member in channel.members:
        word = channel.prefix(member) + member.nick
        if len(line) + len(word) > _NAMES_BYTES:
            world.reply(client, 353, "=", channel.name, line)
            line = ""
        line = f"{line} {word}" if line else word
    world.reply(client, 353, "=", channel.name, line)
    world.reply(client, 366, channel.name, "End of /NAMES list.")


@command("LIST")
def list_channels(world: World, client: Client, message: Message) -> None:
    """Tell the channels, how many are in each, and the topics."""
    wanted = {world.fold(name) for name in message.params[0].split(",")} if message.params else None
    world.reply(client, 321, "Channel", "Users  Name")
    for channel in world.channels():
        if wanted is None or world.fold(channel.name) in wanted:
            world.reply(client, 322, channel.name, str(len(channel.members)), channel.topic)
    world.reply(client, 323, "End of /LIST")
