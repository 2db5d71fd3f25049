"""Why no table can be opened so, for those who read it outside any room."""

from collections.abc import Sequence
from pathlib import Path

from uno_engine import BadTable
from unobot.document import plain
from unobot.messages.refusals import refusal
from unobot.messages.voice import Voice
from unobot.texts import Texts


def wrong_table(error: BadTable, texts: Sequence[Path]) -> str:
    """The refusal in words; `texts` are the folders that plugins bring."""
    return plain(refusal(Voice(Texts(texts)), error))
