"""A stored round played again, and what it proves."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

import uno_engine as uno
from unobot.kit.replay.fairness import commitment
from unobot.messages import Snapshot, Voice, wrong_table
from unobot.messages.pictures.svg import SvgFaces
from unobot.store import InputGiven, Standing, StoredRound
from unobot.tables.journal import give_again
from unobot.tables.services import unprovided_word


class Untellable(Exception):
    """A round cannot be played again, or no further than this; the text says why."""


@dataclass(frozen=True, slots=True)
class Step:
    """An input, everything that came of it, and how the table stood then."""

    given: InputGiven
    events: tuple[uno.Event, ...]
    now: Snapshot
    game: uno.Game

    @property
    def author(self) -> str:
        """The name of the player whose input this is; empty for inputs of the clock and the table."""
        return "" if self.given.seat is None else self.game.state.names[int(self.given.seat)]


def rules_of(round_: StoredRound, catalogue: uno.Catalogue, texts: Sequence[Path]) -> uno.RuleSet:
    """Return the rules that the round was played by; `texts` are the folders that plugins bring. Raises Untellable if they are not there."""
    try:
        return catalogue.compose(round_.preset)
    except uno.BadTable as error:
        if word := unprovided_word(error):
            raise Untellable(
                f"round {round_.id} was played by “{round_.preset}”: a plugin that brings {word} is missing"
            ) from None
        raise Untellable(
            f"round {round_.id} was played by “{round_.preset}”, which the plugins there are cannot open:"
            f" {wrong_table(error, texts)}"
        ) from None


def steps_of(round_: StoredRound, rules: uno.RuleSet, witness: uno.Witness | None = None) -> Iterator[Step]:
    """Yield every step of the round, as `read.round_of` gives it. Raises Untellable where these rules go another way.

    `witness` is told of all that chance decides.
    """
    try:
        # with the seed, the state gives the same cards again: it holds the place in the random stream
        game = uno.Game(rules, bytes.fromhex(round_.seed), state=uno.load_state(round_.state, rules))
    except uno.EngineError as error:
        raise Untellable(f"round {round_.id} was saved by other rules than these: {_about(error)}") from None
    if witness is not None:
        game.witness(witness)
    for given in round_.inputs:
        before = game.question  # an answer is told as one to this, and it is gone once the answer is taken
        try:
            give_again(game, given)
        except (uno.EngineError, ValueError) as error:
            raise Untellable(
                f"round {round_.id} cannot be told further: input {given.number} ({given.text}) is refused"
                f" by the rules there are now: {_about(error)}"
            ) from None
        yield Step(given, tuple(game.take_events()), Snapshot(game, before), game)


def _about(error: Exception) -> str:
    if not isinstance(error, uno.EngineError):
        return str(error)
    about = (f"{name} {value}" for name, value in error.args_.items() if value and isinstance(value, str))
    return ", ".join([error.code, *about])


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


def proof(round_: StoredRound, rules: uno.RuleSet) -> Mapping[str, object]:
    """Return the part of a round's file by which it can be checked. Raises Untellable where these rules go another way."""
    record, dealt, drawn = _Record(), dict[str, list[str]](), list[dict[str, object]]()
    dealer = None
    for step in steps_of(round_, rules, record):
        names = step.game.state.names
        for event in step.events:
            if isinstance(event, uno.Dealt):
                dealer = names[step.game.state.dealer]
                hands = hands_after_deal(step)
                dealt = {names[seat]: _codes(hand) for seat, hand in enumerate(hands) if hand}
            elif isinstance(event, uno.Drew):
                drawn.append({"name": names[event.seat], "cards": _codes(event.cards)})
    told = {"chance": record.entries, "dealer": dealer, "dealt": dealt, "drawn": drawn}
    if round_.proof is None:
        return told
    bound = msgspec.json.decode(round_.proof)
    return {"commitment": commitment(bytes.fromhex(bound["secret"])), **bound, **told}


def hands_after_deal(step: Step) -> list[list[uno.Card]]:
    """Return the hands that were dealt: as they are now, without what the first card had somebody draw."""
    hands = [list(hand) for hand in step.game.state.hands]
    for event in step.events:
        if isinstance(event, uno.Drew):
            for card in event.cards:
                hands[event.seat].remove(card)
    return hands


def _codes(cards: Sequence[object]) -> list[str]:
    return [card.code if isinstance(card, uno.Card) else str(card) for card in cards]


@dataclass(frozen=True, slots=True)
class ShownRound:
    """A stored round, and what is needed to tell and to draw it. `voice` has the language."""

    round: StoredRound
    standings: Sequence[Standing]
    rules: uno.RuleSet
    catalogue: uno.Catalogue
    voice: Voice
    faces: SvgFaces


def summary(round_: StoredRound) -> Mapping[str, object]:
    """Return which round it is, as JSON; times in seconds since the epoch."""
    return {
        "round": round_.id,
        "network": round_.network,
        "room": round_.room,
        "table": round_.preset,
        "seats": round_.seats.split(","),
        "started": round_.started,
        "finished": round_.finished,
        "result": None if round_.result is None else json.loads(round_.result),
    }


def round_as_json(round_: StoredRound, standings: Sequence[Standing]) -> Mapping[str, object]:
    """Return all that is needed to play the round again elsewhere: its seed, the state before the deal, every input, and how it went."""
    return {
        **summary(round_),
        "seed": round_.seed,
        "opening": json.loads(round_.state),
        "inputs": [
            {
                "seat": None if given.seat is None else int(given.seat),
                "text": given.text,
                "at": given.at_ms / 1000,
            }
            for given in round_.inputs
        ],
        "standings": [
            {"name": each.name, "place": each.place, "points": each.points, "won": each.won}
            for each in standings
        ],
    }
