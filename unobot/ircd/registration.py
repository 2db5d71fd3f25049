"""Coming and going: CAP, PASS, NICK, USER, PING, PONG, QUIT, and the welcome."""

import time

from unobot.ircd.commands import command
from unobot.ircd.errors import Error, Refusal
from unobot.ircd.message import Message
from unobot.ircd.names import CHANNEL_LENGTH, NICK_LENGTH, is_nick, user_name
from unobot.ircd.questions import lusers, motd
from unobot.ircd.world import Client, World

CAPS = frozenset({"multi-prefix"})
"""The capabilities a client may ask for. (Few: the plain protocol is what everybody speaks.)"""


@command("CAP", needs=1, early=True)
def cap(world: World, client: Client, message: Message) -> None:
    """Negotiate capabilities; registration waits for CAP END."""
    verb, words = message.params[0].upper(), message.params[1:]
    match verb:
        case "LS":
            # a client that asks before it has registered wants the welcome held back until CAP END
            client.negotiating = not client.registered
            _cap_reply(world, client, "LS", " ".join(sorted(CAPS)))
        case "LIST":
            _cap_reply(world, client, "LIST", " ".join(sorted(client.caps)))
        case "REQ":
            client.negotiating = not client.registered
            _request(world, client, words[0] if words else "")
        case "END":
            client.negotiating = False
            _welcome_when_ready(world, client)
        case _:
            raise Refusal(Error.INVALID_CAP, verb)


def _cap_reply(world: World, client: Client, verb: str, words: str) -> None:
    client.wire.send(Message("CAP", (client.nick, verb, words), world.name))


def _request(world: World, client: Client, words: str) -> None:
    asked = words.split()
    if not {word.removeprefix("-") for word in asked} <= CAPS:
        _cap_reply(world, client, "NAK", words)
        return
    client.caps |= {word for word in asked if not word.startswith("-")}
    client.caps -= {word[1:] for word in asked if word.startswith("-")}
    _cap_reply(world, client, "ACK", words)


@command("PASS", early=True)
def password(_world: World, client: Client, _message: Message) -> None:
    """There are no passwords here; any is fine."""
    if client.registered:
        raise Refusal(Error.ALREADY_REGISTERED)


@command("NICK", early=True)
def nick(world: World, client: Client, message: Message) -> None:
    """Take a nick; those who see the client are told."""
    wanted = message.params[0] if message.params else ""
    if not wanted:
        raise Refusal(Error.NO_NICK)
    if not is_nick(wanted):
        raise Refusal(Error.BAD_NICK, wanted)
    told = Message("NICK", (wanted,), client.address)
    if wanted == client.nick:
        return
    world.rename(client, wanted)
    if client.registered:
        for other in (client, *world.seen_by(client)):
            other.wire.send(told)
    _welcome_when_ready(world, client)


@command("USER", needs=4, early=True)
def user(world: World, client: Client, message: Message) -> None:
    """Say who one is."""
    if client.registered:
        raise Refusal(Error.ALREADY_REGISTERED)
    client.user, client.real_name = user_name(message.params[0]), message.params[3]
    _welcome_when_ready(world, client)


@command("PING", early=True)
def ping(world: World, client: Client, message: Message) -> None:
    """Give the word back."""
    if not message.params:
        raise Refusal(Error.NO_ORIGIN)
    client.wire.send(Message("PONG", (world.name, message.params[0]), world.name))


@command("PONG", early=True)
def pong(_world: World, _client: Client, _message: Message) -> None:
    """Any line is a sign of life; nothing else is to be done."""


@command("QUIT", early=True)
def leave(world: World, client: Client, message: Message) -> None:
    """End the client's connection; those in its channels see the QUIT with its words."""
    words = message.params[0] if message.params else client.nick
    client.wire.send(Message("ERROR", (f"Closing link: {client.host} ({words})",)))
    world.forget(client, f"Quit: {words}")
    client.wire.close()


def _welcome_when_ready(world: World, client: Client) -> None:
    if client.registered or client.negotiating or client.nick == "*" or not client.user:
        return
    client.registered = True
    client.signon = client.spoke = world.clock.now()
    created = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(world.created))
    world.reply(client, 1, f"Welcome to {world.name}, {client.address}")
    world.reply(client, 2, f"Your host is {world.name}, running unobot")
    world.reply(client, 3, f"This server was created {created}")
    world.reply(client, 4, world.name, "unobot", "i", "mntov")
    world.reply(client, 5, *_features(world), "are supported by this server")
    lusers(world, client, Message("LUSERS"))
    motd(world, client, Message("MOTD"))


def _features(world: World) -> tuple[str, ...]:
    return (
        f"CASEMAPPING={world.casemapping}",
        "CHANTYPES=#&",
        f"CHANNELLEN={CHANNEL_LENGTH}",
        "CHANMODES=b,,,mnt",
        "PREFIX=(ov)@+",
        f"NICKLEN={NICK_LENGTH}",
        "NETWORK=unobot",
        "MAXTARGETS=4",
        "MODES=6",
        "LINELEN=512",
    )
