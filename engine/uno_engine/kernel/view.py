"""All that one player, or everyone, may know of a game. Nothing else leaves the engine towards players."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from uno_engine.kernel.cards import Card, Color
from uno_engine.kernel.events import Event
from uno_engine.kernel.game import Game
from uno_engine.kernel.moves import Move
from uno_engine.kernel.questions import CardPick, Mode, Question, bared, bared_moves, hand_backs
from uno_engine.kernel.rules import Fact
from uno_engine.kernel.state import Seat, Stage

F = TypeVar("F", bound=Fact)


class View(msgspec.Struct, frozen=True):
    """What `seat` may know (None: what everyone may know).

    `hand` is the own hand; `counts`, `names`, `seats` and `scores` have an entry for each seat. `waiting` are the seats
    that must act now, `why` what they are asked (empty if that is private to others), `options` what this seat can do
    now, `since` when they were asked (clock milliseconds). `facts` are what the rules publish: a penalty, a row.
    `turn`: what is asked is a choice in the own turn of who is asked; `acts`: answering it is acting in a turn; both:
    it is the choice that a turn begins with.
    """

    seat: int | None
    names: tuple[str, ...]
    seats: tuple[Seat, ...]
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    scores: tuple[int, ...]
    phase: str
    round: int
    dealer: int
    direction: int
    top: Card | None
    color: Color | None
    pile: int
    """How many cards the draw pile has."""
    waiting: tuple[int, ...]
    why: str
    since: int
    due: int | None
    options: Sequence[Move]
    playable: tuple[Card, ...]
    """The cards of the hand that can be played now, alone or with others."""
    about: Card | None
    pick: CardPick | None = None
    """Which cards this seat is to choose, and how many; `options` then has only some of the choices."""
    facts: tuple[Fact, ...] = ()
    secret: bool = False
    """Whether this seat's answer must not be given in the room."""
    turn: bool = False
    acts: bool = False
    asides: tuple[Move, ...] = ()
    """Those of the options that answer nothing (a call, a catch). They are never listed: that one is possible may be a secret."""
    side: str = ""
    """The name of the side of the cards that is in play; empty where cards have only one."""
    backs: tuple[tuple[Card, ...], ...] = ()
    """The faces on the backs of what the others hold, for each seat; sorted, so that they tell no order. Empty for the own
    seat, and altogether for who is not in the round, and where cards have only one face."""
    pile_back: Card | None = None
    """The face on the back of the draw pile's top card, likewise."""
    colors: tuple[Color, ...] = ()
    """The colours of the side in play: those that can be named."""
    stage: Stage = Stage.SCORED
    """Where the round stands."""

    @property
    def answers(self) -> Sequence[Move]:
        """The options that may be listed for this seat: all but the asides."""
        return [move for move in self.options if move not in self.asides] if self.asides else self.options

    def fact(self, kind: type[F]) -> F | None:
        """The fact of that kind, if the rules publish one now."""
        return next((fact for fact in self.facts if isinstance(fact, kind)), None)

    def name(self, seat: int) -> str:
        """The name of that seat's player."""
        return self.names[seat]


def view(game: Game, seat: int | None) -> View:
    """Make the view of that seat (None: of the whole room), with every field worked out."""
    return View(*[look(game, seat) for look in _LOOKS.values()])


# Of two-faced cards a view has the faces in play, and the backs of what others hold: whoever plays does not see the own ones.
def _hand(game: Game, seat: int | None) -> tuple[Card, ...]:
    hand = tuple(game.state.hands[seat]) if seat is not None else ()
    return bared(hand) if game.rules.two_faced else hand


def _options(game: Game, seat: int | None) -> Sequence[Move]:
    options = tuple(game.options(seat)) if seat is not None else ()
    return bared_moves(options) if game.rules.two_faced else options


def _asides(game: Game, seat: int | None) -> tuple[Move, ...]:
    asides = game.asides(seat) if seat is not None else ()
    return bared_moves(asides) if game.rules.two_faced else asides


def _top(game: Game, seat: int | None) -> Card | None:
    top = game.state.top
    return top and top.face


def _sees_backs(game: Game, seat: int | None) -> bool:
    return game.rules.two_faced and seat is not None and game.state.seats[seat] is Seat.IN


def _backs(game: Game, seat: int | None) -> tuple[tuple[Card, ...], ...]:
    if not _sees_backs(game, seat):
        return ()
    return tuple(
        hand_backs(game.state, other) if other != seat else () for other in range(len(game.state.hands))
    )


def _pile_back(game: Game, seat: int | None) -> Card | None:
    return game.state.draw[-1].back if game.state.draw and _sees_backs(game, seat) else None


def _waiting(game: Game, seat: int | None) -> tuple[int, ...]:
    return game.question.waiting() if game.question is not None else ()


# What is asked may be private to those who are asked, for it may tell what they hold: all that others learn of a question
# goes through `_asked`, and what only its players may know through `_own`.
def _asked(game: Game, seat: int | None) -> Question | None:
    """The open question, if that seat is told what it is."""
    question = game.question
    told = question is not None and (not question.private or seat in question.waiting())
    return question if told else None


def _own(game: Game, seat: int | None) -> Question | None:
    """The open question, if that seat is to answer it."""
    question = game.question
    return question if question is not None and seat in question.waiting() else None


def _why(game: Game, seat: int | None) -> str:
    question = _asked(game, seat)
    return question.why if question is not None else ""


def _about(game: Game, seat: int | None) -> Card | None:
    question = _asked(game, seat)
    return question.about.face if question is not None and question.about is not None else None


def _pick(game: Game, seat: int | None) -> CardPick | None:
    question = _own(game, seat)
    if question is None or question.pick is None:
        return None
    return bared(_bare(question.pick)) if game.rules.two_faced else _bare(question.pick)


def _facts(game: Game, seat: int | None) -> tuple[Fact, ...]:
    published = game.rules.facts(game.state)
    facts = tuple([form for fact in published if (form := fact.seen_by(seat)) is not None])
    return bared(facts) if game.rules.two_faced else facts


def _secret(game: Game, seat: int | None) -> bool:
    question = _own(game, seat)
    return question is not None and question.secret


def _turn(game: Game, seat: int | None) -> bool:
    question = _asked(game, seat)
    return question is not None and question.turn and question.mode is Mode.ONE


def _acts(game: Game, seat: int | None) -> bool:
    question = _asked(game, seat)
    return question is not None and question.acts


def _can_be_played(game: Game, seat: int | None) -> tuple[Card, ...]:
    return _playable(_options(game, seat), _hand(game, seat)) if seat is not None else ()


_LOOKS: Mapping[str, Callable[[Game, int | None], Any]] = {
    "seat": lambda game, seat: seat,
    "names": lambda game, seat: game.state.names,
    "seats": lambda game, seat: game.state.seats,
    "hand": _hand,
    "counts": lambda game, seat: tuple(map(len, game.state.hands)),
    "scores": lambda game, seat: game.state.scores,
    "phase": lambda game, seat: game.state.phase,
    "round": lambda game, seat: game.state.round,
    "dealer": lambda game, seat: game.state.dealer,
    "direction": lambda game, seat: game.state.direction,
    "top": _top,
    "color": lambda game, seat: game.state.color,
    "pile": lambda game, seat: len(game.state.draw),
    "waiting": _waiting,
    "why": _why,
    "since": lambda game, seat: game.asked_at,
    "due": lambda game, seat: game.due(),
    "options": _options,
    "playable": _can_be_played,
    "about": _about,
    "pick": _pick,
    "facts": _facts,
    "secret": _secret,
    "turn": _turn,
    "acts": _acts,
    "asides": _asides,
    "side": lambda game, seat: game.rules.side(game.state).name,
    "backs": _backs,
    "pile_back": _pile_back,
    "colors": lambda game, seat: game.rules.side(game.state).colors,
    "stage": lambda game, seat: game.state.stage,
}
"""How each field of a view is found out, in their order."""


class LazyView:
    """A view whose parts are worked out when they are read, for computer players that look at a few of them.

    It has all that a `View` has, and shows the game as it stands when a part is read.
    """

    __slots__ = ("_game", "_seat")

    answers = View.answers
    fact = View.fact
    name = View.name

    def __init__(self, game: Game, seat: int | None) -> None:
        self._game = game
        self._seat = seat


def _read_by(look: Callable[[Game, int | None], Any]) -> property:
    return property(lambda view: look(view._game, view._seat))  # noqa: SLF001 - a property of that class


for _field, _look in _LOOKS.items():  # a property costs a third of what `__getattr__` does
    setattr(LazyView, _field, _read_by(_look))


def _bare(pick: CardPick) -> CardPick:
    """The same without its check: nothing leaves the engine but what can be written down."""
    return pick if pick.check is None else msgspec.structs.replace(pick, check=None)


def _playable(options: Sequence[Move], hand: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of the hand that are in one of these plays, each once, in the order of the hand."""
    cards = {card for move in options if move.verb == "play" for card in move.cards}
    if not cards:
        return ()
    return tuple(card for card in dict.fromkeys(hand) if card in cards)


def seen(events: Sequence[Event], seat: int | None) -> list[Event]:
    """The events as that seat (None: everyone) may know them."""
    return [bared(form) for event in events if (form := event.seen_by(seat)) is not None]
