"""Plugin with links between accounts: several of them, on one network or on several, are one person (`!link`, `!unlink`)."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from unobot.commands import Command
from unobot.commands.feature import Feature
from unobot.plugins.hookspecs import hookimpl
from unobot.tables.place import Place
from unobot.tables.signals import ForgetAsked, RoundStored
from unobot_links.command import LINK, UNLINK
from unobot_links.links import NAME, Links, accounts_of, part

unobot_api = 1


def _attach(place: Place) -> None:
    def name_persons(signal: RoundStored) -> None:
        """Give what linked accounts have played to the person that they are."""
        shared = place.services.persons.shared
        standings = (
            replace(each, person=shared(each.network, each.identity)) if each.person is None else each
            for each in signal.finished.standings
        )
        signal.finished = replace(signal.finished, standings=tuple(standings))

    def forget(signal: ForgetAsked) -> None:
        """Let each of the accounts be a person by itself, to be forgotten as that, and forget their codes."""
        accounts, lines, links = signal.accounts, signal.lines, place.services.of(Links)
        lines.records += links.useless_codes(accounts, place.date)
        if any(links.of(each) is not None for each in accounts):
            parting = part(place, accounts, accounts)
            lines.records += parting.records
            lines.writes.append(parting.write)

    place.signals.listen(RoundStored, name_persons)
    place.signals.listen(ForgetAsked, forget)


@hookimpl
def unobot_commands() -> Sequence[Command]:
    """Return the commands."""
    return (LINK, UNLINK)


@hookimpl
def unobot_features() -> Sequence[Feature]:
    """Return what makes one person of several accounts."""
    return (Feature(NAME, attach=_attach, keeper=Links, accounts=accounts_of),)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with its texts."""
    return (Path(__file__).parent / "texts",)
