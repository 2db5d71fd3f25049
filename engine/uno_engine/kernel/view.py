"""All that one player, or everyone, may know of a game, and what a computer player is, which sees no more.

Nothing else leaves the engine towards players.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol, TypeVar, runtime_checkable

import msgspec
from msgspec.structs import replace

from uno_engine.kernel.cards import Card, Color
from uno_engine.kernel.events import Event
from uno_engine.kernel.game import Game
from uno_engine.kernel.moves import GIVE_UP, CardPick, Mode, Move, Stands, bared_moves
from uno_engine.kernel.observation import Determinizer
from uno_engine.kernel.rules import Fact
from uno_engine.kernel.state import Seat, Stage, bared, hand_backs

__all__ = [
    "LEVELS", "ComputerPlayer", "PlayerFactory", "SearchingPlayer", "View", "seen", "view", "worth_a_search",
]  # fmt: skip

F = TypeVar("F", bound=Fact)


class View(msgspec.Struct, frozen=True, gc=False):
    """The state of a game as `seat` may know it; None: as everyone may know it.

    `hand` is the own hand. `counts`, `names`, `seats` and `scores` have an entry for each seat. `waiting` are the seats
    that must act now, `since` is the time at which they were asked (clock milliseconds), and `why` is the question. It is
    empty if the question is private to others. `options` are the moves that this seat can make now. `facts` are published
    by the rules: a penalty, a row. `turn`: the question is a choice in the own turn of the player who is asked. `acts`:
    an answer counts as acting in a turn. Both: a turn begins with this question.
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
    default: Move | None = None
    """The option that is taken for this seat if it does not answer; None if it is not asked, or nobody can type what is taken."""
    wise: tuple[Move, ...] = ()
    """Those of the options to which whoever may make them is well advised (`Offer.wise`)."""

    @property
    def playable(self) -> tuple[Card, ...]:
        """The cards of the hand that can be played now, alone or with others, each once."""
        playing = {arg for move in self.options if move.verb == "play" for arg in move.args}
        playing |= {arg.what for arg in playing if type(arg) is Stands}
        return tuple([card for card in dict.fromkeys(self.hand) if card in playing])

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
    """Make the view of that seat (None: of the whole room)."""
    state, rules, question = game.state, game.rules, game.question
    waiting: tuple[int, ...] = ()
    why, since, due, about, pick = "", 0, None, None, None
    secret = turn = acts = False
    if question is not None:
        waiting, since, due = question.waiting(), question.opened, game.due()
        asked = seat in waiting
        if asked:
            pick, secret = question.pick, question.secret
            if (
                pick is not None and pick.check is not None
            ):  # nothing leaves the engine but what can be written down
                pick = replace(pick, check=None)
        # a private question may tell what they hold who are asked, so the others learn no more than that it is open
        if asked or not question.private:
            why, about, acts = question.why, question.about and question.about.face, question.acts
            turn = question.turn and question.mode is Mode.ONE
    hand: tuple[Card, ...] = ()
    options: tuple[Move, ...] = ()
    asides: tuple[Move, ...] = ()
    wise: tuple[Move, ...] = ()
    default: Move | None = None
    if seat is not None:
        hand, options = tuple(state.hands[seat]), tuple(game.options(seat))
        if offers := game.offers(seat):
            asides = tuple(offer.move for offer in offers if not offer.closes)
            wise = tuple(offer.move for offer in offers if offer.wise)
        if (
            question is not None
            and asked
            and question.default is not GIVE_UP
            and question.default is not None
        ):
            taken = question.default_of(state, seat)
            default = taken if taken in options else None
    facts, side = rules.facts_for(state, seat), rules.side(state)
    backs: tuple[tuple[Card, ...], ...] = ()
    pile_back = None
    if rules.two_faced:
        # who plays sees the faces in play, and the backs of what others hold; nobody sees the own backs
        hand, options, asides = bared(hand), bared_moves(options), bared_moves(asides)
        default, wise = bared(default), bared_moves(wise)
        pick, facts = bared(pick), bared(facts)
        if seat is not None and state.seats[seat] is Seat.IN:
            others = range(len(state.hands))
            backs = tuple(hand_backs(state, other) if other != seat else () for other in others)
            pile_back = state.draw[-1].back if state.draw else None
    # in the order of the fields: by their names it would take several times as long
    return View(
        seat, state.names, state.seats, hand, tuple(map(len, state.hands)), state.scores, state.phase, state.round,
        state.dealer, state.direction, state.top and state.top.face, state.color, len(state.draw), waiting,
        why, since, due, options, about, pick, facts, secret, turn, acts, asides, side.name, backs, pile_back,
        side.colors, state.stage, default, wise,
    )  # fmt: skip


def seen(events: Sequence[Event], seat: int | None) -> list[Event]:
    """Return the events as that seat (None: everyone) may know them."""
    return [bared(form) for event in events if (form := event.seen_by(seat)) is not None]


class ComputerPlayer(Protocol):
    """A computer player at one seat."""

    def answer(self, view: View, /) -> Move | None:
        """Return the move it makes, one of `view.options` or any other that the game allows.

        Asked when its seat is waited for; also while others are, if it could then do something (call, catch, jump in),
        and None then means nothing.
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
