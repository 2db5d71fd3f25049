import asyncio
import re
from typing import Any

import pytest

from tests.docs.blocks import ROOT, blocks
from tests.reading import good, told
from unobot.adapter import Adapter, Entered, Network, Outgoing, Said, Sender
from unobot.clock import HeldClock
from unobot.document import Text
from unobot.kit.testing import Ears, OtherSide
from unobot.plugins.parts import AdapterFactory

THINNEST, SOURCE = (block.text for block in blocks("docs/plugins/network.md") if block.language == "python")


def tin_can() -> AdapterFactory[Any]:
    module: dict[str, Any] = {"__name__": __name__}
    exec(SOURCE, module)
    factory: AdapterFactory[Any] = module["unobot_adapters"]()["tin-can"]
    return factory


def test_the_network_of_the_reference_is_read() -> None:
    settings = good(tin_can().settings, {"string": 5, "rooms": ["attic"], "password": "psst"})

    assert (settings.string, settings.rooms, settings.password.reveal()) == (5, ("attic",), "psst")


def test_the_network_of_the_reference_says_what_is_wrong() -> None:
    model = tin_can().settings

    assert told(model, {"string": 0, "lout": True}) == [
        "string: expected a length in metres, from 1 to 100, not this number",
        "lout: unknown; did you mean loud?",
    ]
    assert told(model, {"string": 5, "loud": True, "password": "psst"}) == [
        "loud: expected false with a password"
    ]


def test_the_thinnest_adapter_says_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    module: dict[str, Any] = {"__name__": __name__}
    exec(THINNEST, module)
    parrot, ears = module["Parrot"](Network("attic"), HeldClock()), Ears()

    async def says() -> None:
        running = asyncio.create_task(parrot.run(ears))
        room = (await ears.next(Entered)).room
        await parrot.send(Outgoing(1, parrot.network, room, None, (Text("hello"),)))
        running.cancel()

    asyncio.run(says())

    assert capsys.readouterr().out == "hello\n"


@pytest.mark.parametrize("thing", [Adapter, Said, Sender, Outgoing, OtherSide])
def test_each_member_has_a_row(thing: type) -> None:
    file = "testing" if thing is OtherSide else "network"
    rows = [
        line for line in (ROOT / f"docs/plugins/{file}.md").read_text().splitlines() if line.startswith("| `")
    ]
    told = set(re.findall(r"\w+", " ".join(row.split(" | ")[0] for row in rows)))
    members = {name for name in (*thing.__annotations__, *vars(thing)) if not name.startswith("_")}

    assert members - told == set()
