"""`python -m unobot.kit.dev.check PATH TABLE FAILURES`: what is to be seen of a plugin before anybody plays with it.

In a process of its own, as a plugin that is loaded once cannot be loaded anew.
"""

import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Final

import typer

from unobot.kit.dev import BROKEN
from unobot.kit.lint import Lint, find_flaws
from unobot.kit.scenario import ScenarioError, load, run
from unobot.kit.simulate import Simulation, simulate_rounds
from unobot.plugins import Plugins, catalogue, load_plugins
from unobot.tables.watchdog import Watchdog

_ROUNDS: Final = 5
"""So many are played at each save: few enough to be waited for."""


def check(path: Path, table: str, failures: Path) -> int:
    """Print what is found, and write a scenario file of each round that fails into the folder `failures`.

    Returns `BROKEN` if the plugin cannot be loaded, 1 if something is wrong, else 0.
    """
    plugins = load_plugins(paths=[path])
    # first, for it says with file and line why a plugin cannot be loaded
    flawed = find_flaws(Lint((str(path),), 1, as_json=False))
    if plugins.broken:
        return BROKEN
    good = _scenarios_hold(path, plugins)
    wanted = Simulation(
        table, 3, _ROUNDS, 1, ("random",), check=True, as_json=False, plot=None, strict=True, failures=failures
    )  # fmt: skip
    with redirect_stdout(StringIO()) as report:
        status = simulate_rounds(wanted, plugins)
    typer.echo("\n".join(report.getvalue().splitlines()[:1]))
    return 1 if status or flawed or not good else 0


def _scenarios_hold(path: Path, plugins: Plugins) -> bool:
    """Whether the scenarios beside the plugin hold; those that do not are printed."""
    folder = path / "scenarios"
    if not folder.is_dir():
        return True
    try:
        scenarios = load(folder)
    except ScenarioError as error:
        typer.echo(error)
        return False
    known, watchdog = catalogue(plugins), Watchdog()
    with watchdog.awake():
        failed = [
            result
            for scenario in scenarios
            if not (result := run(scenario, known, plugins.brought.texts, watchdog)).passed
        ]
    for result in failed:
        typer.echo(f"FAILED  {result.name}\n        {result.message}")
    typer.echo(f"{len(scenarios) - len(failed)} scenarios passed, {len(failed)} failed")
    return not failed


if __name__ == "__main__":
    sys.exit(check(Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3])))
