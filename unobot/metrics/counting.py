"""Counting what the bot does, for Prometheus. No label bears a name of a person or a room."""

import time
from collections import OrderedDict
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram

from unobot.adapter import Incoming, Network, Outgoing, Said
from unobot.door import Rank
from unobot.metrics.networks import Networks
from unobot.observer import Observer

_REMEMBERED: Final = 4096
"""Of so many lines it is known when they were heard. Most are chatter, and never answered."""

_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)


class Counting(Observer):
    """Counts into a registry of its own."""

    def __init__(self, networks: Networks) -> None:
        self.registry: Final = CollectorRegistry()
        self._networks = networks
        self._heard: OrderedDict[tuple[Network, str], float] = OrderedDict()
        self._commands = self._counter("commands", "Commands and moves that were understood.", "name")
        self._refusals = self._counter("refusals", "Lines over the budget, not read.", "network", "rank")
        self._failures = self._counter("failures", "Failures of rules, commands, adapters.", "kind", "name")
        self._messages = self._counter("messages", "Messages given to the network.", "network", "importance")
        self._unkept = self._counter("store_failures", "Changes that the store could not keep.")
        self._answers = self._seconds("answer", "From a line to the first answer's sending.", "network")
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
        """Count it."""
        self._refusals.labels(network, rank.name.lower()).inc()

    def asked(self, name: str) -> None:
        """Count it."""
        self._commands.labels(name).inc()

    def failed(self, kind: str, name: str) -> None:
        """Count it."""
        self._failures.labels(kind, name).inc()

    def committed(self, seconds: float, *, kept: bool) -> None:
        """Count it, and how long it took."""
        if kept:
            self._commits.observe(seconds)
        else:
            self._unkept.inc()

    def given(self, message: Outgoing) -> None:
        """Count it, and how long its reader has waited."""
        self._messages.labels(message.network, message.importance.name.lower()).inc()
        if message.reply_to is not None:
            began = self._heard.pop((message.network, message.reply_to), None)
            if began is not None:
                self._answers.labels(message.network).observe(time.perf_counter() - began)
