"""`unobot install`: a plugin from somebody else, put beside the bot once what comes with it has been shown."""

import ast
import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, PathDistribution, version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any, Final
from zipfile import BadZipFile
from zipfile import Path as Zipped

import typer

from unobot.plugins.hookspecs import API, PROJECT
from unobot.plugins.options import can_type, fail

_VERBS: Final = f"{PROJECT}.verbs"

_Package = Annotated[
    str, typer.Argument(metavar="PACKAGE", help="The name of a package, or the path of a wheel.")
]
_Yes = Annotated[bool, typer.Option("--yes", help="Install without asking.")]


def install(package: _Package, *, yes: _Yes = False) -> None:
    """Install a plugin, after showing what comes with it.

    It is installed where unobot itself is. No code of the plugin runs before you agree: its wheel is downloaded and read. The
    command shows the plugins in it, the API they were made for, their languages, and every other package that pip would install
    or replace. It refuses a package that is not a plugin, that needs a newer bot, or that would replace the bot. The exit status
    is 1 then, or if the plugin is broken.

    Example: unobot install unobot-cow
    """
    if Path(package).is_dir():
        fail(
            f"{package}: is a folder. To play with it, type unobot dev {package}; to install it, name its wheel."
        )
    with TemporaryDirectory() as folder:
        # wheels alone: to build one, pip would have to run the package's own code
        only_wheels = ("--only-binary", ":all:", "--no-deps", "--dest", folder)
        _pip("download", *only_wheels, package)
        wheel = next(Path(folder).glob("*.whl"))
        found = _read(wheel)
        names = [point.name for point in found.entry_points if point.group == PROJECT]
        for line in (*_described(found, wheel), *_with_it(wheel, found.name)):
            typer.echo(line)
        if not yes:
            if not can_type():
                fail("Type --yes to install it.")
            typer.echo("A plugin can do everything that the bot can do, and sees every hand.")
            typer.confirm("Install it?", abort=True)
        _pip("install", "--only-binary", ":all:", str(wheel))
    # in another process: this one has looked for plugins already
    _, listed, wrong = _python("unobot", "plugins")
    lines = [line for line in listed.splitlines() if line.partition(":")[0].split(" ")[0] in names]
    broken = [line for line in lines if ": broken: " in line]
    if broken or len(lines) < len(names):
        fail(
            *broken or [wrong.strip()],
            f"To remove it: {sys.executable} -m pip uninstall {found.name}",
        )
    typer.echo("\n".join(lines))
    typer.echo("Restart the bot to use it. If your configuration has a list of plugins, add it there.")


def _python(*words: str) -> tuple[int, str, str]:
    """Return the exit status, the output and the errors of a module run by this Python, in a process of its own."""

    async def run() -> tuple[int, str, str]:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", *words, stdin=DEVNULL, stdout=PIPE, stderr=PIPE
        )
        out, err = await process.communicate()
        return process.returncode or 0, out.decode(), err.decode()

    return asyncio.run(run())


def _pip(*words: str) -> str:
    """Return what pip prints; end the command with pip's reason if it fails."""
    status, out, err = _python("pip", "--disable-pip-version-check", "--quiet", *words)
    if "No module named pip" in err:
        fail("There is no pip beside this unobot. With pipx, type pipx inject unobot PACKAGE.")
    if status:
        told = [each for each in err.splitlines() if each.strip() and not each.startswith("WARNING")]
        fail(*(told or [f"pip {words[0]} failed"]))
    return out


def _read(wheel: Path) -> PathDistribution:
    """Return what a wheel says of itself; end the command if it is not a plugin of unobot."""
    try:
        root = Zipped(wheel)
        described = next(each for each in root.iterdir() if each.name.endswith(".dist-info"))
    except (BadZipFile, StopIteration):
        fail(f"{wheel.name}: is not a wheel")
    found = PathDistribution(described)
    if not {PROJECT, _VERBS} & set(found.entry_points.groups):
        fail(
            f"{found.name} {found.version} is not a plugin of unobot: it has no entry point in the group {PROJECT}."
        )
    return found


def _described(found: PathDistribution, wheel: Path) -> Iterator[str]:
    """Yield what the package says of itself, and the plugins in it; end the command if one needs a newer bot, or lacks its texts."""
    told = found.metadata.json
    yield f"{found.name} {found.version}: {told.get('summary', 'no description')}"
    author = told.get("author") or told.get("author_email") or "nobody named"
    licence = told.get("license_expression") or told.get("license") or "none named"
    yield f"  by {author}, licence: {licence}"
    modules: list[ast.Module] = []
    for point in found.entry_points:
        if point.group == PROJECT:
            modules.append(_parsed(Zipped(wheel), point.module))
            api = _api(modules[-1])
            if api is not None and api > API:
                fail(
                    f"{point.name} was made for unobot_api {api}; this bot has {API}. Install a newer unobot first."
                )
            made = "declares no api" if api is None else f"made for api {api}"
            yield f"  plugin {point.name} ({point.module}), {made}"
        elif point.group == _VERBS:
            yield f"  command unobot {point.name} ({point.value})"
    spoken = sorted(
        {name.rpartition("/")[2] for name in Zipped(wheel).root.namelist() if name.endswith(".ftl")}
    )
    said = [node.name for module in modules for node in ast.walk(module) if isinstance(node, ast.FunctionDef)]
    if f"{PROJECT}_texts" in said and not spoken:
        fail(f"{wheel.name} lacks the texts of the plugin: there is no *.ftl in it. Tell its author.")
    if spoken:
        yield f"  languages: {', '.join(name.removesuffix('.ftl') for name in spoken)}"


def _parsed(wheel: Zipped, module: str) -> ast.Module:
    """Return the syntax tree of a module in a wheel, which is not run; an empty one if it is not there."""
    *within, last = module.split(".")
    for file in (wheel.joinpath(*within, last, "__init__.py"), wheel.joinpath(*within, f"{last}.py")):
        if file.exists():
            return ast.parse(file.read_text(encoding="utf-8"))
    return ast.parse("")


def _api(module: ast.Module) -> int | None:
    """Return the number that a plugin's module gives to `unobot_api`; None if there is none."""
    for statement in module.body:
        match statement:
            case ast.Assign([ast.Name("unobot_api")], ast.Constant(int(api))):
                return api
            case ast.AnnAssign(ast.Name("unobot_api"), value=ast.Constant(int(api))):
                return api
    return None


def _with_it(wheel: Path, name: str) -> Iterator[str]:
    """Yield the other packages that pip would install or replace; end the command if the bot is among them."""
    report: dict[str, Any] = json.loads(
        _pip("install", "--dry-run", "--only-binary", ":all:", "--report", "-", str(wheel))
    )
    for each in report["install"]:
        other, release = each["metadata"]["name"], each["metadata"]["version"]
        if other == name:
            continue
        if other == PROJECT:
            fail(f"{name} needs unobot {release}, and this is {version(PROJECT)}: upgrade unobot first.")
        try:
            yield f"  replaces {other} {version(other)} by {release}"
        except PackageNotFoundError:
            yield f"  installs {other} {release}"
