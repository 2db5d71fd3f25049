"""What a project's `pyproject.toml` leaves out of the wheel is told where its texts are looked at."""

from pathlib import Path

import pytest

from unobot.kit.lint.wheel import wheel_flaws
from unobot.plugins import Brought

HATCH = '[build-system]\nbuild-backend = "hatchling.build"\n[tool.hatch.build.targets.wheel]\n'
SETUPTOOLS = '[build-system]\nrequires = [{}]\nbuild-backend = "setuptools.build_meta"\n{}\n'
DATA = '[tool.setuptools.package-data]\n"*" = ["{}"]'


@pytest.mark.parametrize(
    ("project", "line"),
    [
        (HATCH + 'packages = ["unobot_cow"]', None),
        (HATCH + 'packages = ["src/cow"]', 4),
        (HATCH + 'only-include = ["unobot_cow/__init__.py"]', 4),
        (HATCH + 'only-include = ["unobot_cow"]', None),
        (HATCH + 'include = ["*.py"]', 4),
        (HATCH + 'include = ["*.py", "*.ftl"]', None),
        (HATCH + 'exclude = ["*.ftl"]', 4),
        (HATCH + 'include = ["*.py"]\nartifacts = ["*.ftl"]', None),
        (SETUPTOOLS.format("", ""), 1),
        (SETUPTOOLS.format('"setuptools-scm"', ""), None),
        (SETUPTOOLS.format("", DATA.format("texts/*.ftl")), None),
        (SETUPTOOLS.format("", DATA.format("*.svg")), 4),
        ('[build-system]\nbuild-backend = "flit_core.buildapi"', None),
    ],
)
def test_texts_that_the_wheel_would_lack(tmp_path: Path, project: str, line: int | None) -> None:
    texts = tmp_path / "unobot_cow" / "texts"
    texts.mkdir(parents=True)
    (texts / "en.ftl").write_text("moo = moo\n", "utf-8")
    (tmp_path / "pyproject.toml").write_text(project, "utf-8")
    found = [*wheel_flaws(Brought(texts=(texts,)))]

    assert [flaw.place and flaw.place.line for flaw in found] == ([] if line is None else [line])
    assert all("the wheel would have no unobot_cow/texts/en.ftl" in flaw.what for flaw in found)
