"""What the kinds of match have in common: that they exclude one another (`places` and `time` go with any), and a target."""

from uno_engine import MatchRule, Number, Options

KINDS = ("elimination", "negative", "round", "rounds", "teams", "winner")


class ToTarget(MatchRule):
    """What the kinds have in common that go on until somebody's total is at the target."""

    settings = (Number("target", 500, 1, 100_000, "Points that end the match (M1, M2)."),)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.target = options.number("target")


def apart_from(kind: str) -> dict[str, str]:
    """All other kinds, with the reason why they cannot be at the same table."""
    return {other: "one-kind-of-match" for other in KINDS if other != kind}
