"""The deck `attack`, in three editions (A1)."""

from typing import Annotated, Literal

import msgspec

from uno_engine import Deck, DiscardAll, Options, Rule, Word, settings_of
from unobot_attack.all_hit import AllHit
from unobot_attack.attack_attack import AttackAttack
from unobot_attack.cards import counts
from unobot_attack.hit_fire import HitFire
from unobot_attack.hits import HitOne, HitTwo, WildHitFour
from unobot_attack.launcher import Launcher
from unobot_attack.trade_hands import TradeHands

_CARDS = (AllHit, AttackAttack, DiscardAll, HitFire, HitOne, HitTwo, TradeHands, WildHitFour)
_CUSTOM = (
    "customizable", "custom-charade", "custom-dare", "custom-encore", "custom-everyone-draws", "custom-plain", "custom-purge",
)  # fmt: skip
"""The rules of the customizable cards, which another plugin brings."""
_OF_WILD_DRAW_FOUR = (
    "wd4",
    "challenge-by",
    "challenge-success",
    "challenge-turn",
    "challenge-guilty",
    "challenge-innocent",
)
_OF_DRAWING = ("draw", "play-drawn", "wild-follow")


class AttackSettings(msgspec.Struct, frozen=True):
    """Which cards it has."""

    edition: Annotated[
        Literal["new", "custom", "old"],
        Word("edition", "new", ("new", "custom", "old"), "Which boxes the cards are from (A1)."),
    ]


class Attack(Rule):
    """112 cards of which many hit the others with a launcher that throws cards (A1-A17)."""

    id = "attack"
    role = "deck"
    requires = ("classic-game",)
    includes = (Launcher.id, *(rule.id for rule in _CARDS), *_CUSTOM)
    conflicts = {"force-play": "nothing-drawn-is-played"}  # noqa: RUF012  # declared as a ClassVar by Rule
    refuses = {  # noqa: RUF012  # as above
        **dict.fromkeys(_OF_WILD_DRAW_FOUR, "attack-no-wild-draw-four"),
        **dict.fromkeys(_OF_DRAWING, "launcher-draws"),
    }
    presets = {"play-drawn": "never"}  # noqa: RUF012  # as above
    before = ("double-deck",)
    settings = settings_of(AttackSettings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.edition = options.read(AttackSettings).edition

    def changed_deck(self, deck: Deck, seats: int) -> Deck:
        """Return the cards of the edition in the place of those that were there."""
        return Deck(self.id, counts(self.edition, deck))
