"""Why something is not possible, and what is: answers for one person alone."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

import uno_engine as uno
from unobot.document import Document, Span, Text, plain
from unobot.messages.prompts import possible, waited_for
from unobot.messages.texts import Texts, Value
from unobot.messages.voice import SEATS, Voice, face, top_face, top_number


class Misunderstanding(Protocol):
    """Something was meant for the bot but not understood: the id of the message that helps, and its arguments."""

    @property
    def id(self) -> str:
        """The id of the message."""
        ...

    @property
    def args(self) -> Mapping[str, object]:
        """The variables of the message, by name."""
        ...


def refusal(voice: Voice, error: uno.EngineError, view: uno.View | None = None) -> Document:
    """Say why a command was refused, and what is possible instead to a player for whom the table waits."""
    why = reason(voice, error.code, error.args_, view)
    can = possible(voice, view) if view is not None and waited_for(view) and _moves_help(error) else ()
    return voice.say("refusal", why=why, possible=can) if can else why


def _moves_help(error: uno.EngineError) -> bool:
    """Whether the player has tried a move of their own turn: cards, words that mean nothing, an answer to something else."""
    if isinstance(error, uno.TooLate):
        return False
    about = isinstance(error, uno.NotUnderstood) or "card" in error.args_
    return about or error.code == "must-play" or error.code.startswith("first-")


def reason(voice: Voice, code: str, told: Mapping[str, object], view: uno.View | None) -> Document:
    """Say the message `refused-CODE` of a refusal with these facts; `refused-CODE-VERB` if that verb has its own reason."""
    kind = "refused-first-other" if code.startswith("first-") else "refused-other"
    args: dict[str, Value] = {"code": code}
    args |= {name: _value(voice, view, name, value) for name, value in told.items()}
    if code == "option-elsewhere":
        args["said"] = voice.named("option", str(told["said"]))
    if "seat" in told:
        args["player"] = args["seat"]
    args["guess"] = "yes" if told.get("nearest") else "no"
    args["known"] = "yes" if told.get("said") else "no"
    if view is not None:
        args |= what_matches(voice, view, told)
    closest = [f"refused-{told['reason']}"] if "reason" in told else []
    closest += [f"refused-{code}-{told['verb']}"] if "verb" in told else []
    return voice.say(voice.first(*closest, f"refused-{code}", kind), **args)


def what_matches(voice: Voice, view: uno.View, told: Mapping[str, object]) -> dict[str, Value]:
    """Return what must be matched now, as arguments of a message; nothing if there is no top card."""
    top = told.get("top") or view.top
    color = told.get("color") or view.color
    if not isinstance(top, uno.Card) or not isinstance(color, uno.Color):
        return {}
    number = top_number(voice, view) if top is view.top else top.number
    needs = "color" if top.color is None else "symbol" if number is None else "number"
    shown = top_face(voice, view) if top is view.top else face(top)
    return {"top": shown, "color": voice.color(color), "needs": needs, "number": number or 0}


_OF_A_LINE = frozenset({"preset", "rule", "other", "one", "nearest"})
"""Arguments that name what stands in the line of a table: it is called as it can be typed in that language."""


def _value(voice: Voice, view: uno.View | None, name: str, value: object) -> Value:
    """Return one fact of a refusal as an argument of its message."""
    if isinstance(value, tuple) and name == "owners":
        # each of them will do: "+attack or +official112"
        return voice.together("list-or", [(Text(voice.table_named(str(word))),) for word in value])
    if isinstance(value, uno.Card | uno.Color | tuple):
        return _several(voice, view, value if isinstance(value, tuple) else (value,))
    if name == "option":
        return voice.named("option", str(value))
    if name in _OF_A_LINE:
        return voice.table_named(str(value))
    if isinstance(value, int) and name in SEATS and view is not None:
        return voice.name(view.names, value)
    return value if isinstance(value, int) else str(value)


def _several(voice: Voice, view: uno.View | None, values: Sequence[object]) -> Document:
    """Return values side by side, as they would be typed: cards, colours, players, numbers, words, the verb of a move."""
    spans: list[Span] = []
    for value in values:
        spans.append(Text(" "))
        match value:
            case uno.Card():
                spans.append(face(value))
            case uno.Color():
                spans += voice.color(value)
            case uno.Player(seat) if view is not None:
                spans.append(voice.name(view.names, seat))
            case uno.Move(verb):
                spans.append(Text(verb))
            case _:
                spans.append(Text(str(value)))
    return tuple(spans[1:])


def slip(voice: Voice, slipped: Misunderstanding) -> Document:
    """Say the helpful answer to a slip; for a card that is none a plugin may have its own, `slip-card-unknown-WORD`."""
    args: dict[str, Value] = {}
    for name, value in slipped.args.items():
        args[name] = str(value)
        if isinstance(value, tuple):
            candidates: list[Document] = []
            for candidate in map(str, value):
                # what can be typed, such as `w green`, has its colour in the reader's language
                before, space, last = candidate.rpartition(" ")
                known = last.isalpha() and voice.has(f"color-{last}")
                color = voice.say(f"color-{last}") if known else (Text(last),)
                candidates.append((Text(before + space), *color))
            args[name] = voice.together("list-or", candidates)
    word = str(slipped.args.get("said", "")).casefold()
    own = f"{slipped.id}-{word}" if word.isascii() and word.isalpha() else slipped.id
    return voice.say(voice.first(own, slipped.id), **args)


def why_not(voice: Voice, game: uno.Game, view: uno.View, code: str) -> Document:
    """Return the answer to `!why CARD` for the player of this view: whether that card can be played now, and if not, why."""
    card = game.rules.deck.by_code.get(code)
    if card is None or view.seat is None:
        return reason(voice, "unknown-card", {"said": code}, None)
    refused = game.refusal(view.seat, uno.play(card)) if card not in view.playable else None
    if refused is None:
        return voice.say("why-playable", card=face(card))
    return reason(voice, refused.code, refused.args_, view)


def wrong_table(error: uno.BadTable, texts: Sequence[Path]) -> str:
    """Return why such a table cannot be opened, in English, for a terminal; `texts` are the folders of the plugins."""
    return plain(refusal(Voice(Texts(texts)), error))
