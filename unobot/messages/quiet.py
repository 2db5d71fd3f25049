"""Quiet: only what somebody is asked, who comes and goes, and how rounds end."""

from collections.abc import Iterable

from uno_engine import Event, Joined, Left, MatchOver, Reminded, Returned, RoundOver, Scored

_TOLD = (Joined, Left, MatchOver, Reminded, Returned, RoundOver, Scored)


def told_quietly(events: Iterable[Event]) -> list[Event]:
    """Those of the events that are told where it is to be quiet; whom the table waits for is told beside them."""
    return [event for event in events if isinstance(event, _TOLD)]
