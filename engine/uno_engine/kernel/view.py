"""All that one player, or everyone, may know of a game, and what a computer player is, which sees no more.

Nothing else leaves the engine towards players.
"""

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Final, Protocol, TypeVar, runtime_checkable

import msgspec

from uno_engine.kernel.cards import Card, Color
from uno_engine.kernel.events import Event
from uno_engine.kernel.game import Game
from uno_engine.kernel.moves import Move
from uno_engine.kernel.observation import Determinizer
from uno_engine.kernel.questions import CardPick, Mode, Question, bared, bared_moves, hand_backs
from uno_engine.kernel.rules import Fact
from uno_engine.kernel.state import Seat, Stage

__all__ = [
    "LEVELS", "ComputerPlayer", "LazyView", "PlayerFactory", "SearchingPlayer", "View", "seen", "view", "worth_a_search",
]  # fmt: skip

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
        """Return the fact of that kind, if the rules publish one now."""
        return next((fact for fact in self.facts if isinstance(fact, kind)), None)

    def name(self, seat: int) -> str:
        """Return the name of that seat's player."""
        return self.names[seat]


def view(game: Game, seat: int | None) -> View:
    """Make the view of that seat (None: of the whole room), with every field worked out."""
    lazy = LazyView(game, seat)
    return View(*[getattr(lazy, field) for field in View.__struct_fields__])


class LazyView:
    """A view whose parts are worked out when they are read, for computer players that look at a few of them.

    It has all that a `View` has, and shows the game as it stands when a part is read.
    """

    # Of two-faced cards a view has the faces in play, and the backs of what others hold: whoever plays does not see the own
    # ones. What is asked may be private to those who are asked, for it may tell what they hold: all that others learn of a
    # question goes through `_asked`, and what only its players may know through `_own`.

    __slots__ = ("_game", "seat")

    answers = View.answers
    fact = View.fact
    name = View.name
    names = property(attrgetter("_game.state.names"))
    seats = property(attrgetter("_game.state.seats"))
    scores = property(attrgetter("_game.state.scores"))
    phase = property(attrgetter("_game.state.phase"))
    stage = property(attrgetter("_game.state.stage"))
    round = property(attrgetter("_game.state.round"))
    dealer = property(attrgetter("_game.state.dealer"))
    direction = property(attrgetter("_game.state.direction"))
    color = property(attrgetter("_game.state.color"))
    since = property(attrgetter("_game.asked_at"))

    def __init__(self, game: Game, seat: int | None) -> None:
        self._game = game
        self.seat = seat

    def _asked(self) -> Question | None:
        """Return the open question, if this seat is told what it is."""
        question = self._game.question
        told = question is not None and (not question.private or self.seat in question.waiting())
        return question if told else None

    def _own(self) -> Question | None:
        """Return the open question, if this seat is to answer it."""
        question = self._game.question
        return question if question is not None and self.seat in question.waiting() else None

    @property
    def hand(self) -> tuple[Card, ...]:
        """The own hand; empty for the room."""
        hand = tuple(self._game.state.hands[self.seat]) if self.seat is not None else ()
        return bared(hand) if self._game.rules.two_faced else hand

    @property
    def counts(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(map(len, self._game.state.hands))

    @property
    def top(self) -> Card | None:
        """The card that must be matched."""
        top = self._game.state.top
        return top and top.face

    @property
    def pile(self) -> int:
        """How many cards the draw pile has."""
        return len(self._game.state.draw)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must act now."""
        question = self._game.question
        return question.waiting() if question is not None else ()

    @property
    def why(self) -> str:
        """What they are asked; empty if that is private to others."""
        question = self._asked()
        return question.why if question is not None else ""

    @property
    def about(self) -> Card | None:
        """The card that the question is about."""
        question = self._asked()
        return question.about.face if question is not None and question.about is not None else None

    @property
    def turn(self) -> bool:
        """Whether it is a choice in the own turn of who is asked."""
        question = self._asked()
        return question is not None and question.turn and question.mode is Mode.ONE

    @property
    def acts(self) -> bool:
        """Whether answering it is acting in a turn."""
        question = self._asked()
        return question is not None and question.acts

    @property
    def secret(self) -> bool:
        """Whether this seat's answer must not be given in the room."""
        question = self._own()
        return question is not None and question.secret

    @property
    def pick(self) -> CardPick | None:
        """Which cards this seat is to choose, and how many."""
        question = self._own()
        pick = question.pick if question is not None else None
        # nothing leaves the engine but what can be written down
        if pick is not None and pick.check is not None:
            pick = msgspec.structs.replace(pick, check=None)
        return bared(pick) if self._game.rules.two_faced else pick

    @property
    def due(self) -> int | None:
        """When (in clock milliseconds) time alone will change something."""
        return self._game.due()

    @property
    def options(self) -> Sequence[Move]:
        """What this seat can do now."""
        options = tuple(self._game.options(self.seat)) if self.seat is not None else ()
        return bared_moves(options) if self._game.rules.two_faced else options

    @property
    def asides(self) -> tuple[Move, ...]:
        """Those of the options that answer nothing."""
        asides = self._game.asides(self.seat) if self.seat is not None else ()
        return bared_moves(asides) if self._game.rules.two_faced else asides

    @property
    def playable(self) -> tuple[Card, ...]:
        """The cards of the hand that can be played now, each once, in its order."""
        cards = {card for move in self.options if move.verb == "play" for card in move.cards}
        return tuple(card for card in dict.fromkeys(self.hand) if card in cards) if cards else ()

    @property
    def facts(self) -> tuple[Fact, ...]:
        """What the rules publish, as far as this seat may know it."""
        published = self._game.rules.facts(self._game.state)
        facts = tuple([form for fact in published if (form := fact.seen_by(self.seat)) is not None])
        return bared(facts) if self._game.rules.two_faced else facts

    @property
    def side(self) -> str:
        """The name of the side of the cards that is in play."""
        return self._game.rules.side(self._game.state).name

    @property
    def colors(self) -> tuple[Color, ...]:
        """The colours of that side."""
        return self._game.rules.side(self._game.state).colors

    def _sees_backs(self) -> bool:
        game, seat = self._game, self.seat
        return game.rules.two_faced and seat is not None and game.state.seats[seat] is Seat.IN

    @property
    def backs(self) -> tuple[tuple[Card, ...], ...]:
        """The faces on the backs of what the others hold, for each seat."""
        state = self._game.state
        if not self._sees_backs():
            return ()
        return tuple(hand_backs(state, seat) if seat != self.seat else () for seat in range(len(state.hands)))

    @property
    def pile_back(self) -> Card | None:
        """The face on the back of the draw pile's top card."""
        pile = self._game.state.draw
        return pile[-1].back if pile and self._sees_backs() else None


def seen(events: Sequence[Event], seat: int | None) -> list[Event]:
    """Return the events as that seat (None: everyone) may know them."""
    return [bared(form) for event in events if (form := event.seen_by(seat)) is not None]


class ComputerPlayer(Protocol):
    """A computer player at one seat."""

    def answer(self, view: View, /) -> Move | None:
        """Return the move it makes, one of `view.options` or any other that the game allows.

        Asked when its seat is waited for; also while others are, if it could then do something (call, catch, jump in),
        and None then means nothing. The view shows the present: what is kept of it shows later what is then.
        """
        ...


@runtime_checkable
class SearchingPlayer(ComputerPlayer, Protocol):
    """A computer player that also thinks about its moves on games as they may be.

    Where its seat is waited for and there is a choice, `answer` is asked first; if that is no call or catch, `search` is
    asked, too, and what `answer` gave is only made if that finds nothing. `search` is called in another process, on a player made
    for this one call: so nothing can be kept in it, and nobody waits for it.
    """

    def search(self, determinizer: Determinizer, /) -> Move | None:
        """Return the move it makes; None if it finds none. `determinizer` makes games in which its player may be."""
        ...


def worth_a_search(view: View, move: Move | None) -> bool:
    """Whether a searching player thinks about this, where `answer` has given that move."""
    return view.seat in view.waiting and move not in view.asides and len(view.answers) > 1


LEVELS: Final[Mapping[str, str]] = {"easy": "random", "normal": "heuristic", "hard": "search"}
"""How strong a computer player is, in players' words, and the kind that is."""

PlayerFactory = Callable[[bytes], ComputerPlayer]
"""Makes a computer player whose chance comes from this seed."""
