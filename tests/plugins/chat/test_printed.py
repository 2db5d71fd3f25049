"""What is printed as an answer can be typed as it is, in the room, without prefix; other spellings of it do the same."""

import re
from collections import defaultdict
from collections.abc import Iterator

import pytest

from tests.plugins.built_in import all_rules
from tests.plugins.chat.talking import Talk, talking
from uno_engine import Game, Move, Words, save_state
from unobot.parsing import MoveRead, Speaker
from unobot.tables.table import Table

SHORT = {"rounds": "rounds=1", "winner": "target=1", "round": ""}
MORE = [
    "classic +jump-in +stack=any +shield +seven-zero +multi-play +skip-chain +mercy=15 target=1",
    "official112 extra=both target=1 wc1=charade wc2=dare wc3=purge",
    "wild4uno target=1 wc1=encore wc2=everyone-draws wc3=dare",
    "extended rounds=1 dropped=yes",
]
EXTENDED = [("extended rounds=1 dropped=yes", seed) for seed in (30, 31, 32)]
"""Its many cards ask many things: more games are played of it."""
AT_ONCE = 5
"""So many of the answers to a question are looked at."""


def tables() -> list[str]:
    """A short match of every preset, and what no preset has."""
    presets = all_rules().presets
    return [*(f"{name} {SHORT[presets[name].match[0]]}".strip() for name in presets), *MORE]


class Typist(Talk):
    """People who type what is printed; before that, every spelling of some answers is tried on copies of the game."""

    async def type(self, table: Table, seat: int, who: str, why: str) -> None:
        """Look at some answers, and type one."""
        self.ignored += [f"{who} ({why}): {wrong}" for wrong in self.wrong_spellings(table, seat)]
        await super().type(table, seat, who, why)

    def wrong_spellings(self, table: Table, seat: int) -> Iterator[str]:
        """What is typed for one of the answers, and does not do what that answer does."""
        reader = self.chat_room.place.reader(table.holders[seat].identity)
        answers: dict[str, list[Move]] = defaultdict(list)
        for move in table.view(seat).answers:
            answers[reader.printed(move, table.game.state.names)].append(move)
        for printed in self.chance.sample(sorted(answers), min(AT_ONCE, len(answers))):
            meant = [outcome(table.game, seat, MoveRead(move)) for move in answers[printed]]
            for said, private in spellings(table, printed, answers[printed][0]):
                read = reader.read(said, Speaker(table.game, seat, private=private))
                done = outcome(table.game, seat, read) if isinstance(read, MoveRead) else None
                if done not in meant:
                    yield f"“{said}”{' in private' if private else ''} for {printed} is {read}"


def spellings(table: Table, printed: str, move: Move) -> Iterator[tuple[str, bool]]:
    """Ways to type an answer, each with whether it is said in private."""
    full = Words(table.game.state.names, table.rules.deck.by_code).write(move)
    yield printed, False
    yield f"!{printed}", False
    yield f"  {printed.upper()} ", False
    yield full, False
    yield f"!{full}", False
    yield printed, True
    yield full, True
    yield f"!{full.upper()}", True


def outcome(game: Game, seat: int, read: MoveRead) -> object:
    """How a game stands after that move."""
    copy = game.copy()
    copy.play(seat, read.move, *read.ahead)
    asked = copy.question
    state = re.sub(rb'"acts":\d+', b"", save_state(copy.state))
    return state, (asked.why, asked.waiting()) if asked is not None else None


@pytest.mark.parametrize(("line", "seed"), [*((line, 7) for line in tables()), *EXTENDED])
async def test_every_answer_is_typed_as_it_is_printed(line: str, seed: int) -> None:
    async with talking(line, 3, seed, kind=Typist) as talk:
        await talk.play(400)
        assert talk.ignored == []
        assert len(talk.asked) > 0
