"""The game of unobot: rules, state and chance. No input or output, no clock, no asyncio.

Rule authors find all they need here; see docs/plugins.
"""

from uno_engine.classic.calls import Called, CallKept, CallOwed, Calls, CallsAt, Caught, FalseAlarm, Forgiven
from uno_engine.classic.cards import (
    NUMBERS,
    DiscardAll,
    DrawTwo,
    EveryoneSkipped,
    Reverse,
    Skip,
    SkipEveryone,
    Skips,
    hands_become,
    skip_everyone,
    swap_hands,
)
from uno_engine.classic.challenge import Challenge, Challenged
from uno_engine.classic.classic import PARTS, Classic
from uno_engine.classic.drawing import Drawing, fewest
from uno_engine.classic.first_card import FirstCard
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
from uno_engine.classic.turn import Matching, Playing, SweepCard
from uno_engine.classic.wild import Colorless, Wild, WildDraw, WildDrawFour
from uno_engine.kernel.cards import (
    COLORS,
    Card,
    Codes,
    Color,
    Deck,
    Kind,
    Side,
    by_color,
    color_place,
    each_color,
)
from uno_engine.kernel.catalogue import Catalogue, Preset
from uno_engine.kernel.chance import SEED_BYTES, Chance, Witness, seed_from
from uno_engine.kernel.codec import CannotLoad, load_state, save_state
from uno_engine.kernel.culprit import culprit
from uno_engine.kernel.errors import (
    BadTable,
    EngineError,
    Interrupted,
    NotAllowed,
    NotUnderstood,
    PluginDeprecation,
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
from uno_engine.kernel.game import Game
from uno_engine.kernel.hooks import (
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
from uno_engine.kernel.layout import Layout, laid_out
from uno_engine.kernel.memory import unfit_memory
from uno_engine.kernel.moves import (
    A_COLOR,
    ACCEPT,
    ANYTHING,
    CARDS,
    DRAW,
    GIVE_UP,
    MAYBE_NUMBER,
    MAYBE_PLAYER,
    ONE_CARD,
    PASS,
    PICK_NONE,
    REFUSE,
    TEXT,
    Ahead,
    Arg,
    Argument,
    BeginTurnAnew,
    GiveUpSeat,
    Input,
    InputText,
    MakeMove,
    Move,
    PassTime,
    Player,
    RenameSeat,
    SkipPlayer,
    Stands,
    StopMatch,
    Takes,
    TakeSeat,
    TakeSeatBack,
    Verb,
    Words,
    name_color,
    pick,
    pick_card,
    pick_cards,
    pick_player,
    play,
    play_together,
)
from uno_engine.kernel.options import (
    Duration,
    Free,
    Number,
    Options,
    Setting,
    Value,
    Word,
    YesNo,
    settings_of,
)
from uno_engine.kernel.questions import (
    COLOR_OPTIONS,
    PICK_COLOR,
    CardPick,
    Flow,
    Mode,
    Question,
    Script,
    Then,
    backs_of,
    bared,
    color_choices,
    most_held,
    pick_next,
    pick_others,
)
from uno_engine.kernel.rules import (
    DEAL,
    BaseRule,
    Ctx,
    Fact,
    MatchRule,
    Offer,
    Play,
    Role,
    Rule,
    RuleSet,
    Source,
)
from uno_engine.kernel.search import (
    Clues,
    Deals,
    HandBacks,
    HandPart,
    HiddenHand,
    Imagined,
    Outlook,
    SeenBacks,
    outlook,
)
from uno_engine.kernel.state import GameState, HoldsCards, Seat, Stage, seen_by_all, seen_by_none, unsaid
from uno_engine.kernel.view import LazyView, View, seen, view

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
