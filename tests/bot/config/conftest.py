"""A configuration file written for one test."""

from collections.abc import Callable
from pathlib import Path

import pytest

from unobot.config import Config, ConfigError
from unobot.config.reader import load

NETWORK = '[network.home]\nadapter = "irc"\n'


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str], Path]:
    def write(text: str) -> Path:
        file = tmp_path / "config.toml"
        file.write_text(text, encoding="utf-8")
        return file

    return write


@pytest.fixture
def configured(write: Callable[[str], Path]) -> Callable[[str], Config]:
    """The configuration of a text, which needs no network of its own."""
    return lambda text: load(write(text if "[network." in text else f"{text}\n{NETWORK}"))


@pytest.fixture
def problems(write: Callable[[str], Path]) -> Callable[[str], list[str]]:
    """What is wrong with a text, as `LINE: KEY: EXPECTED`."""

    def problems(text: str) -> list[str]:
        file = write(text)
        with pytest.raises(ConfigError) as caught:
            load(file)
        return [str(problem).removeprefix(f"{file}:") for problem in caught.value.problems]

    return problems
