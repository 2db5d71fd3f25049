"""Plugin with Attack (attack.md): a launcher throws cards, where else they are drawn."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import uno_engine as uno
from unobot.document import Document, Text
from unobot.messages import Narrator
from unobot.messages.pictures import Figure
from unobot.messages.voice import Tellers
from unobot.plugins.hookspecs import hookimpl
from unobot_attack import attack
from unobot_attack.attack import AllHit, Attack, AttackAttack, HitOne, HitTwo, TradeHands, WildHitFour
from unobot_attack.launcher import HIT_FIRE, HitFire, HitTaken, Launcher, Pressed

unobot_api = 1

RULES: Sequence[type[uno.Rule]] = (
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

ATTACK = uno.Preset(
    "attack",
    base="classic-game",
    about="Instead of drawing, you press a launcher: nothing comes out, or up to eight cards.",
    rules=("attack",),
    match=("winner",),
    aliases=("uno-extreme",),
)


@hookimpl
def unobot_rules() -> Sequence[type[uno.Rule]]:
    """Return the deck, the launcher, and the rules of the cards."""
    return RULES


@hookimpl
def unobot_presets() -> Sequence[uno.Preset]:
    """Return the preset."""
    return (ATTACK,)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with the texts."""
    return (Path(__file__).parent / "texts",)


@hookimpl
def unobot_tellers() -> Tellers:
    """Return how presses are told."""
    return Tellers(events={HitTaken: tell_hit, Pressed: tell_presses})


@hookimpl
def unobot_figures() -> Mapping[uno.Kind, Figure]:
    """Return what is drawn on its cards."""
    figures = Path(__file__).parent / "figures"
    # Discard All and the customizable cards are called as those of other plugins, and so have their figures.
    return {
        attack.HIT_ONE: Figure(figures / "hit.svg", "1"),
        attack.HIT_TWO: Figure(figures / "hit.svg", "2"),
        attack.HIT_FOUR: Figure(figures / "hit.svg", "4"),
        attack.TRADE_HANDS: Figure(figures / "trade_hands.svg"),
        attack.ATTACK_ATTACK: Figure(figures / "attack_attack.svg"),
        attack.ALL_HIT: Figure(figures / "all_hit.svg"),
        HIT_FIRE: Figure(figures / "hit_fire.svg"),
    }


def tell_presses(n: Narrator, event: Pressed) -> None:
    """Tell of a player's presses for one reason: as a turn, as the price of a wrong card, or as what followed from something."""
    seat, came = event.seat, _cards(n, event)
    if event.why == "turn":
        passed = n.coming.take_if(uno.Passed, lambda e: e.seat == seat)
        # Who left on their turn: the engine presses for them, which need not be told beside it.
        if passed is None or seat not in n.gone:
            n.told.act("act-presses", **_args(n, seat, came))
    elif event.why == "fine":
        n.told.act("act-tried-presses", **_args(n, seat, came))
    else:
        skipped = n.coming.take_if(uno.Skipped, lambda e: e.seat == seat)
        id_ = "effect-presses-and-is-skipped" if skipped else "effect-presses"
        n.told.effect(id_, **_args(n, seat, came))


def tell_hit(n: Narrator, event: HitTaken) -> None:
    """Tell of the presses of who is hit, and that the turn is lost."""
    first = n.coming.take_if(Pressed, lambda e: e.seat == event.seat)
    came = _cards(n, first) if first is not None else []
    n.told.effect("effect-presses-and-is-skipped", **_args(n, event.seat, came))


def _cards(n: Narrator, first: Pressed) -> list[int]:
    """Return how many cards came with this press, and with each that follows it for the same reason."""
    seat, why = first.seat, first.why
    came = [n.coming.count_draws(seat, why)]
    while n.coming.take_if(Pressed, lambda e: (e.seat, e.why) == (seat, why)):
        came.append(n.coming.count_draws(seat, why))
    return came


def _args(n: Narrator, seat: int, came: list[int]) -> dict[str, Document | int]:
    counts = (Text(" + ".join(map(str, came))),)
    return {"player": (n.name(seat),), "times": len(came), "count": sum(came), "counts": counts}
