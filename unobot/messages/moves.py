"""What a player can do now, told to that player alone."""

from uno_engine import View, by_color
from unobot.document import Document, Text
from unobot.messages.answers import FEWEST, MOST, choices, plain_plays
from unobot.messages.voice import Voice, faces


def possible(voice: Voice, view: View) -> Document:
    """What the player of this view can do now; nothing if that is nothing. Who owes or could call is not told."""
    if view.pick is not None:
        return voice.say("moves-pick", cards=choices(voice, view.pick))
    moves = view.answers
    cards = plain_plays(moves, sorted(view.playable, key=by_color))
    several = [move for move in moves if move.verb == "play" and len(move.args) > 1][:FEWEST]
    others = [*several, *(move for move in moves if move.verb != "play")]
    typed = list(dict.fromkeys(f"{voice.prefixes[0]}{voice.printed(move, view.names)}" for move in others))
    if not cards and not typed:
        return ()
    more = [voice.say("moves-more")] if len(typed) > MOST else []
    return voice.say(
        "moves",
        playable="yes" if cards else "no",
        others="yes" if typed else "no",
        cards=faces(cards),
        list=voice.together("list-or", [*((Text(answer),) for answer in typed[:MOST]), *more]),
    )


def moves(voice: Voice, view: View) -> Document:
    """The answer to `!moves`."""
    return possible(voice, view) or voice.say("moves-none")
