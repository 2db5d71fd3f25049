"""Registrations of application services: accounts that a homeserver lets speak without a limit. One is made, or read."""

import json
import os
import re
import secrets
from pathlib import Path
from typing import Annotated, Final

import typer

_USER: Final = re.compile(r"@([a-z0-9._=/+-]+):(\S+)")
_TOKEN: Final = re.compile(r"""^["']?as_token["']?\s*:\s*["']?([^"'\s#]+)""", re.MULTILINE)


def read_token(registration: str) -> str:
    """Return the application service's own token in the text of a registration. Raises ValueError if there is none."""
    found = _TOKEN.search(registration)
    if found is None:
        raise ValueError("expected a registration, as `unobot matrix-appservice` writes it")
    return found[1]


def matrix_appservice(
    user: Annotated[str, typer.Argument(metavar="USER", help="The bot's whole user id: @unobot:example.org")],
    *,
    file: Annotated[Path, typer.Option("--file", metavar="FILE", help="The file to write.")] = Path(
        "registration.yaml"
    ),
    replace: Annotated[
        bool, typer.Option("--replace", help="Overwrite an existing file with new tokens.")
    ] = False,
) -> None:
    """Write a registration that lets the bot speak on your homeserver without a rate limit.

    The file has two random tokens, each as good as a password, and only you can read it. The administrator of the
    homeserver puts a copy beside the homeserver's configuration and names it there. The bot reads the file itself.
    The exit status is 1 if the file already exists.

    Example: unobot matrix-appservice @unobot:example.org
    """
    parts = _USER.fullmatch(user)
    if parts is None:
        raise typer.BadParameter("expected a whole user id in small letters, like @unobot:example.org")
    namespace = {"exclusive": True, "regex": f"^{re.escape(user)}$"}
    # JSON in each value, which is YAML as well
    fields = {
        "id": parts[1],
        "url": None,
        "as_token": secrets.token_urlsafe(48),
        "hs_token": secrets.token_urlsafe(48),
        # not the bot itself: a Synapse lets the sender of an application service not sync
        "sender_localpart": f"{parts[1]}.appservice",
        "rate_limited": False,
        # lets it make the device that it encrypts with
        "io.element.msc4190": True,
        "namespaces": {"users": [namespace], "aliases": [], "rooms": []},
    }
    text = "".join(f"{name}: {json.dumps(value)}\n" for name, value in fields.items())
    try:
        if replace:
            file.unlink(missing_ok=True)
        # made for its owner alone, not changed to that afterwards
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
            out.write(text)
    except FileExistsError:
        typer.echo(
            f"{file} already exists. With --replace it gets new tokens; the old ones no longer work.",
            err=True,
        )
        raise typer.Exit(1) from None
    except OSError as problem:
        typer.echo(f"{file} cannot be written: {problem.strerror}", err=True)
        raise typer.Exit(1) from None
    typer.echo(
        f"Wrote {file}. Keep it secret. Put a copy where the homeserver can read it, name the copy in its\n"
        "homeserver.yaml, and restart it:\n"
        f"  app_service_config_files: [/etc/matrix-synapse/{file.name}]\n"
        "In the bot's configuration, replace the password with:\n"
        f'  user = "{user}"\n'
        f'  registration_file = "{file.absolute()}"'
    )
