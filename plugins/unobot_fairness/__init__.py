"""Plugin for deals that nobody can prepare and everybody can check: what they are bound to, `!verify` and `!seed`."""

from collections.abc import Sequence
from pathlib import Path

from unobot.commands import Command
from unobot.commands.feature import Feature
from unobot.commands.set import switch
from unobot.plugins.hookspecs import hookimpl
from unobot_fairness.commitment import FairnessSettings, SealSettings, bind_deals, wants_seal
from unobot_fairness.verify import SEED, VERIFY

unobot_api = 1


@hookimpl
def unobot_features() -> Sequence[Feature]:
    """Return what binds the bot to the deals of each table."""
    seal = switch("seal", lambda request: wants_seal(request.place))
    return (
        Feature(
            "fairness",
            attach=bind_deals,
            settings=FairnessSettings,
            table_settings=SealSettings,
            of_rooms={"seal": seal},
        ),
    )


@hookimpl
def unobot_commands() -> Sequence[Command]:
    """Return the two commands."""
    return (VERIFY, SEED)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with its texts."""
    return (Path(__file__).parent / "texts",)
