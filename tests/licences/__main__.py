"""`python -m tests.licences`: each dependency of the bot with its version and licence; status 1 if one does not go with ours.

With --brief only what is wrong is printed.
"""

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator

from packaging.utils import canonicalize_name

from tests.docs.blocks import ROOT
from tests.licences.closure import needed
from tests.licences.judging import READ, goes


def licences() -> Iterator[tuple[str, str, str]]:
    """Name, version and licence of each dependency, by name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    names = needed(*project["dependencies"], *(each for extra in extras for each in extra))
    # of all that is installed: its --packages compares names as they are spelled
    command = [sys.executable, "-m", "piplicenses", "--format=json", "--from=mixed", "--with-system"]
    for each in json.loads(subprocess.check_output(command)):
        name = canonicalize_name(each["Name"])
        if name in names:
            told = each["License"].partition("\n")[0]
            yield name, each["Version"], READ.get(name, told) if told == "UNKNOWN" else told


def main() -> int:
    """Print them; returns the exit status."""
    brief = "--brief" in sys.argv
    wrong = 0
    for name, version, licence in licences():
        bad = not goes(licence)
        wrong += bad
        if bad or not brief:
            sys.stdout.write(f"{name} {version}: {licence}{' - does not go with ours' if bad else ''}\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
