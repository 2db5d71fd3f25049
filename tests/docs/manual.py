"""The manual page and the completion of the command line, made from the commands themselves."""

from collections.abc import Iterator

from typer.testing import CliRunner

from unobot.cli.app import app, commands, import_command


def man_page() -> str:
    """Return the manual page: each command as its --help has it, in roff."""
    return "\n".join(_manual()) + "\n"


def _manual() -> Iterator[str]:
    yield '.TH UNOBOT 1 "" "unobot" "unobot manual"'
    yield ".SH NAME\nunobot \\- play UNO in IRC channels and Matrix rooms"
    yield ".SH SYNOPSIS\n.B unobot\n.I COMMAND\n.RI [ OPTIONS ]"
    yield ".SH COMMANDS"
    for name in commands():
        shown = CliRunner().invoke(app, [name, "--help"], prog_name="unobot", terminal_width=78)
        yield f".SS unobot {_roff(name)}\n.nf"
        yield from map(_roff, shown.output.strip().splitlines())
        yield ".fi"
    yield ".SH ENVIRONMENT\n.TP\n.B UNOBOT_CONFIG\nThe configuration file, if no option names one; otherwise config.toml."


def _roff(line: str) -> str:
    line = line.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{line}" if line.startswith((".", "'")) else line


def bash_completion() -> str:
    """Return what bash (and zsh, by bashcompinit) completes: commands, and the options of the one that is typed."""
    cases = []
    for name in commands():
        params = import_command(name).params
        options = sorted(
            each
            for one in params
            for each in (*one.opts, *one.secondary_opts)
            if each.startswith("--") and not getattr(one, "hidden", False)
        )
        cases.append(f'        {name}) words="{" ".join([*options, "--help"])}" ;;\n')
    return (
        "# Completion of unobot in bash: . deploy/unobot.bash; in zsh after: autoload bashcompinit && bashcompinit\n"
        "_unobot() {\n"
        f'    local words="{" ".join(commands())} --help --version"\n'
        '    [ "$COMP_CWORD" -le 1 ] || case "${COMP_WORDS[1]}" in\n'
        f"{''.join(cases)}"
        '        *) words="" ;;\n'
        "    esac\n"
        '    COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))\n'
        "}\n"
        "complete -o default -F _unobot unobot\n"
    )
