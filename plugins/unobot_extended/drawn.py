"""What is drawn on the cards of Extended. Those that the classic game has, too, look as they do there."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from unobot.parts import Figure, Kind
from unobot_extended import kinds

_FOLDER: Final = Path(__file__).parent / "figures"


def _drawn(name: str, label: str = "") -> Figure:
    return Figure(_FOLDER / f"{name}.svg", label)


FIGURES: Final[Mapping[Kind, Figure]] = {
    kinds.INFINITY: _drawn("infinity"),
    kinds.TRANSFER_LOW: _drawn("transfer", "4"),
    kinds.TRANSFER_HIGH: _drawn("transfer", "5"),
    kinds.MAGIC_HAND: _drawn("magic_hand"),
    kinds.PINCER: _drawn("pincer"),
    kinds.REWARD: _drawn("reward"),
    kinds.WIDOW: _drawn("widow"),
    kinds.COLOUR_DUEL: _drawn("colour_duel"),
    kinds.NUMBER_DUEL: _drawn("swords", "#"),
    kinds.BOMB: _drawn("bomb"),
    kinds.CHOSEN_ONE: _drawn("chosen_one"),
    kinds.CIRCLET: _drawn("circlet"),
    kinds.DISARM: _drawn("disarm"),
    kinds.REGRET: _drawn("regret"),
    kinds.BOUNCE: _drawn("bounce"),
    kinds.PASS: _drawn("passing"),
    kinds.GRENADE: _drawn("grenade"),
    kinds.C4: _drawn("c4"),
    kinds.OUTBID: _drawn("outbid"),
    kinds.FORSAKEN: _drawn("forsaken"),
    kinds.JUMP: _drawn("jump"),
    kinds.GAMBLER: _drawn("gambler"),
    kinds.REVIVE: _drawn("revive"),
    kinds.STAND_IN: _drawn("stand_in"),
    kinds.COMBO: _drawn("combo"),
}
