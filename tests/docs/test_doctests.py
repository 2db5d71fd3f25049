import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = [(ROOT, "unobot"), (ROOT / "engine", "*"), (ROOT / "plugins", "*")]
MODULES = sorted(
    ".".join(file.relative_to(above).with_suffix("").parts).removesuffix(".__init__")
    for above, packages in FOLDERS
    for package in above.glob(packages)
    for file in package.rglob("*.py")
    if ">>> " in file.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_the_docstrings_are_true(name: str) -> None:
    results = doctest.testmod(importlib.import_module(name))

    assert results.attempted > 0
    assert results.failed == 0
