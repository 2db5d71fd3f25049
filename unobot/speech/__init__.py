"""What the bot says of a game: from events and views to documents, by way of the message catalogues.

    was = before(game)
    game.submit(seat, command.text)
    events, now = game.take_events(), scene(game, was)
    for line in room_lines(voice, events, now): ...           # to the room
    for seat in hand_receivers(events, now):                  # to one player each
        hand_line(voice, view(game, seat), room)

Documents carry no style; an adapter dresses them.
"""

from unobot.speech.hand import Sort, hand_line, hand_receivers
from unobot.speech.room import Line, room_lines, status_line
from unobot.speech.scene import Before, Scene, before, scene
from unobot.speech.voice import Voice, face, faces

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
    "room_lines",
    "scene",
    "status_line",
]
