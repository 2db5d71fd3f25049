"""Whom the table waits for, what they are asked, and what they can answer."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from uno_engine import Card, CardPick, Colorless, Move, Player, View, by_color, name_color, play
from unobot.document import Document, Span, Text, Typed, plain
from unobot.messages.snapshot import Snapshot, in_play
from unobot.messages.texts import Value
from unobot.messages.voice import Voice, face, faces, prompt_args, top_face, varied


def force(view: View) -> str:
    """Whether the colour in force is the one `printed` on the top card, was `named`, or `any` will do.

    Where there are no colours nothing but the card is to be told.
    """
    if view.fact(Colorless) is not None:
        return "printed"
    if view.top is None or view.color is None:
        return "any"
    return "printed" if view.top.color is view.color else "named"


def prompt(voice: Voice, view: View, seat: int, *, addressed: bool = False) -> Document:
    """What that player is to do, for everyone to read. Never tells what is private, nor what a hand holds.

    `addressed`: their name stands at the start of the line already, and they are spoken to as "you". The message knows it
    as `addressed`; one that does not ask for it says the name once more.
    """
    id_ = varied(voice, view, f"prompt-{view.why}", "prompt-other")
    return _said(voice, view, seat, id_, addressed="yes" if addressed else "no")


def prompts(voice: Voice, view: View, *, addressed: bool = False) -> list[Document]:
    """One sentence for each player that the table waits for, or one for all; none between rounds."""
    if not in_play(view):
        return []
    if len(view.waiting) > 1:
        players = voice.names(view.names, view.waiting)
        return [voice.say("prompt-other", player=players, addressed="no")]
    return [prompt(voice, view, seat, addressed=addressed) for seat in view.waiting]


def reminder(voice: Voice, now: Snapshot, seat: int, *, addressed: bool = False) -> Document:
    """That time is running out."""
    id_ = varied(voice, now.view, f"reminder-{now.view.why}", "reminder-other")
    told = "yes" if addressed else "no"
    return _said(voice, now.view, seat, id_, time=voice.time(now.left), addressed=told)


def _said(voice: Voice, view: View, seat: int, id_: str, **more: Value) -> Document:
    """A prompt or reminder; what it speaks of and no rule publishes now is `no`."""
    wanted = voice.wants(id_)
    own: Mapping[str, Callable[[], Value]] = {
        "player": lambda: voice.name(view.names, seat),
        "card": lambda: face(view.about) if view.about is not None else top_face(voice, view),
        "color": lambda: voice.color(view.color),
        "force": lambda: force(view),
        "colors": lambda: voice.together(
            "list-colors", [(Text(voice.printed(name_color(color), view.names)),) for color in view.colors]
        ),
    }
    args: dict[str, Value] = dict.fromkeys(wanted - {"p"}, "no")
    args |= prompt_args(voice, view, wanted)
    args |= {name: tell() for name, tell in own.items() if name in wanted}
    return voice.say(id_, **(args | more))


MOST = 16
"""At most so many answers are listed, if some of them take several words: with multi-play there can be hundreds."""

FEWEST = 4
"""At least so many of those that take several words are listed, however many others there are."""


def waited_for(view: View) -> bool:
    """Whether a round waits for the player of this view."""
    return view.seat in view.waiting and in_play(view)


def answers(voice: Voice, view: View, playable: Sequence[Card]) -> list[str]:
    """What can be typed, if the table waits for this player. Where a turn begins and a card can be played, only plays.

    A single one of several words is not left alone: `r1 g1` without a comma would be two answers.
    Single cards come first (one that may stand for several numbers is listed once), then the other answers; of what
    takes several words only some, if there is much of it.
    """
    if not waited_for(view):
        return []
    moves = unplaced(view.answers)
    single = plain_plays(moves, playable)
    cards = [card.code for card in single]
    typed = [voice.printed(move, view.names) for move in moves if not _plays_one_of(move, single)]
    long = [answer for answer in typed if " " in answer]
    if view.turn and view.acts and view.playable and (cards or len(long) > 1):
        typed = long
    room = MOST - len(cards) - len(typed) + len(long)
    left = set(long[: max(room, FEWEST)])
    return list(dict.fromkeys([*cards, *(answer for answer in typed if answer in left or " " not in answer)]))


def unplaced(moves: Sequence[Move]) -> list[Move]:
    """The moves, but without a play that is also there with a place in the row (`play 2 r5`, in DOS): that says more."""
    placed = {move.args[1:] for move in moves if move.verb == "play" and isinstance(move.args[0], int)}
    if not placed:
        return list(moves)
    return [move for move in moves if move.verb != "play" or move.args not in placed]


def plain_plays(moves: Sequence[Move], cards: Sequence[Card]) -> list[Card]:
    """Those of the cards that can be played alone, and without a place."""
    there = set(moves)
    return [card for card in cards if play(card) in there]


def _plays_one_of(move: Move, cards: Sequence[Card]) -> bool:
    """Whether that is a play of one of these cards alone, perhaps for another number."""
    return move.verb == "play" and len(move.args) == 1 and move.card in cards


def listed(voice: Voice, view: View, told: Sequence[str]) -> Document:
    """These answers in one list: with commas if some of them have several words; cards to choose with how many of which."""
    if view.pick is None:
        return typed_list(told, ", " if any(" " in answer for answer in told) else " ")
    beside = [voice.printed(move, view.names) for move in _beside(view)]
    parts = [choices(voice, view.pick), *((Typed(answer),) for answer in dict.fromkeys(beside))]
    return voice.together("list-comma", parts)


def typed_list(typed: Iterable[str], between: str = " ") -> Document:
    """What can be typed, with that between one and the next."""
    spans: list[Span] = []
    for text in typed:
        spans += [Text(between), Typed(text)]
    return tuple(spans[1:])


def _beside(view: View) -> Iterator[Move]:
    """The answers that are no choice of cards."""
    for move in view.answers:
        if not (move.verb == "pick" and (move.cards or move.word == "none")):
            yield move


def choices(voice: Voice, pick: CardPick) -> Document:
    """How many of which cards are to be chosen: `2 of r5 g1 b3`."""
    cards = typed_list(card.code for card in sorted(pick.cards, key=by_color))
    most = min(pick.most, len(pick.cards))
    count = "exact" if pick.least == most else "some" if pick.least else "one" if most == 1 else "many"
    return voice.say("choices", count=count, least=pick.least, most=most, cards=cards)


def possible(voice: Voice, view: View) -> Document:
    """What the player of this view can do now; nothing if that is nothing. Who owes or could call is not told."""
    if view.pick is not None:
        return voice.say("moves-pick", cards=choices(voice, view.pick))
    moves = view.answers
    cards = plain_plays(moves, sorted(view.playable, key=by_color))
    several = [move for move in moves if move.verb == "play" and len(move.args) > 1][:FEWEST]
    others = [*several, *(move for move in moves if move.verb != "play")]
    # One spelling may stand for several moves; `dict.fromkeys` keeps the first of each, in order.
    typed = list(dict.fromkeys(f"{voice.prefixes[0]}{_as_command(voice, view, move)}" for move in others))
    if not cards and not typed:
        return ()
    more = [voice.say("moves-more")] if len(typed) > MOST else []
    return voice.say(
        "moves",
        playable="yes" if cards else "no",
        others="yes" if typed else "no",
        cards=faces(cards),
        list=voice.together("list-or", [*((Typed(answer),) for answer in typed[:MOST]), *more]),
    )


def _as_command(voice: Voice, view: View, move: Move) -> str:
    """How the move is typed behind a prefix. Choosing a player keeps its verb: `!ann` looks like no command."""
    typed = voice.printed(move, view.names)
    if move.verb != "pick" or len(move.args) != 1 or not isinstance(move.args[0], Player):
        return typed
    verb = plain(voice.say("verb-pick")).partition(",")[0].strip()
    return typed if typed.startswith(f"{verb} ") else f"{verb} {typed}"


def moves(voice: Voice, view: View) -> Document:
    """The answer to `!moves`."""
    return possible(voice, view) or voice.say("moves-none")
