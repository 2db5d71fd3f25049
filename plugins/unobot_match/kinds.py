"""The kinds of match that exclude one another; `places` and `time` go with any."""

KINDS = ("elimination", "negative", "round", "rounds", "teams", "winner")


def apart_from(kind: str) -> dict[str, str]:
    """All other kinds, with the reason why they cannot be at the same table."""
    return {other: "one-kind-of-match" for other in KINDS if other != kind}
