"""Playing a card: laying it, naming what belongs to it, the reaction of the next player, and its effect (X5, X11, X12)."""

from collections.abc import Iterator
from dataclasses import replace

from msgspec.structs import replace as replace_struct

from uno_engine import (
    Card,
    Ctx,
    Effect,
    EffectsChanged,
    GameState,
    NotUnderstood,
    Option,
    Played,
    Rule,
    RuleSet,
)
from uno_engine import play as option_to_play
from unobot_extended.asking import ACCEPT
from unobot_extended.calls import ExtendedCalls
from unobot_extended.card import ExtendedCard, Laying, Turn
from unobot_extended.course import course, last_number, remember
from unobot_extended.effects import on
from unobot_extended.events import PACKET, Added, GivenBack, LaidUnder, Stopped
from unobot_extended.going_out import GoingOut

LET_BE = Option("accept", "accept", aliases=("refuse", "pass"))
REGRET = "regret"


class Playing(Rule):
    """What a player may play, and what follows from it (X5, X11, X12)."""

    id = "extended-playing"
    role = "part"
    cards: dict[str, ExtendedCard]

    def check(self, rules: RuleSet) -> None:
        """Find the rule of each card."""
        self.cards = {
            symbol: rule for rule in rules.rules if isinstance(rule, ExtendedCard) for symbol in rule.symbols
        }
        self.calls = rules.rule(ExtendedCalls)
        self.going_out = rules.rule(GoingOut)
        self.codes = rules.deck.by_code
        self.combining = tuple(rule for rule in rules.rules if isinstance(rule, Combining))

    # --- what may be played ------------------------------------------------------------------------------------------

    def moves(self, state: GameState, turn: Turn) -> list[Option]:
        """All cards that may be played on last (X5)."""
        found: list[Option] = []
        for card in dict.fromkeys(state.hands[turn.seat]):
            rule = self.cards[card.symbol]
            if rule.alone and rule.fits(state, turn.seat, card) and self.free(state, turn, card):
                found += rule.typed(state, turn.seat, card)
        for more in self.combining:
            found += more.combined(state, turn)
        return found

    def answers(self, state: GameState, turn: Turn, effect: Effect) -> list[Option]:
        """All cards that may be put on an effect in judgement; they need not match last (X13)."""
        return [
            option
            for card in dict.fromkeys(state.hands[turn.seat])
            if self.cards[card.symbol].answers(effect, card) and self.free(state, turn, card)
            for option in self.cards[card.symbol].typed(state, turn.seat, card)
        ]

    def free(self, state: GameState, turn: Turn, card: Card) -> bool:
        """Whether nothing forbids that face: Regret, Weakness, or a packet that was accepted (X14, X16)."""
        if card is turn.barred or (turn.no_transfer and card.symbol in {"t4", "t5"}):
            return False
        return not (self.cards[card.symbol].weakened and on(state, turn.seat, "weakness"))

    # --- playing it --------------------------------------------------------------------------------------------------

    async def play(
        self, ctx: Ctx, turn: Turn, choice: Option, answering: Effect | None = None
    ) -> tuple[bool, int | None]:
        """A player plays a card, with all that follows from it.

        Returns whether it stands (it does not if it was regretted, and then the turn begins anew), and whose turn is
        next where that is not the next player.
        """
        state, card = ctx.state, choice.card
        assert card is not None
        rule = self.cards[card.symbol]
        held = len(state.hands[turn.seat])
        laying = Laying(
            turn,
            card,
            state.top,
            state.color,
            last_number(state),
            answering,
            said=choice.value,
            effects=tuple(state.effects[turn.seat]),
        )
        await self.lay(ctx, turn.seat, card)
        if choice.cards:
            await ctx.emit(Added(turn.seat, choice.cards))
            laying = replace(laying, cards=choice.cards)
        laying = await rule.name(ctx, laying)
        await self.calls.settle(ctx, turn.seat, held)
        reaction = await self.reaction(ctx, laying, rule)
        if reaction is None:
            return True, await rule.act(ctx, laying)
        return await self.answered(ctx, laying, rule, reaction), None

    async def lay(self, ctx: Ctx, seat: int, card: Card) -> None:
        """Only lay the card: a coloured one becomes last, of the black ones only those that say so (X5)."""
        if card.color is None and not self.cards[card.symbol].sets_last:
            await ctx.emit(LaidUnder(seat, card))
            return
        await remember(ctx, replace_struct(course(ctx.state), number=None))
        await ctx.emit(Played(seat, card))

    async def toss(self, ctx: Ctx, seat: int, card: Card) -> None:
        """Lay a card inside a table-wide game: it becomes last and does nothing, and nobody can react (X18)."""
        held = len(ctx.state.hands[seat])
        await self.lay(ctx, seat, card)
        await self.calls.settle(ctx, seat, held)

    # --- reactions ---------------------------------------------------------------------------------------------------

    async def reaction(self, ctx: Ctx, laying: Laying, rule: ExtendedCard) -> Card | None:
        """The next player may answer with Regret or Widow; who can not is not asked, silence lets it be (X12)."""
        if ctx.words and ctx.author == laying.seat and not rule.asks_on:
            raise NotUnderstood("not-understood", said=" ".join(ctx.words))
        reactor = rule.next_after(ctx.state, laying.seat)
        if reactor == laying.seat or not self.reactions(ctx.state, reactor, rule):
            return None
        ctx.words = ()  # whatever else was typed is asked for, if the card stands

        def options(state: GameState, seat: int) -> list[Option]:
            return [*(option_to_play(card) for card in self.reactions(state, seat, rule)), LET_BE]

        choice = await ctx.ask(
            reactor, options, why="reaction", default=ACCEPT, private=True, about=laying.card
        )
        if ctx.absent == reactor:
            ctx.absent = -1  # silence has said no to this card only; what comes next is asked (X12)
        return choice.card

    def reactions(self, state: GameState, seat: int, rule: ExtendedCard) -> list[Card]:
        """The cards of a player that answer such a card (X11)."""
        return [card for card in dict.fromkeys(state.hands[seat]) if card.symbol in rule.answered_by]

    async def answered(self, ctx: Ctx, laying: Laying, rule: ExtendedCard, reaction: Card) -> bool:
        """A reaction is laid, and becomes last; returns whether the card it answers stands."""
        reactor = rule.next_after(ctx.state, laying.seat)
        regretted = reaction.symbol == REGRET
        if regretted:
            await self.give_back(ctx, laying, reactor)
            laying.turn.barred = laying.card
        else:
            await ctx.emit(Stopped(reactor, laying.seat, laying.card))
        held = len(ctx.state.hands[reactor])
        await self.lay(ctx, reactor, reaction)
        await self.calls.settle(ctx, reactor, held)
        if regretted:
            await self.going_out.after_regret(ctx, reactor)
        return not regretted

    async def give_back(self, ctx: Ctx, laying: Laying, by: int) -> None:
        """What was laid returns to the hand, and what was in force before it is again (X-Regret).

        So are effects on its player: a Circlet ends as soon as the hand is small enough, before anybody can react.
        """
        if ctx.state.effects[laying.seat] != laying.effects:
            await ctx.emit(EffectsChanged(laying.seat, laying.effects))
        packet = ctx.state.zones.get(PACKET, ())
        await ctx.emit(
            GivenBack(
                laying.seat,
                by,
                laying.card,
                laying.cards,
                packet,
                len(packet),
                laying.top,
                laying.color,
                laying.number,
            )
        )


class Combining(Rule):
    """Base of rules that let several cards be laid at once."""

    role = "part"

    def combined(self, state: GameState, turn: Turn) -> Iterator[Option]:
        """Options with the card that becomes last as `card`, and those laid with it as `cards`."""
        del state, turn
        return iter(())
