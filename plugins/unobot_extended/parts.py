"""The list of the rules that Extended consists of, beside its base rule."""

from uno_engine import Rule
from unobot_extended.calls import ExtendedCalls
from unobot_extended.cards.bomb import Bomb
from unobot_extended.cards.bounce import Bounce
from unobot_extended.cards.c4 import C4
from unobot_extended.cards.chosen_one import ChosenOne
from unobot_extended.cards.circlet import Circlet
from unobot_extended.cards.colour_duel import ColourDuel
from unobot_extended.cards.disarm import Disarm
from unobot_extended.cards.draw_four import DrawFour
from unobot_extended.cards.draw_two import ExtendedDrawTwo
from unobot_extended.cards.grenade import Grenade
from unobot_extended.cards.infinity import Infinity
from unobot_extended.cards.magic_hand import MagicHand
from unobot_extended.cards.number_duel import NumberDuel
from unobot_extended.cards.numbers import Numbers
from unobot_extended.cards.outbid import Outbid
from unobot_extended.cards.passing import Pass
from unobot_extended.cards.pincer import Pincer
from unobot_extended.cards.regret import Regret
from unobot_extended.cards.reverse import ExtendedReverse
from unobot_extended.cards.reward import Reward
from unobot_extended.cards.skip import ExtendedSkip
from unobot_extended.cards.transfer import Transfer
from unobot_extended.cards.widow import Widow
from unobot_extended.cards.wild import ExtendedWild
from unobot_extended.dropped.combo import Combo
from unobot_extended.dropped.forsaken import Forsaken
from unobot_extended.dropped.gambler import Gambler
from unobot_extended.dropped.jump import Jump
from unobot_extended.dropped.revive import Revive
from unobot_extended.dropped.stand_in import StandIn
from unobot_extended.effects import Effects
from unobot_extended.going_out import GoingOut
from unobot_extended.judgement import Judgement
from unobot_extended.limits import Limits
from unobot_extended.matching import ExtendedMatching
from unobot_extended.playing import ExtendedPlaying
from unobot_extended.turn import DrawAndPlay

CARDS: tuple[type[Rule], ...] = (
    Bomb, Bounce, C4, ChosenOne, Circlet, ColourDuel, Disarm, DrawFour, ExtendedDrawTwo, Grenade, Infinity, MagicHand,
    NumberDuel, Numbers, Outbid, Pass, Pincer, Regret, ExtendedReverse, Reward, ExtendedSkip, Transfer, Widow, ExtendedWild,
)  # fmt: skip
"""The cards: each has a file of its own in `cards`."""

DROPPED: tuple[type[Rule], ...] = (Combo, Forsaken, Gambler, Jump, Revive, StandIn)
"""The optional cards (`dropped=yes`): each has a file of its own in `dropped`."""

PARTS: tuple[type[Rule], ...] = (
    *CARDS, *DROPPED, DrawAndPlay, Effects, ExtendedCalls, GoingOut, Judgement, Limits, ExtendedMatching, ExtendedPlaying,
)  # fmt: skip
