from typing import Any

from tests.docs.blocks import blocks
from tests.reading import good, told
from unobot.parts import AdapterFactory

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
