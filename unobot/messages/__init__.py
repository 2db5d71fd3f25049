"""What the bot says of a game: from events and views to documents, by way of the message catalogues.

    before = game.question
    game.play(seat, move)
    events, now = game.take_events(), Snapshot(game, before)
    for line in room_lines(voice, events, now): ...           # to the room
    for seat in hand_receivers(events, now): ...              # to one player each: hand_line(voice, now.view_of(seat), room)
    for seat, document in private_events(voice_of_seat, events, now.view): ...

A refused command raises `EngineError`, which `refusal` puts into words. What answers one player alone is sent as
`voice.private(room, document)`.

Documents carry no style; an adapter dresses them. How events and facts are told is said by tellers (`unobot.messages.voice`),
and mostly by conventions that need none.
"""

from unobot.messages.card_words import put_cards_into_words, slug
from unobot.messages.narrator import OWN, Narrator
from unobot.messages.prompts import (
    Sort,
    hand_line,
    hand_pictured,
    hand_receivers,
    last_hands,
    moves,
    pictured,
    prompt,
    reminder,
    table_pictured,
    waited_for,
)
from unobot.messages.refusals import refusal, slip, what_matches, why_not, wrong_table
from unobot.messages.room_lines import (
    Address,
    Highlight,
    RoomLine,
    nobody,
    private_events,
    room_lines,
    status_line,
    told_quietly,
)
from unobot.messages.rules import (
    Explained,
    can_be_had,
    howto_lines,
    rules_lines,
    rules_list,
    rules_named,
    rules_unknown,
    shown_line,
)
from unobot.messages.status import backs, players, score, seat_marks, top, turn
from unobot.messages.voice import Snapshot, Voice, face, faces, in_play, top_sentences

__all__ = [
    "OWN",
    "Address",
    "Explained",
    "Highlight",
    "Narrator",
    "RoomLine",
    "Snapshot",
    "Sort",
    "Voice",
    "backs",
    "can_be_had",
    "face",
    "faces",
    "hand_line",
    "hand_pictured",
    "hand_receivers",
    "howto_lines",
    "in_play",
    "last_hands",
    "moves",
    "nobody",
    "pictured",
    "players",
    "private_events",
    "prompt",
    "put_cards_into_words",
    "refusal",
    "reminder",
    "room_lines",
    "rules_lines",
    "rules_list",
    "rules_named",
    "rules_unknown",
    "score",
    "seat_marks",
    "shown_line",
    "slip",
    "slug",
    "status_line",
    "table_pictured",
    "told_quietly",
    "top",
    "top_sentences",
    "turn",
    "waited_for",
    "what_matches",
    "why_not",
    "wrong_table",
]
