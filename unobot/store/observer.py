"""What can be watched of a bot at work: its parts tell an observer what they have done, if there is one."""

from unobot.adapter import Incoming, Network, Outgoing


class Observer:
    """Does nothing with what it is told; who wants to count, measure or show it derives a class.

    It is called in the event loop, between a line and its answer: it must not wait, and must not raise.
    """

    def heard(self, item: Incoming) -> None:
        """A network has delivered this."""

    def refused(self, network: Network, rank: str) -> None:
        """A line of somebody of that rank (`asked`, `seated`, `other`) was not read: there were too many."""

    def asked(self, name: str) -> None:
        """The command or verb of that name was understood, and is carried out now."""

    def failed(self, kind: str, name: str) -> None:
        """Something that is not the bot's own has failed: the "rule", "command" or "adapter" of that name."""

    def committed(self, seconds: float, *, kept: bool) -> None:
        """The store has taken so long for a change, and has kept it or not."""

    def given(self, message: Outgoing) -> None:
        """The adapter has taken this message, and the network has it or will have it in a moment."""
