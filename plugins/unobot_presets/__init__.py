"""Plugin with the named variants of presets.md: `classic`, `taiwan` and the others played with the classic game."""

from collections.abc import Sequence

import uno_engine as uno
from unobot.plugins.hookspecs import hookimpl

CLASSIC = uno.Preset("classic", base="classic-game", about="The original rules.", match=("winner",))
"""The original rules: every option has its default."""

OFFICIAL112 = uno.Preset(
    "official112",
    base="classic-game",
    about="The original rules with the 112 cards of the newer decks.",
    rules=("official112",),
    match=("winner",),
)
"""The original rules with the newer deck."""

TAIWAN = uno.Preset(
    "taiwan",
    base="classic-game",
    about="As the Chinese encyclopedia describes the game (zh-Hant). Quicker: until-cap=3.",
    options={
        "first-wd4": "bottom",
        "draw": "until",
        "wild-follow": "1",
        "challenge-turn": "one",
        "false-uno": "2",
        "false-uno-warning": "yes",
        "wrong-card": "1",
    },
    match=("winner",),
)
"""The rules of the encyclopedia of Taiwan."""

# `stack=d2` lets only a Draw Two follow a Draw Two: so a Wild Draw Four ends a chain and cannot join one (P2).
MAINLAND = uno.Preset(
    "mainland",
    base="classic-game",
    about="The rule card in decks of the Chinese mainland (zh-Hans).",
    rules=("stack", "skip-chain"),
    options={
        "stack": "d2",
        "first-card": "number",
        "voluntary-draw": "no",
        "false-uno": "2",
        "false-catch": "2",
    },
    match=("round",),
)
"""The rule card in decks of the Chinese mainland."""

JAPAN = uno.Preset(
    "japan",
    base="classic-game",
    about="The original rules as they are printed in Japan (ja).",
    options={"first-wild": "any", "challenge-success": "return", "next-dealer": "winner", "rounds": "5"},
    match=("rounds",),
)
"""The original rules as printed in Japan."""

# Its description says what is forbidden, though these are the base game's defaults: P1 asks for it.
JAPAN11 = uno.Preset(
    "japan11",
    base="classic-game",
    about=(
        "A Japanese club's rules, with 11 cards: no stacking, and one card a turn. "
        "You can go out on an action card. Only a special card could dodge a draw; this deck has none."
    ),
    options={"cards": "11", "first-card": "dealer", "wd4": "free", "next-dealer": "winner", "rounds": "5"},
    match=("rounds",),
)
"""A Japanese club's rules with eleven cards (P1)."""

DUO = uno.Preset(
    "duo",
    base="classic-game",
    about="The game for two in the Chinese encyclopedia (zh-Hant). Quicker: until-cap=3.",
    options={"first-wd4": "bottom", "draw": "until", "wild-follow": "1", "uno": "none"},
    match=("winner",),
)
"""The encyclopedia's game for two."""

PARTY = uno.Preset(
    "party",
    base="classic-game",
    about="Quick and loud, one round. Quieter: chain-cap=20 uno-penalty=2.",
    rules=("stack", "jump-in", "seven-zero", "shield"),
    options={"stack": "any", "first-card": "number", "wd4": "free"},
    match=("round",),
)
"""The game that chat tables play (P6)."""

WILD4UNO = uno.Preset(
    "wild4uno",
    base="classic-game",
    about="As taiwan, with the Wild Trade and customizable cards. Quicker: until-cap=3.",
    rules=("wild4uno",),
    options=TAIWAN.options,
    match=("winner",),
)
"""The rules of `taiwan` with a deck that trades cards (P4)."""

UNOPLUS = uno.Preset(
    "unoplus",
    base="classic-game",
    about="As taiwan, with 200 cards: Draw Seven, Wild Draw Eight, Pile Flip and Blank. Quicker: until-cap=3.",
    rules=("unoplus",),
    options=TAIWAN.options,
    match=("winner",),
)
"""The rules of `taiwan` with a deck of 200 cards (P4)."""

PRESETS: Sequence[uno.Preset] = (
    CLASSIC,
    OFFICIAL112,
    TAIWAN,
    MAINLAND,
    JAPAN,
    JAPAN11,
    DUO,
    PARTY,
    WILD4UNO,
    UNOPLUS,
)

unobot_api = 1


@hookimpl
def unobot_presets() -> Sequence[uno.Preset]:
    """Return the presets, in the order in which `!rules list` shows them."""
    return PRESETS
