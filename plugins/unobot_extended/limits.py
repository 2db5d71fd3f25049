"""Who gains no cards from the draw pile: a hand too large (X3), or an effect that holds it back (X-Circlet)."""

from typing import Literal

from msgspec.structs import replace

from uno_engine import ChangesHands, Ctx, Drew, Event, GameState, Rule, RuleSet, after, instead
from unobot_extended.course import course, players_dealt_to, remember
from unobot_extended.effects import Effects, on_player


class HeldBack(Event, frozen=True):
    """A player drew so many cards fewer than they should: an effect on them forbids it, or too large a hand (X3)."""

    seat: int
    count: int
    why: Literal["effect", "limit"]


class Limits(Rule):
    """Holds back cards of the draw pile from who holds more than three times the dealt ones or bears a Circlet (X3)."""

    id = "extended-limits"
    role = "part"

    def check(self, rules: RuleSet) -> None:
        """Find the base rule, which knows how many are dealt, and the effects on players."""
        self.base = rules.base
        self.effects = rules.rule(Effects)
        self.always_room = 3 * self.base.dealt_to(self.base.most_seats)
        """So many cards can be held at this table however many play: nobody deals fewer than to the most players."""

    def room(self, state: GameState, seat: int) -> int:
        """Return how many cards of the draw pile a player can gain now; each is checked as it is drawn (X3)."""
        if any(effect.holds_back for effect in on_player(state, seat)):
            return 0
        dealt = self.base.dealt_to(players_dealt_to(state))
        # One more than the limit: X3 stops who holds *more* than three times, each card checked as it is drawn.
        return max(0, 3 * dealt + 1 - len(state.hands[seat]))

    @instead(Drew)
    def hold_back(self, ctx: Ctx, drew: Drew) -> Event | None:
        """Shorten a draw to what the player may gain, and tell how many cards were held back."""
        state, count = ctx.state, len(drew.cards)
        if len(state.hands[drew.seat]) + count <= self.always_room and self.effects.id not in state.own:
            return drew  # quick way out: no limit is lower
        room = self.room(state, drew.seat)
        if room >= count:
            return drew
        held_back = any(effect.holds_back for effect in on_player(state, drew.seat))
        ctx.emit(HeldBack(drew.seat, count - room, "effect" if held_back else "limit"))
        return drew.fewer(room)

    @after(ChangesHands)
    def hands_changed(self, ctx: Ctx, event: Event) -> None:
        """End effects that a small hand ends, and note hands that became empty, in their order (X8)."""
        self.effects.end_over(ctx)
        if [] in ctx.state.hands or course(ctx.state).emptied:
            self.note_empty(ctx)

    def note_empty(self, ctx: Ctx) -> None:
        """Store whose hands are empty, those that were empty before first."""
        state, hands, noted = ctx.state, ctx.state.hands, course(ctx.state).emptied
        empty = [seat for seat in state.playing() if not hands[seat]]
        if set(empty) != set(noted):
            still = [seat for seat in noted if seat in empty]
            new = [seat for seat in state.order_from(state.turn) if seat in empty and seat not in still]
            remember(ctx, replace(course(state), emptied=(*still, *new)))
