"""What is kept of links and codes, whoever has changed it: this process, another one, or a network that joins a group."""

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from typer.testing import CliRunner

from tests.bot.persons.networks import TwoNetworks, account, code_in, two_networks
from unobot.adapter import Identity, Network
from unobot.cli.app import app
from unobot.config import Config, NetworkSettings
from unobot.store import ANYWHERE
from unobot.tables.preferences import Groups, Persons
from unobot.tables.services import Services
from unobot_links.links import Code, Link, Links

ONE, TWO, GROUP, HOME = Network("one"), Network("two"), Network("libera"), Network("home")
CONFIG = Config(networks={name: NetworkSettings(name, "irc", group="libera") for name in (ONE, TWO)})
ANN, ANNA = Identity("account:ann"), Identity("@anna:home")


def _links() -> tuple[Links, Persons]:
    groups = Groups(CONFIG)
    persons = Persons(groups)
    return Links(cast(Services, SimpleNamespace(groups=groups, persons=persons))), persons


def test_who_is_linked_by_another_process_is_one_person_here() -> None:
    links, persons = _links()
    records = [Link(GROUP, ANN, "ann", "5eed").record(), Link(HOME, ANNA, "anna", "5eed").record()]
    code = Code(GROUP, ANN, "ann", "k7tr2mqx", 600.0)
    links.replaced(ANYWHERE, [*records, code.record()])
    links.replaced(GROUP, [])  # under the name of a group nothing of it is kept
    assert [persons.of(network, ANN) for network in (ONE, TWO)] == ["5eed", "5eed"]
    assert [each.name for each in persons.accounts(HOME, ANNA)] == ["ann", "anna"]
    assert links.code("K7TR2MQX", 599.0) == code
    links.replaced(ANYWHERE, [])
    assert persons.of(ONE, ANN) == "libera account:ann"
    assert links.code("K7TR2MQX", 599.0) is None


def test_links_go_along_when_a_network_joins_a_group_and_those_of_the_group_hold() -> None:
    links, persons = _links()
    alone, eve = Link(ONE, ANN, "ann", "5eed"), Link(TWO, Identity("account:eve"), "eve", "5eed")
    links.replaced(ANYWHERE, [Link(GROUP, ANN, "ann", "5eee").record(), alone.record(), eve.record()])
    assert [persons.of(TWO, each) for each in (ANN, eve.identity)] == ["5eee", "5eed"]
    links.put(eve.record(gone=True))
    assert persons.of(GROUP, eve.identity) == "libera account:eve"
    assert list(persons.merged) == [(GROUP, ANN)]


async def test_all_that_is_kept_of_somebody_has_all_accounts(tmp_path: Path) -> None:
    data = tmp_path / "unobot.db"
    async with two_networks(data) as both:
        person = await _linked(both)
        await both.home.whisper("anna", "set style words")
    kept = await asyncio.to_thread(_exported, data, person, "")
    assert [each["identity"] for each in kept["accounts"]] == ["anna", "ann"]
    assert [(each["key"], each["value"]) for each in kept["settings"]] == [("style", "words")]
    grouped = await asyncio.to_thread(_exported, data, person, 'group = "libera"\n')
    assert [each["network"] for each in grouped["accounts"]] == ["home", "libera"]


def _exported(data: Path, person: str, of_irc: str) -> Any:
    file = data.with_name("config.toml")
    file.write_text(f'data = "{data}"\n[network.irc]\nadapter = "irc"\nserver = "localhost"\n{of_irc}')
    return json.loads(CliRunner().invoke(app, ["export", person, "--config", str(file)]).output)


async def test_somebody_who_asks_what_is_kept_of_them_is_told_all_accounts() -> None:
    pytest.importorskip("unobot_privacy")
    async with two_networks() as both:
        await _linked(both)
        told = await both.home.whisper("anna", "export me")
        assert told[0] == "anna: You are: ann (irc), anna (home)."


async def _linked(both: TwoNetworks) -> str:
    """Link ann of the one network and anna of the other; return the person that they are."""
    await account(both.irc, "ann")
    await account(both.home, "anna")
    await both.home.whisper("anna", f"link {code_in(await both.irc.whisper('ann', 'link'))}")
    return both.bot.router.services.persons.of(Network("irc"), Identity("ann"))
