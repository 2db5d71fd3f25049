"""The preset `japan11`: "this time's rules", with eleven cards (P1)."""

from uno_engine import Preset

JAPAN11 = Preset(
    "japan11",
    base="classic-game",
    about=(
        "A Japanese club's rules, with 11 cards: draws cannot be stacked, and several cards cannot be played at once; "
        "going out on an action card is allowed. A draw may be dodged only by a special card; this deck has none."
    ),
    options={
        "cards": "11",
        "first-card": "dealer",
        "wd4": "free",
        "next-dealer": "winner",
        "target": "2000",
    },
    match=("winner",),
)
