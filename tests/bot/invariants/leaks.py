"""Rules that show what they should not, each in another way."""

from collections.abc import Iterable

from uno_engine import (
    Card,
    Ctx,
    Event,
    Fact,
    GameState,
    Passed,
    Played,
    Question,
    Rule,
    Showed,
    after,
    pick,
    seen_by_all,
)


class HandSeen(Event, frozen=True):
    """A hand, which its author held to be everybody's."""

    cards: tuple[Card, ...]

    seen_by = seen_by_all


class HandToldTo(Event, frozen=True):
    """A hand for `to`, by mistake told to `to` and to whom it is `of`."""

    to: int
    of: int
    cards: tuple[Card, ...]

    def seen_by(self, seat: int | None) -> Event | None:
        """To both."""
        return self if seat in {self.to, self.of} else None


class Whispered(Event, frozen=True):
    """A card as a text, which no type tells."""

    why: str


class BestCard(Fact, frozen=True):
    """Somebody's best card, as a fact."""

    card: Card

    seen_by = seen_by_all


class Breaks(Event, frozen=True):
    """Its `seen_by` fails."""

    cards: tuple[Card, ...]

    def seen_by(self, seat: int | None) -> Event | None:
        """Divide by nothing."""
        return self if 1 // 0 else None


class Leak(Rule):
    """Base of those that leak after a play."""

    def hand(self, ctx: Ctx, played: Played) -> tuple[Card, ...]:
        """The hand of the next player."""
        return tuple(ctx.state.hands[ctx.state.after(played.seat)])


class LeakByEvent(Leak):
    """By an event that says it is everybody's."""

    id = "leak-event"

    @after(Played)
    def leak(self, ctx: Ctx, played: Played) -> None:
        """Tell the next hand."""
        ctx.emit(HandSeen(self.hand(ctx, played)))


class LeakToOne(Leak):
    """By an event that one player sees too many."""

    id = "leak-one"

    @after(Played)
    def leak(self, ctx: Ctx, played: Played) -> None:
        """Tell the next hand to who played."""
        ctx.emit(HandToldTo(played.seat, ctx.state.after(played.seat), self.hand(ctx, played)))


class LeakByText(Leak):
    """By a text."""

    id = "leak-text"

    @after(Played)
    def leak(self, ctx: Ctx, played: Played) -> None:
        """Tell a card of the next hand in words."""
        for card in self.hand(ctx, played):
            ctx.emit(Whispered(f"has {card.code} left"))


class LeakByFact(Rule):
    """By a fact."""

    id = "leak-fact"

    def facts(self, state: GameState) -> Iterable[Fact]:
        """The first card of the first hand."""
        return [BestCard(card) for card in state.hands[0][:1]] if state.hands else ()


class LeakByQuestion(Leak):
    """By what a question is about, which the room is told."""

    id = "leak-question"

    @after(Played)
    def leak(self, ctx: Ctx, played: Played) -> Question | None:
        """Ask about a card of the next player."""
        hand = self.hand(ctx, played)
        return ctx.ask(played.seat, (pick("yes"), pick("no")), why="leak", about=hand[0]) if hand else None


class LeakByCards(Leak):
    """By the cards that can be chosen."""

    id = "leak-cards"

    @after(Played)
    def leak(self, ctx: Ctx, played: Played) -> Question | None:
        """Have who played choose one of another's cards, openly."""
        hand = self.hand(ctx, played)
        return ctx.ask_cards(played.seat, hand, 1, 1, why="leak") if hand else None


class LeakByFailing(Leak):
    """By a `seen_by` that fails."""

    id = "leak-failing"

    @after(Played)
    def leak(self, ctx: Ctx, played: Played) -> None:
        """Emit it."""
        ctx.emit(Breaks(self.hand(ctx, played)))


class BackSeen(Event, frozen=True):
    """What is on the back of a card, told to the one player who may not know: who holds it."""

    seat: int
    back: Card

    def seen_by(self, seat: int | None) -> Event | None:
        """To its holder."""
        return self if seat == self.seat else None


class LeakBySaved(Leak):
    """By the text of a whole card, of which the room may know the face."""

    id = "leak-saved"

    @after(Played)
    def leak(self, ctx: Ctx, played: Played) -> None:
        """Name the card that was played, with its back."""
        ctx.emit(Whispered(played.card.text))


class LeakOwnBack(Leak):
    """By an event for one player, about the own hand."""

    id = "leak-back"

    @after(Played)
    def leak(self, ctx: Ctx, played: Played) -> None:
        """Tell each back."""
        for card in ctx.state.hands[played.seat]:
            if card.back is not None:
                ctx.emit(BackSeen(played.seat, card.back))


class TellsBacks(Leak):
    """Tells a player the backs that lie before that player's eyes, and everybody the face of a whole card that lies open."""

    id = "tells-backs"

    @after(Played)
    def tell(self, ctx: Ctx, played: Played) -> None:
        """Tell each."""
        ctx.emit(HandSeen((played.card,)))
        for card in ctx.state.hands[ctx.state.after(played.seat)]:
            if card.back is not None:
                ctx.emit(BackSeen(played.seat, card.back))


class DrawsOpenly(Leak):
    """Has who passes draw another card, for all to see."""

    id = "draws-openly"

    @after(Passed)
    def draw(self, ctx: Ctx, passed: Passed) -> None:
        """Draw it."""
        ctx.rules.base.draw(ctx, passed.seat, 1, openly=True)


class HandRevealed(Event, frozen=True):
    """A hand that a rule lays open on purpose."""

    cards: tuple[Card, ...]

    reveals = True
    seen_by = seen_by_all


class Reveals(Leak):
    """Lays a hand open on purpose, and shows one player another."""

    id = "reveals"

    @after(Passed)
    def reveal(self, ctx: Ctx, passed: Passed) -> Question | None:
        """Who passes shows the hand, and chooses one of the next player's cards."""
        ctx.emit(HandRevealed(tuple(ctx.state.hands[passed.seat])))
        other = ctx.state.after(passed.seat)
        hand = tuple(ctx.state.hands[other])
        ctx.emit(Showed(passed.seat, other, hand, "reveals"))
        return ctx.ask_cards(passed.seat, hand, 1, 1, why="reveals")


class CalledOn(Event, frozen=True):
    """Somebody is called upon; one field is called like Flip!'s orange Flip card, `of`."""

    seat: int
    of: int | None = None
    word: str = "moo"


class CallsUpon(Leak):
    """Tells nothing but numbers and words, one of them under the name of a card."""

    id = "calls-upon"

    @after(Passed)
    def call(self, ctx: Ctx, passed: Passed) -> None:
        """Call upon who passes."""
        ctx.emit(CalledOn(passed.seat))


LEAKS = [LeakByEvent, LeakToOne, LeakByText, LeakByFact, LeakByQuestion, LeakByCards, LeakByFailing]
