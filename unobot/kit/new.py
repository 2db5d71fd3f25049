"""Making a plugin from the templates of its kind: a whole package, with its name in it."""

import ast
import keyword
import re
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from string import Template
from typing import Annotated, Final, Self

import typer

import uno_engine
from unobot.parsing.nearest import nearest
from unobot.plugins.options import can_type

KINDS: Final[Mapping[str, str]] = {
    "rule": "a house rule: whoever comes after a 7 draws a card",
    "card": "a card: all others draw a card",
    "deck": "a deck: low numbers and many Skips",
    "game": "a game of its own: lay the same colour or a higher number, or draw",
    "match": "a kind of match: the first to win three rounds wins",
    "player": "a computer player: gets rid of its most expensive cards first",
    "network": "a network: logs in to a server, and plays in its rooms",
    "command": "a command: tells who holds the fewest cards",
    "feature": "a feature with memory: counts coins for wins",
    "language": "a language for the bot",
}
"""Each kind, by the word behind `unobot new`, with what the thing does that is made first.

The folder `templates/KIND` has its files."""

GAMES: Final[Mapping[str, str]] = {
    "shedding": KINDS["game"],
    "tricks": "a game of tricks: follow suit, and the highest card takes the trick",
}
"""Each kind of game, with what is made first. The folder `templates/game-KIND` has the files that it has in place of those of `game`."""

_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
_LONGEST: Final = 30


@dataclass(frozen=True, slots=True)
class NewPlugin:
    """What `unobot new` is asked for: `game` is the kind of a game; without `folder`, one that is called like the plugin."""

    kind: str
    name: str
    folder: Path | None
    game: str = "shedding"


class BadName(ValueError):
    """No plugin can be called so; the text says why, and what was expected."""


class ScaffoldNames(dict[str, str]):
    """The name of a new plugin in all its forms: of the package, the module, the class.

    `id` is what players type, `code` the same for a card, in one word; `module` and `package` are Python's, `cls` is the class, `constant` a constant,
    `distribution` is what pip installs, and `title` is for people.
    """

    @classmethod
    def of(cls, name: str, kind: str) -> Self:
        """Return all forms of a name. Raises `BadName`."""
        language = kind == "language"
        if not (_LANGUAGE if language else _NAME).fullmatch(name) or len(name) > _LONGEST:
            wanted = (
                "a language tag such as de or pt-BR"
                if language
                else "small letters, digits and hyphens, such as hot-seat"
            )
            raise BadName(f"{name}: expected {wanted}, {_LONGEST} signs at most")
        module = name.replace("-", "_").lower()
        names = cls(
            id=name,
            code=name.replace("-", ""),
            module=module,
            package=f"unobot_{module}",
            cls="".join(part.capitalize() for part in module.split("_")),
            constant=module.upper(),
            distribution=f"unobot-{name.lower()}",
            title=name if language else " ".join(part.capitalize() for part in module.split("_")),
        )
        taken = ""
        if keyword.iskeyword(module):
            taken = "this is a word of Python's"
        elif hasattr(uno_engine, names["cls"]):
            taken = f"uno_engine has something called {names['cls']}"
        elif name in {point.name for point in entry_points(group="unobot")} or find_spec(names["package"]):
            taken = "a plugin that is called so is installed"
        if taken:
            raise BadName(f"{name}: expected another name, for {taken}")
        return names


TEMPLATES: Final = Path(__file__).parent / "templates"
"""`every` has the files of each plugin, and each kind a folder with those of its own.

A file is `NAME.tmpl`; what is named `WORD.part` stands for `@@{WORD}` in other files."""


class _Form(Template):
    """A text with `@@{name}` where a name belongs; in what is made here, `$` and braces are common."""

    delimiter = "@@"


def make_plugin(kind: str, names: ScaffoldNames, folder: Path, game: str = "shedding") -> list[Path]:
    """Write a plugin of that kind, `game` where it is one, into a folder, which must not exist yet; return its files, relative to it.

    Raises `BadName` if what is made would have the name of something that it needs; `FileExistsError`, or another `OSError` where
    nothing can be written.
    """
    words = {
        **names,
        "kind": kind,
        "about": GAMES[game] if kind == "game" else KINDS[kind],
        "testpaths": '["scenarios", "tests"]' if _has_scenarios(kind) else '["tests"]',
        "play": play(kind),
        "checks": "\n".join(checks(kind)),
        "runs": "\n".join(f"      - run: {check}" for check in checks(kind)),
    }
    folders = [TEMPLATES / "every", TEMPLATES / kind, TEMPLATES / f"{kind}-{game}"]
    parts = {part.stem: _fill(part, words).rstrip() for each in folders for part in each.glob("*.part")}
    made: dict[Path, str] = {}
    for templates in folders:
        for file in templates.rglob("*.tmpl"):
            path = file.relative_to(templates).with_suffix("").as_posix()
            for sign in ("PACKAGE", "MODULE", "ID"):
                path = path.replace(sign, words[sign.lower()])
            # not `.github` already here: git and other tools would take the template for the file itself
            made[Path(path.replace("dot-", "."))] = _fill(file, {**words, **parts})
    for made_path, text in made.items():
        tree = ast.parse(text if made_path.suffix == ".py" else "")
        imports = (node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom))
        needed = {name.asname or name.name for node in imports for name in node.names}
        defined = (node.name for node in tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef))
        if taken := [name for name in defined if name in needed]:
            raise BadName(
                f"{names['id']}: expected another name, for {made_path} needs something called {taken[0]}"
            )
    folder.mkdir(parents=True)
    for made_path, text in made.items():
        (folder / made_path).parent.mkdir(parents=True, exist_ok=True)
        (folder / made_path).write_text(text, encoding="utf-8")
    return sorted(made)


def _fill(template: Path, words: Mapping[str, str]) -> str:
    return _Form(template.read_text(encoding="utf-8")).substitute(words)


def checks(kind: str) -> Sequence[str]:
    """Return what is typed in the folder of such a plugin to see whether all of it is right."""
    plays = ("unobot simulate --plugin . --strict --games 20",) if _has_scenarios(kind) else ()
    return ("unobot lint .", *plays, "python -m pytest", "mypy")


def play(kind: str) -> str:
    """Return what is typed in the folder of such a plugin to play with it, and what happens then."""
    if kind == "network":  # the room that `unobot dev` opens is on another one
        return "unobot run --config config.toml --plugin .   # play with it; config.toml is as above"
    return "unobot dev .              # play with it; when a file is saved it is checked, and the table goes on with it"


def _has_scenarios(kind: str) -> bool:
    """Whether its rules can be seen in scenarios; other kinds change no game."""
    return (TEMPLATES / kind / "scenarios").is_dir()


def start_plugin(wanted: NewPlugin) -> int:
    """Make the plugin, and print its files and what to type next; 1 if it cannot be made, with the reason."""
    if wanted.kind not in KINDS:
        near = nearest(wanted.kind, KINDS)
        cure = f"did you mean {near[0]}?" if near else f"expected {', '.join(KINDS)}"
        typer.echo(f"unobot new: there is no kind {wanted.kind}; {cure}", err=True)
        return 1
    if wanted.game not in GAMES:
        typer.echo(
            f"unobot new: there is no kind of game {wanted.game}; expected {', '.join(GAMES)}", err=True
        )
        return 1
    try:
        names = ScaffoldNames.of(wanted.name, wanted.kind)
        folder = wanted.folder or Path(names["distribution"])
        made = make_plugin(wanted.kind, names, folder, wanted.game)
    except BadName as error:
        typer.echo(f"unobot new: {error}", err=True)
    except FileExistsError:
        typer.echo(f"unobot new: {folder} exists; --folder names another one", err=True)
    except OSError as error:
        typer.echo(f"unobot new: {folder} cannot be written: {error.strerror}", err=True)
    else:
        typer.echo("\n  ".join([f"{folder} has", *map(str, made)]))
        typer.echo("\nTo play with it and change it:")
        typer.echo(f"  cd {shlex.quote(str(folder))}\n  {play(wanted.kind).partition('#')[0].rstrip()}")
        typer.echo("README.md says what else there is.")
        return 0
    return 1


_Kind = Annotated[
    str,
    typer.Argument(
        metavar="KIND", help="rule, card, deck, game, match, player, network, command, feature or language."
    ),
]
_Name = Annotated[
    str,
    typer.Argument(
        metavar="NAME", help="The plugin's name, such as hot-seat; for a language, its tag, such as de."
    ),
]
_Folder = Annotated[
    Path | None, typer.Option(metavar="PATH", help="The folder to create. Without it: unobot-NAME.")
]
_Game = Annotated[
    str | None,
    typer.Option(
        "--kind",
        metavar="KIND",
        help="For a game: shedding (get rid of cards) or tricks (win them). Without it, the command asks; it takes shedding if nobody can type.",
    ),
]


def new(*, kind: _Kind, name: _Name, folder: _Folder = None, game: _Game = None) -> None:
    """Create a working plugin to start from.

    The plugin is a package with texts in two languages, scenarios, tests, and a file for the CI server. The command
    prints what to type next. The exit status is 1 if the name cannot be used, or if the folder exists.

    Example: unobot new rule hot-seat
    """

    def check_game(typed: str) -> str:
        if typed not in GAMES:
            raise typer.BadParameter(f"expected {' or '.join(GAMES)}")
        return typed

    if kind == "game" and game is None and can_type():
        question = "Which kind of game: shedding (get rid of cards) or tricks (win them)"
        game = str(typer.prompt(question, "shedding", value_proc=check_game))
    raise typer.Exit(start_plugin(NewPlugin(kind, name, folder, game or "shedding")))
