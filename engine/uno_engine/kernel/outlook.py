"""What one player knows of a game: enough to imagine how the unseen cards may lie, and nothing that is a secret to them.

Computer players think about it. It holds no card that its player does not know, so it may be handed to plugins and to
other processes.
"""

from collections import Counter
from collections.abc import Sequence

import msgspec

from uno_engine.kernel.backs import bared, hand_backs
from uno_engine.kernel.cards import Card, by_color
from uno_engine.kernel.clues import Clues, HandPart
from uno_engine.kernel.codec import save_state
from uno_engine.kernel.events import Drew, Event, Played, Reshuffled
from uno_engine.kernel.game import Game
from uno_engine.kernel.inputs import Input
from uno_engine.kernel.seen_backs import SeenBacks, seen_backs
from uno_engine.kernel.state import GameState

# What a seat knows is written down as it is known, and not by taking secrets out of something: what is not put in here can
# tell nothing. The only parts that hold more than a player sees are the memories of rules, and `keeps_from` guards them.


class HiddenHand(msgspec.Struct, frozen=True):
    """What is known of another player's hand at the beginning of the phase.

    `shown` are cards of it that the phase has shown since, `others` the number of the rest, which came in these `parts`.
    """

    shown: tuple[Card, ...]
    others: int
    parts: tuple[HandPart, ...]


class Outlook(msgspec.Struct, frozen=True):
    """What `seat` knows of a round. Made by `outlook`; `Deals` deals the unseen cards anew.

    `state` is the saved state at the beginning of the phase, without the cards that are hidden from the seat; `inputs` were
    made since. `unseen` are the hidden cards, sorted. `hands` has an entry for each other seat that holds cards; `pile` is
    the draw pile from its top, None where the card is not known. `sees` is what the player sees now. Two-faced cards are
    all here by their faces in play alone, and `backs` is what the player knows of the others.
    """

    seat: int
    state: bytes
    inputs: tuple[Input, ...]
    unseen: tuple[Card, ...]
    hands: dict[int, HiddenHand]
    pile: tuple[Card | None, ...]
    sees: tuple[object, ...]
    backs: SeenBacks | None = None


def outlook(game: Game, seat: int, clues: Clues) -> Outlook | None:
    """What that seat knows; None where a game as it may be cannot be made without telling a secret.

    That is: while a rule keeps something from that seat or cards lie face down in a zone, after somebody has answered in
    secret, and where chance has had a say since the turn began; with two-faced cards also after they were turned over in this
    turn, and while a rule remembers one of them.
    """
    before = game.checkpoint
    if game.rules.two_faced and not _faces_tell(game, before):
        return None
    if not game.rules.open_zones.issuperset((*before.zones, *game.state.zones)):
        return None
    if any(rule.keeps_from(before, seat) or rule.keeps_from(game.state, seat) for rule in game.rules.rules):
        return None
    events = _events(game, before, seat)
    if events is None:
        return None
    return _outlook(game, before, seat, events, clues)


def _faces_tell(game: Game, before: GameState) -> bool:
    """Whether the faces in play say what has happened to two-faced cards since the phase began."""
    if game.rules.side(before) is not game.rules.side(game.state):
        return False
    return all(bared(memory) is memory for memory in before.own.values())


def _events(game: Game, before: GameState, seat: int) -> list[Event] | None:
    """What has happened since the phase began, as that seat has seen it; None if something of it must not be known."""
    inputs = game.inputs
    if not inputs:
        return []
    if game.state.position != before.position:
        return None
    again = Game(game.rules, game.seed, state=before)
    for given in inputs:
        question = again.question
        private = question is not None and (question.private or question.secret)
        if private and getattr(given, "seat", seat) != seat:
            return None
        again.take(given)
    happened = again.take_events()
    if any(isinstance(event, Reshuffled) for event in happened):
        return None
    forms = [form for event in happened if (form := event.seen_by(seat)) is not None]
    return bared(forms) if game.rules.two_faced else forms


def _outlook(game: Game, before: GameState, seat: int, events: Sequence[Event], clues: Clues) -> Outlook:
    pile: list[Card | None] = [None] * len(before.draw)
    shown = _pinned(before, events, pile, seat)
    hands, unseen = {}, Counter(_faces(before.draw))
    for other, hand in enumerate(before.hands):
        if other != seat and hand:
            known = tuple(shown.get(other, ()))
            hands[other] = HiddenHand(known, len(hand) - len(known), tuple(clues.parts(other)))
            unseen.update(_faces(hand))
            unseen.subtract(known)
    unseen.subtract(card for card in pile if card is not None)
    if game.rules.two_faced:
        unseen.update(_faces(before.discard[:-1]))
    # sorted: the order in which they were counted would tell where they lie
    hidden = tuple(sorted(unseen.elements(), key=by_color))
    two_faced = game.rules.two_faced
    return Outlook(
        seat, save_state(_without_hidden(before, seat, two_faced=two_faced)), tuple(bared(game.inputs)) if two_faced else game.inputs,
        hidden, hands, tuple(pile), sees(game, seat), seen_backs(before, game.state, seat, events) if two_faced else None,
    )  # fmt: skip


def _without_hidden(before: GameState, seat: int, *, two_faced: bool) -> GameState:
    """The state with the faces of the cards that the seat sees, and no others."""
    state = before.copy()
    state.hands = [_faces(hand) if place == seat else [] for place, hand in enumerate(before.hands)]
    state.draw = []
    if two_faced:  # a discard pile that is turned over shows its top alone
        state.discard = _faces(state.discard[-1:])
    state.zones = {name: tuple(_faces(cards)) for name, cards in state.zones.items()}
    state.top = state.top and state.top.face
    return state


def _faces(cards: Sequence[Card]) -> list[Card]:
    return [card.face for card in cards]


def _pinned(
    before: GameState, events: Sequence[Event], pile: list[Card | None], seat: int
) -> dict[int, list[Card]]:
    """The cards that this phase has shown: in the hands they came from, or (into `pile`) where they were drawn."""
    shown: dict[int, list[Card]] = {}
    drawn = 0
    last: dict[int, int] = {}
    for event in events:
        if isinstance(event, Drew):
            for place, card in enumerate(event.cards, drawn):
                pile[place] = card
            drawn += event.count or len(event.cards)
            last[event.seat] = drawn - 1
        elif isinstance(event, Played) and event.seat != seat:
            for card in event.laid:
                if event.drawn and card is event.card:
                    pile[last[event.seat]] = card
                else:
                    shown.setdefault(event.seat, []).append(card)
    return {other: _held(cards, before.hands[other]) for other, cards in shown.items()}


def _held(cards: Sequence[Card], hand: Sequence[Card]) -> list[Card]:
    """Those of the cards that were in the hand."""
    return list((Counter(cards) & Counter(_faces(hand))).elements())


def sees(game: Game, seat: int) -> tuple[object, ...]:
    """What a player can see of a game, to tell whether two games look alike."""
    state, question = game.state, game.question
    return (
        state.phase, state.turn, state.direction, state.top and state.top.face, state.color, state.seats, len(state.draw),
        tuple(sorted((name, tuple(_faces(cards))) for name, cards in state.zones.items())),
        tuple(map(len, state.hands)), tuple(sorted(card.code for card in state.hands[seat])),
        () if question is None else question.waiting(),
        "" if question is None else question.why,
        tuple(hand_backs(state, other) for other in range(len(state.hands)) if other != seat),
        state.draw[-1].back if state.draw else None,
    )  # fmt: skip
