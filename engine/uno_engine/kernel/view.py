"""All that one player, or everyone, may know of a game. Nothing else leaves the engine towards players."""

from collections.abc import Mapping, Sequence

import msgspec

from uno_engine.kernel.cards import Card, Color
from uno_engine.kernel.events import Event
from uno_engine.kernel.game import Game
from uno_engine.kernel.questions import CardPick, Option
from uno_engine.kernel.state import Seat


class View(msgspec.Struct, frozen=True):
    """What `seat` may know (None: what everyone may know).

    `hand` is the own hand; `counts`, `names`, `seats`, `scores` and `effects` have an entry for each seat. `waiting` are
    the seats that must act now, `why` what they are asked (empty if that is private to others), `options` what this seat
    can do now, `since` when they were asked (clock milliseconds). `shown` is what the rules add: `penalty`, `row`.
    """

    seat: int | None
    names: tuple[str, ...]
    seats: tuple[Seat, ...]
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    scores: tuple[int, ...]
    effects: tuple[tuple[str, ...], ...]
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
    options: Sequence[Option]
    playable: tuple[Card, ...]
    """The cards of the hand that can be played now, alone or with others."""
    about: Card | None
    pick: CardPick | None = None
    """Which cards this seat is to choose, and how many; `options` then has only some of the choices."""
    shown: Mapping[str, object] = {}
    listening: bool = False
    """Whether a rule wants to hear whatever is said in the room, beside commands."""

    def name(self, seat: int) -> str:
        """How that seat is called."""
        return self.names[seat]


def view(game: Game, seat: int | None) -> View:
    """What that seat may know now."""
    state, question = game.state, game.question
    options = game.options(seat) if seat is not None else []
    waiting = question.waiting() if question is not None else ()
    told = question is not None and (not question.private or seat in waiting)
    shown: dict[str, object] = {}
    for rule in game.rules.showing:
        shown.update(rule.shows(state, seat))
    return View(
        seat=seat,
        names=state.names,
        seats=state.seats,
        hand=tuple(state.hands[seat]) if seat is not None else (),
        counts=tuple(map(len, state.hands)),
        scores=state.scores,
        effects=tuple([tuple([effect.name for effect in effects]) for effects in state.effects]),
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
        shown=shown,
        listening=question is not None and question.why in game.rules.listens_to,
    )


def _bare(pick: CardPick | None) -> CardPick | None:
    """The same without its check: nothing leaves the engine but what can be written down."""
    return pick if pick is None or pick.check is None else msgspec.structs.replace(pick, check=None)


def _playable(options: Sequence[Option], hand: Sequence[Card]) -> tuple[Card, ...]:
    plays = [option for option in options if option.verb == "play"]
    if not plays:
        return ()
    cards = {card for option in plays for card in (option.card, *option.cards)}
    return tuple(card for card in dict.fromkeys(hand) if card in cards)


def seen(events: Sequence[Event], seat: int | None) -> list[Event]:
    """The events as that seat (None: everyone) may know them."""
    return [form for event in events if (form := event.seen_by(seat)) is not None]
