"""The next deal of a table: when it comes without anybody saying so, and what the bot is bound to before it."""

from collections.abc import Sequence

from uno_engine import Event, Joined, Returned, RoundOver
from unobot.document import Document
from unobot.messages import RoomLine
from unobot.tables.place import Place
from unobot.tables.table import Table


def plan_deal(place: Place, table: Table, events: Sequence[Event]) -> None:
    """Set when the next round is dealt, after these events: a while after a round, or after the first players came."""
    if table.organizer.organized and table.waiting and not table.game.state.round:
        table.deal_at = table.organizer.first_deal()
    elif not table.waiting or len(table.game.state.held()) < 2:
        table.deal_at = None
    elif any(isinstance(event, RoundOver) for event in events):
        table.deal_at = _in(place.pace.deal_pause, place.now)
    elif _has_company(table, events) and table.deal_at is None:
        # not anew with each who comes: people who come and go could put the deal off for ever
        table.deal_at = _in(place.pace.autostart, place.now)


def _has_company(table: Table, events: Sequence[Event]) -> bool:
    """Whether somebody has come before the first round."""
    return table.game.state.round == 0 and any(isinstance(event, Joined | Returned) for event in events)


def plan_deal_anew(place: Place, table: Table) -> None:
    """Set it after a time in which the bot heard nobody: the whole pause begins again."""
    settings = place.pace
    if table.organizer.organized and table.waiting and not table.game.state.round:
        # nobody could come while the bot was not there
        table.deal_at = None
        table.deal_at = table.organizer.first_deal()
        return
    pause = settings.deal_pause if table.game.state.round else settings.autostart
    planned = table.waiting and len(table.game.state.held()) >= 2
    table.deal_at = _in(pause, place.now) if planned else None


def _in(pause: float | None, now: float) -> float | None:
    return None if pause is None else now + pause


def next_deal(place: Place, table: Table) -> Document:
    """The sentence that says when the next round is dealt."""
    voice = place.voice()
    if table.deal_at is None:
        return voice.say("next-deal-by-hand")
    id_ = "next-deal" if table.game.state.round else "first-deal"
    return voice.say(id_, time=voice.time(table.deal_at - place.now))


def with_deal(place: Place, table: Table, said: Sequence[RoomLine]) -> list[RoomLine]:
    """These lines, of which the last one tells also when the cards are dealt."""
    before = [line.document for line in said[-1:]]
    told = place.voice().together("list-sentences", [*before, next_deal(place, table)])
    return [*said[:-1], RoomLine(told)]
