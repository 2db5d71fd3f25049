"""What a player can do now, told to that player alone."""

from uno_engine import View
from unobot.document import Document, Text
from unobot.speech.hand import ASIDE, choices
from unobot.speech.voice import Voice, faces


def possible(voice: Voice, view: View) -> Document:
    """What the player of this view can do now; nothing if that is nothing. Who owes or could call is not told."""
    others = [o.id for o in view.options if o.verb not in ASIDE and o.verb != "play"]
    typed = voice.together("list-or", [(Text(f"{voice.prefixes[0]}{id_}"),) for id_ in dict.fromkeys(others)])
    if view.pick is not None:
        typed = voice.say("moves-pick", cards=choices(voice, view.pick))
    if not view.playable and not others:
        return ()
    return voice.say(
        "moves",
        playable="yes" if view.playable else "no",
        others="yes" if others else "no",
        cards=faces(view.playable),
        list=typed,
    )


def moves(voice: Voice, view: View) -> Document:
    """The answer to `!moves`."""
    return possible(voice, view) or voice.say("moves-none")
