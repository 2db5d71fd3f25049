"""What can be watched of a bot at work: its parts tell an observer what they have done, if there is one."""

from unobot.adapter import Incoming, Network, Outgoing


class Observer:
    """Does nothing with what it is told; who wants to count, measure or show it derives a class.

    It is called in the event loop, between a line and its answer: it must not wait, and must not raise.
    """

    def note_delivered(self, item: Incoming) -> None:
        """Note that a network has delivered this."""

    def refused(self, network: Network, rank: str) -> None:
        """Note that a line of somebody of that rank (`asked`, `seated`, `other`) was not read: there were too many."""

    def asked(self, name: str) -> None:
        """Note that the command or verb of that name was understood, and is carried out now."""

    def failed(self, kind: str, name: str) -> None:
        """Note that something has failed that is not the bot's own: the "rule", "command" or "adapter" of that name."""

    def held_up(self, plugin: str, command: str, seconds: float) -> None:
        """Note that nothing else was done for so many seconds, for a command of that plugin did not come back."""

    def committed(self, seconds: float, *, kept: bool) -> None:
        """Note how many seconds the store has taken for a change, and whether it has kept it."""

    def given(self, message: Outgoing) -> None:
        """Note that the adapter has taken this message, and the network has it or will have it in a moment."""
