"""What the server answers when something cannot be done."""

from enum import Enum


class Error(Enum):
    """An error reply: its number and its words."""

    NO_SUCH_NICK = 401, "No such nick/channel"
    """Nobody, and no channel, is called that."""
    NO_SUCH_CHANNEL = 403, "No such channel"
    """There is no such channel, or there cannot be."""
    CANNOT_SEND = 404, "Cannot send to channel"
    """The channel's modes keep this person from speaking in it."""
    TOO_MANY_TARGETS = 407, "Too many targets"
    """One line names more receivers than allowed."""
    NO_ORIGIN = 409, "No origin specified"
    """A PING without a word to give back."""
    INVALID_CAP = 410, "Invalid CAP command"
    """CAP with a subcommand that is not known."""
    NO_RECIPIENT = 411, "No recipient given"
    """A line for nobody."""
    NO_TEXT = 412, "No text to send"
    """An empty line for somebody."""
    LINE_TOO_LONG = 417, "Input line was too long"
    """More than 512 bytes."""
    UNKNOWN_COMMAND = 421, "Unknown command"
    """A command that this server does not have."""
    NO_NICK = 431, "No nickname given"
    """NICK without a nick."""
    BAD_NICK = 432, "Erroneous nickname"
    """A nick that nobody can bear."""
    NICK_TAKEN = 433, "Nickname is already in use"
    """Somebody else bears that nick."""
    NOT_IN_CHANNEL = 441, "They aren't on that channel"
    """The person named is not in the channel named."""
    NOT_ON_CHANNEL = 442, "You're not on that channel"
    """Only for those who are in the channel."""
    NOT_REGISTERED = 451, "You have not registered"
    """NICK and USER come first."""
    MORE_PARAMETERS = 461, "Not enough parameters"
    """The command needs more words."""
    ALREADY_REGISTERED = 462, "You may not reregister"
    """USER and PASS are for the beginning."""
    UNKNOWN_MODE = 472, "is unknown mode char to me"
    """A channel mode that this server does not have."""
    NOT_OPERATOR = 482, "You're not channel operator"
    """Only for the operators of the channel."""
    UNKNOWN_USER_MODE = 501, "Unknown MODE flag"
    """A user mode that this server does not have."""
    OTHER_USERS = 502, "Can't change mode for other users"
    """One's own modes only."""


class Refusal(Exception):
    """Ends a command: the client is answered `error` about the words `about`."""

    def __init__(self, error: Error, *about: str) -> None:
        super().__init__(error.name)
        self.error = error
        self.about = about
