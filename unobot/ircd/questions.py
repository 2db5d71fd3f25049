"""What clients ask: WHO, WHOIS, USERHOST, ISON, LUSERS, MOTD."""

from functools import partial

from unobot.ircd.commands import command, for_each
from unobot.ircd.errors import Error, Refusal
from unobot.ircd.message import Message
from unobot.ircd.world import Channel, Client, World


@command("WHO")
def who(world: World, client: Client, message: Message) -> None:
    """Tell about those in a channel, or about one person."""
    name = message.params[0] if message.params else "*"
    if channel := world.find_channel(name):
        for member in channel.members:
            _tell_who(world, client, member, channel)
    elif person := world.find_person(name):
        _tell_who(world, client, person, None)
    world.reply(client, 315, name, "End of /WHO list.")


def _tell_who(world: World, client: Client, about: Client, channel: Channel | None) -> None:
    flags = ("H" if about.away is None else "G") + (channel.prefix(about) if channel else "")
    place = channel.name if channel else "*"
    words = (place, about.user, about.host, world.name, about.nick, flags, f"0 {about.real_name}")
    world.reply(client, 352, *words)


@command("WHOIS")
def whois(world: World, client: Client, message: Message) -> None:
    """Tell all about people."""
    if not message.params:
        raise Refusal(Error.NO_NICK)
    names = message.params[-1]
    for_each(world, client, names, partial(_tell_whois, world, client))
    world.reply(client, 318, names, "End of /WHOIS list.")


def _tell_whois(world: World, client: Client, name: str) -> None:
    about = world.person(name)
    world.reply(client, 311, about.nick, about.user, about.host, "*", about.real_name)
    if about.channels:
        places = " ".join(channel.prefix(about) + channel.name for channel in about.channels.values())
        world.reply(client, 319, about.nick, places)
    world.reply(client, 312, about.nick, world.name, "unobot's own server")
    if about.away is not None:
        world.reply(client, 301, about.nick, about.away)
    idle = max(0, int(world.clock.now() - about.spoke))
    world.reply(client, 317, about.nick, str(idle), str(int(about.signon)), "seconds idle, signon time")


@command("USERHOST", needs=1)
def userhost(world: World, client: Client, message: Message) -> None:
    """Tell the addresses of up to five people."""
    found = [person for name in message.params[:5] if (person := world.find_person(name))]
    words = [f"{one.nick}={'+' if one.away is None else '-'}{one.user}@{one.host}" for one in found]
    world.reply(client, 302, " ".join(words))


@command("ISON", needs=1)
def ison(world: World, client: Client, message: Message) -> None:
    """Tell which of these people are here."""
    names = " ".join(message.params).split()
    world.reply(client, 303, " ".join(person.nick for name in names if (person := world.find_person(name))))


@command("LUSERS")
def lusers(world: World, client: Client, _message: Message) -> None:
    """Tell how many are here."""
    count = sum(one.registered for one in world.clients)
    world.reply(client, 251, f"There are {count} users and 0 invisible on 1 servers")
    world.reply(client, 254, str(len(list(world.channels()))), "channels formed")
    world.reply(client, 255, f"I have {count} clients and 0 servers")


@command("MOTD")
def motd(world: World, client: Client, _message: Message) -> None:
    """Tell the message of the day."""
    world.reply(client, 375, f"- {world.name} Message of the day -")
    world.reply(client, 372, "- This server runs inside unobot. Type /join #uno to play.")
    world.reply(client, 376, "End of /MOTD command.")
