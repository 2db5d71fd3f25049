"""What the kinds of match share: only one of them can be at a table, and most have a target (M1-M6)."""

from typing import Annotated

import msgspec

from uno_engine import GameState, MatchRule, Number, Options, settings_of

KINDS = ("elimination", "negative", "round", "rounds", "teams", "winner")


class TargetSettings(msgspec.Struct, frozen=True):
    """Where a match ends."""

    target: Annotated[int, Number("target", 500, 1, 100_000, "Points that end the match (M1, M2).")]


class ToTarget(MatchRule):
    """Base of the kinds of match that go on until somebody's total reaches the target."""

    settings = settings_of(TargetSettings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.target = options.read(TargetSettings).target

    def target_at(self, state: GameState) -> int:
        """The target: the same for any number of players."""
        return self.target


def apart_from(kind: str) -> dict[str, str]:
    """Return all other kinds, each with the reason why it cannot be at the same table; `places` and `time` can."""
    return {other: "one-kind-of-match" for other in KINDS if other != kind}
