"""How the bot stands at this moment: looked up when somebody asks, and not counted along."""

from collections.abc import Iterator

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from unobot.bot import Bot
from unobot.metrics.networks import Networks


class Gauges(Collector):
    """Asked in another thread than the bot's: it only reads, and of what may change meanwhile it takes a copy."""

    def __init__(self, bot: Bot, networks: Networks) -> None:
        self._bot, self._networks = bot, networks

    def collect(self) -> Iterator[Metric]:
        """All of it, by network."""
        connected = GaugeMetricFamily(
            "unobot_connected", "1 if the network is connected.", labels=["network"]
        )
        back = CounterMetricFamily("unobot_reconnects", "Connections that came back.", labels=["network"])
        depth = GaugeMetricFamily("unobot_outbox_depth", "Messages on their way.", labels=["network"])
        tables = GaugeMetricFamily("unobot_tables", "Open tables.", labels=["network"])
        rounds = GaugeMetricFamily("unobot_rounds", "Rounds being played.", labels=["network"])
        for network, outbox in self._bot.outboxes.items():
            open_ = [room.place.table for room in self._bot.router.rooms(network) if room.place.table]
            connected.add_metric([network], self._networks.connected[network])
            back.add_metric([network], self._networks.reconnects[network])
            depth.add_metric([network], outbox.depth)
            tables.add_metric([network], len(open_))
            rounds.add_metric([network], sum(not (table.waiting or table.over) for table in open_))
        yield from (connected, back, depth, tables, rounds)
