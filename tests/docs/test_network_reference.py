import re
from typing import Any

import pytest

from tests.docs.blocks import ROOT, blocks
from tests.reading import good, told
from unobot.adapter import Adapter, Outgoing, Said, Sender
from unobot.kit.testing import OtherSide
from unobot.plugins.parts import AdapterFactory

(SOURCE,) = [block.text for block in blocks("docs/plugins/network.md") if block.title == "tin_can.py"]


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


def test_the_page_shows_what_the_template_has() -> None:
    template = (ROOT / "unobot/kit/templates/network/PACKAGE/MODULE.py.tmpl").read_text(encoding="utf-8")
    shown = [
        block.text
        for block in blocks("docs/plugins/network.md")
        if block.language == "python" and not block.title
    ]

    assert len(shown) == 2
    assert [text for text in shown if text not in template] == []


@pytest.mark.parametrize("thing", [Adapter, Said, Sender, Outgoing, OtherSide])
def test_each_member_has_a_row(thing: type) -> None:
    file = "testing" if thing is OtherSide else "network"
    rows = [
        line for line in (ROOT / f"docs/plugins/{file}.md").read_text().splitlines() if line.startswith("| `")
    ]
    told = set(re.findall(r"\w+", " ".join(row.split(" | ")[0] for row in rows)))
    members = {name for name in (*thing.__annotations__, *vars(thing)) if not name.startswith("_")}

    assert members - told == set()
