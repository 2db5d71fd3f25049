"""Every compound play can be typed on one line, and is asked for piece by piece if it was not; both come to the same."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from tests.plugins.chat.laying import set_out
from uno_engine import save_state
from unobot.kit.testing import FakeRoom

BOB, CID = "g5 b6 y7 rs r1 b2", "y1 y2 b3 g4 b5 b8"
DOS_BOB, DOS_CID = "g5 b6 y7 r1", "y1 y3 b3 g4"
EXTENDED, DROPPED = "extended", "extended dropped=yes"
OFFICIAL, TRADE, PLUS, CLASSIC = "official112 extra=both", "wild4uno", "unoplus", "classic"


@dataclass(frozen=True, slots=True)
class Case:
    """A play of ann on one line, and the same as the bot asks for it. `who: text`; without a name it is ann.

    `then` is said after both.
    """

    table: str
    ann: str
    lies: str
    line: str
    asked: Sequence[str]
    then: Sequence[str] = ()
    bob: str = BOB
    cid: str = CID
    draw: str = ""
    row: bool = False


CASES = [
    # base.md
    Case(CLASSIC, "w r4 g1", "r9", "!play w g", ["!play w", "!color g"]),
    Case(CLASSIC, "w r4 g1", "r9", "!wg", ["!play wild", "green"]),
    Case(CLASSIC, "wd4 r4 g1", "r9", "wd4 b", ["wd4", "!blue"]),
    Case("japan", "wd4 r3 r4 b1", "r9", "!play +4 b", ["!play wd4", "!color b"], ["bob: !ch", "!play r4"]),
    Case("taiwan", "g3 b1", "r9", "!draw", ["dr"], ["!color g"], draw="b2 b3 w"),
    Case(CLASSIC, "g3 r4", "r9", "!play r4 uno", ["!uno", "r4"]),
    # official112, D2, D4, D8
    Case(OFFICIAL, "ws r4 g1", "r9", "!play ws r bob", ["!play ws", "!color r", "!pick bob"]),
    Case(OFFICIAL, "ws r4 g1", "r9", "!ws red cid", ["!swap hands", "red", "!cid"]),
    Case(OFFICIAL, "wx r4 g1", "r9", "!play wx g", ["!play shuffle", "green"]),
    Case(f"{OFFICIAL} wc1=plain", "wc1 r4 g1", "r9", "!play wc1 g", ["!play wc1", "!color g"]),
    Case(f'{OFFICIAL} wc1=dare:"sing":2', "wc1 r4", "r9", "!play wc1 g", ["!wc1", "green"], ["bob: !refuse"]),
    Case(f"{OFFICIAL} wc2=everyone-draws", "wc2 r4 g1", "r9", "!play wc2 g", ["!play wc2", "!g"]),
    Case(f"{OFFICIAL} wc3=purge", "wc3 r4 g1", "r9", "!play wc3 g", ["!custom3", "!g"], bob="w wd4 r1"),
    Case(f"{OFFICIAL} wc3=encore", "wc3 r4 g1", "r9", "!play wc3 g", ["!wc3", "green"], ["!play g1"]),
    # wild4uno, D10
    Case(TRADE, "wt r5 g3 b1", "r9", "!play wt r bob with r5 g3",
         ["!play wt", "!color r", "!pick bob", "!pick 2", "!pick r5 g3"]),
    Case(TRADE, "wt r5 g3 b1", "r9", "!play wt r bob r5 g3", ["!wt r", "!pick bob", "!pick 2", "!pick r5 g3"]),
    Case(TRADE, "wt r5 g3 b1", "r9", "!play wt r bob 2 with r5 g3", ["!wt r bob", "!pick 2", "!pick r5 g3"]),
    Case(TRADE, "wt r5 g3 b1", "r9", "!play wt r bob 1 b1", ["!wt", "!r", "!bob", "!pick 1", "!pick b1"]),
    # unoplus, D12, D14, D15
    Case(PLUS, "w8 g5 g3", "r9", "!play w8 b", ["!play w8", "!color b"], ["bob: !challenge"]),
    Case(PLUS, "wf r5 g3", "r9", "!play wf b", ["!play wf"]),
    Case(PLUS, "wf r5 g3", "w8", "!play wf b", ["!play wf", "!color b"]),
    Case(PLUS, "wn r5 g3", "r9", "!play blank", ["!play wn"]),
    # house rules
    Case("classic +seven-zero", "r7 g3 b1", "r9", "!play r7 bob", ["r7", "!pick bob"]),
    Case("classic +seven-zero", "r7 g3 b1", "r9", "!r7 cid", ["!play 7 red", "!pick c"]),
    Case("classic +multi-play", "r5 g5 b5 b1", "r9", "r5 g5 b5 uno", ["!uno", "!play r5 g5 b5"]),
    Case("classic +multi-play +seven-zero", "r7 g7 b1", "r9", "!play r7 g7 bob", ["r7 g7", "!bob"]),
    Case("classic +multi-play +stack", "r+2 g+2 b1 b2", "r9", "r+2 g+2", ["!play r+2 g+2"],
         ["bob: b+2 y+2"], bob="b+2 y+2 r1 r2"),
    Case("classic +stack=any", "r+2 r5 g5", "r9", "r+2", ["!play rd2"], ["bob: wd4 g"], bob="wd4 y1 y2"),
    # extended.md
    Case(EXTENDED, "w r4 g1", "r9", "!play w r", ["!play w", "!color r"]),
    Case(EXTENDED, "wd4 r4 g1", "r9", "!play +4 b", ["!play +4", "!color b"]),
    Case(EXTENDED, "ri r4 g1", "r9", "ri=7", ["!play ri", "!pick 7"]),
    Case(EXTENDED, "rt4 g2 b3 y9", "r3", "rt4 with g2 b3", ["!play rt4", "!pick g2 b3"]),
    Case(EXTENDED, "rt5 g2 b3 y9", "r7", "!play rt5 with none", ["!play rt5", "!pick none"]),
    Case(EXTENDED, "rt4 g2 b3 y9", "r3", "rt4 with g2", ["!play rt4", "!pick g2"],
         ["bob: bt4 with g9"], bob="bt4 g9 b9 r1"),
    Case(EXTENDED, "rh g2 b3 y9", "r3", "!play rh", ["!play red magic"], ["bob: !play gv"], bob="gv g9 b9"),
    Case(EXTENDED, "rp g2 b3 y9", "r3", "!play rp", ["!pincer red"], ["bob: !refuse"], bob="gv g9 b9"),
    Case(EXTENDED, "ra bh r4 y9 y8", "r3", "!play ra with bh", ["!play ra", "!pick bh"]),
    Case(EXTENDED, "ra bh r4 y9 y8", "r3", "!play ra with none", ["!play ra", "!pick none"]),
    Case(EXTENDED, "rv r4 y9 y8", "r3", "!play rv 1 4", ["!play rv", "!pick 1 4"]),
    Case(EXTENDED, "duelc r4 y9 y8", "r3", "!play duelc bob red", ["!play duelc", "!pick bob", "!pick red"],
         ["bob: !black", "!pick yellow", "bob: !pick green", "!pick r4 y9"], draw="r1"),
    Case(EXTENDED, "dueln r4 y9 y8", "r3", "!play dueln bob with r4 y9",
         ["!play dueln", "!pick bob", "!pick r4 y9"], draw="w r9 r8"),
    Case(EXTENDED, "chosen r4 y9 rs w", "y3", "!play chosen with r4", ["!play chosen", "!pick r4"]),
    Case(EXTENDED, "bomb r4 y9 rs w", "r3", "!play bomb", ["!bomb"]),
    Case(EXTENDED, "disarm r4 y9 w", "g3", "!play disarm", ["!disarm"], ["bob: !accept rs bs"], bob="rs bs gs g3"),
    Case(EXTENDED, "grenade r4 y9 rs w", "g3", "!play grenade g", ["!play gren", "!color g"],
         ["bob: g5 then b", "cid: b3 then r", "!pass"]),
    Case(EXTENDED, "circlet r4 y9 rs w", "y3", "!play circlet bob", ["!play circlet", "!pick bob"]),
    Case(EXTENDED, "c4 r4 y9 rs w", "y3", "!play c4 then r4", ["!play c4", "r4"], ["bob: g5", "pa"]),
    Case(EXTENDED, "outbid r4 y9 rs w", "y3", "!play outbid r4", ["!play outbid", "r4"],
         ["bob: ri=7", "cid: b8"], bob="ri g5", cid="b8 b9 y1"),
    Case(EXTENDED, "r4 y9 rs w", "r3", "r4", ["!play r4"], ["bob: !play regret", "!draw"], bob="regret g5"),
    Case(EXTENDED, "chosen r4 y9 rs", "y3", "!play chosen with r4", ["!play chosen"],
         ["bob: !accept", "!pick r4"], bob="regret g5"),
    Case(EXTENDED, "r+2 r4 g1", "r9", "r+2", ["!play rd2"], ["bob: !play px"], bob="g+2 b6 px"),
    # the dropped cards
    Case(DROPPED, "forsaken r4 y9", "r3", "!play forsaken number", ["!play forsaken", "!pick number"]),
    Case(DROPPED, "jump r4 y9 y8", "r3", "!play jump cid", ["!play jump", "!pick cid"]),
    Case(DROPPED, "gambler r4 y9 y8 r3 b2", "r3", "!play gambler bob with r4 y9 y8 r3",
         ["!play gambler", "!pick bob", "!pick r4 y9 y8 r3"], ["bob: !pick g5 b6 y7 r1", "!pick 4 +", "bob: !pick 1 ×"]),
    Case(DROPPED, "revive r4 y9", "r3", "!play revive", ["!revive"]),
    Case(DROPPED, "r+2 r4 y9", "r9", "r+2", ["!play r+2"], ["bob: !play standin cid"], bob="standin r3 r4"),
    Case(DROPPED, "combo r4 y9 y8", "r3", "!play combo g", ["!play combo", "!color g"]),
    Case(DROPPED, "r4 r4 b4 g4 y9", "r3", "!play r4 r4 b4 g4", ["r4 r4 b4 g4"]),
    # dos.md
    Case("dos", "g8 g3 b9 b1 b5", "r8 g5", "!play 2 g8", ["!play g8", "!pick 2"], row=True, bob=DOS_BOB, cid=DOS_CID),
    Case("dos", "r# g3 b9 b1 b5", "r8 b5", "!play 2 r#=5", ["!play r#", "!pick 2"], row=True, bob=DOS_BOB, cid=DOS_CID),
    Case("dos", "r3 g3 b9 b1 b5", "r# b5", "!play 1=4 r3 b1", ["r3 b1"], row=True, bob=DOS_BOB, cid=DOS_CID),
    Case("dos", "r8 g3", "r8 g5", "r8 dos", ["!dos", "!play r8"], row=True, bob=DOS_BOB, cid=DOS_CID),
    Case("dos", "r1 r3 b9 b10", "g8 g5", "!draw", ["dr"], ["!put b9"], row=True, bob=DOS_BOB, cid=DOS_CID, draw="y1"),
    Case("dos-official", "r5 r3 b9 b1", "r8 g10", "r5 r3", ["!play 1 r5 r3"], ["!done", "!put b9"], row=True, bob=DOS_BOB, cid=DOS_CID),
]  # fmt: skip


async def said_at(case: Case, lines: Sequence[str]) -> object:
    """How the table stands when these lines, and what follows them, have been said; each of them must do something."""
    hands = {"ann": case.ann, "bob": case.bob, "cid": case.cid}
    top, row = ("", case.lies) if case.row else (case.lies, "")
    async with set_out(case.table, hands, draw=case.draw, top=top, row=row) as room:
        for line in (*lines, *case.then):
            name, colon, text = line.partition(": ")
            before = standing(room)
            heard = await room.say(name if colon else "ann", text if colon else line)
            assert standing(room) != before, f"{line} did nothing: {heard}"
            assert not asked_without_an_answer(room, heard)
        table = room.find_table()
        return (
            None
            if table is None
            else (re.sub(rb'"acts":\d+', b"", save_state(table.game.state)), question(room))
        )


def question(room: FakeRoom) -> tuple[str, tuple[int, ...]]:
    """What is asked, and of whom."""
    asked = room.table().game.question
    return (asked.why, asked.waiting()) if asked is not None else ("", ())


def standing(room: FakeRoom) -> object:
    """What changes when something has been done."""
    table = room.find_table()
    return None if table is None else (list(table.game.inputs), table.game.checkpoint, table.game.question)


def asked_without_an_answer(room: FakeRoom, heard: list[str]) -> list[str]:
    """The room's last line, if somebody is asked something out of the ordinary and it does not name what can be typed."""
    lines = [line for line in heard if line.startswith("#uno: ")]
    if not lines or room.find_table() is None or question(room)[0] in {"turn", "match", "deal", "reaction"}:
        return []
    return [] if "(!" in lines[-1] else lines[-1:]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.table}: {case.line}")
async def test_a_play_on_one_line_comes_to_the_same_as_one_asked_for(case: Case) -> None:
    assert await said_at(case, [case.line]) == await said_at(case, case.asked)
