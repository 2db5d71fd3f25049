"""Plugin with `!invite` and `!notify`: people are asked to a table, and told when one is opened."""

from collections.abc import Sequence
from pathlib import Path

from unobot.commands import Command
from unobot.commands.feature import Feature
from unobot.commands.set import switch
from unobot.plugins.hookspecs import hookimpl
from unobot_inviting.inviting import INVITE, may_be_invited
from unobot_inviting.notifying import NOTIFY, Notices

unobot_api = 1


@hookimpl
def unobot_commands() -> Sequence[Command]:
    """Return both commands."""
    return (NOTIFY, INVITE)


@hookimpl
def unobot_features() -> Sequence[Feature]:
    """Return what tells people of tables."""
    own = switch("invitations", lambda request: may_be_invited(request.place, request.identity))
    return (Feature("notices", attach=lambda place: place.of(Notices), own={"invitations": own}),)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with its texts."""
    return (Path(__file__).parent / "texts",)
