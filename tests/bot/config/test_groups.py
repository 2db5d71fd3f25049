"""Groups of networks in a configuration: what they mean, and what cannot be meant."""

from collections.abc import Callable

import pytest

from unobot.adapter import Network
from unobot.config import Config

Configured = Callable[[str], Config]
Problems = Callable[[str], list[str]]


def _network(name: str, rooms: str, adapter: str = "irc", group: str | None = "libera") -> str:
    of = f'group = "{group}"\n' if group else ""
    return f'[network.{name}]\nadapter = "{adapter}"\n{of}rooms = [{rooms}]\n'


def test_a_network_keeps_its_records_under_its_group_else_under_its_own_name(configured: Configured) -> None:
    config = configured(_network("one", '"#a"') + _network("two", '"#b"') + _network("alone", "", group=None))
    assert {name: each.records for name, each in config.networks.items()} == {
        "one": "libera",
        "two": "libera",
        "alone": "alone",
    }
    assert "group" not in config.networks[Network("one")].settings


def test_a_group_may_be_named_like_one_of_its_networks(configured: Configured) -> None:
    assert configured(_network("libera", '"#a"') + _network("libera2", '"#b"')).networks


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (
            _network("one", '"#a", "#b key"') + _network("two", '"#B"'),
            "8: network.two.rooms: [network.one] of the same group is in #B; one of them must leave it out",
        ),
        (
            _network("one", '"#a"') + _network("two", '"#b:example.org"', "matrix"),
            '7: network.two.group: [network.one] of this group has the adapter "irc"; expected the same',
        ),
        (
            _network("libera", '"#a"', group=None) + _network("two", '"#b"'),
            '6: network.two.group: "libera" is a network that is not of this group; expected another name, or the group there, too',
        ),
        (
            _network("one", '"#a"', group=None) + "group = 5",
            "4: network.one.group: expected a text in quotes",
        ),
    ],
)
def test_what_cannot_be_meant_of_a_group_is_refused(problems: Problems, text: str, problem: str) -> None:
    (told,) = problems(text)
    assert told.startswith(problem)
