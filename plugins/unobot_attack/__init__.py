"""Plugin with Attack (attack.md): a launcher throws cards, where else they are drawn."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from uno_engine import Preset, Rule
from unobot.hookspecs import hookimpl
from unobot.messages.voice import Tellers
from unobot.parts import Figure, Kind
from unobot_attack.all_hit import AllHit
from unobot_attack.attack_attack import AttackAttack
from unobot_attack.deck import Attack
from unobot_attack.drawn import FIGURES
from unobot_attack.hit_fire import HitFire
from unobot_attack.hits import HitOne, HitTwo, WildHitFour
from unobot_attack.launcher import Launcher
from unobot_attack.tellers import TELLERS
from unobot_attack.trade_hands import TradeHands

unobot_api = 1

RULES: Sequence[type[Rule]] = (
    AllHit,
    Attack,
    AttackAttack,
    HitFire,
    HitOne,
    HitTwo,
    Launcher,
    TradeHands,
    WildHitFour,
)

ATTACK = Preset(
    "attack",
    base="classic-game",
    about="A launcher throws nothing or up to eight cards, where else one draws.",
    rules=("attack",),
    match=("winner",),
    aliases=("uno-extreme",),
)


@hookimpl
def unobot_rules() -> Sequence[type[Rule]]:
    """Return the deck, the launcher, and the rules of the cards."""
    return RULES


@hookimpl
def unobot_presets() -> Sequence[Preset]:
    """Return the preset."""
    return (ATTACK,)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with the texts."""
    return (Path(__file__).parent / "texts",)


@hookimpl
def unobot_tellers() -> Tellers:
    """Return how presses are told."""
    return TELLERS


@hookimpl
def unobot_figures() -> Mapping[Kind, Figure]:
    """Return what is drawn on its cards."""
    return FIGURES
