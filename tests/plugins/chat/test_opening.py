"""What may follow `!uno`: presets, options, rules in any order, and what is said where it does not fit."""

import pytest

from tests.plugins.built_in import all_rules, built_in
from unobot.kit.testing import fake_room

OPENED = [
    ("", "classic"),
    ("taiwan +jump-in cards=9 target=200", "taiwan +jump-in cards=9 target=200"),
    ("target=200 cards=9 +jump-in taiwan", "taiwan +jump-in target=200 cards=9"),
    ("+jump-in mainland -skip-chain stack=any", "mainland -skip-chain +jump-in stack=any"),
    ("-stack MAINLAND", "mainland -stack"),
    ("+stack=any +shield", "classic +stack=any +shield"),
    ("rounds=3", "classic rounds=3"),
    ("winner places", "classic winner places"),
    ("teams cards=9", "classic teams cards=9"),
    ('official112 wc1=dare:"sing a song":2', "official112 wc1='dare:sing a song:2'"),
    ("extended dropped=yes", "extended dropped=yes"),
    ("classic -stack", "classic"),
    ("no mercy", "no-mercy"),
    ("nomercy", "no-mercy"),
    ("NoMercy cards=9", "no-mercy cards=9"),
    ("UNO No Mercy", "no-mercy"),
    ("all wild", "all-wild"),
    ("AllWild", "all-wild"),
    ("unoplus", "unoplus"),
    ("uno plus", "unoplus"),
    ("Wild 4 UNO", "wild4uno"),
    ("japan 11", "japan11"),
    ("seven zero", "classic +seven-zero"),
    ("7-0 jump in", "classic +seven-zero +jump-in"),
    ("taiwan sevenzero", "taiwan +seven-zero"),
    ("stack", "classic +stack"),
    ("+jumpin", "classic +jump-in"),
    ("party -seven zero", "party -seven-zero"),
    ("turn timeout=3m", "classic turn-timeout=3m"),
    ("classic +no-mercy", "classic +no-mercy"),
]
REFUSED = [
    ("tiawan", "There is no rule or preset called “tiawan”. Did you mean taiwan?"),
    ("+jumpimg", "There is no rule or preset called “+jumpimg”. Did you mean +jump-in?"),
    ("mainland -stakc", "There is no rule or preset called “-stakc”. Did you mean -stack?"),
    ("classic jump-im", "There is no rule or preset called “jump-im”. Did you mean +jump-in?"),
    ("nomercyy", "There is no rule or preset called “nomercyy”. Did you mean no-mercy?"),
    ("classic crads=9", "There is no option crads at this table. Did you mean cards?"),
    ("classic stack=any", "The option stack belongs to +stack, which this table does not use."),
    ("classic wc1=dare", "The option wc1 belongs to attack, official112 or wild4uno, which this table does not use."),
    ("cards=99", "cards must be a number from 1 to 20, not “99”."),
    ("+stack=foo", "stack must be one of d2, same, any, up, not “foo”."),
    ("taiwan japan", "Choose either taiwan or japan: a table can have only one preset."),
    ("winner negative", "winner and negative are both kinds of match; a table can have only one."),
    ("teams places", "teams and places can't be combined: choose one."),
    ("teams +mercy", "mercy and teams can't be combined: mercy would put out one partner alone."),
    ("official112 +wild4uno", "official112 and wild4uno are both decks; a table can have only one."),
    ("dos +jump-in", "jump-in only works with the classic game."),
    ("extended negative", "Extended has its own way of counting points."),
    ("official112 wc1=danec", "wc1 can be one of charade, dare, encore, everyone-draws, plain, purge, not “danec”."),
    ("+chain", "This bot leaves the card Chain out: its rules are undecidable even in the original."),
    ('official112 wc1=dare:"sing', "A quotation mark is missing."),
]  # fmt: skip


@pytest.mark.parametrize(("line", "table"), OPENED)
async def test_a_line_opens_its_table_whatever_its_order(line: str, table: str) -> None:
    async with fake_room("ann", plugins=built_in()) as room:
        assert await room.say("ann", f"!uno {line}") == [
            f"#uno: ann opens a table ({table}). Type !join to take a seat, !deal to start."
        ]


@pytest.mark.parametrize(("line", "why"), REFUSED)
async def test_a_line_that_does_not_fit_is_refused_in_words(line: str, why: str) -> None:
    async with fake_room("ann", plugins=built_in()) as room:
        assert await room.say("ann", f"!uno {line}") == [f"ann: [#uno] {why}"]


async def test_who_plays_the_card_that_is_left_out_is_told_so() -> None:
    async with fake_room("ann", "bob", plugins=built_in()) as room:
        await room.say("ann", "!uno extended dropped=yes")
        await room.say("bob", "!join")
        await room.say("ann", "!deal")
        assert await room.say("ann", "!play chain") == [
            "ann: [#uno] This bot leaves the card Chain out: its rules are undecidable even in the original."
        ]


@pytest.mark.parametrize("preset", sorted(all_rules().presets))
async def test_every_preset_opens_and_tells_its_rules(preset: str) -> None:
    async with fake_room("ann", plugins=built_in()) as room:
        await room.say("ann", f"!uno {preset}")
        told = await room.say("ann", "!rules")
        assert told[0].startswith(f"#uno: This table plays {preset}: ")
        assert not [line for line in told if "option-" in line or " is yes" in line or " is no" in line]


RULES = [
    ("classic", ["Rules of classic: The original rules.",
                 "Match: first to 500 points; going out scores the cards left in the other hands."]),
    ("mainland", ["Rules of mainland: The rule card in decks of the Chinese mainland (zh-Hans).",
                  ("Changes from classic: a needless UNO call costs 2; a wrong accusation costs 2; you can't draw if you "
                  "can play; the first card is always a number."),
                  ("House rules: skip-chain: a player about to be skipped may play a Skip, which passes the skip on; stack: a Draw Two "
                  "may be answered with a Draw Two; the total moves on."), "Match: one round."]),
    ("official112 wc1=encore extra=both",
     ["Rules of official112 wc1=encore extra=both: The original rules with the 112 cards of the newer decks.",
      "Changes from classic: wc1 gives its player another turn.",
      "Deck: official112: the 108 cards, 3 customizable ones, a Wild Swap Hands and a Wild Shuffle Hands.",
      "Match: first to 500 points; going out scores the cards left in the other hands."]),
    ("+stack=any +mercy=20 rounds=1",
     ["Rules of classic +stack=any +mercy=20 rounds=1: The original rules.",
      ("House rules: mercy: anyone with 20 cards or more is out of the round; stack: a draw card may be answered with any "
      "draw card; the total moves on."), "Match: 1 round; the most points win."]),
    ("extended", [("Rules of extended: Extended 5.2: 152 cards of 24 kinds, effects, reactions, and games that take over "
                  "the table."),
                  "Match: 5 rounds; the most points win."]),
    ("stack", ["stack: a Draw Two may be answered with a Draw Two; the total moves on.",
               "Option stack=d2: What continues a chain of draw cards.",
               "Option chain-cap=0: To how many cards a chain may grow; 0: to any number."]),
]  # fmt: skip


@pytest.mark.parametrize(("name", "told"), RULES)
async def test_the_rules_of_what_is_named_are_told(name: str, told: list[str]) -> None:
    async with fake_room("ann", plugins=built_in()) as room:
        assert await room.say("ann", f"!rules {name}") == [f"#uno: {line}" for line in told]


@pytest.mark.parametrize("preset", sorted(all_rules().presets))
async def test_no_rules_are_told_twice_or_as_those_of_a_table_that_is_not_there(preset: str) -> None:
    async with fake_room("ann", plugins=built_in()) as room:
        told = await room.say("ann", f"!rules {preset}")
        assert told[0].startswith(f"#uno: Rules of {preset}: ")
        clauses = [clause.strip(" .") for line in told[1:] for clause in line.partition(": ")[2].split(";")]
        assert len(set(clauses)) == len(clauses)
        assert not [line for line in told if "This table" in line or "`" in line or line.count("  ")]
