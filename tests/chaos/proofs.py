"""What must hold after each run, whatever was done to the bot. Each check returns findings, in words."""

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from tests.chaos.people import Heard, Person
from tests.chaos.record import Said
from tests.plugins.built_in import all_rules
from tests.private_lines import Hand, read_private
from uno_engine import Card, Catalogue, Discarded, Game, Played, load_state
from unobot.kit.invariants import InvariantBroken, Invariants
from unobot.store import StoredRound
from unobot.tables.journal import give_again
from unobot_extended.state import LaidUnder

_CODE: Final = re.compile(r"\[([0-9A-Za-z+#]+)\]")
_RUN: Final = re.compile(r"(?:\[[0-9A-Za-z+#]+\][ ,]*){4,}")
"""So many cards in a row could be somebody's hand; of fewer, other lines have as many by chance."""
_STEM: Final = re.compile(r"([a-z]+\d+q)[a-e]?\b")
_SHOWN: Final = re.compile(r"\S+ held \[")
"""Whoever challenges is shown the hand, alone."""
_MOVE: Final = re.compile(r"(?:play|draw|challenge)\b")
_AGAIN: Final = " (again)"
_UNSTORED: Final = (
    "I can't save anything",
    "Something went wrong on my side",
    "Slow down, please",
    "I have to go for now.",
)
"""What the bot says without storing it."""


@dataclass
class Replayed:
    """What the stored rounds of a room were, played again from their openings."""

    plays: list[tuple[str, str]] = field(default_factory=list)
    hands: dict[str, set[tuple[str, ...]]] = field(default_factory=lambda: defaultdict(set))
    """Every hand that anybody held, by the stem of their name."""
    discarded: set[tuple[str, ...]] = field(default_factory=set)
    """The cards that somebody discarded openly at once, as the whole hand when a Grenade explodes."""
    given: list[tuple[str, str]] = field(default_factory=list)
    """Every input of a player, with the stem of their name."""
    findings: list[str] = field(default_factory=list)


def stem(name: str) -> str:
    """Who is called so."""
    found = _STEM.match(name)
    return found[1] if found else name


def replayed(rounds: Iterable[StoredRound], catalogue: Catalogue | None = None) -> Replayed:
    """Play all rounds of a room again; cards must be conserved after each input."""
    found = Replayed()
    for round_ in rounds:
        try:
            _replay(round_, found, catalogue or all_rules())
        except Exception as error:  # noqa: BLE001 - that it cannot be played again is a finding
            found.findings.append(
                f"round {round_.id} cannot be played again: {type(error).__name__}: {error}"
            )
    return found


def _replay(round_: StoredRound, found: Replayed, catalogue: Catalogue) -> None:
    rules = catalogue.compose(round_.preset)
    game = Game(rules, bytes.fromhex(round_.seed), state=load_state(round_.state, rules))
    conserved = Invariants(rules, len(round_.seats.split(",")))
    for number, given in enumerate(round_.inputs, 1):
        if given.number != number:
            found.findings.append(f"round {round_.id} has no input {number}, but {given.number}")
        give_again(game, given)
        names = [stem(name) for name in game.state.names]
        if given.seat is not None:
            found.given.append((names[int(given.seat)], given.text))
        events = game.take_events()
        found.discarded |= {_sorted(event.cards) for event in events if isinstance(event, Discarded)}
        found.plays += [
            (names[event.seat], event.card.code)
            for event in events
            # of Extended's black cards most lie under the last one, and are told as played, too
            if isinstance(event, Played | LaidUnder)
        ]
        for name, hand in zip(names, game.state.hands, strict=True):
            found.hands[name].add(_sorted(hand))
        try:
            conserved.check(game)
        except InvariantBroken as broken:
            found.findings.append(f"round {round_.id} after input {number}: {broken}")


def table(
    rounds: Sequence[StoredRound],
    messages: Sequence[Said],
    witness: Person,
    players: Sequence[Person],
    excused: Collection[int],
    catalogue: Catalogue | None = None,
) -> Iterator[str]:
    """All proofs of one table: its rounds, all that was committed to be said about it, and what people heard and typed."""
    again = replayed(rounds, catalogue)
    public = [each for each in messages if each.to is None]
    yield from again.findings
    yield from plays_told(again.plays, public)
    yield from told_once(public, witness.heard, excused)
    for person in (*players, witness):
        yield from hands_of_their_own(person, again.hands, again.discarded)
        yield from given_once(person, again.given)


def _sorted(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(sorted(card.code.lower() for card in cards))


def hands_of_their_own(
    person: Person, hands: dict[str, set[tuple[str, ...]]], discarded: Collection[tuple[str, ...]] = ()
) -> Iterator[str]:
    """Nobody is told a hand that they never held, nor anything that was another's, but for what was discarded openly."""
    own = hands.get(person.stem, set())
    for heard in person.heard:
        said = read_private(heard.text) if heard.where == "alone" else None
        if isinstance(said, Hand) and said.cards and tuple(sorted(said.cards)) not in own:
            yield f"{person.stem} was told a hand that they never held"
    others = {
        hand: name for name, held in hands.items() if name != person.stem for hand in held if len(hand) > 3
    }
    for line in person.raw:
        if _SHOWN.search(line):
            continue
        for run in _RUN.findall(line):
            cards = tuple(sorted(code.lower() for code in _CODE.findall(run)))
            if cards in others and cards not in own and cards not in discarded:
                yield f"{person.stem} received what {others[cards]} held: {line}"


def units(heard: Iterable[Heard]) -> list[tuple[str, bool]]:
    """What was said in the room, one message after the other, and whether it was marked as a repetition."""
    lines: list[str] = []
    for each in heard:
        if each.where != "room":
            continue
        if each.text.startswith("… ") and lines:
            lines[-1] += f" {each.text[2:]}"
        else:
            lines.append(each.text)
    found = []
    for line in lines:
        again = line.endswith(_AGAIN)
        found += [(_even(part), again) for part in line.removesuffix(_AGAIN).split(" | ")]
    return found


def _even(text: str) -> str:
    # a line is addressed to the name that somebody has when it is said, not when it was committed
    return " ".join(_STEM.sub(lambda found: found[1], text).split())


def told_once(said: Sequence[Said], heard: Sequence[Heard], excused: Collection[int]) -> Iterator[str]:
    """All that was committed for a room was told there, and nothing else; what came twice was marked."""
    committed = Counter(_even(each.text) for each in said)
    shorter = {_even(each.told): _even(each.text) for each in said}
    there = [(text if text in committed else shorter.get(text, text), again) for text, again in units(heard)]
    once = Counter(text for text, again in there if not again)
    marked = Counter(text for text, again in there if again)
    for text in once.keys() | marked.keys():
        if text not in committed and not text.startswith(_UNSTORED):
            yield f"told, but never committed: {text!r}"
        elif text in committed and once[text] > committed[text]:
            yield f"told twice without a mark: {text!r}"
    # of several with the same words those that may be missing are the ones that are
    missing = committed - once - marked - Counter(_even(each.text) for each in said if each.key in excused)
    for each in reversed(said):
        if missing[_even(each.text)] > 0 and not each.optional and each.key not in excused:
            missing[_even(each.text)] -= 1
            yield f"committed, but never told: {each.key} {each.text!r}"


def plays_told(plays: Sequence[tuple[str, str]], said: Sequence[Said]) -> Iterator[str]:
    """Each play that is stored was committed with a line that tells it, and the other way round."""
    told = Counter(
        (stem(found[1]), found[2].lower())
        for each in said
        for found in re.finditer(
            r"(\S+)(?: \(was [^)]+\))? (?:draws (?:\d+ cards )?and )?plays \[([^\]]+)\]", each.text
        )
    )
    stored = Counter((who, card.lower()) for who, card in plays)
    for who, card in (stored - told).elements():
        yield f"{who} played {card}, which was never told"
    for who, card in (told - stored).elements():
        yield f"{who} was told to have played {card}, and the store knows nothing of it"


def given_once(person: Person, inputs: Iterable[tuple[str, str]]) -> Iterator[str]:
    """No move of theirs counted oftener than they typed it; `inputs` are all with the stem of whose they are."""
    given = Counter(_words(text) for text in person.typed)
    moves = (text for who, text in inputs if who == person.stem and _MOVE.match(text))
    for words, count in Counter(map(_words, moves)).items():
        if count > given[words]:
            yield f"{person.stem} gave {' '.join(words)} {given[words]} times, and it counted {count} times"


def _words(text: str) -> tuple[str, ...]:
    # a colour and a call may be stored apart from the card they were typed with, and `play` may be left out
    first, *more = text.lower().replace(",", " ").removeprefix("play ").split()
    return (first, *more[:1]) if first.isdecimal() else (first,)
