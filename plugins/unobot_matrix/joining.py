"""Two messages that wait to be sent as one event of two lines, where that says the same."""

from dataclasses import replace

from unobot.adapter import Outgoing
from unobot.document import Text
from unobot_matrix import dress


def joined(first: Outgoing, second: Outgoing, *, edits: bool) -> Outgoing | None:
    """Both as one, or None if they go to different people or must stay apart; `edits`: statuses are edited later."""
    apart = {first.room, second.room}, {first.to, second.to}, {first.style, second.style}
    if any(len(both) > 1 for both in apart) or first.answers or second.answers or first.hand or second.hand:
        return None
    if edits and first.to is None and (first.purpose or second.purpose or first.mention):
        return None  # a status is edited later, and chatter must not be edited away with it
    if first.mention is not None and second.mention not in {None, first.mention}:
        return None
    document = (*first.document, Text("\n"), *second.document)
    if dress.size(dress.body(document, second.style)) > dress.LONGEST // 4:
        return None
    mention, importance = second.mention or first.mention, min(first.importance, second.importance)
    return replace(second, document=document, mention=mention, importance=importance)
