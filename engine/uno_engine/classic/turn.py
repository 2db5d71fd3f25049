"""A turn: which card goes on which, playing it, the wrong card, and cards that sweep others along."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from uno_engine.classic.wild import WildDraw, WildDrawFour
from uno_engine.kernel.cards import Card, Color, Deck
from uno_engine.kernel.errors import NotAllowed
from uno_engine.kernel.events import Played, RoundEnding, TurnGoesTo, WentOut
from uno_engine.kernel.moves import CARDS, DRAW, GIVE_UP, PASS, Flow, Move, Question, Then, Verb, bared_moves
from uno_engine.kernel.moves import play as move_to_play
from uno_engine.kernel.options import Number, Options, Word, settings_of
from uno_engine.kernel.rules import CardEffect, Ctx, Play, Rule, RuleSet
from uno_engine.kernel.state import GameState, Seat

__all__ = ["Matching", "Playing", "SweepCard"]


class SweepCard(Rule):
    """Base of the rules of cards, those with that `symbol`, that take other cards of the hand along (N10).

    These lie under them without effect. They are gone before anybody looks at what is left: whether UNO is owed, and
    whether the player is out.
    """

    role = "part"
    symbol: ClassVar[str]

    def swept(self, hand: Sequence[Card], cards: Sequence[Card]) -> tuple[Card, ...]:
        """Return what else leaves that hand if these cards are played from it, the lowest first."""
        raise NotImplementedError


class Sweeps(dict[str, SweepCard]):
    """The rules of a table's cards that take others along, by the symbols of the cards; mostly there are none."""

    def __init__(self, rules: RuleSet) -> None:
        super().__init__({rule.symbol: rule for rule in rules.rules if isinstance(rule, SweepCard)})

    def of(self, hand: Sequence[Card], cards: Sequence[Card]) -> tuple[Card, ...]:
        """Return what else leaves that hand with these cards, which have one symbol; mostly nothing."""
        rule = self.get(cards[0].symbol)
        return rule.swept(hand, cards) if rule is not None else ()


_IN = Seat.IN


class PlayingSettings(msgspec.Struct, frozen=True):
    """Which cards cannot be the last."""

    no_out: Annotated[
        Literal["none", "black", "action"],
        Word(
            "no-out",
            "none",
            ("none", "black", "action"),
            "Cards that can't be your last: none, black ones, or coloured actions, too (B35).",
        ),
    ]


class Playing(Rule):
    """A played card lies on the discard pile and acts; the last card ends the round (B28, B29)."""

    id = "playing"
    role = "part"
    verbs = (Verb("play", (CARDS,)),)
    settings = settings_of(PlayingSettings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.no_out = options.read(PlayingSettings).no_out

    def check(self, rules: RuleSet) -> None:
        """Keep the effects of the cards, by their symbols; a card without one only passes the turn on."""
        self.effects = rules.plays
        self.sweeps = Sweeps(rules)
        self.never_last = rules.never_last
        self.any_last = self.no_out == "none" and not self.never_last

    def may_lay(self, state: GameState, seat: int, cards: Sequence[Card]) -> bool:
        """Whether the hand may be left with what it holds beside these cards: not every card can be the last (B35)."""
        return self.any_last or self.refused_as_last(state, seat, cards) is None

    def refused_as_last(self, state: GameState, seat: int, cards: Sequence[Card]) -> NotAllowed | None:
        """Return why nobody may go out with these cards of that hand; None if it is not emptied by them, or may be (B35)."""
        hand = state.hands[seat]
        if self.any_last:
            return None
        if len(hand) > len(cards) + len(self.sweeps.of(hand, cards)):
            return None
        card = cards[-1]
        if card.symbol in self.never_last:
            return NotAllowed("never-last", card=card)
        if self.no_out == "none":
            return None
        if self.no_out == "black" and card.symbol in self.sweeps:
            return NotAllowed("no-out-sweep", card=card)
        barred = card.color is None or (self.no_out == "action" and card.number is None)
        return NotAllowed(f"no-out-{self.no_out}", card=card) if barred else None

    def play(self, ctx: Ctx, seat: int, card: Card, *, carried: int = 0, drawn: bool = False) -> Flow:
        """Play a card, with all that follows from it. Ends the turn."""
        state = ctx.state
        # what was held and in force until the card is laid; a hand is never changed in place, so it need not be copied
        hand, top, color = state.hands[seat], state.top, state.color
        swept = self.sweeps.of(hand, (card,)) if card.symbol in self.sweeps else ()
        ctx.emit(Played(seat, card, drawn, (), swept))
        if state.hands[seat] and card.symbol not in self.effects:  # a number, which only passes the turn on
            ctx.emit(TurnGoesTo(state.after(seat)))
            return None
        return self.act(ctx, Play(seat, card, carried, False, top, color, 1, hand))

    def play_together(self, ctx: Ctx, seat: int, cards: Sequence[Card], *, carried: int = 0) -> Flow:
        """Play several cards with the same symbol, the last one on top. Ends the turn."""
        state = ctx.state
        hand = state.hands[seat]
        play = Play(seat, cards[-1], carried, False, state.top, state.color, len(cards), hand)
        swept = self.sweeps.of(hand, cards)
        ctx.emit(Played(seat, cards[-1], under=tuple(cards[:-1]), swept=swept))
        return self.act(ctx, play)

    def lay(self, ctx: Ctx, seat: int, card: Card, *, carried: int = 0, drawn: bool = False) -> Play:
        """Lay the card, and no more: `act` does what it does."""
        state = ctx.state
        play = Play(seat, card, carried, False, state.top, state.color, 1, state.hands[seat])
        ctx.emit(Played(seat, card, drawn))
        return play

    def act(self, ctx: Ctx, play: Play, instead: CardEffect | None = None) -> Flow:
        """Let the laid card take effect; if it was the last one, the round ends after it (B28).

        `instead` is what it does where that is not what is printed on it; that happens as a last card, too.
        """
        state, seat, symbol = ctx.state, play.seat, play.card.symbol
        if not state.hands[seat] and state.seats[seat] is _IN and self.go_out(ctx, seat):
            # only some cards act as the last one
            effect = instead or (self.effects[symbol] if symbol in ctx.rules.last else None)
            if effect is None:
                ctx.not_needed(seat)  # a colour typed behind a last Wild is no mistake
                ctx.emit(TurnGoesTo(state.after(seat)))
            elif (flow := effect(ctx, play)) is not None:
                return self._end_after(ctx, seat, flow)
            self._end(ctx, seat)
            return None
        effect = instead or self.effects.get(symbol)
        if effect is None:
            ctx.emit(TurnGoesTo(state.after(seat)))
            return None
        return effect(ctx, play)

    def go_out(self, ctx: Ctx, seat: int) -> bool:
        """Let a player without cards go out; return whether the round ends by it, which a rule may prevent (M7)."""
        ctx.emit(WentOut(seat))
        return ctx.emit(RoundEnding((seat,))) is not None

    async def _end_after(self, ctx: Ctx, seat: int, flow: Flow) -> None:
        """End the round when the last card's effect, which asks something, is over."""
        await ctx.follow(flow)
        self._end(ctx, seat)

    def _end(self, ctx: Ctx, seat: int) -> None:
        # not simply the seat: `ended` says who won, and a rule may have named others
        ctx.rules.base.end_round(ctx, ctx.state.ended or (seat,))


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
        """Find the rule that says when a black draw card may be laid, and the cards that there are."""
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
        """Return the cards that a player can play now."""
        follows = self._following[state.color, state.top]
        # each card once, in the order of the hand; asked in every turn, so not card by card
        if self._two_faced:
            plays = [move_to_play(card) for card in state.hands[seat] if card.face in follows]
            found = list(dict.fromkeys(plays))
        else:
            found = list(filter(None, dict.fromkeys(map(follows.get, state.hands[seat]))))
        if self.checked:
            return [move for move in found if move.card and self.may_lay(state, seat, move.card, found)]
        return found

    def fitting(self, state: GameState, cards: Iterable[Card]) -> list[Card]:
        """Return those of the cards, each once, that match what lies on top (B7)."""
        follows = self._following[state.color, state.top]
        found: list[Card] = []
        for card in cards:
            if card.face in follows and card not in found:
                found.append(card)
        return found

    def following(self, state: GameState) -> Collection[Card]:
        """Return all faces that match what lies on top, but for those that may not always be laid (B15)."""
        faces = self._following[state.color, state.top]
        return (
            [card for card in faces if card.symbol not in self.doubtful] if self.restricted else faces.keys()
        )

    def colored_following(self, state: GameState) -> Collection[Card]:
        """Return all faces that match what lies on top, but for black cards."""
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
        return card.face in self._following[state.color, state.top]

    def can_play(self, state: GameState, seat: int) -> bool:
        """Whether any card of the hand can be played now."""
        if self.checked:
            return bool(self.moves(state, seat))
        return bool(self.fitting(state, state.hands[seat]))

    def all_bluffs(self, state: GameState, seat: int, plays: Sequence[Move]) -> bool:
        """Whether each of these plays would be a bluff: nobody must make one (B9)."""
        bluffs = self.bluffs.issuperset(bared_moves(plays) if self._two_faced else plays)
        return bluffs and not self.wild_draw_four.lawful(state, state.hands[seat])

    def lawful(self, state: GameState, seat: int, card: Card) -> bool:
        """Whether playing that card would be no bluff: no rule ever forces an unlawful Wild Draw Four (B9)."""
        return card.symbol not in self.doubtful or self.wild_draw_four.lawful(state, state.hands[seat])


_DRAWING = frozenset({DRAW, PASS})


class NormalTurn:
    """What a turn begins with: its player lays a card that matches, or draws (B9). `question` is asked of each.

    `draw` is what follows from every answer that is no play; `voluntary`: also who could play may draw.
    """

    def __init__(self, rules: RuleSet, draw: Then, *, voluntary: bool) -> None:
        self._matching, self._playing = rules.rule(Matching), rules.rule(Playing)
        self._draw, self._voluntary, self._can_draw = draw, voluntary, rules.base.can_draw
        # listed for prompts, judged one by one with `allows`: so a typed move costs no list
        self.question = Question(
            (), self.moves, "turn", self.take, GIVE_UP, acts=True, turn=True, accepts=self.allows
        )

    def moves(self, state: GameState, seat: int) -> list[Move]:
        """Return all that a player can do in a turn: the cards that match, and drawing (B9)."""
        matching = self._matching
        moves = matching.moves(state, seat)
        if not moves or self._voluntary or matching.all_bluffs(state, seat, moves):
            moves.append(DRAW)
            if not state.draw and not self._can_draw(state):
                moves.append(PASS)  # where nothing can be drawn, both mean the same (B16)
        return moves

    def allows(self, state: GameState, seat: int, move: Move) -> bool:
        """Whether that is one of these moves."""
        if move.verb != "play":
            return move in _DRAWING and move in self.moves(state, seat)
        card = move.args[0] if len(move.args) == 1 else None
        return (
            isinstance(card, Card)
            and card in state.hands[seat]
            and self._matching.playable(state, seat, card)
        )

    def take(self, ctx: Ctx, seat: int, move: Move) -> Flow:
        """Do what was chosen: play a card, or draw."""
        if move.verb == "play":
            card: Any = move.args[0]
            return self._playing.play(ctx, seat, card)
        return self._draw(ctx, seat, move)


class _Following(dict[tuple[Color | None, Card | None], Mapping[Card, Move]]):
    """The faces that may follow, with the move that plays each, by the colour in force and the top card.

    An entry is made when it is first asked for; from then on it is a plain look-up, which is made in every turn. A deck has
    some hundred colours and tops, so it stays small.
    """

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self._plays = {card: move_to_play(card) for card in deck.printed}

    def __missing__(self, lying: tuple[Color | None, Card | None]) -> Mapping[Card, Move]:
        color, top = lying
        if top is not None and top.back is not None:
            found = self[lying] = self[color, top.face]
            return found
        side, symbol = (top.kind.side, top.symbol) if top is not None else (None, "")
        found = self[lying] = {
            card: move
            for card, move in self._plays.items()
            if (card.color is None or card.color is color or color is None or card.symbol == symbol)
            and side in {None, card.kind.side}
        }
        return found


class WrongCardSettings(msgspec.Struct, frozen=True):
    """The option that says how many cards it costs to try a card that cannot be played (B31)."""

    wrong_card: Annotated[
        int, Number("wrong-card", 0, 0, 10, "Cards drawn for trying a card that cannot be played (B31).")
    ]


class WrongCard(Rule):
    """Who tries, in the own turn, cards that cannot be played draws cards (B31).

    A Wild Draw Four at a table where `wd4` restricts it never counts.
    """

    id = "wrong-card"
    role = "part"
    settings = settings_of(WrongCardSettings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.cost = options.read(WrongCardSettings).wrong_card

    def check(self, rules: RuleSet) -> None:
        """Find the rules that know which cards only `wd4`, or only their being the last, forbids."""
        self.matching = rules.rule(Matching)
        self.playing = rules.rule(Playing)

    def fine(self, state: GameState, question: Question | None, seat: int, move: Move) -> int:
        """Return the cards that a wrong play costs, in the normal choice of the own turn only."""
        # nobody pays for a last card that may not be the last one (B35)
        if not self.playing.may_lay(state, seat, move.cards):
            return 0
        # a fine would tell whether the hand holds the colour, or anything else to play
        if self.matching.restricted and move.cards[0].symbol in self.matching.doubtful:
            return 0
        in_turn = question is not None and seat in question.asked and question.why in {"turn", "drawn"}
        return self.cost if in_turn else 0
