"""Every message fits on one line of IRC, with the longest values that it has in a game."""

import pytest

from tests.texts.catalogues import LANGUAGES
from tests.texts.said import everything

MOST = 430
"""Bytes of a line that are left beside the longest names of a network, a room and the bot."""
LINES = ("list-", "rules-list", "neutral-line", "private-line")
"""What is made of whole lines or names everything that is loaded: the network breaks it where it is too long."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_message_fits_on_a_line(language: str) -> None:
    long = {
        id_: len(form.encode())
        for id_, form in everything(language, longest=True)
        if len(form.encode()) > MOST and not id_.startswith(LINES)
    }
    assert long == {}
