"""What a finished round proves: its secret, all that chance decided, and who got which cards (docs/fairness.md)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from uno_engine import Card, Dealt, Drew, RuleSet
from unobot.fairness import Bound, commitment
from unobot.replay.replayed import Step, replayed
from unobot.store import StoredRound


@dataclass(slots=True)
class _Record:
    """Notes what chance decides."""

    entries: list[dict[str, object]] = field(default_factory=list)

    def __call__(self, at: int, of: int | Sequence[object], gave: int | Sequence[object], /) -> None:
        if isinstance(of, int):
            self.entries.append({"at": at, "below": of, "gives": gave})
        else:
            assert not isinstance(gave, int)
            self.entries.append({"at": at, "shuffle": _codes(of), "gives": _codes(gave)})


def proof(round_: StoredRound, rules: RuleSet) -> Mapping[str, object]:
    """The part of a round's file by which it can be checked. Raises Untellable where these rules go another way."""
    record, dealt, drawn = _Record(), dict[str, list[str]](), list[dict[str, object]]()
    dealer = None
    for step in replayed(round_, rules, record):
        names = step.game.state.names
        for event in step.events:
            if isinstance(event, Dealt):
                dealer = names[step.game.state.dealer]
                hands = hands_after_deal(step)
                dealt = {names[seat]: _codes(hand) for seat, hand in enumerate(hands) if hand}
            elif isinstance(event, Drew):
                drawn.append({"name": names[event.seat], "cards": _codes(event.cards)})
    told = {"chance": record.entries, "dealer": dealer, "dealt": dealt, "drawn": drawn}
    return {**_sealed(round_), **told}


def _sealed(round_: StoredRound) -> Mapping[str, object]:
    if round_.secret is None or round_.shares is None:
        return {}
    return {
        "commitment": commitment(bytes.fromhex(round_.secret)),
        "secret": round_.secret,
        **msgspec.json.decode(round_.shares, type=Bound).told,
    }


def hands_after_deal(step: Step) -> list[list[Card]]:
    """What was dealt: the hands as they are now, without what the first card had somebody draw."""
    hands = [list(hand) for hand in step.game.state.hands]
    for event in step.events:
        if isinstance(event, Drew):
            for card in event.cards:
                hands[event.seat].remove(card)
    return hands


def _codes(cards: Sequence[object]) -> list[str]:
    return [card.code if isinstance(card, Card) else str(card) for card in cards]
