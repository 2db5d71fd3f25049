"""Which cards can be played on the card that lies on top (B7, B15)."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from uno_engine.classic.playing import Playing
from uno_engine.classic.wild_draw_four import WildDraw, WildDrawFour
from uno_engine.kernel.backs import bared_moves
from uno_engine.kernel.cards import Card, Color
from uno_engine.kernel.decks import Deck
from uno_engine.kernel.moves import Move
from uno_engine.kernel.moves import play as move_to_play
from uno_engine.kernel.options import Options
from uno_engine.kernel.rule import Rule
from uno_engine.kernel.ruleset import RuleSet
from uno_engine.kernel.state import GameState


class Matching(Rule):
    """A card may be played if its colour is in force, its symbol equals the top card's, or it is black (B7)."""

    id = "matching"
    role = "part"

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.restricted = options.word("wd4") in {"strict", "no-play"}
        self.checked = self.restricted
        """Whether a card that matches may still be one that cannot be played."""
        self.wild_draw_four = WildDrawFour(options)
        self.doubtful = frozenset[str]()
        """The symbols of black cards that must not be laid beside a card of the colour in force (B15)."""

    def check(self, rules: RuleSet) -> None:
        """The rule that says when a black draw card may be laid, and the cards there are."""
        self.wild_draw_four = rules.rule(WildDrawFour)
        self.doubtful = frozenset(rule.symbol for rule in rules.rules if isinstance(rule, WildDraw))
        self.bluffs = frozenset(
            move_to_play(card) for card in rules.deck.printed if card.symbol in self.doubtful
        )
        self._two_faced = rules.two_faced
        self._following = _Following(rules.deck)
        self.playing = rules.rule(Playing)
        self.checked = self.restricted or self.playing.no_out != "none" or bool(rules.never_last)

    def moves(self, state: GameState, seat: int) -> list[Move]:
        """The cards that a player can play now."""
        follows = self._following[state.color, state.top]
        # each card once, in the order of the hand; `filter` is quicker than a comprehension on long hands
        matching = dict.fromkeys(filter(follows.__contains__, state.hands[seat]))
        found = list(map(follows.__getitem__, matching))
        if self.checked:
            return [move for move in found if move.card and self.may_lay(state, seat, move.card, found)]
        return found

    def fitting(self, state: GameState, cards: Iterable[Card]) -> list[Card]:
        """Those of the cards, each once, that match what lies on top (B7)."""
        return list(dict.fromkeys(filter(self._following[state.color, state.top].__contains__, cards)))

    def following(self, state: GameState) -> Collection[Card]:
        """All faces that match what lies on top, but for those that may not always be laid (B15)."""
        faces = self._following[state.color, state.top]
        return (
            [card for card in faces if card.symbol not in self.doubtful] if self.restricted else faces.keys()
        )

    def colored_following(self, state: GameState) -> Collection[Card]:
        """All faces that match what lies on top, but for black cards."""
        return [card for card in self._following[state.color, state.top] if card.color is not None]

    def may_lay(self, state: GameState, seat: int, card: Card, found: Sequence[Move]) -> bool:
        """Whether a matching card may really be played: a restricted Wild Draw Four, or a last card, may not always (B15, B35).

        Cards that are restricted alike do not bar each other: neither could be played for the other.
        """
        if not self.playing.may_lay(state, seat, (card,)):
            return False
        if not self.restricted or card.symbol not in self.doubtful:
            return True
        others = any(move.card and move.card.symbol not in self.doubtful for move in found)
        return self.wild_draw_four.allowed(state, state.hands[seat], others=others)

    def playable(self, state: GameState, seat: int, card: Card) -> bool:
        """Whether that card of the hand can be played now."""
        if self.checked:
            return any(move.card is card for move in self.moves(state, seat))
        return card in self._following[state.color, state.top]

    def can_play(self, state: GameState, seat: int) -> bool:
        """Whether any card of the hand can be played now."""
        if self.checked:
            return bool(self.moves(state, seat))
        return bool(self.fitting(state, state.hands[seat]))

    def all_bluffs(self, state: GameState, seat: int, plays: Sequence[Move]) -> bool:
        """Whether each of these plays would be a bluff: nobody must make one (B9)."""
        if self._two_faced:
            plays = bared_moves(plays)
        # mostly the first card is none, which is seen without looking at the others
        if plays[0] not in self.bluffs or not self.bluffs.issuperset(plays):
            return False
        return not self.wild_draw_four.lawful(state, state.hands[seat])

    def lawful(self, state: GameState, seat: int, card: Card) -> bool:
        """Whether playing that card would be no bluff: no rule ever forces an unlawful Wild Draw Four (B9)."""
        return card.symbol not in self.doubtful or self.wild_draw_four.lawful(state, state.hands[seat])


class _Wholes(dict[Card, Move]):
    """The same for two-faced cards: asked for whole cards, it has those whose face is among them."""

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and super().__contains__(card.face)

    def __missing__(self, card: Card) -> Move:
        return move_to_play(card)  # not kept: there are as many whole cards as pairs of faces


class _Following(dict[tuple[Color | None, Card | None], Mapping[Card, Move]]):
    """The cards that may follow, with the move that plays each, by the colour in force and the top card.

    An entry is made when it is first asked for; from then on it is a plain look-up, which is made in every turn. A deck has
    some hundred colours and tops, so it stays small.
    """

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self._faces = tuple(deck.printed)
        self._kind = _Wholes if deck.two_faced else dict[Card, Move]

    def __missing__(self, lying: tuple[Color | None, Card | None]) -> Mapping[Card, Move]:
        color, top = lying
        if top is not None and top.back is not None:
            found = self[lying] = self[color, top.face]
            return found
        side = [card for card in self._faces if top is None or card.kind.side == top.kind.side]
        symbol = top.symbol if top is not None else ""
        found = self[lying] = self._kind(
            (card, move_to_play(card))
            for card in side
            if card.color is None or card.color is color or color is None or card.symbol == symbol
        )
        return found
