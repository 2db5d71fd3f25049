"""Counting what the bot does, for Prometheus. No label bears a name of a person or a room."""

import time
from collections import OrderedDict
from typing import Final, TypeVar

from prometheus_client import CollectorRegistry, Counter, Histogram

from unobot.adapter import Importance, Incoming, Network, Outgoing, Said
from unobot.door import Rank
from unobot.metrics.networks import Networks
from unobot.observer import Observer

_REMEMBERED: Final = 4096
"""Of so many lines it is known when they were heard. Most are chatter, and never answered."""

_SECONDS: Final = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30)

_IMPORTANCE: Final = {each: each.name.lower() for each in Importance}


Kind = TypeVar("Kind", Counter, Histogram)


class _By(dict[tuple[str, ...], Kind]):
    """The parts of something counted by labels. To ask the library each time would double what counting costs."""

    def __init__(self, whole: Kind) -> None:
        super().__init__()
        self._whole: Kind = whole

    def __missing__(self, labels: tuple[str, ...]) -> Kind:
        part: Kind = self._whole.labels(*labels)
        self[labels] = part
        return part


class Counting(Observer):
    """Counts into a registry of its own."""

    def __init__(self, networks: Networks) -> None:
        self.registry: Final = CollectorRegistry()
        self._networks = networks
        self._heard: OrderedDict[tuple[Network, str], float] = OrderedDict()
        self._commands = _By(self._counter("commands", "Commands and moves that were understood.", "name"))
        self._refusals = self._counter("refusals", "Lines over the budget, not read.", "network", "rank")
        self._failures = self._counter("failures", "Failures of rules, commands, adapters.", "kind", "name")
        self._messages = _By(
            self._counter("messages", "Messages given to the network.", "network", "importance")
        )
        self._unkept = self._counter("store_failures", "Changes that the store could not keep.")
        self._answers = _By(self._seconds("answer", "From a line to the first answer's sending.", "network"))
        self._commits = self._seconds("commit", "From a change to its being durable.")

    def _counter(self, name: str, what: str, *labels: str) -> Counter:
        return Counter(f"unobot_{name}", what, labels, registry=self.registry)

    def _seconds(self, name: str, what: str, *labels: str) -> Histogram:
        return Histogram(f"unobot_{name}_seconds", what, labels, registry=self.registry, buckets=_SECONDS)

    def heard(self, item: Incoming) -> None:
        """Note when a line was heard, and that the network is there."""
        self._networks.heard(item)
        if isinstance(item, Said):
            self._heard[item.network, item.id] = time.perf_counter()
            if len(self._heard) > _REMEMBERED:
                self._heard.popitem(last=False)

    def refused(self, network: Network, rank: Rank) -> None:
        """Count a line that was over its sender's budget."""
        self._refusals.labels(network, rank.name.lower()).inc()

    def asked(self, name: str) -> None:
        """Count a command or a move."""
        self._commands[name,].inc()

    def failed(self, kind: str, name: str) -> None:
        """Count a failure of a rule, a command or an adapter."""
        self._failures.labels(kind, name).inc()

    def committed(self, seconds: float, *, kept: bool) -> None:
        """Count it, and how long it took."""
        if kept:
            self._commits.observe(seconds)
        else:
            self._unkept.inc()

    def given(self, message: Outgoing) -> None:
        """Count it, and how long its reader has waited."""
        self._messages[message.network, _IMPORTANCE[message.importance]].inc()
        if message.reply_to is not None:
            began = self._heard.pop((message.network, message.reply_to), None)
            if began is not None:
                self._answers[message.network,].observe(time.perf_counter() - began)
