"""The base rule of DOS (dos.md): its cards, the deal, the centre row, the end of a round; and the presets."""

from collections.abc import Iterable

import uno_engine as uno
from unobot_dos.calls import DosCalls
from unobot_dos.moves import read
from unobot_dos.row import (
    LAID,
    ROW,
    RULE,
    CentreRow,
    MatchedPlaces,
    PileTurned,
    matched_places,
    row,
)
from unobot_dos.turn import DosTurn, fill

NUMBERS = tuple(uno.Kind(str(n), str(n), points=n, number=n) for n in (1, 3, 4, 5, 6, 7, 8, 9, 10))
HASH = uno.Kind("#", "Hash", 40, spellings=("hash",))
WILD_DOS = uno.Kind("w2", "Wild DOS", 20, number=2, spellings=("wild dos", "wilddos", "w", "wild"))
DECK = uno.Deck(
    "dos",
    {
        **{card: 3 if kind.points <= 5 else 2 for kind in NUMBERS for card in uno.each_color(kind)},
        **dict.fromkeys(uno.each_color(HASH), 2),
        uno.Card.of(None, WILD_DOS): 12,
    },
)
"""The 108 cards of DOS (S1), with their points (S12)."""


_VERBS = frozenset({"play", "draw", "pass", "put", "pick", "accept", "refuse", "challenge", "color"})


class Dos(uno.BaseRule):
    """DOS: match each of the two cards in the centre row, with one card or with two that add up to it (S1-S13)."""

    id = RULE
    includes = (DosCalls.id, DosTurn.id)
    open_zones = (ROW, LAID)
    deck = DECK
    memory = MatchedPlaces

    def check(self, rules: uno.RuleSet) -> None:
        """Find the rule for a turn."""
        super().check(rules)
        self.turn = rules.rule(DosTurn)
        self.turns = {"turn": self.turn.question}

    @uno.phase("deal")
    def deal(self, ctx: uno.Ctx) -> None:
        """Gather, shuffle and deal the cards (S2)."""
        self.gather(ctx)
        ctx.emit(uno.Dealt(self.cards))
        ctx.emit(uno.PhaseBegan("open"))

    @uno.phase("open")
    def open(self, ctx: uno.Ctx) -> None:
        """Turn up the two cards of the centre row (S3)."""
        fill(ctx)
        ctx.emit(uno.PhaseBegan("turn"))

    def refill(self, ctx: uno.Ctx) -> bool:
        """Shuffle the whole discard pile into a new draw pile; return whether there is a card to draw now (S13)."""
        pile = ctx.state.discard
        if pile:
            ctx.emit(PileTurned(tuple(ctx.shuffled(pile))))
        return bool(ctx.state.draw)

    def refusal(
        self, state: uno.GameState, question: uno.Question | None, seat: int, move: uno.Move
    ) -> uno.EngineError | None:
        """Return why a move is not possible now; None for verbs that are not of this game."""
        if move.verb == "deal":
            return self.refused_deal(state)
        if move.verb not in _VERBS:
            return None
        if state.stage is uno.Stage.SCORED or question is None:
            return uno.NotAllowed("no-round")
        if state.seats[seat] is not uno.Seat.IN:
            return uno.NotAllowed("not-in-round")
        return self.why_not(state, question, seat, move)

    def why_not(
        self, state: uno.GameState, question: uno.Question, seat: int, move: uno.Move
    ) -> uno.EngineError:
        """Return why a player who is in the round cannot make a move of this game now."""
        waiting, cards, hand = question.waiting(), move.cards, state.hands[seat]
        if seat not in waiting:
            return uno.TooLate("not-your-turn", seat=waiting[0])
        if move.verb not in {"play", "put"} or not move.args:
            return uno.NotAllowed(f"first-{question.why}")
        match = read(move)
        if not cards or (move.verb == "play" and match is None):
            return uno.NotUnderstood("unknown-card", said=move.args)
        # First of all whether the cards are held: other reasons would be about cards that the player does not have.
        if missing := [card for card in cards if cards.count(card) > hand.count(card)]:
            return uno.NotAllowed("not-held", card=missing[0])
        if match is None or not question.accepts:
            return uno.NotAllowed(f"first-{question.why}", card=cards[0])
        return match.why_not(state, either=self.turn.either)

    def facts(self, state: uno.GameState) -> Iterable[uno.Fact]:
        """Publish the centre row, and the places in it (from 0) that have been matched in this turn."""
        return (CentreRow(row(state), matched_places(state)),)


DOS = uno.Preset(
    "dos",
    base="dos-game",
    about="DOS: match two centre cards by number, sum or colour.",
    options={"cards": "5", "target": "200", "target-more": "50"},
    match=("winner",),
)
"""DOS as the source tells it."""

DOS_OFFICIAL = uno.Preset(
    "dos-official",
    base="dos-game",
    about="The publisher's rules of DOS: by number or sum only, with bonuses for the colour.",
    options={
        "cards": "7",
        "match": "number",
        "colour-bonus": "yes",
        "unmatched": "row",
        "dos-at": "2",
        "target": "200",
        "target-more": "50",
    },
    match=("winner",),
)
"""DOS as its publisher tells it: no match by colour alone, but a bonus for the colour (S4, S6-S8, S10)."""
