"""Code blocks of Markdown documents."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]

_BLOCK = re.compile(r"^```(\w+)(?: ([^\n]+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A block: its language, what follows that on its first line (a file's name), and its text."""

    language: str
    title: str
    text: str


def blocks(document: str) -> list[Block]:
    """All blocks of a document of the project, in order."""
    text = (ROOT / document).read_text(encoding="utf-8")
    return [Block(found[1], found[2] or "", found[3]) for found in _BLOCK.finditer(text)]


def sections(document: str) -> dict[str, list[Block]]:
    """The blocks of a document by the heading that they stand below."""
    text = (ROOT / document).read_text(encoding="utf-8")
    found: dict[str, list[Block]] = {}
    heading = ""
    for part in re.finditer(rf"^#+ ([^\n]+)$|{_BLOCK.pattern}", text, re.MULTILINE | re.DOTALL):
        # a block may hold lines that look like headings: it is matched as a whole
        if part[1] is not None and part[2] is None:
            heading = part[1]
        else:
            found.setdefault(heading, []).append(Block(part[2], part[3] or "", part[4]))
    return found


def bare(text: str) -> str:
    """The text of a document without its blocks, and without what is written by a program between two marks."""
    return re.sub(r"<!-- ([\w ]+) -->.*?<!-- end of \1 -->", "", _BLOCK.sub("", text), flags=re.DOTALL)


def prose(document: str) -> dict[str, str]:
    """The text of a document without its blocks, by the heading that it stands below."""
    text = _BLOCK.sub("", (ROOT / document).read_text(encoding="utf-8"))
    parts = re.split(r"^#+ ([^\n]+)$", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def guides() -> list[str]:
    """Every document that tells people what to do."""
    kept = [
        *ROOT.glob("*.md"),
        *ROOT.glob("engine/*.md"),
        *ROOT.glob("plugins/*.md"),
        *ROOT.glob("docs/**/*.md"),
    ]
    return sorted(str(file.relative_to(ROOT)) for file in kept)


def commands(document: str) -> list[str]:
    """Every command line printed in its `sh` blocks, without comments."""
    lines = [line for block in blocks(document) if block.language == "sh" for line in block.text.splitlines()]
    bare = [re.sub(r"\s+# .*$", "", line).strip() for line in lines]
    return [line for line in bare if line and not line.startswith("#")]
