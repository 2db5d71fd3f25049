"""Rounds as JSON: which one it is, and all that is needed to play it again elsewhere."""

import json
from collections.abc import Mapping, Sequence

from unobot.store import Standing, StoredRound


def summary(round_: StoredRound) -> Mapping[str, object]:
    """Which round it is, as JSON; times in seconds since the epoch."""
    return {
        "round": round_.id,
        "network": round_.network,
        "room": round_.room,
        "table": round_.preset,
        "seats": round_.seats.split(","),
        "started": round_.started,
        "finished": round_.finished,
        "result": None if round_.result is None else json.loads(round_.result),
    }


def whole(round_: StoredRound, standings: Sequence[Standing]) -> Mapping[str, object]:
    """All that is needed to play the round again elsewhere: its seed, the state before the deal, every input, and how it went."""
    return {
        **summary(round_),
        "seed": round_.seed,
        "opening": json.loads(round_.state),
        "inputs": [
            {
                "seat": None if given.seat is None else int(given.seat),
                "text": given.text,
                "at": given.at_ms / 1000,
            }
            for given in round_.inputs
        ],
        "standings": [
            {"name": each.name, "place": each.place, "points": each.points, "won": each.won}
            for each in standings
        ],
    }
