"""What a person reads of a line that the server sends."""

from unobot.demo.client import same
from unobot.ircd.message import Message

_QUIET = frozenset({"324", "329", "331", "332", "333", "353", "366", "315", "372", "375", "376", "422"})
_ACTION = "\x01ACTION "


def told(message: Message, room: str, me: str) -> str | None:
    """The line as it is shown in the room's window, with IRC's own colours; None if it is not worth showing."""
    params = message.params
    if message.verb in {"PRIVMSG", "NOTICE"} and len(params) == 2:
        return _spoken(message.nick, params[1], private=not same(params[0], room))
    if message.verb.isdigit():
        silent = message.verb in _QUIET or int(message.verb) < 300
        return None if silent else f"* {' '.join(params[1:])}"
    return _moved(message, room, me)


def _moved(message: Message, room: str, me: str) -> str | None:
    nick, line = message.nick, None
    match message.verb, message.params:
        case "JOIN", _:
            line = f"{nick} joins {room}"
        case "PART", _:
            line = f"{nick} leaves {room}"
        case "KICK", (_, gone, *why):
            line = f"{nick} puts {gone} out of {room} {' '.join(why)}".rstrip()
        case "QUIT", _:
            line = f"{nick} is gone"
        case "NICK", (new,):
            line = f"{nick} is now called {new}" if not same(new, me) else f"You are now called {new}"
        case "TOPIC", (_, topic):
            line = f"{nick} sets the topic: {topic}"
        case "ERROR", (*_, words):
            line = words
    return f"* {line}" if line else None


def _spoken(nick: str, text: str, *, private: bool) -> str | None:
    if text.startswith(_ACTION):
        return f"* {nick} {text.removeprefix(_ACTION).rstrip(chr(1))}"
    if text.startswith("\x01"):
        return None
    return f"\x02{nick}\x02 privately: {text}" if private else f"<\x02{nick}\x02> {text}"
