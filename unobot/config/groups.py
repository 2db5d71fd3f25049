"""What cannot be meant where several networks share their records as a group."""

from collections.abc import Iterator, Sequence

from unobot.adapter import Network
from unobot.config.config import Config, NetworkSettings
from unobot.config.problem import Wrong

Placed = tuple[Wrong, tuple[str, ...]]
"""What is wrong, and the table that its key is relative to."""


def wrong_groups(config: Config) -> Iterator[Placed]:
    """Yield each group that is named like another network, has several adapters, or serves a room twice."""
    for group in dict.fromkeys(each.group for each in config.networks.values() if each.group is not None):
        members = [each for each in config.networks.values() if each.group == group]
        yield from _named_like_another(config, group, members)
        yield from _other_adapters(members)
        yield from _rooms_twice(members)


def _named_like_another(config: Config, group: str, members: Sequence[NetworkSettings]) -> Iterator[Placed]:
    same = config.networks.get(Network(group))
    if same is not None and same.group != group:
        why = f'"{group}" is a network that is not of this group; expected another name, or the group there, too'
        yield Wrong(("group",), why), ("network", members[0].name)


def _other_adapters(members: Sequence[NetworkSettings]) -> Iterator[Placed]:
    first, *others = members
    for each in others:
        if each.adapter != first.adapter:
            why = f'[network.{first.name}] of this group has the adapter "{first.adapter}"; expected the same'
            yield Wrong(("group",), why), ("network", each.name)


def _rooms_twice(members: Sequence[NetworkSettings]) -> Iterator[Placed]:
    """A room has one table, and one connection that serves it."""
    servers: dict[str, Network] = {}
    for each in members:
        # what follows the name is its key; ids of Matrix are random letters, of which upper and lower case differ
        for room in (written.split(" ")[0] for written in each.rooms):
            server = servers.setdefault(room if room.startswith("!") else room.casefold(), each.name)
            if server != each.name:
                why = f"[network.{server}] of the same group is in {room}; one of them must leave it out"
                yield Wrong(("rooms",), why), ("network", each.name)
