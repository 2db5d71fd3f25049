"""Rules with verbs, places, targets and words of their own, as plugins bring them."""

from uno_engine import (
    CARDS,
    MAYBE_NUMBER,
    TEXT,
    Ctx,
    Flow,
    GameState,
    Move,
    NotAllowed,
    Offer,
    Played,
    Question,
    Rule,
    TurnGoesTo,
    Verb,
    after,
    pick,
    pick_others,
)


class Target(Rule):
    """Whoever plays a 5 picks a player; whoever plays a 6 picks a word of the rule."""

    id = "target"
    words = ("clockwise", "none")

    @after(Played)
    def played(self, ctx: Ctx, played: Played) -> Flow:
        """Ask for it."""
        if played.card.number == 5:
            return ctx.ask(played.seat, pick_others, why="target", then=self.done)
        if played.card.number == 6:
            return ctx.ask(played.seat, (pick("clockwise"), pick("none"), pick(7)), why="way", then=self.done)
        return None

    def done(self, ctx: Ctx, seat: int, move: Move) -> None:
        """Nothing comes of it."""


class Row(Rule):
    """`lay [PLACE] CARD…`: cards are laid at one of two places, several only if they add up to 10."""

    id = "row"
    verbs = (Verb("lay", (MAYBE_NUMBER, CARDS)),)
    offers_to = frozenset({"turn"})

    def offered(self, state: GameState, question: Question, seat: int, move: Move) -> Offer | None:
        """Any card that is held, at any place; the pair must fit."""
        if (
            move.verb != "lay"
            or seat not in question.asked
            or any(c not in state.hands[seat] for c in move.cards)
        ):
            return None
        if len(move.cards) > 1 and sum(card.number or 0 for card in move.cards) != 10:
            raise NotAllowed("no-pair")
        return Offer(move, self.laid, closes=True)

    def laid(self, ctx: Ctx, seat: int, move: Move) -> None:
        """The turn is over."""
        ctx.emit(TurnGoesTo(ctx.state.after(seat)))


class Riddle(Rule):
    """The word is banana; whoever says it takes the turn."""

    id = "riddle"
    verbs = (Verb("guess", (TEXT,), spoken=True),)

    def offered(self, state: GameState, question: Question, seat: int, move: Move) -> Offer | None:
        """The word, from any player."""
        right = move.verb == "guess" and move.word.casefold() in {"banana", "dr"}
        return Offer(move, self.found) if right else None

    def found(self, ctx: Ctx, seat: int, move: Move) -> None:
        """Well done."""


class Bark(Rule):
    """`bark` may be said at any time in the own turn; it can be typed with a play, too."""

    id = "bark"
    verbs = (Verb("bark", along=True),)

    def offered(self, state: GameState, question: Question, seat: int, move: Move) -> Offer | None:
        """By whoever is next."""
        return Offer(move, self.barked) if move.verb == "bark" and seat == state.turn else None

    def barked(self, ctx: Ctx, seat: int, move: Move) -> None:
        """Nothing comes of it."""
