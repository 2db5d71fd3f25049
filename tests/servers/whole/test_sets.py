"""A whole round of each boxed set on a real server of each kind, by people who type what is listed."""

import asyncio
import re
from collections.abc import Collection, Sequence
from pathlib import Path
from random import Random

import pytest

from tests.plugins.built_in import all_rules
from tests.private_lines import Hand, read_private
from tests.servers.ngircd import Ngircd
from tests.servers.synapse import Account, Synapse
from tests.servers.whole.people import Person, enters, on_ngircd, on_synapse, played_out

SETS = {
    "no-mercy": (5, ("play wr4", "play wcr", "play rda")),
    "flip": (10, ("play rf", "play wc", "challenge")),
    "attack": (5, ("play gh2", "play wa uno", "draw")),
    "all-wild": (8, ("play wt2", "play ws", "play wsk2")),
}
"""For each set a deal in which three of them soon see much of it, and what is typed then."""
WHICH_COLOR = re.compile(r"(?:^|\. )(\S+?)[,:] [^.]*\(!color (\w+)")
WON = re.compile(r" wins the match|tie for first")


async def sits_down(people: Sequence[Person], line: str) -> None:
    """Open a table of that line, and join it."""
    opener, *others = people
    await enters(opener, f"!uno {line}")
    for person in others:
        await enters(person, "!join")


async def plays(person: Person, line: str, typed: list[str], chance: Random) -> None:
    """Type one of the listed answers whenever something is asked, until the match is won."""
    cards = all_rules().compose(line).deck.by_code
    private, public = len(person.private), len(person.public)
    while not any(map(WON.search, person.public)):
        for said in person.private[private:]:
            private += 1
            hand = read_private(re.sub(r"^\[[^]]*\] ", "[#room] ", said))
            if isinstance(hand, Hand) and hand.answers:
                typed.append(answer(hand, cards.keys(), chance))
                await person.tell(f"!{typed[-1]}")
        for said in person.public[public:]:
            public += 1
            # who has played the black card themselves is asked for its colour in the room alone
            asked = WHICH_COLOR.search(said)
            if asked and asked[1] == person.name and typed[-1].startswith("play"):
                typed.append(f"color {asked[2]}")
                await person.tell(f"!{typed[-1]}")
        await person.news()


def answer(hand: Hand, cards: Collection[str], chance: Random) -> str:
    """A card if one can be played, else anything that is listed; the last card but one calls."""
    assert hand.answers is not None
    playable = [each for each in hand.answers if each in cards]
    if not playable:
        return chance.choice(hand.answers)
    return f"play {chance.choice(playable)}{' uno' if len(hand.cards) == 2 else ''}"


async def played(people: Sequence[Person], preset: str) -> list[str]:
    """Play a round; all that was typed."""
    line = f"{preset} round cards=4"
    typed: list[str] = []
    await sits_down(people, line)
    playing = [
        asyncio.create_task(plays(person, line, typed, Random(seat))) for seat, person in enumerate(people)
    ]
    await people[0].tell("!deal")
    await played_out(people[0], playing, typed)
    return typed


def seed(preset: str) -> bytes:
    """The deal."""
    return SETS[preset][0].to_bytes(32, "big")


def check(preset: str, people: Sequence[Person], typed: Sequence[str]) -> None:
    """The set's own cards were played, what was listed could be typed, and nobody was told more than their own hand."""
    assert [wanted for wanted in SETS[preset][1] if wanted not in typed] == []
    private = [line for person in people for line in person.private]
    assert [line for line in private if re.search(r"can't|not (?:allowed|possible)|don't|No ", line)] == []
    assert not any("Your cards" in line for person in people for line in person.public)
    assert len([line for line in private if "Your cards" in line]) >= len(people)


@pytest.mark.parametrize("preset", SETS)
async def test_a_round_of_a_set_on_ngircd(preset: str, ngircd: Ngircd, tmp_path: Path) -> None:
    async with on_ngircd(ngircd, tmp_path, seed(preset), style="plain") as people:
        check(preset, people, await played(people, preset))


# the games are the same on both networks; on this one cards have two sides and hands can be long
@pytest.mark.parametrize("preset", ["flip", "no-mercy"])
async def test_a_round_of_a_set_on_synapse(
    preset: str, synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with on_synapse(synapse, us, tmp_path, seed(preset), style="plain") as people:
        check(preset, people, await played(people, preset))
