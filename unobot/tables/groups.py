"""Groups: networks that are several connections to one, and share what is kept of their people."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace

from unobot.adapter import Network
from unobot.config import Config
from unobot.store import Change, RoundFinished


class Groups:
    """Under which name the records of each network are kept: that of its group, else its own.

    Records are settings, what features keep, and results. Tables, and what an adapter keeps, are of one connection alone.
    """

    def __init__(self, config: Config) -> None:
        self._of = {name: each.records for name, each in config.networks.items()}
        self._members: defaultdict[Network, list[Network]] = defaultdict(list)
        for name, group in self._of.items():
            self._members[group].append(name)
        self.joined = {name: group for name, group in self._of.items() if name != group}
        """The networks whose records are kept under another name than their own, with that name."""
        self.shared = frozenset(each.records for each in config.networks.values() if each.group is not None)
        """The groups, whose records other processes may change, too."""

    def of(self, network: Network) -> Network:
        """The name under which its records are kept."""
        return self._of.get(network, network)

    def members(self, group: Network) -> Sequence[Network]:
        """The networks of this process whose records are kept under that name."""
        return self._members.get(group, ())

    def kept(self, change: Change) -> Change:
        """The change with its records under the names under which they are kept."""
        if not (change.settings or change.records or change.finished):
            return change
        finished = change.finished
        return replace(
            change,
            settings=tuple(replace(each, network=self.of(each.network)) for each in change.settings),
            records=tuple(replace(each, network=self.of(each.network)) for each in change.records),
            finished=finished and self._finished(finished),
        )

    def _finished(self, finished: RoundFinished) -> RoundFinished:
        """At a table in rooms of several networks, each player's result is of their own."""
        standings = tuple(replace(each, network=self.of(each.network)) for each in finished.standings)
        return replace(finished, network=self.of(finished.network), standings=standings)
