"""What a player can do now, told to that player alone."""

from uno_engine import View, by_color
from unobot.document import Document, Text
from unobot.speech.hand import ASIDE, FEWEST, MOST, choices
from unobot.speech.voice import Voice, faces


def possible(voice: Voice, view: View) -> Document:
    """What the player of this view can do now; nothing if that is nothing. Who owes or could call is not told."""
    if view.pick is not None:
        return voice.say("moves-pick", cards=choices(voice, view.pick))
    options = [option for option in view.options if option.verb not in ASIDE]
    plays = {option.card for option in options if option.card and option.id == f"play {option.card.code}"}
    cards = [card for card in sorted(view.playable, key=by_color) if card in plays]
    several = [o.id for o in options if o.verb == "play" and len(o.id.split()) > 2][:FEWEST]
    others = [f"{voice.prefixes[0]}{id_}" for id_ in [*several, *(o.id for o in options if o.verb != "play")]]
    if not cards and not others:
        return ()
    listed = list(dict.fromkeys(others))
    more = [voice.say("moves-more")] if len(listed) > MOST else []
    typed = voice.together("list-or", [*((Text(id_),) for id_ in listed[:MOST]), *more])
    return voice.say(
        "moves",
        playable="yes" if cards else "no",
        others="yes" if others else "no",
        cards=faces(cards),
        list=typed,
    )


def moves(voice: Voice, view: View) -> Document:
    """The answer to `!moves`."""
    return possible(voice, view) or voice.say("moves-none")
