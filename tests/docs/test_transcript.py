"""The transcript in the README is whole; tests/docs/generated.py says whether it and the recording are what the bot says today."""

from tests.docs.blocks import blocks
from tests.docs.recording import BOT, DANA

(TRANSCRIPT,) = (block.text.splitlines() for block in blocks("README.md") if block.language == "transcript")


def test_every_line_of_the_transcript_is_somebodys() -> None:
    assert sum(line.startswith(DANA) for line in TRANSCRIPT) > 3
    assert [line for line in TRANSCRIPT if not line.startswith((DANA, *BOT.values()))] == []
