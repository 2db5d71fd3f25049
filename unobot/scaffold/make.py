"""Making a plugin: the templates of its kind, filled with its name."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from string import Template
from typing import Final

from unobot.scaffold.kinds import KINDS
from unobot.scaffold.names import ScaffoldNames

TEMPLATES: Final = Path(__file__).parent / "templates"
"""`every` has the files of each plugin, and each kind a folder with those of its own.

A file is `NAME.tmpl`; what is named `WORD.part` stands for `@@{WORD}` in other files."""


class _Form(Template):
    """A text with `@@{name}` where a name belongs; in what is made here, `$` and braces are common."""

    delimiter = "@@"


def make_plugin(kind: str, names: ScaffoldNames, folder: Path) -> list[Path]:
    """Write a plugin of that kind into a folder, which must not exist yet; return its files, relative to it.

    Raises `FileExistsError`, or another `OSError` where nothing can be written.
    """
    words = _words(kind, names)
    made = {**_filled("every", words), **_filled(kind, words)}
    folder.mkdir(parents=True)
    for path, text in made.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    return sorted(made)


def checks(kind: str) -> Sequence[str]:
    """What is typed in the folder of such a plugin to see whether all of it is right."""
    plays = ("unobot simulate --plugin . --strict --games 100",) if _has_scenarios(kind) else ()
    return ("unobot lint .", *plays, "python -m pytest", "mypy")


def play(kind: str) -> str:
    """What is typed in the folder of such a plugin to play with it, and what happens then."""
    if kind == "network":  # the room that `unobot dev` opens is on another one
        return "unobot run --config config.toml --plugin .   # play with it; config.toml is as above"
    return "unobot dev .              # play with it; when a file is saved it is checked, and the table goes on with it"


def _has_scenarios(kind: str) -> bool:
    """Whether its rules can be seen in scenarios; other kinds change no game."""
    return (TEMPLATES / kind / "scenarios").is_dir()


def _words(kind: str, names: ScaffoldNames) -> Mapping[str, str]:
    """All that a template can name."""
    words = {
        **names,
        "kind": kind,
        "about": KINDS[kind],
        "testpaths": '["scenarios", "tests"]' if _has_scenarios(kind) else '["tests"]',
        "play": play(kind),
        "checks": "\n".join(checks(kind)),
        "runs": "\n".join(f"      - run: {check}" for check in checks(kind)),
    }
    parts = (TEMPLATES / kind).glob("*.part")
    return {**words, **{part.stem: _Form(_read(part)).substitute(words).rstrip() for part in parts}}


def _filled(templates: str, words: Mapping[str, str]) -> dict[Path, str]:
    """The files that are made of a folder of templates, each with its text."""
    folder = TEMPLATES / templates
    return {
        _made_of(file.relative_to(folder), words): _Form(_read(file)).substitute(words)
        for file in folder.rglob("*.tmpl")
    }


def _made_of(template: Path, words: Mapping[str, str]) -> Path:
    """Where the file belongs that is made of this one."""
    path = template.with_suffix("").as_posix()
    for sign in ("PACKAGE", "MODULE", "ID"):
        path = path.replace(sign, words[sign.lower()])
    # not `.github` already here: git and other tools would take the template for the file itself
    return Path(path.replace("dot-", "."))


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8")
