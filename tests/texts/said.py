"""Messages as they are read, with values such as they have in a game: once usual ones, once the longest."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

from tests.texts.catalogues import FOLDERS, PLURAL, keys, read
from unobot.document import plain
from unobot.messages.texts import Texts, Value

PROBLEMS: list[str] = []
TEXTS = Texts(FOLDERS[1:], report=PROBLEMS.append)
USUAL_NAME, LONGEST_NAME = "ann", "a_nick_as_long_1"
OF_THE_LANGUAGE = {
    "color": "color-red",
    "act": "act-passes",
    "clause": "act-passes",
    "effects": "effect-skipped",
    "hand": "hand",
    **dict.fromkeys(["why", "possible", "prompt", "text", "does"], "top-none"),
}
TYPED = {
    "answers": "r5 w", "candidates": "r5 w", "code": "some-code", "token": "kiwi-42", "p": "!", "sign": "+",
    "command": "kick", "key": "style", "keys": "style, sort", "nearest": "r5", "option": "target", "example": "#uno",
    "preset": "classic", "presets": "classic", "room": "#uno", "rooms": "#uno", "rule": "stack", "rules": "stack",
    "symbol": "s", "value": "two", "word": "UNO", "words": "one, two", "matches": "winner",
    "decks": "unoplus", "fuse": "[r]", "numbers": "3", "one": "classic", "action": "purge",
}  # fmt: skip
"""What stays as it is typed, in every language."""

BLANK: dict[str, Value] = {"": "…"}
"""Nothing for any variable: what is left is what the catalogue itself says."""


@cache
def values(language: str, *, longest: bool) -> dict[str, Value]:
    """Examples of what the variables stand for; a variable that is not here stands for a whole line or a person."""
    person = LONGEST_NAME if longest else USUAL_NAME
    people = ", ".join([f"{person} 120"] * (10 if longest else 2))
    numbers = (
        "bid count custom decks drawn fine high interrupt least left low mercy minutes most number penalty place "
        "points result round rounds seconds target there times interrupt-skipped"
    )
    found: dict[str, Value] = {**TYPED, **dict.fromkeys(numbers.split(), 108 if longest else 3)}
    found |= dict.fromkeys(["players", "list", "teams", "draws"], people)
    found |= dict.fromkeys(["card", "center", "top", "returned"], "[wd4]" if longest else "[r5]")
    found |= dict.fromkeys(["cards", "row", "combo"], " ".join(["[wd4]"] * 8 if longest else ["[r5]"] * 2))
    found |= dict.fromkeys(["said"], "x" * 40 if longest else "r55")
    found |= {
        name: said(language, id_, player=person, cards="[r5] [g1]", more="no")
        for name, id_ in OF_THE_LANGUAGE.items()
    }
    return {**found, "time": said(language, "time-left", minutes=2, seconds=30), "": person}


def said(language: str, id_: str, **args: Value) -> str:
    """A message as it is read."""
    return plain(TEXTS.say(language, id_, **args))


def forms(language: str, id_: str, known: Mapping[str, Value], **only: str) -> Iterator[str]:
    """All forms of a message with these values, or `only` those so chosen, line by line where it has several."""
    asked = TEXTS.wants("en", id_) | TEXTS.wants(language, id_)
    told = {name: "/typed" if id_.startswith("terminal-") else known.get(name, known[""]) for name in asked}
    chosen = choices(language, id_) | {name: [value] for name, value in only.items()}
    for picked in product(*chosen.values()):
        args = {**told, **dict(zip(chosen, picked, strict=True))}
        yield from lines(language, id_, args)


@cache
def choices(language: str, id_: str) -> dict[str, list[str | int]]:
    """The values that the forms of a message are chosen by."""
    found: dict[str, list[str | int]] = {}
    for of in ("en", language):
        for variable, those in keys(read(of)[id_]).items() if id_ in read(of) else ():
            values = found.setdefault(variable, [3, 108] if those & PLURAL else [])
            words = those - (PLURAL if "other" in those else set())
            values += [int(key) if key.isdigit() else key for key in sorted(words)]
            if {"one", "other"} <= those:
                values.append(1)
    return {variable: list(dict.fromkeys(values)) for variable, values in found.items()}


def lines(language: str, id_: str, args: dict[str, Value]) -> list[str]:
    """One form of a message."""
    if "\n" in TEXTS._formatted(language, id_, dict.fromkeys(args, "")):
        return [plain(line) for line in TEXTS.lines(language, id_, **args)]  # type: ignore[arg-type]  # none is a document, or `say` would be
    return [plain(TEXTS.say(language, id_, **args))]


def everything(
    language: str, *, longest: bool = False, known: Mapping[str, Value] | None = None
) -> Iterator[tuple[str, str]]:
    """Every message of a language that is read, in every form, with these values or else examples."""
    known = values(language, longest=longest) if known is None else known
    for id_ in read(language):
        if id_ in read("en"):
            yield from ((id_, form) for form in forms(language, id_, known))
