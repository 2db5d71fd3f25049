"""Chains: a draw card answered with a draw card (`stack`, H3), a Skip with a Skip (`skip-chain`, H4)."""

from collections.abc import Collection, Iterable
from typing import Annotated, Literal

import msgspec

import uno_engine as uno


class PenaltyAnswerable(uno.Fact, frozen=True):
    """The pending penalty may be answered with a card, by whoever is hit and has one that fits."""


def answerable(state: uno.GameState) -> Iterable[uno.Fact]:
    """Return that fact while a penalty is pending, else nothing."""
    return (_ANSWERABLE,) if uno.Penalty.id in state.own else ()


_ANSWERABLE = PenaltyAnswerable()


class _Plays(dict[uno.Card, uno.Move | None]):
    """The moves that play the cards with some symbols, each made when it is first asked for; None for other cards."""

    def __init__(self, symbols: Collection[str]) -> None:
        super().__init__()
        self._symbols = symbols

    def __missing__(self, card: uno.Card) -> uno.Move | None:
        move = self[card] = uno.play(card) if card.symbol in self._symbols else None
        return move

    def of(self, hand: Iterable[uno.Card]) -> list[uno.Move]:
        """Return those of a hand, each once; mostly there are none, so it is not looked at card by card."""
        return list(filter(None, map(self.__getitem__, dict.fromkeys(hand))))


class StackSettings(msgspec.Struct, frozen=True):
    """Which cards continue a chain, and how far."""

    stack: Annotated[
        Literal["d2", "same", "any", "up"],
        uno.Word("stack", "d2", ("d2", "same", "any", "up"), "What continues a chain of draw cards (H3.2)."),
    ]
    chain_cap: Annotated[
        int,
        uno.Number("chain-cap", 0, 0, 1000, "To how many cards a chain may grow; 0: to any number (H3.5)."),
    ]


class Stack(uno.Rule):
    """Instead of drawing, a player hit by a draw card may play another one, which continues the chain (H3.1).

    The total grows and moves on; who does not continue draws it all and loses the turn. What continues: `d2` a Draw
    Two on a Draw Two only (or what takes its place in another deck), `same` the same kind on the same kind, `any` any
    draw card on any, `up` one that draws at least as much as the top one; colours need not match (H3.2). Continuing
    gives the challenge up (H3.3).
    """

    id = "stack"
    requires = ("classic-game",)
    offers_to = frozenset({"penalty"})
    settings = uno.settings_of(StackSettings)

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        chosen = options.read(StackSettings)
        self.mode = chosen.stack
        self.cap = chosen.chain_cap

    def check(self, rules: uno.RuleSet) -> None:
        """Find out how many cards each draw card of this table makes others draw."""
        self.amounts = uno.draw_amounts(rules)
        self.follow_themselves = {
            rule.symbol for rule in rules.rules if isinstance(rule, uno.DrawCard) and rule.follows_itself
        }
        self.followers = {
            chain: frozenset(symbol for symbol in self.amounts if self.continues(chain, symbol))
            for chain in self.amounts
        }
        """What may follow in a chain, by the symbol of the card that lies on it."""
        self.plays = {chain: _Plays(symbols) for chain, symbols in self.followers.items()}
        self.draws = _Plays(self.amounts)
        self.playing = rules.rule(uno.Playing)

    def may_continue(self, state: uno.GameState, card: uno.Card, times: int = 1) -> bool:
        """Whether that card, or so many of its kind at once, continues the pending chain of draw cards (H3.2, H3.5, H5.3)."""
        pending = state.memory(uno.Penalty.id, uno.Pending)
        chain = pending.card
        # a penalty may come from what is no draw card, and is no chain then
        if chain is None or chain.symbol not in self.amounts or card.symbol not in self.amounts:
            return False
        if self.cap and pending.amount + times * self.amounts[card.symbol] > self.cap:
            return False
        # On top lies another card than the chain's when a shield has answered it.
        top = state.top
        if top is None or top.symbol in self.amounts:
            return card.symbol in self.followers[chain.symbol]
        # on a shield's answer ordinary matching applies, whatever the draw card below would take (H5.3)
        return card.color in {None, state.color}

    def continues(self, chain: str, symbol: str) -> bool:
        """Whether a draw card with that symbol may follow the one with the symbol `chain` (H3.2)."""
        match self.mode:
            case "d2":
                return chain == symbol and symbol in self.follow_themselves
            case "same":
                return chain == symbol
            case "up":
                return self.amounts[symbol] >= self.amounts[chain]
            case _:
                return True

    def offers(self, state: uno.GameState, question: uno.Question, seat: int) -> Iterable[uno.Offer]:
        """List every card of the player who is hit that continues the chain."""
        chain = state.memory(uno.Penalty.id, uno.Pending).card
        if chain is None or chain.symbol not in self.amounts or seat not in question.asked:
            return ()
        on_chain = state.top is None or state.top.symbol in self.amounts
        moves = (self.plays[chain.symbol] if on_chain else self.draws).of(state.hands[seat])
        if self.cap or not on_chain or not self.playing.any_last:
            may, may_lay = self.may_continue, self.playing.may_lay
            moves = [move for move in moves if may(state, move.cards[0]) and may_lay(state, seat, move.cards)]
        return [uno.Offer(move, self.pass_on, closes=True) for move in moves]

    def facts(self, state: uno.GameState) -> Iterable[uno.Fact]:
        """Publish that the pending penalty may be answered with a card, unless no card could follow this one."""
        pending = state.memory(uno.Penalty.id, uno.Pending)
        chain = pending.card
        may = chain is not None and chain.symbol in (
            self.follow_themselves if self.mode == "d2" else self.amounts
        )
        full = self.cap and pending.amount + min(self.amounts.values()) > self.cap
        return answerable(state) if may and not full else ()

    def pass_on(self, ctx: uno.Ctx, seat: int, move: uno.Move) -> uno.Flow:
        """Play the card; what was pending is added to its own amount."""
        assert move.card is not None
        pending = ctx.state.memory(uno.Penalty.id, uno.Pending)
        # The old penalty goes first: playing the card makes a new one with the total.
        ctx.emit(uno.PenaltyDropped(pending.seat))
        return self.playing.play(ctx, seat, move.card, carried=pending.amount)


class SkipChain(uno.Rule):
    """Instead of being skipped, a player may play a Skip, which passes the skip on to the next player (H4.1).

    Several skips at once are passed on all together (H2.5). Who does not answer loses the turn; who holds no Skip is
    not asked. With two players the answer comes back to who played the first Skip (H4.2).
    """

    id = "skip-chain"
    requires = ("classic-game",)
    offers_to = frozenset({"skipped"})

    def check(self, rules: uno.RuleSet) -> None:
        """Find the rule that plays cards."""
        self.playing = rules.rule(uno.Playing)
        self.plays = _Plays({uno.Skip.symbol})

    def offers(self, state: uno.GameState, question: uno.Question, seat: int) -> Iterable[uno.Offer]:
        """List every Skip of the player who would be skipped."""
        if seat not in question.asked:
            return ()
        moves = self.plays.of(state.hands[seat])
        may = [move for move in moves if self.playing.may_lay(state, seat, move.cards)]
        return [uno.Offer(move, self.pass_on, closes=True) for move in may]

    def pass_on(self, ctx: uno.Ctx, seat: int, move: uno.Move) -> uno.Flow:
        """Play the Skip; the skips that were still to come are added to its own (H2.5)."""
        assert move.card is not None
        left = ctx.state.memory(uno.Skip.id, uno.Skips).left
        return self.playing.play(ctx, seat, move.card, carried=left)
