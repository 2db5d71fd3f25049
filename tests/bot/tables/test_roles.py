"""Owners and admins are named by account, and nonsense in their place is told with its line."""

from pathlib import Path
from random import Random

import pytest

from tests.plugins.built_in import built_in
from unobot.adapter import Identity, Network, Sender
from unobot.app.config_check import OverlayShelf
from unobot.clock import WallClock
from unobot.config import ConfigError
from unobot.config.reader import load
from unobot.plugins import open_networks
from unobot.tables.roles import Roles

NETWORKS = """
[network.libera]
adapter = "irc"
host = "irc.libera.chat"
nick = "unobot"
admins = {admins}
[network.home]
adapter = "matrix"
homeserver = "https://matrix.example.org"
user = "@unobot:example.org"
password = "x"
encryption = false
admins = {ids}
"""


def roles(folder: Path, owners: str, admins: str = "[]", ids: str = "[]") -> Roles:
    """The roles of a configuration. Raises ConfigError."""
    file = folder / "config.toml"
    file.write_text(f"owners = {owners}\n" + NETWORKS.format(admins=admins, ids=ids), encoding="utf-8")
    config = load(file)
    return Roles(
        config, open_networks(config, built_in(), lambda _network: OverlayShelf(), WallClock(), Random(1))
    )


def test_an_account_has_its_role_whatever_its_case_and_a_nick_has_none(tmp_path: Path) -> None:
    found = roles(
        tmp_path,
        '{ libera = ["Ann"], home = ["@ann:example.org"] }',
        '["bob", "ann"]',
        '["@bob:example.org"]',
    )
    libera, home = Network("libera"), Network("home")
    assert found.of(libera, Identity("account:ann")) == "owner"
    assert found.of(libera, Identity("account:bob")) == "admin"
    assert found.of(libera, Identity("nick:bob#1.1")) is None
    assert found.of(libera, Identity("account:bobby")) is None
    assert found.of(home, Identity("@ann:example.org")) == "owner"
    assert found.of(home, Identity("@bob:example.org")) == "admin"
    assert found.of(home, Identity("@bob:elsewhere.org")) is None
    assert found.rank(libera, Sender(Identity("nick:x#1.1"), "x", operator=True)) == "operator"
    assert found.rank(libera, Sender(Identity("account:ann"), "x", operator=True)) == "owner"


NAME = 'expected the name of a services account, such as "ann": never a nick or a mask'
LIST = 'expected a list of accounts or user ids, such as ["ann"]'
ID = 'expected a whole user id, such as "@ann:example.org"'


@pytest.mark.parametrize(
    ("owners", "admins", "ids", "problem"),
    [
        ("{}", '["*"]', "[]", f"7: network.libera.admins: '*': {NAME}"),
        ("{}", '["eve!u@h"]', "[]", f"7: network.libera.admins: 'eve!u@h': {NAME}"),
        ("{}", '["ann", "a b"]', "[]", f"7: network.libera.admins: 'a b': {NAME}"),
        ("{}", '["@ann:example.org"]', "[]", f"7: network.libera.admins: '@ann:example.org': {NAME}"),
        ("{}", '"ann"', "[]", f"7: network.libera.admins: {LIST}, not a text"),
        ("{}", "[5]", "[]", f"7: network.libera.admins: {LIST}, not this list"),
        ("{}", '[""]', "[]", f"7: network.libera.admins: {LIST}, not this list"),
        ("{}", "true", "[]", f"7: network.libera.admins: {LIST}, not true or false"),
        ("{}", "[]", '["ann"]', f"14: network.home.admins: 'ann': {ID}"),
        ("{}", "[]", '["@*:example.org"]', f"14: network.home.admins: '@*:example.org': {ID}"),
        (
            '{ libra = ["ann"] }',
            "[]",
            "[]",
            "1: owners.libra: there is no such network; expected libera or home",
        ),
        ('{ libera = ["#uno"] }', "[]", "[]", f"1: owners.libera: '#uno': {NAME}"),
        ('{ home = ["ann"] }', "[]", "[]", f"1: owners.home: 'ann': {ID}"),
        ('{ home = "@ann:example.org" }', "[]", "[]", f"1: owners.home: {LIST}, not a text"),
        (
            '["ann"]',
            "[]",
            "[]",
            '1: owners: expected accounts or user ids by network, such as { NETWORK = ["ann"] }, not a list',
        ),
    ],
)
def test_what_is_no_account_is_told_with_its_line(
    tmp_path: Path, owners: str, admins: str, ids: str, problem: str
) -> None:
    with pytest.raises(ConfigError) as told:
        roles(tmp_path, owners, admins, ids)
    assert [str(each).removeprefix(f"{tmp_path}/config.toml:") for each in told.value.problems] == [problem]


def test_owners_and_admins_may_be_named_by_group(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    text = '[network.{0}]\nadapter = "irc"\nhost = "irc.libera.chat"\nnick = "uno{0}"\ngroup = "libera"\n'
    named = 'owners = { libera = ["ann"] }\nadmins = { libera = ["bob"], two = ["cid"] }\n'
    file.write_text(named + text.format("one") + text.format("two"), encoding="utf-8")
    config = load(file)
    found = Roles(
        config, open_networks(config, built_in(), lambda _network: OverlayShelf(), WallClock(), Random(1))
    )
    ranks = [
        [found.of(Network(name), Identity(f"account:{who}")) for who in ("ann", "bob", "cid")]
        for name in ("one", "two")
    ]
    assert ranks == [["owner", "admin", None], ["owner", "admin", "admin"]]
