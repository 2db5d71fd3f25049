"""`make licences` notices what it is for."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.docs.blocks import ROOT
from tests.licences.closure import needed
from tests.licences.judging import goes


@pytest.mark.parametrize(
    ("told", "fits"),
    [
        ("MIT", True),
        ("Apache-2.0 AND MIT", True),
        ("GPL-3.0-only OR MIT", True),
        ("GNU Lesser General Public License v3 (LGPLv3)", True),
        ("MIT AND GPL-3.0-only", False),
        ("GNU General Public License v3 (GPLv3)", False),
        ("AGPL-3.0-or-later OR LicenseRef-Element-Commercial", False),
        ("UNKNOWN", False),
        ("Proprietary\nMIT", False),
    ],
)
def test_a_licence_that_asks_for_more_than_ours_is_refused(told: str, *, fits: bool) -> None:
    assert goes(told) is fits


def test_what_comes_with_a_dependency_is_looked_at_and_what_comes_with_an_extra_too() -> None:
    plain, more = needed("matrix-nio"), needed("matrix-nio[e2e]")

    assert "multidict" in plain  # nobody but aiohttp needs it
    assert {"vodozemac", "peewee"} <= more - plain
    assert "pytest" not in more


@pytest.mark.parametrize(
    ("declared", "found"), [(["msgspec"], "DEP003"), (["msgspec", "rich", "pluggy"], "DEP002"), ([], "DEP00")]
)
def test_an_undeclared_import_and_an_unused_dependency_are_noticed(
    tmp_path: Path, declared: list[str], found: str
) -> None:
    (tmp_path / "pyproject.toml").write_text(
        f'[project]\nname = "x"\nversion = "1"\ndependencies = {declared}\n'
    )
    (tmp_path / "x.py").write_text("import msgspec\nimport rich\n")
    done = subprocess.run(
        [sys.executable, "-m", "deptry", "."], cwd=tmp_path, capture_output=True, text=True, check=False
    )

    assert done.returncode == 1
    assert found in done.stderr


def test_all_that_is_imported_is_declared_and_all_that_is_declared_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = [*project["project"]["optional-dependencies"].values(), *project["dependency-groups"].values()]
    pinned = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = {canonicalize_name(line.partition("==")[0]) for line in pinned if "==" in line}
    names = {
        canonicalize_name(Requirement(each).name)
        for group in [project["project"]["dependencies"], *groups]
        for each in group
    }

    assert "aiohttp" in names
    assert names <= pins
