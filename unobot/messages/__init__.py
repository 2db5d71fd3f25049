"""What the bot says of a game: from events and views to documents, by way of the message catalogues.

    was = before(game)
    game.submit(seat, command.text)
    events, now = game.take_events(), scene(game, was)
    for line in room_lines(voice, events, now): ...           # to the room
    for seat in hand_receivers(events, now): ...              # to one player each: hand_line(voice, view(game, seat), room)
    for seat, document in private_events(voice, events, now.view): ...

A refused command raises `EngineError`, which `refusal` puts into words. What answers one player alone is sent as
`voice.private(room, document)`.

Documents carry no style; an adapter dresses them.
"""

from unobot.speech.hand import Sort, hand_line, hand_receivers
from unobot.speech.help import help_lines
from unobot.speech.looks import players, score, top, turn
from unobot.speech.moves import moves
from unobot.speech.refusals import private_events, refusal, slip, why_not
from unobot.speech.room import Line, room_lines, status_line
from unobot.speech.rules import rules_lines, rules_list, rules_named
from unobot.speech.scene import Before, Scene, before, scene
from unobot.speech.voice import Voice, face, faces
from unobot.speech.wrong_table import wrong_table

__all__ = [
    "Before",
    "Line",
    "Scene",
    "Sort",
    "Voice",
    "before",
    "face",
    "faces",
    "hand_line",
    "hand_receivers",
    "help_lines",
    "moves",
    "players",
    "private_events",
    "refusal",
    "room_lines",
    "rules_lines",
    "rules_list",
    "rules_named",
    "scene",
    "score",
    "slip",
    "status_line",
    "top",
    "turn",
    "why_not",
    "wrong_table",
]
