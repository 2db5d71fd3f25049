"""What the kinds of match share: only one of them can be at a table, and most have a target (M1-M6)."""

from uno_engine import MatchRule, Number, Options

KINDS = ("elimination", "negative", "round", "rounds", "teams", "winner")


class ToTarget(MatchRule):
    """Base of the kinds of match that go on until somebody's total reaches the target."""

    settings = (Number("target", 500, 1, 100_000, "Points that end the match (M1, M2)."),)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.target = options.number("target")


def apart_from(kind: str) -> dict[str, str]:
    """Return all other kinds, each with the reason why it cannot be at the same table; `places` and `time` can."""
    return {other: "one-kind-of-match" for other in KINDS if other != kind}
