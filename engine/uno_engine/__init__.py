"""The game of unobot: rules, state and chance. No input or output, no clock, no asyncio.

Rule authors find all they need here; see plugins/README.md.
"""

from uno_engine.classic.classic import PARTS, Classic
from uno_engine.kernel.base import BaseRule, MatchRule, in_round
from uno_engine.kernel.cards import COLORS, Card, Color, Deck, Kind, by_color, each_color
from uno_engine.kernel.catalogue import Catalogue, Preset
from uno_engine.kernel.chance import SEED_BYTES, Chance, seed_from
from uno_engine.kernel.codec import CannotLoad, load_state, save_state
from uno_engine.kernel.context import Ctx
from uno_engine.kernel.errors import BadTable, EngineError, NotAllowed, NotUnderstood, RuleFailed, TooLate
from uno_engine.kernel.events import (
    ColorNamed,
    DealerDrew,
    Dealt,
    Discarded,
    Drew,
    DrewNothing,
    EffectsChanged,
    Event,
    Flipped,
    HandsMoved,
    Joined,
    Left,
    MatchOver,
    Passed,
    PhaseBegan,
    Played,
    PutBack,
    PutOut,
    Remembered,
    Reminded,
    Renamed,
    Reshuffled,
    Returned,
    Reversed,
    RoundBegan,
    RoundEnding,
    RoundOver,
    Scored,
    Showed,
    Skipped,
    TakenBack,
    TimedOut,
    TimerFired,
    TimerSet,
    Tried,
    TurnGoesTo,
    WentOut,
)
from uno_engine.kernel.game import Game, Input
from uno_engine.kernel.questions import (
    COLOR_OPTIONS,
    DRAW,
    GIVE_UP,
    PASS,
    CardPick,
    Mode,
    Option,
    Question,
    name_color,
    pick_card,
    pick_cards,
    pick_seat,
    pick_value,
    play,
)
from uno_engine.kernel.rule import Offer, Play, Rule, acts_last, after, instead, phase, plays
from uno_engine.kernel.ruleset import RuleSet
from uno_engine.kernel.settings import Duration, Free, Number, Options, Setting, Word, YesNo
from uno_engine.kernel.state import Effect, GameState, Seat
from uno_engine.kernel.view import View, seen, view

BUILT_IN = (Classic, *PARTS)
"""The rules that come with the engine: the base game."""
