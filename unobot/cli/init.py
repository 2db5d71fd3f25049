"""The command `unobot init`: a configuration of what a newcomer is asked, on a terminal or by options."""

import json
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from unobot.cli.check import check
from unobot.config.reader import read
from unobot.plugins import load_plugins
from unobot.plugins.options import ConfigFile, PluginPaths, can_type, fail
from unobot.plugins.parts import AdapterFactory, SetupQuestion

_NAME: Final = re.compile(r"[A-Za-z0-9_-]+")

_Kind = Annotated[
    str | None, typer.Option(metavar="KIND", help="The kind of network, as in adapter = KIND: irc, matrix, …")
]
_Network = Annotated[
    str | None, typer.Option(metavar="NAME", help="Your own name for the network: one word.")
]
_Host = Annotated[str | None, typer.Option(metavar="HOST", help="The address of the server.")]
_Nick = Annotated[str | None, typer.Option(metavar="NICK", help="The bot's nick.")]
_User = Annotated[str | None, typer.Option(metavar="USER", help="The bot's user id.")]
_Room = Annotated[
    str | None, typer.Option(metavar="ROOM", help="The room; separate several rooms with commas.")
]
_Account = Annotated[str | None, typer.Option(metavar="NAME", help="The bot's account; empty for none.")]
_Offline = Annotated[bool, typer.Option("--offline", help="Do not log in to the network to check it.")]


def init(
    *,
    config: ConfigFile = Path("config.toml"),
    adapter: _Kind = None,
    network: _Network = None,
    host: _Host = None,
    nick: _Nick = None,
    user: _User = None,
    room: _Room = None,
    account: _Account = None,
    plugin: PluginPaths = None,
    offline: _Offline = False,
) -> None:
    """Write a configuration for one network, and check it.

    The command asks on the terminal for everything that the options leave open. A password is never an option: it is
    in a file that only you can read, and the command says in which. An existing configuration is not changed. At the
    end the command does what unobot check --online does. The exit status is 1 if it finds a problem that would stop
    the bot.

    Example: unobot init --host irc.libera.chat --nick unobot --room "#uno" --account unobot
    """
    if config.exists():
        fail(f"{config}: is already there; name another file with --config FILE, or edit it")
    options = {"host": host, "nick": nick, "user": user, "room": room, "account": account}
    given = {name: answer for name, answer in options.items() if answer is not None}
    kind, factory = _choose_kind(load_plugins(paths=plugin or ()).brought.adapters, adapter, given)
    for name in given.keys() - {each.name for each in factory.questions}:
        fail(f"--{name}: a network of the kind {kind} has none")

    answers: dict[SetupQuestion, str] = {}
    for question in factory.questions:
        answers[question] = _answer(question, given.get(question.name), factory, config)
    name = _choose_name(
        network, kind, next((text for each, text in answers.items() if each.name == "host"), "")
    )

    secret = config.with_name(f"{name}-{next((each.secret for each in answers if each.secret), '')}")
    needed = any(each.secret and answer for each, answer in answers.items())
    try:
        with config.open("x", encoding="utf-8") as file:
            file.write(_written(name, kind, answers, secret.name))
        if needed and not secret.exists():
            # made for its owner alone, not changed to that afterwards
            made = os.open(secret, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(made, "w", encoding="utf-8") as file:
                if can_type():
                    told = (
                        f"Its password, which will be in {secret} (leave it empty to write it there yourself)"
                    )
                    file.write(typer.prompt(told, "", show_default=False, hide_input=True))
    except OSError as error:
        fail(f"{error.filename}: cannot be written: {error.strerror}")
    typer.echo(f"Wrote {config}.")

    named = "" if config == Path("config.toml") else f" --config {config}"
    if needed and not secret.stat().st_size:
        typer.echo(
            f"Next: write the password into {secret}, which only you can read. Then type\n"
            f"  unobot check --online{named}\n  unobot run{named}"
        )
        return
    try:
        check(config=config, plugin=plugin, online=not offline)
    except typer.Exit:
        typer.echo(f"Next: correct {config}, and type unobot check --online{named}")
        raise
    typer.echo(f"Next: type unobot run{named}; then type !uno in the room.")


def _choose_kind(
    adapters: Mapping[str, AdapterFactory[Any]], asked: str | None, given: Mapping[str, str]
) -> tuple[str, AdapterFactory[Any]]:
    """Return the kind that is asked for; else the first that has a question for each option given, or what is typed."""
    known = {kind: adapters[kind] for kind in sorted(adapters) if adapters[kind].questions}
    fitting = [
        kind for kind, one in known.items() if given.keys() <= {question.name for question in one.questions}
    ]
    if not fitting:
        fail(f"no kind of network has all of these: {', '.join(f'--{name}' for name in given)}")
    expected = f"expected {' or '.join(known)}"

    def check_kind(kind: str) -> str:
        if kind not in known:
            raise typer.BadParameter(expected)
        return kind

    if asked is None and len(fitting) > 1 and can_type():
        asked = typer.prompt(f"Which kind of network ({', '.join(known)})", fitting[0], value_proc=check_kind)
    elif asked is not None and asked not in known:
        fail(f"--adapter: {expected}")
    kind = asked or fitting[0]
    return kind, known[kind]


def _answer(question: SetupQuestion, given: str | None, factory: AdapterFactory[Any], config: Path) -> str:
    """Return the answer that is given, or typed, or the default; the adapter's settings accept it."""

    def accepted(answer: str) -> str:
        settings = question.settings(answer.strip(), config.name)
        _, wrong = read(factory.settings, settings, config.absolute().parent)
        # of the file with the secret nothing is known yet
        for each in wrong:
            if each.key[0] in settings and not each.key[-1].endswith("_file"):
                raise typer.BadParameter(each.why)
        return answer.strip()

    if given is None and can_type():
        shown = bool(question.default)
        return str(typer.prompt(question.text, question.default, show_default=shown, value_proc=accepted))
    if given is None and question.default is None:
        fail(f"--{question.name}: missing. {question.text}")
    try:
        return accepted(question.default or "" if given is None else given)
    except typer.BadParameter as problem:
        fail(f"--{question.name}: {problem.message}")


def _choose_name(asked: str | None, kind: str, host: str) -> str:
    """Return the name of the network: `libera` of irc.libera.chat, if nothing else is said."""
    labels = re.sub(r"^\w+://|[:/]\d*$", "", host).split(".")
    likely = labels[-2] if len(labels) > 1 and not labels[-1].isdigit() else kind

    def word(name: str) -> str:
        if not _NAME.fullmatch(name):
            raise typer.BadParameter("expected one word of letters, digits, - and _")
        return name

    if asked is None and can_type():
        return str(typer.prompt("Your own name for this network", likely, value_proc=word))
    try:
        return word(asked or likely)
    except typer.BadParameter as problem:
        fail(f"--network: {problem.message}")


def _written(name: str, kind: str, answers: Mapping[SetupQuestion, str], secret: str) -> str:
    """Return the text of the configuration."""
    lines = [
        "# The configuration of unobot. `unobot check` finds mistakes in it, `unobot run` starts the bot.",
        "# Files are relative to this one.",
        "",
        "# Where the bot stores everything.",
        'data = "unobot.db"',
        "",
        "# Your own accounts or user ids, by network; never nicks. Owners may do everything, on every network.",
        f'#owners = {{ {name} = ["YOUR ACCOUNT"] }}',
        "",
        f"[network.{name}]",
        f"adapter = {_toml(kind)}",
    ]
    for question, answer in answers.items():
        if settings := question.settings(answer, secret):
            lines.append(f"# {question.comment}")
            lines += (f"{key} = {_toml(value)}" for key, value in settings.items())
    return "\n".join(lines) + "\n"


def _toml(value: object) -> str:
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{key} = {_toml(inner)}' for key, inner in value.items())} }}"
    # JSON's texts, numbers, lists and booleans are TOML's
    return json.dumps(value, ensure_ascii=False)
