"""How the tables of a room are set up and timed."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Annotated

from annotated_types import Interval, MinLen

from unobot.config.kinds import Duration, DurationOrOff, Expected, Language, Off, Text, matching
from unobot.document import Style


@dataclass(frozen=True, slots=True)
class TableSettings:
    """The operator's choices for a room. Times are in seconds; None is "off"."""

    preset: Text = "classic"
    """What would follow `!uno`: a preset, options, rules."""
    turn_timeout: Duration = 180.0
    """How long a player may take."""
    auto_play: bool = True
    """Whether the bot then draws and passes for them (M10)."""
    idle_limit: Annotated[
        Annotated[int, Interval(ge=1, le=100)] | None,
        Off,
        Expected('a whole number from 1 to 100, or "off"'),
    ] = 2
    """After so many such turns in a row they are treated as having left."""
    deal_pause: DurationOrOff = 20.0
    """How long after a round the next is dealt."""
    autostart: DurationOrOff = None
    """How long after the second player came the first round is dealt."""
    bare: bool = True
    """Whether the short words count without a prefix."""
    prefixes: Annotated[
        tuple[Annotated[str, matching(r"[^\w\s]{1,3}")], ...],
        MinLen(1),
        Expected('a list of signs in quotes, such as ["!", "."]'),
    ] = ("!",)
    """What a command begins with."""
    style: Style = "colour"
    """How cards look."""
    language: Language = "en"
    """The language spoken at tables."""

    def with_those_of(self, other: "TableSettings", given: Collection[str]) -> "TableSettings":
        """Return these settings with the given ones taken from `other`."""
        return replace(self, **{name: getattr(other, name) for name in given})
