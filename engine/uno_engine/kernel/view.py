"""All that one player, or everyone, may know of a game. Nothing else leaves the engine towards players."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from uno_engine.kernel.cards import Card, Color
from uno_engine.kernel.events import Event
from uno_engine.kernel.game import Game
from uno_engine.kernel.moves import Move
from uno_engine.kernel.questions import CardPick, Mode
from uno_engine.kernel.rule import Fact
from uno_engine.kernel.state import Seat

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

    @property
    def answers(self) -> Sequence[Move]:
        """The options that may be listed for this seat: all but the asides."""
        return [move for move in self.options if move not in self.asides] if self.asides else self.options

    def fact(self, kind: type[F]) -> F | None:
        """The fact of that kind, if the rules publish one now."""
        return next((fact for fact in self.facts if isinstance(fact, kind)), None)

    def name(self, seat: int) -> str:
        """How that seat is called."""
        return self.names[seat]


def view(game: Game, seat: int | None) -> View:
    """What that seat may know now."""
    state, question = game.state, game.question
    options = game.options(seat) if seat is not None else []
    waiting = question.waiting() if question is not None else ()
    told = question is not None and (not question.private or seat in waiting)
    return View(
        seat=seat,
        names=state.names,
        seats=state.seats,
        hand=tuple(state.hands[seat]) if seat is not None else (),
        counts=tuple(map(len, state.hands)),
        scores=state.scores,
        phase=state.phase,
        round=state.round,
        dealer=state.dealer,
        direction=state.direction,
        top=state.top,
        color=state.color,
        pile=len(state.draw),
        waiting=waiting,
        why=question.why if question is not None and told else "",
        since=game.asked_at,
        due=game.due(),
        options=tuple(options),
        playable=_playable(options, state.hands[seat]) if seat is not None else (),
        about=question.about if question is not None and told else None,
        pick=_bare(question.pick) if question is not None and seat in waiting else None,
        facts=game.rules.facts(state),
        secret=question is not None and question.secret and seat in waiting,
        turn=question is not None and told and question.turn and question.mode is Mode.ONE,
        acts=question is not None and told and question.acts,
        asides=game.asides(seat) if seat is not None else (),
    )


def _bare(pick: CardPick | None) -> CardPick | None:
    """The same without its check: nothing leaves the engine but what can be written down."""
    return pick if pick is None or pick.check is None else msgspec.structs.replace(pick, check=None)


def _playable(options: Sequence[Move], hand: Sequence[Card]) -> tuple[Card, ...]:
    cards = {card for move in options if move.verb == "play" for card in move.cards}
    if not cards:
        return ()
    return tuple(card for card in dict.fromkeys(hand) if card in cards)


def seen(events: Sequence[Event], seat: int | None) -> list[Event]:
    """The events as that seat (None: everyone) may know them."""
    return [form for event in events if (form := event.seen_by(seat)) is not None]
