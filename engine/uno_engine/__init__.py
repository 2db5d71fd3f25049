"""The game of unobot: rules, state and chance. No input or output, no clock, no asyncio.

Rule authors find all they need here; see docs/plugins.
"""

from uno_engine.classic.called import Called, CallKept, CallOwed, Caught, FalseAlarm, Forgiven
from uno_engine.classic.calls import Calls, CallsAt
from uno_engine.classic.challenge import Challenge, Challenged
from uno_engine.classic.classic import PARTS, Classic
from uno_engine.classic.deck import NUMBERS
from uno_engine.classic.discard_all import DiscardAll
from uno_engine.classic.draw_two import DrawTwo
from uno_engine.classic.drawing import Drawing, fewest
from uno_engine.classic.first_card import FirstCard
from uno_engine.classic.hands import hands_become, swap_hands
from uno_engine.classic.matching import Matching
from uno_engine.classic.penalty import (
    Bluff,
    DrawCard,
    Penalty,
    PenaltyDropped,
    PenaltyDue,
    PenaltyPending,
    PenaltyTaken,
    PenaltyUntil,
    Pending,
    draw_amounts,
    draw_penalty,
)
from uno_engine.classic.playing import Playing
from uno_engine.classic.reverse import Reverse
from uno_engine.classic.skip import Skip, Skips
from uno_engine.classic.skip_everyone import EveryoneSkipped, SkipEveryone, skip_everyone
from uno_engine.classic.sweeping import SweepCard
from uno_engine.classic.wild import Colorless, Wild
from uno_engine.classic.wild_draw_four import WildDraw, WildDrawFour
from uno_engine.kernel.backs import backs_of, bared
from uno_engine.kernel.base import DEAL, BaseRule, Source
from uno_engine.kernel.cards import COLORS, Card, Color, Kind, by_color, color_place, each_color
from uno_engine.kernel.catalogue import Catalogue, Preset
from uno_engine.kernel.chance import SEED_BYTES, Chance, Witness, seed_from
from uno_engine.kernel.clues import Clues, HandPart
from uno_engine.kernel.codec import CannotLoad, load_state, save_state
from uno_engine.kernel.context import Ctx
from uno_engine.kernel.deals import Deals, Imagined
from uno_engine.kernel.decks import Codes, Deck, Side
from uno_engine.kernel.deprecation import PluginDeprecation
from uno_engine.kernel.errors import (
    BadTable,
    EngineError,
    Interrupted,
    NotAllowed,
    NotUnderstood,
    RuleFailed,
    TooLate,
    TooManyEvents,
)
from uno_engine.kernel.events import (
    CallInVain,
    ChangesHands,
    ColorNamed,
    DealerDrew,
    Dealt,
    Discarded,
    Drew,
    DrewNothing,
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
    Rescued,
    Reshuffled,
    Returned,
    Reversed,
    RoundBegan,
    RoundEnding,
    RoundOver,
    Scored,
    SeatRenamed,
    Showed,
    Skipped,
    TakenBack,
    TimedOut,
    TimerFired,
    TimerSet,
    Tried,
    TurnGoesTo,
    WentOut,
    changed,
)
from uno_engine.kernel.failure import culprit
from uno_engine.kernel.game import Game
from uno_engine.kernel.inputs import (
    BeginTurnAnew,
    GiveUpSeat,
    Input,
    InputText,
    MakeMove,
    PassTime,
    RenameSeat,
    SkipPlayer,
    StopMatch,
    TakeSeat,
    TakeSeatBack,
)
from uno_engine.kernel.layout import Layout, laid_out
from uno_engine.kernel.marks import (
    acts_last,
    after,
    alone,
    instead,
    never_first,
    never_last,
    phase,
    plays,
    starts,
)
from uno_engine.kernel.match import MatchRule
from uno_engine.kernel.memory import unfit_memory
from uno_engine.kernel.moves import (
    ACCEPT,
    DRAW,
    GIVE_UP,
    PASS,
    PICK_NONE,
    REFUSE,
    Ahead,
    Arg,
    Move,
    Player,
    Stands,
    name_color,
    pick,
    pick_card,
    pick_cards,
    pick_player,
    play,
    play_together,
)
from uno_engine.kernel.options import Options, settings_of
from uno_engine.kernel.outlook import HiddenHand, Outlook, outlook
from uno_engine.kernel.questions import (
    COLOR_OPTIONS,
    PICK_COLOR,
    CardPick,
    Flow,
    Mode,
    Question,
    Script,
    Then,
    color_choices,
    most_held,
    pick_next,
    pick_others,
)
from uno_engine.kernel.rule import Fact, Offer, Play, Role, Rule
from uno_engine.kernel.ruleset import RuleSet
from uno_engine.kernel.seen_backs import HandBacks, SeenBacks
from uno_engine.kernel.settings import Duration, Free, Number, Setting, Value, Word, YesNo
from uno_engine.kernel.state import GameState, HoldsCards, Seat, Stage
from uno_engine.kernel.verbs import (
    A_COLOR,
    ANYTHING,
    CARDS,
    MAYBE_NUMBER,
    MAYBE_PLAYER,
    ONE_CARD,
    TEXT,
    Argument,
    Takes,
    Verb,
)
from uno_engine.kernel.view import LazyView, View, seen, view
from uno_engine.kernel.who_sees import seen_by_all, seen_by_none, unsaid
from uno_engine.kernel.words import Words

BUILT_IN: tuple[type[Rule], ...] = (Classic, *PARTS, DiscardAll, SkipEveryone)
"""The rules that come with the engine: the base game, and cards that several decks have."""

__all__ = [
    "ACCEPT", "ANYTHING", "A_COLOR", "BUILT_IN", "CARDS", "COLORS", "COLOR_OPTIONS", "DEAL", "DRAW",
    "GIVE_UP", "MAYBE_NUMBER", "MAYBE_PLAYER", "NUMBERS", "ONE_CARD", "PARTS", "PASS", "PICK_COLOR",
    "PICK_NONE", "REFUSE", "SEED_BYTES", "TEXT", "Ahead", "Arg", "Argument", "BadTable", "BaseRule",
    "BeginTurnAnew", "Bluff", "CallInVain", "CallKept", "CallOwed", "Called", "Calls", "CallsAt",
    "CannotLoad", "Card", "CardPick", "Catalogue", "Caught", "Challenge", "Challenged", "Chance",
    "ChangesHands", "Classic", "Clues", "Codes", "Color", "ColorNamed", "Colorless", "Ctx", "DealerDrew",
    "Deals", "Dealt", "Deck", "DiscardAll", "Discarded", "DrawCard", "DrawTwo", "Drawing", "Drew",
    "DrewNothing", "Duration", "EngineError", "Event", "EveryoneSkipped", "Fact", "FalseAlarm", "FirstCard",
    "Flipped", "Flow", "Forgiven", "Free", "Game", "GameState", "GiveUpSeat", "HandBacks", "HandPart", "HandsMoved",
    "HiddenHand", "HoldsCards", "Imagined", "Input", "InputText", "Interrupted", "Joined", "Kind", "Layout",
    "LazyView", "Left", "MakeMove", "MatchOver", "MatchRule", "Matching", "Mode", "Move", "NotAllowed",
    "NotUnderstood", "Number", "Offer", "Options", "Outlook", "PassTime", "Passed", "Penalty",
    "PenaltyDropped", "PenaltyDue", "PenaltyPending", "PenaltyTaken", "PenaltyUntil", "Pending", "PhaseBegan",
    "Play", "Played", "Player", "Playing", "PluginDeprecation", "Preset", "PutBack", "PutOut", "Question",
    "Remembered", "Reminded", "RenameSeat", "Rescued", "Reshuffled", "Returned", "Reverse", "Reversed",
    "Role", "RoundBegan", "RoundEnding", "RoundOver", "Rule", "RuleFailed", "RuleSet", "Scored", "Script",
    "Seat", "SeatRenamed", "SeenBacks", "Setting", "Showed", "Side", "Skip", "SkipEveryone", "SkipPlayer", "Skipped",
    "Skips", "Source", "Stage", "Stands", "StopMatch", "SweepCard", "TakeSeat", "TakeSeatBack", "TakenBack", "Takes",
    "Then", "TimedOut", "TimerFired", "TimerSet", "TooLate", "TooManyEvents", "Tried", "TurnGoesTo", "Value",
    "Verb", "View", "WentOut", "Wild", "WildDraw", "WildDrawFour", "Witness", "Word", "Words", "YesNo",
    "acts_last", "after", "alone", "backs_of", "bared", "by_color", "changed", "color_choices", "color_place",
    "culprit", "draw_amounts", "draw_penalty", "each_color", "fewest", "hands_become", "instead",
    "laid_out", "load_state", "most_held", "name_color", "never_first", "never_last", "outlook", "phase",
    "pick", "pick_card", "pick_cards", "pick_next", "pick_others", "pick_player", "play", "play_together",
    "plays", "save_state", "seed_from", "seen", "seen_by_all", "seen_by_none", "settings_of", "skip_everyone",
    "starts", "swap_hands", "unfit_memory", "unsaid", "view",
]  # fmt: skip
