"""Answers that nobody waits for: by default, typed ahead, or the only one (B34)."""

from uno_engine.kernel.context import Ctx
from uno_engine.kernel.moves import Move, pick_cards
from uno_engine.kernel.questions import Mode, Question
from uno_engine.kernel.ruleset import RuleSet
from uno_engine.kernel.state import Seat


def given_for(ctx: Ctx, question: Question, absent: int) -> Move | None:
    """The answer that is given for a player: the default for who is absent, left or in a hurry, or what was typed ahead.

    `absent` is the seat of who did not answer before in this turn.
    """
    if question.mode is Mode.FIRST:
        return None
    if question.mode is Mode.ALL:
        return _given_for_all(ctx, question, absent)
    seat = question.asked[0]
    if _is_defaulted(ctx, seat, absent):
        return question.default_of(ctx.state, seat)
    return ctx.queue.answer(question, ctx.state, seat) if ctx.queue.values else None


# a secret question that everybody answers: who is away is answered for, the others are waited for
def _given_for_all(ctx: Ctx, question: Question, absent: int) -> Move | None:
    for seat in question.asked:
        if _is_defaulted(ctx, seat, absent):
            question.answers[seat] = question.default_of(ctx.state, seat)
    question.in_order()
    return None if question.waiting() else question.answers[question.asked[0]]


def _is_defaulted(ctx: Ctx, seat: int, absent: int) -> bool:
    """Whether that player is not asked at all, and the default is taken for them."""
    return ctx.hurried is not None or seat == absent or ctx.state.seats[seat] is Seat.LEFT


def only_answer(rules: RuleSet, ctx: Ctx, question: Question) -> Move | None:
    """The one answer that there is, if there is nothing else that would close the question (B34)."""
    if question.turn or question.mode is not Mode.ONE:
        return None
    state, seat, pick = ctx.state, question.asked[0], question.pick
    if pick is not None:
        forced = pick.least == pick.most == len(pick.cards) and not question.choices
        return pick_cards(pick.cards) if forced else None
    options = question.options(state, seat)
    if len(options) != 1:
        return None
    # an offer that would close the question is another choice, so the question must be asked
    for rule in rules.closing[question.why]:
        if any(offer.closes for offer in rule.offers(state, question, seat)):
            return None
    return options[0]
